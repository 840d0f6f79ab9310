/** A game as its table loads it, without the reasons of refusals, is the same game. */
import { choicesIn } from '../../src/book/choices.ts';
import { describe, expect, it } from 'vitest';
import { judgedByList } from '../../src/referee/erased-types.ts';
import { expectSame } from '../expect-same.ts';
import { GAMES } from './games.ts';
import { sampleOf, SEED } from './sample.ts';
import { triesOf } from './tries.ts';

describe.each(GAMES)(`$id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game } = each;

  it('allows by its list what it judges allowed, and nothing else', () => {
    const listed = judgedByList(game);
    for (const { position, move, verdict, words } of triesOf(each).slice(0, 2000))
      expectSame([words, listed.judge(position, move).allowed], [words, verdict.allowed]);
  });
});

describe.each(GAMES.filter(({ table }) => table !== null))(
  `the table of $id (FIELDKIT_DAY=${SEED})`,
  (each) => {
    const { game, scenery, table } = each;

    it('is seen, told and gone on from as the whole game is', () => {
      if (table === null || scenery === null) throw new Error('a table without a board');
      expect(sampleOf(each).length).toBeGreaterThan(10);
      for (const position of sampleOf(each)) {
        expectSame(table.scenery.scene(position, 0), scenery.scene(position, 0));
        expectSame(choicesIn(table, position), choicesIn({ game, scenery }, position));
        for (const move of game.moves(position).slice(0, 5)) {
          const after = table.game.play(position, move);
          expectSame(after, game.play(position, move));
          const words = game.print(position, move);
          expectSame(table.game.parse(position, ` ${words.toUpperCase()} `), game.parse(position, words));
          const told = table.scenery.happenings(position, move, after);
          const whole = scenery.happenings(position, move, after);
          // A table need not tell `aside` events: they follow from the rules and show nothing.
          expectSame(
            told.filter(({ aside }) => !aside),
            whole.filter(({ aside }) => !aside),
          );
          for (const event of told) expect(whole).toContainEqual(event);
        }
        expect(table.game.parse(position, 'no such move').ok).toBe(false);
      }
    });
  },
);

/** A game as its table loads it, without the reasons of refusals, is the same game. */
import { choicesIn } from '../../src/book/choices.ts';
import { describe, expect, it } from 'vitest';
import { judgedByList } from '../../src/referee/erased-types.ts';
import { GAMES } from './games.ts';
import { sampleOf, SEED } from './sample.ts';
import { triesOf } from './tries.ts';

describe.each(GAMES)(`$id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game } = each;

  it('allows by its list what it judges allowed, and nothing else', () => {
    const listed = judgedByList(game);
    for (const { position, move, verdict, words } of triesOf(each).slice(0, 2000))
      expect([words, listed.judge(position, move).allowed]).toEqual([words, verdict.allowed]);
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
        expect(table.scenery.scene(position, 0)).toEqual(scenery.scene(position, 0));
        expect(choicesIn(table, position)).toEqual(choicesIn({ game, scenery }, position));
        for (const move of game.moves(position).slice(0, 5)) {
          const after = table.game.play(position, move);
          expect(after).toEqual(game.play(position, move));
          const words = game.print(position, move);
          expect(table.game.parse(position, ` ${words.toUpperCase()} `)).toEqual(game.parse(position, words));
          const told = table.scenery.happenings(position, move, after);
          const whole = scenery.happenings(position, move, after);
          // A table need not tell `aside` events: they follow from the rules and show nothing.
          expect(told.filter(({ aside }) => !aside)).toEqual(whole.filter(({ aside }) => !aside));
          for (const event of told) expect(whole).toContainEqual(event);
        }
        expect(table.game.parse(position, 'no such move').ok).toBe(false);
      }
    });
  },
);

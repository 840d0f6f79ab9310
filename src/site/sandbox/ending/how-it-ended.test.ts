/** The sheet tells the result by who plays and what decided it. */
import { expect, it } from 'vitest';
import { LOOPGRAVEN } from '../../../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../../../games/street-armour/index.ts';
import { standing } from '../../../../scripts/cli/referees.ts';
import type { ShelfGame } from '../../../book/shelf-game.ts';
import { lotsOf } from '../../../referee/chance/random.ts';
import { byWeight } from '../../../referee/chance/draw.ts';
import { beginPlay, made, positionOf } from '../../play/play.ts';
import { howItEnded } from './how-it-ended.ts';

/** A game that starts with these moves and goes on at random to its end. */
async function ended({ referee }: ShelfGame, seed: string, ...first: readonly string[]) {
  const [game, scenery] = await Promise.all([referee?.game(), referee?.scenery?.()]);
  if (game === undefined || scenery === undefined) throw new Error('a game without a table');
  const begun = beginPlay(game, [], seed);
  if (!begun.ok) throw new Error(begun.faults.join());
  const lot = lotsOf(seed);
  let { value: play } = begun;
  while (game.toAct(positionOf(play)) !== null) {
    const position = positionOf(play);
    const list = game.moves(position);
    const agreed = list.find((move) => game.print(position, move) === first[play.words.length]);
    const isChance = game.toAct(position) === 'chance';
    play = made(
      game,
      play,
      agreed ?? (isChance ? byWeight(game, position, list, lot) : list[lot(list.length)]),
    );
  }
  const table = { game, scenery };
  return { table, play, how: howItEnded(table, null, play.history, []) };
}

const SHORT = 'length short';

it('names of a side that has won only whoever plays', async () => {
  const { table, play, how } = await ended(LOOPGRAVEN, 'ended', SHORT, 'players 2');
  const last = positionOf(play);
  expect(table.game.outcome(last)?.winners).toHaveLength(2);
  expect(how?.winners).toHaveLength(1);
  expect(how?.playing).toEqual([0, 1]);
  expect(standing(table, last)).toMatch(/: (red|gray) wins\.$/);
});

it('names both of a side where four play', async () => {
  const { table, play, how } = await ended(LOOPGRAVEN, 'ended', SHORT, 'players 4');
  expect(how?.winners).toEqual(table.game.outcome(positionOf(play))?.winners);
});

it('says by what a game without a score was won, line by line', async () => {
  const { how } = await ended(LOOPGRAVEN, 'ended', SHORT, 'players 2');
  expect(how?.lines.map(({ says }) => says)).toEqual(['troops left', 'enemy trench spaces held']);
  const { says, rule } = how?.because[0] ?? {};
  expect([says, rule]).toEqual([
    expect.stringMatching(/’s side has won: the enemy/),
    expect.stringMatching(/^W-07/),
  ]);
});

it.each([
  ['task tanks', ['enemy tanks destroyed']],
  ['task one-flag', ['enemy tanks destroyed', 'enemy flags captured']],
])('counts what decides %s', async (task, lines) => {
  const { table, play, how } = await ended(STREET_ARMOUR, 'ended', 'lay 1', task);
  expect(how?.lines.map(({ says }) => says).slice(0, lines.length)).toEqual(lines);
  const { rules = [] } = table.game.outcome(positionOf(play)) ?? {};
  expect(how?.because.length).toBeGreaterThan(0);
  for (const { says, rule } of how?.because ?? []) {
    expect(rules).toContain(rule);
    expect(says).not.toMatch(/^(West|East) has won$/);
  }
});

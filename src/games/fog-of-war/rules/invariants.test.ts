/** Random games keep the invariants in every position. */
import { describe, expect, it } from 'vitest';
import { chanceOf, lotsOf } from '../../../referee/chance/random.ts';
import { byWeight } from '../../../referee/chance/draw.ts';
import { fogOfWar } from './judge.ts';
import { OPTION_IDS, type OptionId } from './options.ts';
import { plus } from './card-counts.ts';
import { cardsInPlay, SIDES, type War } from './position.ts';

/** Some positions of a random game, from beginning to end. */
function game(on: readonly OptionId[], seed: string): readonly War[] {
  const lot = lotsOf(seed);
  const begun = fogOfWar.setUp(on, chanceOf(seed));
  if (!begun.ok) throw new Error(begun.faults.join());
  const all = [begun.value];
  for (let position = begun.value; fogOfWar.toAct(position) !== null; all.push(position)) {
    const moves = fogOfWar.moves(position);
    const move =
      fogOfWar.toAct(position) === 'chance'
        ? byWeight(fogOfWar, position, moves, lot)
        : moves[lot(moves.length)];
    if (move === undefined) throw new Error(`nobody can move in ${position.stage}`);
    position = fogOfWar.play(position, move);
  }
  return all;
}

const ADVANCED: readonly OptionId[] = OPTION_IDS.slice(OPTION_IDS.indexOf('supply-and-defence'));

describe.each([
  ['as it is', []],
  ['with all advanced rules', ADVANCED],
  ['with the other reading of everything', OPTION_IDS],
] as const)('The Fog of War %s', (_, on) => {
  const positions = game(on, `fog ${on.length}`);
  const some = positions.filter((__, index) => index % 7 === 0);

  it('ends with a winner', () => {
    expect(fogOfWar.outcome(positions.at(-1) as War)?.winners.length).toBe(1);
  });

  it('neither loses nor makes a card', () => {
    for (const position of positions)
      for (const side of SIDES)
        expect(position.piles[side].reduce(plus)).toEqual(cardsInPlay(position, side));
  });

  it('lets nobody know of a card that is not there', () => {
    for (const { piles, known } of positions)
      for (const side of SIDES)
        known[side].forEach((pile, number) => {
          expect(pile.every((count, kind) => count <= (piles[side][number]?.[kind] ?? 0))).toBe(true);
        });
  });

  it('lists what the referee allows, in a notation that is read back', () => {
    for (const position of some)
      for (const move of fogOfWar.moves(position)) {
        const words = fogOfWar.print(position, move);
        expect([words, fogOfWar.judge(position, move).breaches]).toEqual([words, []]);
        const read = fogOfWar.parse(position, words);
        expect(read.ok && fogOfWar.print(position, read.value)).toBe(words);
      }
  });

  it('tells each side what it knows and nothing else, whatever the rest may be', () => {
    for (const [index, position] of some.entries())
      for (const side of SIDES) {
        const seen = fogOfWar.observe(position, side);
        expect(fogOfWar.observe(fogOfWar.resample(seen, `rest ${index}`), side)).toEqual(seen);
      }
  });
});

it('brings unasked what chance brings, and decides nothing for a player', () => {
  const asked = game([], 'unasked').map((position) => fogOfWar.unasked?.(position));
  const chance = game([], 'unasked').map((position) => fogOfWar.toAct(position) === 'chance');
  expect(asked).toEqual(chance);
  expect(new Set(chance).size).toBe(2);
});

/** Two referees of Loopgraven that share no rule: the engine, and one written from the sentences alone. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { BOOK } from '../../../content/loopgraven/book.ts';
import { casesIn } from '../../../src/book/book.ts';
import { loopForm } from '../../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../../src/games/loopgraven/rules/judge.ts';
import type { Move } from '../../../src/games/loopgraven/rules/move.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/loopgraven/rules/options.ts';
import type { Trenches } from '../../../src/games/loopgraven/rules/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance/random.ts';
import { DAY, LONG } from '../../lot.ts';
import { playByLot } from '../games-by-lot.ts';
import { decider, legalMoves } from './legal.ts';
import { next, winnersOf } from './next.ts';
import { smallGame } from './small-games.ts';

const POSITIONS = LONG ? 50_000 : 3_000;

const printed = (moves: readonly Move[], position: Trenches): string[] =>
  moves.map((move) => loopgraven.print(position, move)).sort();

/** The first few elements that only one of two lists has. */
const apart = (one: readonly string[], other: readonly string[]): string => {
  const [ours, theirs] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !theirs.has(line)).map((line) => `engine: ${line}`),
    ...other.filter((line) => !ours.has(line)).map((line) => `literal: ${line}`),
  ]
    .slice(0, 6)
    .join('; ');
};

const fault = (what: string, position: Trenches): Error =>
  new Error(`FIELDKIT_DAY=${DAY}: ${what} at ${JSON.stringify(loopForm.write(position))}`);

/** Where two positions differ. */
const partsApart = (one: Trenches, other: Trenches): string =>
  (Object.keys(one) as (keyof Trenches)[])
    .filter((key) => !isDeepStrictEqual(one[key], other[key]))
    .map((key) => `${key}: ${JSON.stringify(one[key])} and ${JSON.stringify(other[key])}`)
    .join('; ');

/** Throws unless both list the same moves and reach the same position by the chosen one; null if the game is over. */
function sameBy(position: Trenches, choose: (moves: readonly Move[]) => Move | undefined): Trenches | null {
  const literal = legalMoves(position);
  const [ours, theirs] = [printed(loopgraven.moves(position), position), printed(literal, position)];
  if (!isDeepStrictEqual(ours, theirs)) throw fault(apart(ours, theirs), position);
  if (decider(position) !== loopgraven.toAct(position)) throw fault('who decides', position);
  const move = choose(literal);
  if (move === undefined) {
    const winners = loopgraven.outcome(position)?.winners ?? null;
    if (!isDeepStrictEqual(winners, winnersOf(position))) throw fault('who has won', position);
    return null;
  }
  const reached = loopgraven.play(position, move);
  const theirsReached = next(position, move);
  if (!isDeepStrictEqual(reached, theirsReached))
    throw fault(`${loopgraven.print(position, move)}, ${partsApart(reached, theirsReached)}`, position);
  return reached;
}

const setUp = (on: readonly OptionId[]): Trenches => {
  const first = loopgraven.setUp(on, chanceOf('first'));
  if (!first.ok) throw new Error('Loopgraven cannot be set up');
  return first.value;
};

/** Picks random moves for eventful games: it prefers attacks, and fires now and then. */
function chosen(moves: readonly Move[], lot: (sides: number) => number): Move | undefined {
  const of = (kind: Move['kind']) => moves.filter((move) => move.kind === kind);
  const [attacks, shots, ends] = [of('attack'), of('fire'), of('end')];
  if (attacks.length > 0 && lot(3) > 0) return attacks[lot(attacks.length)];
  if (shots.length > 0 && lot(5) === 0) return shots[lot(shots.length)];
  if (ends.length > 0 && lot(4) === 0) return ends[0];
  const others = moves.filter(({ kind }) => kind !== 'fire');
  return others[lot(Math.max(1, others.length))];
}

const optionsBy = (game: number, lot: (sides: number) => number): readonly OptionId[] => {
  const which = game % (OPTION_IDS.length + 4);
  if (which === 0) return [];
  return which <= OPTION_IDS.length
    ? OPTION_IDS.filter((_, index) => index === which - 1)
    : OPTION_IDS.filter(() => lot(3) === 0);
};

test('both referees agree on every move and every position of whole games', { timeout: 3_600_000 }, () => {
  const lot = lotsOf(`${DAY} loopgraven`);
  const begin = lot(OPTION_IDS.length + 4);
  const { games, ended } = playByLot({
    positions: POSITIONS,
    most: 150,
    begin: (game): Trenches => {
      const on = optionsBy(LONG ? game : begin + game, lot);
      // Most games begin at an eventful table, one in eight at an empty one.
      return game % 8 === 0 ? setUp(on) : smallGame(on, lot);
    },
    next: (position) => sameBy(position, (moves) => chosen(moves, lot)),
  });
  expect(games).toBeGreaterThan(2);
  expect(ended).toBeGreaterThan(0);
});

test('both referees answer every example alike', () => {
  for (const example of casesIn(BOOK)) {
    if (example.kind === 'fault' || example.kind === 'set-up' || example.kind === 'score') continue;
    const read = loopForm.read(example.position);
    if (!read.ok) throw new Error(example.id);
    let position = read.value;
    const moves = example.kind === 'course' ? example.moves : (example.before ?? []);
    for (const words of moves) {
      const parsed = loopgraven.parse(position, words);
      if (!parsed.ok) throw new Error(`${example.id}: ${words}`);
      position = sameBy(position, () => parsed.value) ?? position;
    }
    sameBy(position, (legal) => legal[0]);
    if (example.kind !== 'try') continue;
    const tried = loopgraven.parse(position, example.try);
    if (!tried.ok) throw new Error(`${example.id}: ${example.try}`);
    const isListed = printed(legalMoves(position), position).includes(
      loopgraven.print(position, tried.value),
    );
    expect([example.id, isListed]).toEqual([example.id, example.allowed]);
    expect(loopgraven.judge(position, tried.value).allowed).toBe(isListed);
  }
});

/** Two referees of Street Armour that share no rule: the engine, and one written from the sentences alone. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { EXAMPLES_BY_THEME } from '../../../content/street-armour/examples/all.ts';
import type { ArmourExample } from '../../../content/street-armour/written-positions.ts';
import { armourForm } from '../../../src/games/street-armour/rules/position-format.ts';
import { streetArmour } from '../../../src/games/street-armour/rules/judge.ts';
import type { Move } from '../../../src/games/street-armour/rules/move.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/street-armour/rules/options.ts';
import type { Armour } from '../../../src/games/street-armour/rules/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance/random.ts';
import { DAY, LONG } from '../../lot.ts';
import { playByLot } from '../games-by-lot.ts';
import { decider, legalMoves } from './legal.ts';
import { next, winnersOf } from './next.ts';
import { smallGame, smallSetUp } from './small-games.ts';

const POSITIONS = LONG ? 50_000 : 3_000;

const printed = (moves: readonly Move[], position: Armour): string[] =>
  moves.map((move) => streetArmour.print(position, move)).sort();

/** The first few elements that only one of two lists has. */
const apart = (one: readonly string[], other: readonly string[]): string =>
  [
    ...one.filter((line) => !other.includes(line)).map((line) => `engine: ${line}`),
    ...other.filter((line) => !one.includes(line)).map((line) => `literal: ${line}`),
  ]
    .slice(0, 6)
    .join('; ');

const fault = (what: string, position: Armour): Error =>
  new Error(`FIELDKIT_DAY=${DAY}: ${what} at ${JSON.stringify(armourForm.write(position))}`);

/** Throws unless both list the same moves and reach the same position by the chosen one; null if the game is over. */
function sameBy(position: Armour, choose: (moves: readonly Move[]) => Move | undefined): Armour | null {
  const literal = legalMoves(position);
  const [ours, theirs] = [printed(streetArmour.moves(position), position), printed(literal, position)];
  if (!isDeepStrictEqual(ours, theirs)) throw fault(apart(ours, theirs), position);
  if (decider(position) !== streetArmour.toAct(position)) throw fault('who decides', position);
  const move = choose(literal);
  if (move === undefined) {
    const winners = streetArmour.outcome(position)?.winners ?? null;
    if (!isDeepStrictEqual(winners, winnersOf(position))) throw fault('who has won', position);
    return null;
  }
  const reached = streetArmour.play(position, move);
  if (!isDeepStrictEqual(reached, next(position, move)))
    throw fault(streetArmour.print(position, move), position);
  return reached;
}

const setUp = (on: readonly OptionId[]): Armour => {
  const first = streetArmour.setUp(on, chanceOf('first'));
  if (!first.ok) throw new Error('Street Armour cannot be set up');
  return first.value;
};

/** Picks random moves for eventful games: it prefers shots, and ends movement. */
function chosen(moves: readonly Move[], lot: (sides: number) => number): Move | undefined {
  const shots = moves.filter(({ kind }) => kind === 'shoot');
  const over = moves.find(({ kind }) => kind === 'cease');
  if (shots.length > 0 && lot(4) > 0) return shots[lot(shots.length)];
  if (over !== undefined && lot(3) === 0) return over;
  return moves.length === 0 ? undefined : moves[lot(moves.length)];
}

const optionsBy = (game: number, lot: (sides: number) => number): readonly OptionId[] => {
  const which = game % (OPTION_IDS.length + 4);
  if (which === 0) return [];
  return which <= OPTION_IDS.length
    ? OPTION_IDS.filter((_, index) => index === which - 1)
    : OPTION_IDS.filter(() => lot(3) === 0);
};

test('both referees agree on every move and every position of whole games', { timeout: 3_600_000 }, () => {
  const lot = lotsOf(`${DAY} street-armour`);
  const begin = lot(OPTION_IDS.length + 4);
  const { games, ended } = playByLot({
    positions: POSITIONS,
    most: 200,
    begin: (game): Armour => {
      const on = optionsBy(LONG ? game : begin + game, lot);
      // Most games begin with a small fight, for more shots; some with the set-up in a small city, some at an empty table.
      // Nine is coprime to the number of option sets, so each kind of beginning occurs with each set.
      if (game % 9 === 0) return setUp(on);
      return (game % 9 === 1 ? smallSetUp : smallGame)(setUp(on), lot);
    },
    next: (position) => sameBy(position, (moves) => chosen(moves, lot)),
  });
  expect(games).toBeGreaterThan(2);
  expect(ended).toBeGreaterThan(0);
});

test('both referees answer every example alike', () => {
  const examples: readonly ArmourExample[] = Object.values(EXAMPLES_BY_THEME).flat();
  for (const example of examples) {
    if (example.kind === 'fault' || example.kind === 'set-up') continue;
    const read = armourForm.read(example.position);
    if (!read.ok) throw new Error(example.id);
    let position = read.value;
    const moves = example.kind === 'course' ? example.moves : (example.before ?? []);
    for (const words of moves) {
      const parsed = streetArmour.parse(position, words);
      if (!parsed.ok) throw new Error(`${example.id}: ${words}`);
      position = sameBy(position, () => parsed.value) ?? position;
    }
    sameBy(position, (legal) => legal[0]);
    if (example.kind !== 'try') continue;
    const tried = streetArmour.parse(position, example.try);
    if (!tried.ok) throw new Error(`${example.id}: ${example.try}`);
    const isListed = printed(legalMoves(position), position).includes(
      streetArmour.print(position, tried.value),
    );
    expect([example.id, isListed]).toEqual([example.id, example.allowed]);
    expect(streetArmour.judge(position, tried.value).allowed).toBe(isListed);
  }
});

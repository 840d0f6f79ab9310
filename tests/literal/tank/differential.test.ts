/** Two referees of TanK that share no rule: the engine, and one written from the sentences alone. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { EXAMPLES_BY_THEME } from '../../../content/tank/examples/all.ts';
import type { TankExample } from '../../../content/tank/examples/tables.ts';
import { tankForm } from '../../../src/games/tank/rules/position-format.ts';
import { judge, tank } from '../../../src/games/tank/rules/judge.ts';
import type { Move } from '../../../src/games/tank/rules/moves.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/tank/rules/options.ts';
import type { Tank } from '../../../src/games/tank/rules/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance/random.ts';
import { DAY, LONG } from '../../lot.ts';
import { playByLot } from '../games-by-lot.ts';
import { decider, legalMoves } from './legal.ts';
import { next } from './next.ts';

const POSITIONS = LONG ? 50_000 : 4_000;

const printed = (moves: readonly Move[], position: Tank): string[] =>
  moves.map((move) => tank.print(position, move)).sort();

const told = (position: Tank): string => JSON.stringify(tankForm.write(position));

/** Throws unless both list the same moves and reach the same position by the chosen one; null if the game is over. */
function sameBy(position: Tank, choose: (moves: readonly Move[]) => Move | undefined): Tank | null {
  const literal = legalMoves(position);
  const actor = decider(position);
  const same = isDeepStrictEqual(printed(tank.moves(position), position), printed(literal, position));
  if (!same || (actor === 'nobody' ? null : actor) !== tank.toAct(position))
    throw new Error(
      `FIELDKIT_DAY=${DAY}: moves ${printed(literal, position).join('; ')} at ${told(position)}`,
    );
  const move = choose(literal);
  if (move === undefined) return null;
  const reached = tank.play(position, move);
  if (!isDeepStrictEqual(reached, next(position, move)))
    throw new Error(`FIELDKIT_DAY=${DAY}: ${tank.print(position, move)} at ${told(position)}`);
  return reached;
}

function setUp(on: readonly OptionId[]): Tank {
  const first = tank.setUp(on, chanceOf('first'));
  if (!first.ok) throw new Error('TanK cannot be set up');
  return first.value;
}

test('both referees agree on every move and every position of whole games', { timeout: 600_000 }, () => {
  const lot = lotsOf(`${DAY} literal`);
  const begin = LONG ? 0 : lot(OPTION_IDS.length + 1);
  const optionsBy = (which: number): readonly OptionId[] => {
    if (which === 0) return [];
    return which <= OPTION_IDS.length
      ? OPTION_IDS.filter((_, index) => index === which - 1)
      : OPTION_IDS.filter(() => lot(2) === 0);
  };
  const { games, ended } = playByLot({
    positions: POSITIONS,
    most: POSITIONS,
    begin: (game) => setUp(optionsBy((begin + game) % (OPTION_IDS.length + 2))),
    // Prefer cards to passing, so that chances to answer them arise.
    next: (position) =>
      sameBy(position, (moves) => {
        const plays = moves.filter(({ kind }) => kind === 'play' || kind === 'recover');
        const some = plays.length > 0 && lot(3) > 0 ? plays : moves;
        return some[lot(Math.max(1, some.length))];
      }),
  });
  expect(games).toBeGreaterThan(2);
  expect(ended).toBeGreaterThan(0);
});

test('both referees answer every example alike', () => {
  const examples: readonly TankExample[] = Object.values(EXAMPLES_BY_THEME).flat();
  for (const example of examples) {
    if (example.kind === 'fault' || example.kind === 'set-up') continue;
    const read = tankForm.read(example.position);
    if (!read.ok) throw new Error(example.id);
    let position = read.value;
    const moves = example.kind === 'course' ? example.moves : (example.before ?? []);
    for (const words of moves) {
      const parsed = tank.parse(position, words);
      if (!parsed.ok) throw new Error(`${example.id}: ${words}`);
      position = sameBy(position, () => parsed.value) ?? position;
    }
    sameBy(position, (legal) => legal[0]);
    if (example.kind !== 'try') continue;
    const tried = tank.parse(position, example.try);
    if (!tried.ok) throw new Error(`${example.id}: ${example.try}`);
    const isListed = printed(legalMoves(position), position).includes(tank.print(position, tried.value));
    expect([example.id, isListed]).toEqual([example.id, example.allowed]);
    expect(judge(position, tried.value).allowed).toBe(isListed);
  }
});

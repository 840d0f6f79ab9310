import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { MOVE_KINDS, type Move } from './move.ts';
import { moves } from './moves.ts';
import type { Position } from './position.ts';
import { randomGame, randomOptions } from './testing/random-games.ts';

/** Some positions of random games under random rulings: every `nth`. */
function sample(games: number, nth: number, look: (position: Position) => void): void {
  for (let game = 0; game < games; game++) {
    const seed = `sample-${game}`;
    randomGame(seed, game % 3 === 0 ? [] : randomOptions(seed), (position, _move, _next, count) => {
      if ((count + game) % nth === 0) look(position);
    });
  }
}

/** Every number and choice a move of any kind may have. */
const NUMBERS = [
  'card',
  'column',
  'row',
  'facing',
  'pay',
  'from',
  'to',
  'foot',
  'crew',
  'board',
  'count',
  'at',
  'target',
];

/** Whether a move has all that another has; what it has besides does not matter. */
const isSame = (move: Move, other: Move): boolean =>
  Object.entries(move).every(([key, value]) =>
    Object.is(value, (other as unknown as Record<string, unknown>)[key]),
  );

describe('a try that no board could show', () => {
  const odd = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(0.5, NaN, Infinity, 1e9));
  const anyMove = fc.record({
    kind: fc.constantFrom(...MOVE_KINDS, 'fly', 'constructor', ''),
    ...Object.fromEntries(NUMBERS.map((key) => [key, odd])),
    tank: fc.boolean(),
    turned: fc.boolean(),
    action: fc.constantFrom('move', 'recruit', 'attack', 'dance', 'constructor', undefined),
  });

  it('is refused like any other, whatever its numbers', () => {
    const positions: Position[] = [];
    sample(6, 13, (position) => positions.push(position));
    fc.assert(
      fc.property(fc.constantFrom(...positions), anyMove, (position, tried) => {
        const move = tried as unknown as Move;
        const listed = moves(position).some((other) => isSame(other, move));
        expect(judge(position, move).allowed).toBe(listed);
      }),
      { numRuns: 5000 },
    );
  });
});

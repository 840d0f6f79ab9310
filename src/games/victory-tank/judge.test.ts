import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { MOVE_KINDS, type Move } from './move.ts';
import { moves } from './moves.ts';
import { parse, print } from './notation.ts';
import type { Position } from './position.ts';
import { randomGame, randomOptions } from './testing/random-games.ts';
import { triesIn } from './testing/tries.ts';

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

describe('judging', () => {
  it('allows of a great many tries exactly those that are listed', () => {
    sample(24, 120, (position) => {
      const listed = new Set(moves(position).map((move) => JSON.stringify(move)));
      const allowed = new Set<string>();
      for (const move of triesIn(position))
        if (judge(position, move).allowed) allowed.add(JSON.stringify(move));
      expect([...allowed].filter((move) => !listed.has(move))).toEqual([]);
      for (const move of moves(position))
        expect(judge(position, move)).toMatchObject({ allowed: true, breaches: [] });
    });
  });

  it('gives a rule and a remedy with every refusal', () => {
    sample(4, 60, (position) => {
      for (const move of triesIn(position)) {
        const verdict = judge(position, move);
        expect(verdict.allowed).toBe(verdict.breaches.length === 0);
        for (const { remedy } of verdict.breaches) expect(remedy).toMatch(/^[\p{L}\d].*[^.\s]$/u);
      }
    });
  });
});

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

describe('notation', () => {
  it('reads every legal move back as it was printed, and prints no two alike', () => {
    sample(40, 2, (position) => {
      const list = moves(position);
      const lines = list.map((move) => print(position, move));
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.map((line) => parse(position, line))).toEqual(list.map((value) => ({ ok: true, value })));
    });
  });
});

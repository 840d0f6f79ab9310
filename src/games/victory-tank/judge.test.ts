import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
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

describe('judging', () => {
  it('allows of a great many tries exactly those that are listed', () => {
    sample(24, 40, (position) => {
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

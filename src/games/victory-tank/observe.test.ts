import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { MATTERS } from './judge-rulings.ts';
import { moves } from './moves.ts';
import { observe, resample } from './observe.ts';
import { flipOption, OPTION_IDS } from './options.ts';
import { faultsOf } from './possible.ts';
import type { Position } from './position.ts';
import { randomGame, randomOptions } from './testing/random-games.ts';
import { triesIn } from './testing/tries.ts';

function sample(games: number, nth: number, look: (position: Position, seed: string) => void): void {
  for (let game = 0; game < games; game++) {
    const seed = `observed-${game}`;
    randomGame(seed, game % 2 === 0 ? [] : randomOptions(seed), (position, _move, _next, count) => {
      if ((count + game) % nth === 0) look(position, `${seed}/${count}`);
    });
  }
}

describe('what a player knows', () => {
  it('stays the same however the rest is dealt', () => {
    sample(60, 3, (position, seed) => {
      for (const viewer of [0, 1] as const) {
        const seen = observe(position, viewer);
        const dealt = resample(seen, seed);
        expect(observe(dealt, viewer)).toEqual(seen);
        expect(faultsOf(dealt)).toEqual([]);
      }
    });
  });

  it('gives the same moves and the same verdicts however the rest is dealt', () => {
    sample(8, 25, (position, seed) => {
      if (position.player === null) return;
      const dealt = resample(observe(position, position.player), seed);
      expect(moves(dealt)).toEqual(moves(position));
      for (const move of triesIn(position)) expect(judge(dealt, move)).toEqual(judge(position, move));
    });
  });

  it('does not hold the enemy’s hand, any deck, nor the pile', () => {
    sample(6, 10, (position) => {
      const seen = observe(position, 0);
      for (const hidden of ['hands', 'decks', 'pile', 'box']) expect(seen).not.toHaveProperty(hidden);
    });
  });

  it('deals hidden cards in other ways by other seeds', () => {
    const hands = new Set<string>();
    randomGame('deals', [], (position, _move, _next, count) => {
      if (count !== 30) return;
      for (let seed = 0; seed < 40; seed++)
        hands.add(resample(observe(position, 0), `${seed}`).hands[1].join());
    });
    expect(hands.size).toBeGreaterThan(3);
  });
});

describe('an option', () => {
  it('that is said not to matter to a kind of move never changes what is allowed', () => {
    sample(5, 45, (position) => {
      for (const move of triesIn(position)) {
        const { allowed } = judge(position, move);
        for (const option of OPTION_IDS) {
          if (MATTERS[move.kind]?.includes(option) === true) continue;
          const other = { ...position, options: flipOption(position.options, option) };
          expect([move, option, judge(other, move).allowed]).toEqual([move, option, allowed]);
        }
      }
    });
  });
});

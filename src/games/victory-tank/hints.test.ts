import { describe, expect, it } from 'vitest';
import { chanceOf, lotsOf } from '../../referee/chance.ts';
import { opponentOf } from '../../referee/search/opponent.ts';
import { search } from '../../referee/search/search.ts';
import { victoryTank } from './game.ts';
import { victoryTankHints } from './hints.ts';
import { moves } from './moves.ts';
import { observe, resample } from './observe.ts';
import { OPTION_IDS } from './options.ts';
import { planner } from './planner.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';

const { value, prior, seen } = victoryTankHints;

/** Positions of a game in which a planner and chance take turns, the first part of it. */
function positions(seed: string, every = false): readonly Position[] {
  const set = victoryTank.setUp(every ? OPTION_IDS : [], chanceOf(seed));
  if (!set.ok) throw new Error(set.faults.join());
  const list: Position[] = [];
  const lot = lotsOf(seed);
  for (let position = set.value; position.player !== null && list.length < 90;) {
    list.push(position);
    const any = moves(position);
    const move =
      lot(3) > 0 ? planner(observe(position, position.player), `${list.length}`) : any[lot(any.length)];
    if (move === undefined) throw new Error('nothing to decide');
    position = play(position, move);
  }
  return list;
}

describe('what a move looks like to a player', () => {
  it.each([false, true])(
    'tells as much as the player knows after it, no more and no less (every option: %s)',
    (every) => {
      const lot = lotsOf('pairs');
      let told = 0;
      for (const position of positions('looks', every)) {
        for (const viewer of [0, 1] as const) {
          const sights = ['one', 'other'].flatMap((deal) => {
            const before = resample(observe(position, viewer), deal);
            const list = moves(before);
            return [0, 1, 2].flatMap(() => {
              const move = list[lot(Math.max(1, list.length))];
              if (move === undefined) return [];
              const after = play(before, move);
              return {
                look: seen?.(before, move, after, viewer),
                knows: JSON.stringify(observe(after, viewer)),
                isSecret: move.kind === 'keep' || move.kind === 'lay',
              };
            });
          });
          for (const one of sights)
            for (const other of sights) {
              if (one === other) continue;
              // In the open, two ways to the same end look different.
              const isAlike = one.look === other.look;
              if (isAlike || (one.isSecret && other.isSecret))
                expect(one.knows === other.knows).toBe(isAlike);
              if (!isAlike) told++;
            }
        }
      }
      expect(told).toBeGreaterThan(100);
    },
  );
});

describe('what Victory Tank expects', () => {
  it('is a share of the wins, and the two armies share them', () => {
    for (const position of positions('shares')) {
      const [red, gray] = [value?.(position, 0) ?? NaN, value?.(position, 1) ?? NaN];
      expect(red + gray).toBeCloseTo(1);
      for (const share of prior?.(position, moves(position)) ?? [NaN]) expect(share).toBeLessThanOrEqual(1);
    }
  });

  it('does not turn on what whoever decides cannot see', () => {
    for (const position of positions('secret')) {
      const { player } = position;
      if (player === null) continue;
      const otherwise = resample(observe(position, player), 'otherwise');
      expect(prior?.(otherwise, moves(otherwise))).toEqual(prior?.(position, moves(position)));
    }
  });
});

describe('the opponent of Victory Tank', () => {
  const field = { game: victoryTank, hints: victoryTankHints };

  it('decides alike whatever lies in the hands and piles it does not see', () => {
    for (const position of positions('unseen').filter((_, index) => index % 9 === 0)) {
      const { player } = position;
      if (player === null) continue;
      const seen = observe(position, player);
      const otherwise = observe(resample(seen, 'otherwise'), player);
      const [one, other] = [seen, otherwise].map((known) => opponentOf(field, { samples: 6 })(known, 'same'));
      expect(other).toEqual(one);
    }
  });

  it('thinks on about an action it has announced', () => {
    const position = positions('memory').find(({ stage }) => stage === 'command');
    if (position === undefined || position.player === null) throw new Error('nobody commands');
    const thinking = search(field, observe(position, position.player), 'seed');
    thinking.more(40);
    const after = play(position, thinking.report().move);
    const next = search(field, observe(after, position.player), 'next', thinking.memory());
    expect(next.samples()).toBeGreaterThan(0);
    const elsewhere = search(field, observe(position, position.player), 'next', thinking.memory());
    expect(elsewhere.samples()).toBe(0);
  });
});

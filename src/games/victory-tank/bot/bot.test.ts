import { describe, expect, it } from 'vitest';
import { chanceOf, lotsOf } from '../../../referee/chance/random.ts';
import { opponentOf, search } from '../../../referee/search/search.ts';
import { victoryTank, victoryTank as game } from '../rules/judge.ts';
import { victoryTankHints } from './search-hints.ts';
import { type Move, moves } from '../rules/moves.ts';
import { type Observation, observe, resample } from '../rules/observation.ts';
import { OPTION_IDS, type OptionId } from '../rules/options.ts';
import { greedy, planner } from './baseline.ts';
import { play } from '../rules/play.ts';
import type { Position } from '../rules/position.ts';
import { playout } from '../../../referee/playout.ts';
import { ending } from '../../../referee/search/ending.ts';
import { randomGame } from '../../../../tests/victory-tank/random-games.ts';
import { byLot, contest } from '../../../../scripts/make/contest.ts';
import type { Player } from '../../../referee/game.ts';
import { MAX_GAME_LENGTH } from '../rules/core-game.ts';
import { ARMY_CARDS } from '../rules/cards.ts';
import { LAYOUTS, victoryTankDesign as design } from './study-parameters.ts';
import { setUp } from '../rules/set-up.ts';

const { value, prior, seen } = victoryTankHints;

/** Positions of the first part of a game between a planner and random play. */
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
              // With everything open, two ways to the same position look different.
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

/** The last round of a random game, with the cards that are left at the end put away. */
function lastRound(seed: string): Position {
  const found: Position[] = [];
  randomGame(seed, [], (position) => {
    if (position.round === 7 && position.stage === 'command') found.push(position);
  });
  const [first] = found;
  if (first === undefined) throw new Error(`seed ${seed}: nobody commands in the last round`);
  const none = [0, 0, 0] as const;
  return { ...first, hands: [none, none], decks: [[], []] };
}

/** Its endings in random play. */
function endings(seed: string): readonly Position[] {
  const list: Position[] = [];
  playout(victoryTank, lastRound(seed), seed, null, ({ before }) => {
    if (victoryTankHints.isEnding?.(before) === true && before.stage === 'command') list.push(before);
  });
  return list;
}

/** The winner under perfect play, by full search; with no cards in hand nothing is hidden. */
function winner(position: Position): number {
  const { player } = position;
  if (player === null) return victoryTank.outcome(position)?.winners[0] ?? -1;
  return moves(position).some((move) => winner(play(position, move)) === player) ? player : 1 - player;
}

it('the last points of a game are played as an exhaustive search would', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(endings);
  expect(all.length).toBeGreaterThan(3);
  const values = all.map((position) => {
    const found = ending({ game: victoryTank, hints: victoryTankHints }, position, 100_000);
    const { player } = position;
    if (player === null || found === null) throw new Error('it is to be solved');
    expect(found.value).toBe(winner(position) === player ? 1 : 0);
    for (const { move } of found.best)
      if (found.value === 1) expect(winner(play(position, move))).toBe(player);
    return found.value;
  });
  expect(values.length).toBe(all.length);
});

const firstPosition = (seed: string, on: readonly OptionId[] = []): Position => {
  const set = victoryTank.setUp(on, chanceOf(seed));
  if (!set.ok) throw new Error(set.faults.join());
  return set.value;
};

/** The planner, held to the rules at every move. */
const watched: Player<Observation, Move> = (seen, seed) => {
  const move = planner(seen, seed);
  expect(victoryTank.judge(resample(seen, 'elsewhere'), move).allowed).toBe(true);
  return move;
};

describe('the planner', () => {
  it.each([
    ['with no option', []],
    ['with every option', OPTION_IDS],
  ] as const)('makes only legal moves, to the end of the game, %s', (_, on) => {
    for (const seed of ['one', 'two']) {
      expect(
        contest(victoryTank, firstPosition(seed, on), [watched, watched], seed, MAX_GAME_LENGTH),
      ).not.toBeNull();
    }
  });

  it('decides alike whatever lies in the hands it does not see', () => {
    let position = firstPosition('hidden');
    for (let move = 0; move < 60 && position.player !== null; move++) {
      const seen = observe(position, position.player);
      const chosen = planner(seen, `${move}`);
      expect(planner(observe(resample(seen, 'dealt otherwise'), position.player), `${move}`)).toEqual(chosen);
      position = victoryTank.play(position, chosen);
    }
  });

  it.each([
    ['random', byLot(victoryTank)],
    ['greedy', greedy],
  ] as const)('beats %s play from either side', (_, rival) => {
    const won = ['a', 'b', 'c'].flatMap((seed) => [
      contest(victoryTank, firstPosition(seed), [planner, rival], seed, MAX_GAME_LENGTH)?.winners.includes(0),
      contest(victoryTank, firstPosition(seed), [rival, planner], seed, MAX_GAME_LENGTH)?.winners.includes(1),
    ]);
    expect(won.filter((one) => one).length).toBeGreaterThanOrEqual(5);
  });

  it('does not give up its points because it is behind', () => {
    let position = firstPosition('behind', ['pass']);
    while (position.stage !== 'command') {
      const [move] = victoryTank.moves(position);
      if (move === undefined) throw new Error('nobody comes to command');
      position = victoryTank.play(position, move);
    }
    const { player } = position;
    if (player === null) throw new Error('nobody decides');
    const behind: Position = { ...position, taken: player === 0 ? [0, 9] : [9, 0] };
    expect(planner(observe(behind, player), 'behind')).toMatchObject({ kind: 'announce' });
  });
});

const first = (figures: Record<string, number>) => {
  const position = design.setUp([], chanceOf('design'), figures);
  if (!position.ok) throw new Error(position.faults.join());
  return position.value;
};

describe('a figure that is varied', () => {
  it('is as the game has it where nothing is said, and where its usual value is', () => {
    const usual = setUp([], chanceOf('design'));
    expect(design.setUp([], chanceOf('design'), {})).toEqual(usual);
    const named = Object.fromEntries(design.figures.map(({ id, usual: value }) => [id, value]));
    expect(design.setUp([], chanceOf('design'), named)).toEqual(usual);
  });

  it('changes the cards of both armies, and what each thinks the other may hold', () => {
    const all = ARMY_CARDS[0] + ARMY_CARDS[1] + ARMY_CARDS[2];
    const position = first({ 'cards.twos': 0, 'cards.threes': all });
    expect(position.hands).toEqual([
      [0, 0, 5],
      [0, 0, 5],
    ]);
    expect(game.resample(game.observe(position, 0), 'seed').hands).toEqual(position.hands);
    expect(design.setUp([], chanceOf('design'), { 'cards.twos': 10, 'cards.threes': 7 })).toMatchObject({
      ok: false,
    });
  });

  it.each(LAYOUTS.map((_, index) => index + 1))('plays from layout %i, the same for both sides', (layout) => {
    const position = first({ 'start.layout': layout });
    const [, red, gray] = position.table;
    // A half turn about the middle of the empty card.
    expect((gray?.column ?? 9) + (red?.column ?? 9)).toBe(0);
    expect((gray?.row ?? 9) + (red?.row ?? 9)).toBe(0);
    expect(gray?.turned).toBe(!red?.turned);
    expect(position.foot.map((feet) => feet.findIndex((count) => count === 3))).toEqual([
      red?.turned === true ? 3 : 2,
      gray?.turned === true ? 5 : 4,
    ]);
    expect(playout(game, position, 'seed', game.bound ?? 0).ended).toBe(true);
  });
});

it('what would have won without something is what the score says without it', () => {
  const { last } = playout(game, first({}), 'end', game.bound ?? 0);
  const ended = { ...last, taken: [9, 0], tank: null } as typeof last;
  const crates = design.without(ended).find(({ what }) => what === 'crates');
  expect(game.outcome(ended)?.winners).toEqual([0]);
  expect(crates?.winners).toEqual(game.outcome({ ...ended, taken: [0, 0] })?.winners);
});

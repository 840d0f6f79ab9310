import { describe, expect, it } from 'vitest';
import { lotsOf } from '../chance/random.ts';
import { contest, byLot } from '../../../scripts/make/contest.ts';
import { cardDuel, FIRST_DUEL, type Duel } from '../../../tests/made-up/rules-only/card-duel.ts';
import { diceRace, START, type Race } from '../../../tests/made-up/rules-only/dice-race.ts';
import { pennies } from '../../../tests/made-up/rules-only/pennies.ts';
import { opponentOf, search, type Report } from './search.ts';

const duel = { game: cardDuel, hints: {} };
const race = { game: diceRace, hints: {} };
const coins = { game: pennies, hints: {} };

/** Positions of random duels in which a player has a choice. */
function duels(): readonly Duel[] {
  const list: Duel[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const lot = lotsOf(seed);
    for (let at = FIRST_DUEL; cardDuel.toAct(at) !== null;) {
      const moves = cardDuel.moves(at);
      if (cardDuel.toAct(at) !== 'chance' && moves.length > 1) list.push(at);
      const move = moves[lot(moves.length)];
      if (move === undefined) break;
      at = cardDuel.play(at, move);
    }
  }
  return list;
}

const seenIn = (at: Duel) => cardDuel.observe(at, Number(cardDuel.toAct(at)));

describe('an opponent by search', () => {
  it('decides alike whatever lies in the hands and decks it does not see', () => {
    for (const at of duels()) {
      const seen = seenIn(at);
      const otherwise = seenIn(cardDuel.resample(seen, 'dealt otherwise'));
      const decide = opponentOf(duel, { samples: 30 });
      expect(decide(otherwise, 'same')).toEqual(opponentOf(duel, { samples: 30 })(seen, 'same'));
    }
  });

  it('makes the same moves again by the same seed and samples', () => {
    const game = () =>
      contest(cardDuel, FIRST_DUEL, [opponentOf(duel, { samples: 20 }), byLot(cardDuel)], 'again', 60);
    expect(game()).toEqual(game());
  });

  it('wins more than it loses against chance, from either side', () => {
    const won = Array.from({ length: 12 }, (_, index) => {
      const side = index % 2;
      const players = [byLot(cardDuel), byLot(cardDuel)];
      players[side] = opponentOf(duel, { samples: 60 });
      const outcome = contest(cardDuel, FIRST_DUEL, players, `game ${index}`, 60);
      return (
        (outcome?.winners.includes(side) === true ? 1 : 0) -
        (outcome?.winners.includes(1 - side) === true ? 1 : 0)
      );
    });
    expect(won.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(3);
  });

  it('weighs what a die may show, and helps its team', () => {
    // The fly can end the race for its team; to rest would leave it to a bee who needs a 1 or more.
    const fly = search(race, { at: [0, 5, 3], turn: 2, die: 3 }, 'fly');
    fly.more(100);
    expect(fly.report()).toMatchObject({ move: 'run', chances: 1 });
    expect(() => search(race, START, 'ant')).toThrow('nothing to decide');
  });
});

describe('choices made in secret', () => {
  it('are mixed, near to how they ought to be, and expect what they are worth', () => {
    const laid = Array.from({ length: 60 }, (_, index) => {
      const thinking = search(coins, { laid: null, guessed: null }, `coin ${index}`);
      thinking.more(400);
      const report = thinking.report();
      expect(report.chances).toBeGreaterThan(0.2);
      expect(report.chances).toBeLessThan(0.5);
      return report.move;
    });
    const heads = laid.filter((coin) => coin === 'head').length / laid.length;
    expect(heads).toBeGreaterThan(0.15);
    expect(heads).toBeLessThan(0.6);
  });

  it('cannot be answered by who does not see them', () => {
    const guess = (laid: 'head' | 'tail', seed: string) =>
      opponentOf(coins, { samples: 100 })(pennies.observe({ laid, guessed: null }, 1), seed);
    for (const seed of ['one', 'two', 'three']) expect(guess('head', seed)).toBe(guess('tail', seed));
  });
});

describe('thinking', () => {
  const first = duels()[0] ?? FIRST_DUEL;

  it('is ready at any time, and better founded with every sample', () => {
    const thinking = search(duel, seenIn(first), 'anytime');
    const moves = cardDuel.moves(first);
    expect(moves).toContainEqual(thinking.report().move);
    thinking.more(10);
    expect(thinking.report().samples).toBe(10);
    thinking.more(15);
    const report = thinking.report();
    expect(report.samples).toBe(25);
    expect(report.moves.map(({ move }) => move)).toHaveLength(moves.length);
    expect(report.moves.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(report.line[0]).toEqual({ by: cardDuel.toAct(first), words: report.words });
  });

  it('compares moves on the same deals of what is hidden', () => {
    const deals: string[] = [];
    const resample: typeof cardDuel.resample = (seen, seed) => {
      deals.push(seed);
      return cardDuel.resample(seen, seed);
    };
    const at = duels().find((each) => cardDuel.moves(each).includes('strike')) ?? first;
    const thinking = search({ game: { ...cardDuel, resample }, hints: {} }, seenIn(at), 'deals');
    thinking.more(60);
    const visits = thinking.report().moves.map(({ share }) => Math.round(share * 60));
    // The move that was tried most met deals of its own only beyond the visits of the other.
    expect(new Set(deals).size).toBeLessThanOrEqual(Math.max(...visits) + 2);
  });

  it('ends when its time is spent, by the clock it is given, or when nothing could change its mind', () => {
    const reports: number[] = [];
    const hear = ({ samples }: Report<unknown>) => void reports.push(samples);
    let asked = 0;
    opponentOf(duel, { samples: 10_000, spent: () => ++asked > 3 }, hear)(seenIn(first), 'hurry');
    // To hit wins at once.
    opponentOf(race, { samples: 10_000 }, hear)({ at: [0, 5, 3], turn: 2, die: 3 }, 'sure');
    expect(reports[0]).toBeLessThan(100);
    expect(reports[1]).toBeLessThan(10_000);
  });
});

describe('a level', () => {
  /** At first sight to rest looks best; to run wins at once. */
  const rash = { game: diceRace, hints: { prior: () => [0.49, 0.51] } };
  const near: Race = { at: [0, 5, 3], turn: 2, die: 3 };
  const seeds = Array.from({ length: 200 }, (_, index) => `decision ${index}`);
  const movesOf = (slips: number) =>
    seeds.map((seed) => opponentOf(rash, { samples: 60, slips })(near, seed));

  it('makes so large a share of its decisions at first sight, the same ones by the same seeds', () => {
    expect(new Set(movesOf(0))).toEqual(new Set(['run']));
    expect(new Set(movesOf(1))).toEqual(new Set(['rest']));
    const some = movesOf(0.3);
    const slipped = some.filter((move) => move === 'rest').length / seeds.length;
    expect(slipped).toBeGreaterThan(0.2);
    expect(slipped).toBeLessThan(0.4);
    expect(movesOf(0.3)).toEqual(some);
  });

  it('goes by a rule of thumb at first sight, where the game has one', () => {
    const plain = { ...rash, hints: { ...rash.hints, sight: () => [2, 1] } };
    expect(opponentOf(plain, { samples: 60, slips: 1 })(near, 'one')).toBe('run');
  });

  it('draws moves that promise the same by lot, where a game says so', () => {
    const even = { ...rash, hints: { ...rash.hints, value: () => 0.5, leaf: 'value' as const } };
    const varied = { ...even, hints: { ...even.hints, isVaried: () => true } };
    const early: Race = { at: [0, 0, 0], turn: 2, die: 1 };
    const movesIn = (field: typeof even) =>
      seeds.map((seed) => opponentOf(field, { samples: 2 })(early, seed));
    expect(new Set(movesIn(even)).size).toBe(1);
    expect(new Set(movesIn(varied)).size).toBe(2);
    expect(movesIn(varied)).toEqual(movesIn(varied));
  });

  it('takes no sample for what it decides at first sight', () => {
    const thinking = search(rash, near, 'at sight', null, { slips: 1 });
    thinking.more(10);
    expect(thinking.isClear(10)).toBe(true);
    expect(thinking.report()).toMatchObject({ move: 'rest', samples: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import {
  cardDuel,
  FIRST_DUEL,
  type Duel,
  type DuelMove,
} from '../../../tests/made-up/rules-only/card-duel.ts';
import {
  DIE,
  diceRace,
  START,
  type Race,
  type RaceMove,
} from '../../../tests/made-up/rules-only/dice-race.ts';
import { pennies } from '../../../tests/made-up/rules-only/pennies.ts';
import { lotsOf } from '../../referee/chance/random.ts';
import { byWeight } from '../../referee/chance/draw.ts';
import {
  costliestOf,
  curvesWithMissed,
  faultIn,
  LONGEST_LOOK,
  lookBack,
  luckiestIn,
  phasesOf,
  type Review,
} from './look-back.ts';
import { glanceAt, weighDecision } from './weigh-decision.ts';

/** The exact share of the wins of the ant's team where everybody runs, as they do best. */
function antsWin(race: Race): number {
  const end = diceRace.outcome(race);
  if (end !== null) return end.winners.includes(0) ? 1 : 0;
  if (race.die !== null) return antsWin(diceRace.play(race, 'run'));
  const all = DIE.reduce((sum: number, weight) => sum + weight, 0);
  return DIE.reduce(
    (sum, weight, index) => sum + (weight / all) * antsWin(diceRace.play(race, { roll: index + 1 })),
    0,
  );
}

const race = {
  game: diceRace,
  hints: { value: (at: Race, seat: number) => (seat === 1 ? 1 - antsWin(at) : antsWin(at)) },
};
const duel = { game: cardDuel, hints: {} };
const coins = { game: pennies, hints: {} };

const played = <Position, Move>(
  game: { readonly play: (position: Position, move: Move) => Position },
  first: Position,
  moves: readonly Move[],
) => ({
  moves,
  positions: moves.reduce<[Position, ...Position[]]>(
    (list, move) => [...list, game.play(list.at(-1) as Position, move)],
    [first],
  ),
});

function reviewOf(...given: Parameters<typeof lookBack<Race, RaceMove, Race>>): Review {
  const looking = lookBack(...given);
  if (!looking.ok) throw new Error(looking.faults.map(({ says }) => says).join());
  while (looking.value.step());
  expect(looking.value.done()).toBe(1);
  return looking.value.review();
}

/** A race in which everybody but the bee runs, who rests now and then. */
function raceBy(seed: string) {
  const lot = lotsOf(seed);
  const moves: RaceMove[] = [];
  for (let at = START; diceRace.toAct(at) !== null;) {
    const list = diceRace.moves(at);
    const rests = at.turn === 1 && at.die !== null && lot(2) === 0;
    const move = at.die === null ? byWeight(diceRace, at, list, lot) : rests ? 'rest' : 'run';
    moves.push(move);
    at = diceRace.play(at, move);
  }
  return played(diceRace, START, moves);
}

describe('luck and decisions', () => {
  it('are told apart to the last hair where what each position is worth is known', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { positions, moves } = raceBy(seed);
      const { accounts, curves, luck } = reviewOf(race, { positions, moves }, seed);
      const worth = positions.map(antsWin);
      worth.forEach((share, at) => expect(curves[0]?.[at]).toBeCloseTo(share));
      const rolls = moves.map((move, at) =>
        typeof move === 'string' ? 0 : (worth[at + 1] ?? 0) - (worth[at] ?? 0),
      );
      rolls.forEach((roll, at) => expect(luck[0]?.[at]).toBeCloseTo(roll));
      const [ants, bee] = accounts;
      expect(ants?.lots).toBeCloseTo(rolls.reduce((sum, roll) => sum + roll, 0));
      expect(ants?.deals).toBe(0);
      const rests = moves.map((move, at) => (move === 'rest' ? (worth[at + 1] ?? 0) - (worth[at] ?? 0) : 0));
      expect(ants?.decisions).toBeCloseTo(rests.reduce((sum, rest) => sum + rest, 0));
      expect(bee?.decisions).toBeCloseTo(-(ants?.decisions ?? 0));
      for (const { from, to, lots, deals, decisions } of accounts)
        expect(lots + deals + decisions).toBeCloseTo(to - from);
    }
  });

  it('luck is nought on average over all that a die may show', () => {
    const lucks = DIE.map((weight, index) => {
      const { luck } = reviewOf(race, played(diceRace, START, [{ roll: index + 1 }]), 'die');
      return weight * (luck[0]?.[0] ?? NaN);
    });
    expect(Math.max(...lucks.map(Math.abs))).toBeGreaterThan(0.01);
    expect(lucks.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  });

  it('the greatest strokes of luck are told of the side that had them', () => {
    const { positions, moves } = raceBy('strokes');
    const [first, ...others] = luckiestIn(reviewOf(race, { positions, moves }, 'strokes'), 3);
    const worth = positions.map(antsWin);
    const changes = moves.map((move, at) =>
      typeof move === 'string' ? 0 : Math.abs((worth[at + 1] ?? 0) - (worth[at] ?? 0)),
    );
    expect(first?.share).toBeCloseTo(Math.max(...changes));
    const gained = (worth[(first?.at ?? 0) + 1] ?? 0) > (worth[first?.at ?? 0] ?? 0);
    expect(first?.team).toBe(gained ? 0 : 1);
    for (const other of others) expect(other.share).toBeLessThanOrEqual(first?.share ?? 0);
  });

  it('a card that somebody draws is their luck, and none of it is known to the other', () => {
    // A value that counts the dodges in a hand.
    const field = {
      game: cardDuel,
      hints: { value: ({ hands }: Duel, seat: number) => (seat === 0 ? hands[0].dodge : hands[1].dodge) / 3 },
    };
    const looking = lookBack(field, played(cardDuel, FIRST_DUEL, [{ draw: 'dodge' }, 'wait']), 'cards');
    if (!looking.ok) throw new Error('no fault was asked for');
    while (looking.value.step());
    const { accounts } = looking.value.review();
    // Three of eight cards are dodges.
    expect(accounts[0]?.lots).toBeCloseTo((1 - 3 / 8) / 3);
    expect(accounts[1]?.lots).toBe(0);
  });
});

describe('decisions that cost most', () => {
  it('a rest before the last mark is found, with what would have been better and what it cost', () => {
    const last: Race = { at: [0, 5, 3], turn: 2, die: 3 };
    const review = reviewOf(race, played(diceRace, last, ['rest', { roll: 1 }, 'run']), 'blunder');
    const [worst, ...others] = costliestOf(review, 0, 3);
    expect(others).toEqual([]);
    expect(worst).toMatchObject({ at: 0, player: 2, most: 1, better: 'run' });
    // The ant is far away, and the bee then home whatever it rolls.
    expect(worst?.made).toBeLessThan(0.1);
    expect(costliestOf(review, 1, 3)).toEqual([]);
    const none = { decisions: 0, good: 0, lost: 0 };
    expect(phasesOf(review, 3)).toEqual([
      [{ decisions: 1, good: 0, lost: worst?.cost }, none, { decisions: 1, good: 1, lost: 0 }],
      [none, none, none],
    ]);
  });

  it('show the chance that was missed, to the other side only where it could know', () => {
    const blind = { game: diceRace, hints: { value: () => 0.5 } };
    const last: Race = { at: [0, 5, 3], turn: 2, die: 3 };
    const review = reviewOf(blind, played(diceRace, last, ['rest']), 'missed');
    const firstOf = (curves: Review['curves']) => curves.map(([first]) => first);
    expect(firstOf(review.curves)).toEqual([0.5, 0.5]);
    expect(firstOf(curvesWithMissed(review, true))).toEqual([1, 0]);
    expect(firstOf(curvesWithMissed(review, false))).toEqual([1, 0.5]);
  });

  it('a wrong guess costs nothing where nobody could know better, and a right one may be a mistake', () => {
    const guess = (laid: 'head' | 'tail', guessed: 'head' | 'tail') => {
      const seen = pennies.observe({ laid, guessed: null }, 1);
      const glance = glanceAt(coins, seen, guessed, 40, 'guess');
      return weighDecision(coins, seen, guessed, glance.rivals, 200, 'guess');
    };
    // By all that is known: a head guessed wins half and draws half, a tail wins half.
    expect(guess('tail', 'head').cost).toBe(0);
    expect(guess('tail', 'tail').cost).toBeGreaterThan(0.1);
    expect(guess('tail', 'tail')).toEqual(guess('head', 'tail'));
  });

  it('are weighed by what the player knew, whatever the other held', () => {
    // Two games that look the same to north: south draws a dodge in one and a blank in the other, and never shows it.
    const game = (card: 'dodge' | 'blank'): readonly DuelMove[] => [
      { draw: 'cancel' },
      'wait',
      { draw: card },
      'wait',
      { draw: 'blank' },
      'strike',
    ];
    const [one, other] = (['dodge', 'blank'] as const).map((card) => {
      const looking = lookBack(duel, played(cardDuel, FIRST_DUEL, game(card)), 'alike');
      if (!looking.ok) throw new Error('no fault was asked for');
      while (looking.value.step());
      const { curves, luck, decisions } = looking.value.review();
      return { curve: curves[0], luck: luck[0], decisions: decisions.filter(({ player }) => player === 0) };
    });
    expect(one?.decisions).toHaveLength(2);
    expect(one).toEqual(other);
  });
});

describe('what cannot be looked back at', () => {
  it('is said: a game without a move, one without end, and positions that are worth no number', () => {
    const says = (given: ReturnType<typeof lookBack>) => (given.ok ? [] : given.faults);
    expect(says(lookBack(race, { positions: [START], moves: [] }, ''))).toEqual([{ says: 'noMoves' }]);
    const moves = Array.from({ length: LONGEST_LOOK + 1 }, (): RaceMove => 'rest');
    expect(says(lookBack(race, { positions: [START], moves }, ''))).toEqual([
      { says: 'tooLong', moves: LONGEST_LOOK + 1, most: LONGEST_LOOK },
    ]);
    const odd = { game: diceRace, hints: { value: ({ at }: Race) => (at[0] > 0 ? NaN : 0.5) } };
    const review = reviewOf(odd, played(diceRace, START, [{ roll: 1 }, 'run', { roll: 1 }]), 'odd');
    expect(faultIn(review)).toEqual({ says: 'noWorth', move: 2 });
    expect(faultIn(reviewOf(race, raceBy('sound'), 'sound'))).toBeNull();
  });
});

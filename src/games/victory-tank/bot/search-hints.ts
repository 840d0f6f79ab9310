import type { Hints } from '../../../referee/search/heuristics.ts';
import { seatOfTwo, otherOf } from '../../../referee/seats.ts';
import { appraise, sensible, type Manner } from './move-prior.ts';
import { cardsIn, changed, countOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { CARD_VALUES, type Army, type CardCounts, type Position } from '../rules/position.ts';
import { ROUNDS } from '../rules/permissions.ts';
import { chanceBy, type Evaluation } from '../../../referee/search/evaluation.ts';
import { evaluate, TABLE_FEATURES, tableFigures } from './evaluate.ts';
import fitted from './weights.json' with { type: 'json' };
import { cardWorth, PLAIN, TUNED, weighingOf, type Weighing } from './weighing.ts';

/** Hints for the search. The figures of a position's value were fitted to games between planners. */

const mannerBy = (by: Weighing): Manner => ({
  by,
  width: 2,
  point: by.point,
  card: (round, card) => cardWorth(by, round, card),
});

/** How the value of a position counts: the chances that pages tell are not tuned. */
const VALUING = mannerBy(PLAIN);

/** Effect of a lead of one point on the odds of winning, by round; an early lead matters little. */
const PACE = [0.27, 0.28, 0.3, 0.32, 0.42, 0.52, 0.72];
const chances = ({ round }: Position, points: number): number =>
  1 / (1 + Math.exp(-points * (PACE[round - 1] ?? 0.5)));

const worthOf = (round: number, cards: CardCounts, { card }: Manner): number =>
  CARD_VALUES.reduce((sum, value) => sum + countOf(cards, value) * card(round, value), 0);

/** Worth of an army's action points and hand. */
const inHand = ({ round, points, hands }: Position, army: Army, manner: Manner): number =>
  manner.point * points[army] + worthOf(round, hands[army], manner);

/** The same from the enemy's view, for whom any unplayed card may be in the hand. */
function inHandUnseen(position: Position, army: Army, manner: Manner): number {
  const { round, points, hands, decks, battle, stage } = position;
  const down = stage === 'defender-card' ? (battle?.cards[0] ?? 0) : 0;
  const hidden = down === 0 ? decks[army] : [...decks[army], down];
  const unseen = hidden.reduce((counts, value) => changed(counts, value, 1), hands[army]);
  const share = cardsIn(hands[army]) / Math.max(1, cardsIn(unseen));
  return manner.point * points[army] + share * worthOf(round, unseen, manner);
}

/**
 * Worth of acting next: half of the usual gain of an action in each round, its cost paid. The other half goes
 * once the enemy has acted too.
 */
const TEMPO = [0.07, 0.15, 0.15, 0.2, 0.35, 0.35, 0.45];

/** Who announces the next action after the current one; null if the round ends first. */
function next({ stage, active, points, player }: Position): Army | null {
  if (player === null) return null;
  if (stage === 'draft' || stage === 'place' || stage === 'face') return active;
  const first = stage === 'defender-card' ? player : otherOf(player);
  if (points[first] > 0) return first;
  return points[otherOf(first)] > 0 ? otherOf(first) : null;
}

/** Worth to an army of who acts next. */
function tempo(position: Position, army: Army): number {
  const after = next(position);
  const worth = TEMPO[position.round - 1] ?? 0;
  return after === null ? 0 : after === army ? worth : -worth;
}

/** All that an evaluation looks at. */
const FEATURES = [...TABLE_FEATURES, 'points', 'hand', 'tempo'] as const;
type Feature = (typeof FEATURES)[number];

const evaluation: Evaluation<Position, Feature> = {
  features: FEATURES,
  figures: (position, seat) => {
    const army = seatOfTwo(seat);
    const enemy = otherOf(army);
    const pace = PACE[position.round - 1] ?? 0.5;
    const { points, hands, round } = position;
    return [
      ...tableFigures(position, army),
      VALUING.point * (points[army] - points[enemy]),
      worthOf(round, hands[army], VALUING) - worthOf(round, hands[enemy], VALUING),
      tempo(position, army),
    ].map((figure) => pace * figure);
  },
  weights: fitted.weights,
};

function value(position: Position, player: number): number {
  if (position.stage === 'over') return Number(evaluate(position, seatOfTwo(player), PLAIN) > 0);
  return chanceBy(evaluation, position, player);
}

/** Priors by some weights. */
function priorBy(by: Weighing): NonNullable<Hints<Position, Move>['prior']> {
  const manner = mannerBy(by);
  return (position, moves) => {
    const army = position.player ?? 0;
    const looked = new Set(sensible(position, army, moves));
    const appraised = appraise(position, army, manner);
    // For a draft, `appraise` only values the difference between the cards.
    const drafted = position.stage === 'draft' ? evaluate(position, army, by) : 0;
    const hands = inHand(position, army, manner) - inHandUnseen(position, otherOf(army), manner);
    const before = drafted + hands + tempo(position, army);
    return moves.map((move) => (looked.has(move) ? chances(position, appraised(move) + before) : -1));
  };
}

/** A key of what a player sees of a move, and of the cards drawn after it. */
function seen(before: Position, move: Move, after: Position, viewer: number): string {
  const army = seatOfTwo(viewer);
  const drawn = after.stage === 'draft' && after.active === army ? after.drawn.join() : '';
  const isRefilled = before.stage === 'place' || before.stage === 'face';
  return `${seenOf(before, move, after, army)}|${isRefilled ? after.hands[army].join() : ''}|${before.stage === 'draft' ? '' : drawn}`;
}

function seenOf(before: Position, move: Move, after: Position, viewer: Army): string {
  const isOwn = before.player === viewer;
  switch (move.kind) {
    case 'keep':
      // The other player gets the other card.
      return isOwn ? move.card : `${after.held[viewer] ?? ''}`;
    case 'place':
      return `${move.column},${move.row},${move.turned},${before.held[before.player ?? 0] ?? ''}`;
    case 'lay':
      if (before.stage === 'defender-card') return `${before.battle?.cards[0] ?? 0},${move.card}`;
      return isOwn || move.card === 0 ? `${move.card}` : 'down';
    default:
      return JSON.stringify(move);
  }
}

/** The most points and cards left for an ending to be solved exactly. */
const FEW_POINTS = 2;

/** Whether few points of the last round are left and all action cards have been drawn, so that hands can be inferred. */
function isEnding({ round, stage, decks, points, action, battle, hands }: Position): boolean {
  const drawing = stage === 'draft' || stage === 'place' || stage === 'face';
  if (round < ROUNDS || drawing || decks[0].length + decks[1].length > 0) return false;
  if (stage === 'defender-card' && battle?.cards[0] !== 0) return false;
  const left = points[0] + points[1] + (action?.left ?? 0);
  return left + cardsIn(hands[0]) + cardsIn(hands[1]) <= FEW_POINTS;
}

/** Samples, and decisions at first sight by the plain weights, by level. */
const levels = [{ samples: 16, slips: 0.9 }, { samples: 100 }, { samples: 1600 }];

const hints: Hints<Position, Move> = {
  value,
  prior: priorBy(TUNED),
  sight: priorBy(PLAIN),
  seen,
  isEnding,
  evaluation,
  levels,
};

export const victoryTankHints: Hints<Position, Move> = {
  ...hints,
  tuning: { weights: TUNED, by: (weights) => ({ ...hints, prior: priorBy(weighingOf(weights)) }) },
};

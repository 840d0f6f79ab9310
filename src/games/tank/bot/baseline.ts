import { lotsOf } from '../../../referee/chance/random.ts';
import type { Player as Deciding } from '../../../referee/game.ts';
import { otherOf } from '../../../referee/seats.ts';
import { changeBy, factorAgainst, factorOf } from '../rules/attack-factor.ts';
import { tacticOf, unitOf, type Tactic } from '../rules/cards.ts';
import { moves, type Move } from '../rules/moves.ts';
import { resample, type Seen } from '../rules/observation.ts';
import { type Player, type Tank } from '../rules/position.ts';
import { isTooFar } from './evaluate.ts';

/** The baseline that the opponent is measured against: it scores each legal move by rule of thumb, without search. */

/** What a card in hand is worth, in casualties, by what it does. */
const CARD: Readonly<Record<string, number>> = {
  free: 0.55,
  lost: 0.5,
  end: 0.6,
  out: 0.6,
  recover: 0.8,
  rally: 0.25,
  repair: 0.2,
  pen: 0.2,
  inf: 0.15,
  both: 0.2,
};
const cardWorth = (card: Tactic): number => CARD[tacticOf(card).effect] ?? 0;

/** The defence of the target less the current factor: 0 or less is a hit. */
function missing(position: Tank): number | null {
  const { attack } = position;
  const foe = attack?.foe ?? null;
  if (attack === null || foe === null) return null;
  return (unitOf(foe).def ?? 0) - factorOf(position, attack, foe);
}

/** The score of a move, in casualties; the baseline plays the highest. */
function promise(position: Tank, player: Player, move: Move): number {
  switch (move.kind) {
    case 'play':
      return playPromise(position, player, move.card);
    case 'recover':
      return 1;
    case 'discard':
      return -cardWorth(move.card);
    case 'aim':
      return aimPromise(position, move.at);
    case 'skip':
      return -0.5;
    default:
      return 0;
  }
}

function playPromise(position: Tank, player: Player, card: Tactic): number {
  const { stage, active, pending, attack } = position;
  const cost = cardWorth(card);
  const short = missing(position);
  const isAttacker = player === active;
  if (pending.length > 0) return 0.8 - cost;
  switch (stage) {
    case 'lost':
      // An attack that misses anyway need not be stopped, except with a mine, which also costs the
      // enemy a unit.
      return (
        (short !== null && short <= 0 ? 1 : short !== null && short <= 3 ? 0.4 : 0.05) + outGain(card) - cost
      );
    case 'modifier': {
      const foe = attack?.foe ?? null;
      if (short === null || foe === null) return -cost;
      const change = changeBy(position.options, card, factorAgainst(position.options, foe));
      const helps = isAttacker ? change > 0 : change < 0 || isBeyond(position, card);
      if (!helps) return -2;
      const turns = isAttacker
        ? short > 0 && change >= short
        : short <= 0 && (-change > -short || isBeyond(position, card));
      return turns ? 1 - cost : isAttacker && short > 0 ? 0.1 - cost : -0.4 - cost;
    }
    case 'damage':
      return 1 - cost;
    case 'free':
      return 0.55 - cost * 0.5;
    default:
      return -cost;
  }
}

const outGain = (card: Tactic): number => (tacticOf(card).effect === 'out' ? 1 : 0);

const isBeyond = ({ attack }: Tank, card: Tactic): boolean => attack !== null && isTooFar(attack, card);

/** A visible target that can be hit scores above an unknown top card, and one that cannot be hit below it. */
function aimPromise(position: Tank, at: number | 'deck'): number {
  const { attack, active, rows, tops, options } = position;
  const enemy = otherOf(active);
  const foe = at === 'deck' ? tops[enemy] : (rows[enemy][at]?.unit ?? null);
  if (attack === null || foe === null) return 0.45;
  const short = (unitOf(foe).def ?? 0) - unitOf(attack.unit)[factorAgainst(options, foe)];
  const worth = (unitOf(foe).pen + (unitOf(foe).def ?? 0)) / 80;
  return short <= 0 ? 0.8 + worth : 0.35 - short / 12;
}

/** The move with the highest score; ties are broken by lot. */
export function bestPromise(
  position: Tank,
  player: Player,
  all: readonly Move[],
  lot: (sides: number) => number,
): Move | undefined {
  let most = -Infinity;
  let best: Move[] = [];
  for (const move of all) {
    const at = promise(position, player, move);
    if (at > most) [most, best] = [at, []];
    if (at === most) best.push(move);
  }
  return best[lot(Math.max(1, best.length))];
}

/** Plays the move with the highest score. */
export const baseline: Deciding<Seen, Move> = (seen, seed) => {
  const position = resample(seen, seed);
  const chosen = bestPromise(position, seen.viewer, moves(position), lotsOf(seed));
  if (chosen === undefined) throw new Error('A player was asked who has nothing to decide');
  return chosen;
};

import type { Hints } from '../../referee/search/hints.ts';
import { tacticOf, unitOf, type Tactic } from './cards.ts';
import { changeBy, factorAgainst, factorOf } from './factor.ts';
import type { Move } from './move.ts';
import { breakingPoint, otherOf, type Player, type Tank } from './position.ts';
import { actorIn } from './windows.ts';

/** What TanK tells the search that plays it, by rule of thumb. */

/** What a card in hand is worth, in casualties, by what it does. */
const CARD: Readonly<Record<string, number>> = {
  ...{ free: 0.55, lost: 0.5, end: 0.6, out: 0.6, recover: 0.8, rally: 0.25, repair: 0.2 },
  ...{ pen: 0.2, inf: 0.15, both: 0.2 },
};
const cardWorth = (card: Tactic): number => CARD[tacticOf(card).effect] ?? 0;

/** What a unit that stands in a row, to be aimed at, may still cost. */
const EXPOSED = 0.35;
/** Not to be allowed to attack. */
const BARRED = 1.2;

/** How near a player is to their breaking point, in casualties that are left. */
const left = (position: Tank, player: Player): number =>
  breakingPoint(position, player) - position.casualties[player].length;

const standing = (position: Tank, player: Player): number =>
  left(position, player) +
  position.hands[player].reduce((sum, card) => sum + cardWorth(card), 0) -
  EXPOSED * position.rows[player].length -
  (position.ranOut[player] ? BARRED : 0);

/** The share of wins: what is left of one side against what is left of the other. */
function share(position: Tank, player: Player): number {
  const ahead = standing(position, player) - standing(position, otherOf(player));
  const pace = 0.18 + 1.2 / Math.max(3, left(position, 0) + left(position, 1));
  return 1 / (1 + Math.exp(-ahead * pace));
}

function value(position: Tank, seat: number): number {
  const player: Player = seat === 1 ? 1 : 0;
  if (position.stage === 'over') {
    const own = left(position, player) <= 0;
    const other = left(position, otherOf(player)) <= 0;
    return own === other ? 0.5 : own ? 0 : 1;
  }
  return share(position, player);
}

/** The defence of what is aimed at, less what the attack stands at: 0 or less is a hit. */
function missing(position: Tank): number | null {
  const { attack } = position;
  const foe = attack?.foe ?? null;
  if (attack === null || foe === null) return null;
  return (unitOf(foe).def ?? 0) - factorOf(position, attack, foe);
}

/** How sensible a move looks, in casualties; far below 0 is not worth a look. */
export function promise(position: Tank, player: Player, move: Move): number {
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
      // What would miss anyway need not be stopped; a mine costs the enemy a unit besides.
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

/** A range beyond what the attacker reaches ends the attack. */
function isBeyond({ attack }: Tank, card: Tactic): boolean {
  const { yards } = tacticOf(card);
  const range = attack === null ? null : unitOf(attack.unit).range;
  return yards !== undefined && range !== null && yards > range;
}

/** What is known and can be hit is better than what nobody has seen; that is better than what cannot. */
function aimPromise(position: Tank, at: number | 'deck'): number {
  const { attack, active, rows, tops, options } = position;
  const enemy = otherOf(active);
  const foe = at === 'deck' ? tops[enemy] : (rows[enemy][at]?.unit ?? null);
  if (attack === null || foe === null) return 0.45;
  const short = (unitOf(foe).def ?? 0) - unitOf(attack.unit)[factorAgainst(options, foe)];
  const worth = (unitOf(foe).pen + (unitOf(foe).def ?? 0)) / 80;
  return short <= 0 ? 0.8 + worth : 0.35 - short / 12;
}

function prior(position: Tank, moves: readonly Move[]): readonly number[] {
  const actor = actorIn(position);
  const player: Player = actor === 1 ? 1 : 0;
  const now = share(position, player);
  return moves.map((move) => {
    const found = promise(position, player, move);
    return found < -1 ? -1 : Math.min(0.99, Math.max(0.01, now + found * 0.08));
  });
}

/** Playouts mostly do what looks sensible. */
function policy(position: Tank, moves: readonly Move[], lot: (sides: number) => number): Move {
  const any = moves[lot(Math.max(1, moves.length))] ?? moves[0];
  const actor = actorIn(position);
  if (any === undefined) throw new Error('there is no move to choose');
  if (actor === 'chance' || actor === null || moves.length === 1 || lot(8) === 0) return any;
  const scored = moves.map((move) => ({ move, at: promise(position, actor, move) }));
  const best = Math.max(...scored.map(({ at }) => at));
  const good = scored.filter(({ at }) => at >= best - 0.05);
  return good[lot(good.length)]?.move ?? any;
}

/** What a player sees of a move: only what the other player draws is hidden. */
function seen(before: Tank, move: Move, after: Tank, viewer: number): string {
  if (move.kind !== 'draw') return JSON.stringify(move);
  const drawn = after.hands[viewer === 1 ? 1 : 0].length > before.hands[viewer === 1 ? 1 : 0].length;
  return drawn ? JSON.stringify(move) : 'draw';
}

export const tankHints: Hints<Tank, Move> = { value, prior, policy, seen };

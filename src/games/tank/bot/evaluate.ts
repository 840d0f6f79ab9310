import { changeBy, factorAgainst, factorOf } from '../rules/attack-factor.ts';
import { barsOf } from '../rules/card-violations.ts';
import { isSupport, tacticOf, unitOf, type Tactic, type Unit } from '../rules/cards.ts';
import { windowFor } from '../rules/decision-windows.ts';
import {
  breakingPoint,
  otherOf,
  type Attack,
  type Player,
  type Stage,
  type Tank,
} from '../rules/position.ts';

/**
 * What a position of TanK is worth between two attacks, in casualties that are left, by what a player knows: their own
 * hand, and how many cards the other holds. Figures of rows and decks were fitted to who won 2,700 games of rule of thumb,
 * those of cards tried out in more.
 */

/** What a card in hand is worth, by what it does. */
const CARD: Readonly<Record<string, number>> = {
  lost: 0.6,
  end: 0.75,
  free: 0.45,
  recover: 0.9,
  rally: 0.45,
  repair: 0.4,
  inf: 0.15,
  both: 0.3,
};
const STOPS_AND_KILLS = 1.2;
const DAMAGE = 0.5;
const BONUS = 0.3;
const PENALTY = 0.3;
/** What nobody but its holder knows. */
const UNKNOWN = 0.45;
/** Each card counts for less beside others: nine are the most that are kept. */
const CROWD = 0.02;

const worthOf = (card: Tactic): number => {
  const { effect, value } = tacticOf(card);
  if (effect === 'out') return windowFor(card) === 'lost' ? STOPS_AND_KILLS : DAMAGE;
  return CARD[effect] ?? (value > 0 ? BONUS : PENALTY);
};
const WORTH = Array.from({ length: 92 }, (_, card) => worthOf(card));

function handWorth(position: Tank, player: Player, viewer: Player): number {
  const hand = position.hands[player];
  const toCome = position.stage === 'draw' && position.active === player ? position.toDraw : 0;
  const held = hand.length + toCome;
  let worth = UNKNOWN * toCome;
  if (player === viewer) for (const card of hand) worth += WORTH[card] ?? 0;
  else worth += UNKNOWN * hand.length;
  return worth * (1 - CROWD * held);
}

/** A unit that stands in the row can be aimed at; the thicker it is the less that matters. */
const EXPOSED = 0.12;
const THICKNESS = 0.018;
/** A card more to come than the other has: who runs out first may not attack. */
const TO_COME = 0.14;
/** That, for each card the other has to use up before. */
const BARRED = 0.34;
const SURVIVOR = 0.22;

/** What the loss of a unit is, in casualties: strong ones are missed later, too. */
const lossOf = (unit: Unit): number => 1 + (unitOf(unit).pen + (unitOf(unit).def ?? 0) - 14) / 100;

export const leftOf = (position: Tank, player: Player): number =>
  breakingPoint(position, player) - position.casualties[player].length;

function standing(position: Tank, player: Player, viewer: Player): number {
  const { rows, decks, under, tops, ranOut, casualties } = position;
  const enemy = otherOf(player);
  const toCome = (one: Player) => decks[one].length + under[one].length;
  let worth = leftOf(position, player) + handWorth(position, player, viewer);
  for (const unit of casualties[player]) worth += 1 - lossOf(unit);
  for (const { unit } of rows[player]) worth += THICKNESS * (unitOf(unit).def ?? 0) - EXPOSED;
  if (tops[player] !== null) worth += SURVIVOR;
  if (ranOut[player]) return worth - BARRED * toCome(enemy);
  return ranOut[enemy] ? worth : worth + TO_COME * toCome(player);
}

/** How far a player is ahead of the other, as a viewer knows it. */
export const lead = (position: Tank, player: Player, viewer: Player): number =>
  standing(position, player, viewer) - standing(position, otherOf(player), viewer);

/** What being ahead makes of the odds of winning: the nearer the end, the more. */
const PACE = 3;

export function share(position: Tank, ahead: number): number {
  const left = leftOf(position, 0) + leftOf(position, 1);
  return 1 / (1 + Math.exp((-PACE * ahead) / Math.sqrt(Math.max(2, left))));
}

/**
 * What an attack under way will come to, in casualties for whoever attacks, by what a viewer knows. How often attacks hit
 * was counted in games of rule of thumb.
 */

/** An attack that nobody stops hits, by what the attack stands above the defence. */
const SURE = 0.97;
const CLOSE = 0.88;
/** Of so many unknown cards none stops an attack, or turns one round. */
const noneStops = (cards: number): number => 0.845 ** cards;
const noneLifts = (cards: number): number => 0.89 ** cards;
const noneEnds = (cards: number): number => 0.92 ** cards;
/** A card that is about to do its work does it. */
const STANDS = 0.94;
/** The card that would be spent. */
const SPENT = 0.15;
/** An attack that nobody has aimed yet. */
const UNAIMED = 0.3;

/** The same position as if it had come to a window already. */
const asIf = (position: Tank, stage: Stage): Tank => ({ ...position, stage, pending: [] });

const held = (position: Tank, player: Player, isWanted: (card: Tactic) => boolean): boolean =>
  position.hands[player].some(
    (card) => isWanted(card) && barsOf(position, player, card, undefined).length === 0,
  );

/** Whether the viewer, who attacks, can finish off a survivor. */
const finishes = (position: Tank): boolean => {
  const after = asIf(position, 'damage');
  return held(after, position.active, (card) => windowFor(card) === 'damage');
};

/** Whether a player's own cards, one of each slot and all others together, can change the factor by so much. */
function reaches(position: Tank, attack: Attack, foe: Unit, player: Player, by: number): boolean {
  const factor = factorAgainst(position.options, foe);
  const after: Tank = { ...asIf(position, 'modifier'), attack: { ...attack, asked: player } };
  const best = { range: 0, hit: 0, ammo: 0 };
  let others = 0;
  for (const card of position.hands[player]) {
    if (windowFor(card) !== 'modifier' || barsOf(after, player, card, undefined).length > 0) continue;
    if (by < 0 && isTooFar(attack, card)) return true;
    const change = Math.sign(by) * changeBy(position.options, card, factor);
    const { type } = tacticOf(card);
    if (type === 'range' || type === 'hit' || type === 'ammo') best[type] = Math.max(best[type], change);
    else others += Math.max(0, change);
  }
  return best.range + best.hit + best.ammo + others >= Math.abs(by);
}

/** A range beyond what the attacker reaches ends the attack. */
export function isTooFar({ unit }: Attack, card: Tactic): boolean {
  const { yards } = tacticOf(card);
  const { range } = unitOf(unit);
  return yards !== undefined && range !== null && yards > range;
}

/** How likely the target is lost once nobody has stopped the attack. */
function hits(position: Tank, attack: Attack, foe: Unit, viewer: Player): number {
  const { active, hands } = position;
  const isOwn = viewer === active;
  const short = (unitOf(foe).def ?? 0) - factorOf(position, attack, foe);
  const over = position.stage === 'modifier' && attack.passes === 1 && attack.asked !== active;
  if (short <= 0) {
    if (isOwn) return short <= -3 ? SURE : CLOSE;
    const mayAnswer = attack.asked === viewer || attack.passes === 0;
    return mayAnswer && reaches(position, attack, foe, viewer, short - 1)
      ? Math.min(1, 1.1 - noneLifts(hands[active].length))
      : 1;
  }
  if (isOwn) {
    if (!over && reaches(position, attack, foe, viewer, short)) return 0.85 - SPENT;
    return finishes(position) ? STANDS - SPENT : 0.03;
  }
  const cards = hands[active].length;
  return 1 - (over ? noneEnds(cards) : noneLifts(cards));
}

function lostTo(position: Tank, attack: Attack, foe: Unit, viewer: Player): number {
  const { active, hands } = position;
  const hit = hits(position, attack, foe, viewer);
  // A defender who sees what can be done decides for themselves.
  if (viewer !== active) return hit;
  const stops = isSupport(attack.unit) ? 0.1 : 1 - noneStops(hands[otherOf(active)].length);
  return (1 - stops) * hit;
}

/** As if the top card of the enemy's deck were each of those that it may be. */
function uncovered(position: Tank, attack: Attack): number {
  const enemy = otherOf(position.active);
  const deck = position.decks[enemy];
  let all = 0;
  for (const foe of deck)
    if (!isSupport(foe)) all += lossOf(foe) * lostTo(position, attack, foe, position.active);
  return deck.length === 0 ? 0 : all / deck.length;
}

/** What comes of a card that waits to be undone; null where the attack goes on. */
function pendingGain({ pending, stage, attack }: Tank, foe: Unit): number | null {
  const [first] = pending;
  if (first === undefined || attack === null || stage === 'modifier' || stage === 'free') return null;
  const stands = pending.length % 2 === 1 ? STANDS : 1 - STANDS;
  if (stage === 'damage') return stands * lossOf(foe);
  if (stage !== 'lost') return null;
  const kills = tacticOf(first.card).effect === 'out' ? lossOf(attack.unit) : 0;
  return (1 - stands) * 0.5 * lossOf(foe) - stands * kills;
}

/** Casualties that the attack under way is expected to bring whoever attacks. */
export function gain(position: Tank, viewer: Player): number {
  const { stage, attack, hands, active } = position;
  if (stage === 'attacker') return UNAIMED;
  if (attack === null) return 0;
  if (!['target', 'uncover', 'lost', 'modifier', 'damage'].includes(stage)) return 0;
  // Support is a casualty of its own attack.
  const own = isSupport(attack.unit) && !position.options['support-returns'] ? lossOf(attack.unit) : 0;
  const { foe } = attack;
  if (stage === 'target') return UNAIMED - own;
  if (stage === 'uncover') return uncovered(position, attack) - own;
  if (foe === null) return -own;
  const waiting = pendingGain(position, foe);
  if (waiting !== null) return waiting - own;
  if (stage === 'lost') return lossOf(foe) * lostTo(position, attack, foe, viewer) - own;
  if (stage === 'modifier') return lossOf(foe) * hits(position, attack, foe, viewer) - own;
  const finish =
    viewer === active ? (finishes(position) ? STANDS - SPENT : 0) : 1 - noneEnds(hands[active].length);
  return lossOf(foe) * finish - own;
}

import { otherOf } from '../../../referee/seats.ts';
import { changeBy, factorAgainst, factorOf } from '../rules/attack-factor.ts';
import { barsOf } from '../rules/card-violations.ts';
import { FORMATIONS, isSupport, tacticOf, unitOf, type Tactic, type Unit } from '../rules/cards.ts';
import { windowFor } from '../rules/decision-windows.ts';
import {
  breakingPoint,
  EVEN_POINTS,
  type Attack,
  type Player,
  type Stage,
  type Tank,
} from '../rules/position.ts';

/**
 * What a position is judged by, in casualties, from what a player knows: their own hand, and how many cards the other
 * holds. What a card, a row or a deck counts within its feature was fitted to games of the baseline bot.
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
/** A card that the viewer does not know. */
const UNKNOWN = 0.45;
/** How much less each card is worth for every card held: no more than nine are kept. */
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

/** What a unit in the row costs, since it can be aimed at, and what each point of its defence gives back. */
const EXPOSED = 0.12;
const THICKNESS = 0.018;
/** Each card gone from the own deck: whose deck runs out first may not attack for a while. */
const TO_COME = 0.14;
/** After the own deck has run out: the cost of each card left in the enemy's deck, which has to run out too. */
const BARRED = 0.34;
const SURVIVOR = 0.22;

/** The cost of losing a unit, in casualties: more than 1 for strong units, which are missed later. */
const lossOf = (unit: Unit): number => 1 + (unitOf(unit).pen + (unitOf(unit).def ?? 0) - 14) / 100;

export const leftOf = (position: Tank, player: Player): number =>
  breakingPoint(position, player) - position.casualties[player].length;

/**
 * What a casualty of a player counts. Formations lose units at different rates: the breaking points of the even scenario were
 * found so that both sides come to theirs as soon (`studies/breaking.json`). The mean of both formations is 1.
 */
const casualtyOf = ({ nations }: Tank, player: Player): number =>
  EVEN_MEAN / (EVEN_POINTS[nations[player] ?? 0] ?? EVEN_MEAN);
const EVEN_MEAN = 21;

/** What an evaluation looks at, in casualties, at the pace of a game that is so far. */
export const FEATURES = [
  'casualties', // left before a side breaks
  'strong', // strong units lost count for more
  'hand',
  'rows', // units that can be aimed at, by their defence
  'survivor', // a unit that lies open on the deck
  'deck', // cards to come; barred is whose deck ran out first
  'barred',
  'attack', // what the attack under way promises
] as const;
export type Feature = (typeof FEATURES)[number];

/** How many cards a player's formation has: that one has more of them is in what its casualties count. */
const formationOf = ({ nations }: Tank, player: Player): number =>
  FORMATIONS[nations[player] ?? 0]?.length ?? 0;

/** A player's own figures, in the order of the features, without the attack. */
function standing(position: Tank, player: Player, viewer: Player): readonly number[] {
  const { rows, decks, under, tops, ranOut, casualties, stage } = position;
  const enemy = otherOf(player);
  const toCome = (one: Player) => decks[one].length + under[one].length;
  let [strong, thick] = [0, 0];
  for (const unit of casualties[player]) strong += 1 - lossOf(unit);
  for (const { unit } of rows[player]) thick += THICKNESS * (unitOf(unit).def ?? 0) - EXPOSED;
  const each = casualtyOf(position, player);
  return [
    each * leftOf(position, player),
    each * strong,
    handWorth(position, player, viewer),
    thick,
    tops[player] === null ? 0 : SURVIVOR,
    stage === 'nation' || ranOut[player] || ranOut[enemy]
      ? 0
      : TO_COME * (toCome(player) - formationOf(position, player)),
    ranOut[player] ? -BARRED * toCome(enemy) : 0,
  ];
}

/** The fewer casualties are left, the more a lead counts. */
const paceOf = (position: Tank): number =>
  PACE / Math.sqrt(Math.max(2, leftOf(position, 0) + leftOf(position, 1)));
const PACE = 3;

/** How far a player is ahead of the other in each feature, from what that player can see. */
export function figuresOf(position: Tank, player: Player): readonly number[] {
  const [own, theirs] = [player, otherOf(player)].map((one) => standing(position, one, player));
  const pace = paceOf(position);
  const gained = casualtyOf(position, otherOf(position.active)) * gain(position, player);
  const attack = player === position.active ? gained : -gained;
  return [...(own ?? []).map((figure, index) => pace * (figure - (theirs?.[index] ?? 0))), pace * attack];
}

/**
 * Expected result of the current attack, in casualties for the attacker, from what a viewer knows. Hit rates
 * were counted in games of the baseline bot.
 */

/** The chance that an attack hits if nobody stops it: 3 or more above the defence, or less. */
const SURE = 0.97;
const CLOSE = 0.88;
/** The chance that none of so many unknown cards stops an attack, changes its result, or destroys a survivor. */
const noneStops = (cards: number): number => 0.845 ** cards;
const noneLifts = (cards: number): number => 0.89 ** cards;
const noneEnds = (cards: number): number => 0.92 ** cards;
/** The chance that a card is not undone. */
const STANDS = 0.94;
/** The cost of the card that has to be played. */
const SPENT = 0.15;
/** The expected gain of an attack before its target is chosen. */
const UNAIMED = 0.3;

/** The position moved on to a later stage, with no card waiting to be undone. */
const asIf = (position: Tank, stage: Stage): Tank => ({ ...position, stage, pending: [] });

const held = (position: Tank, player: Player, isWanted: (card: Tactic) => boolean): boolean =>
  position.hands[player].some(
    (card) => isWanted(card) && barsOf(position, player, card, undefined).length === 0,
  );

/** Whether the attacker holds a card that destroys a target that has survived. */
const finishes = (position: Tank): boolean => {
  const after = asIf(position, 'damage');
  return held(after, position.active, (card) => windowFor(card) === 'damage');
};

/** Whether a player's modifiers can change the factor by so much: one card of each slot, and all others together. */
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

/** Whether a Range card is beyond the attacker's reach, which ends the attack. */
export function isTooFar({ unit }: Attack, card: Tactic): boolean {
  const { yards } = tacticOf(card);
  const { range } = unitOf(unit);
  return yards !== undefined && range !== null && yards > range;
}

/** The chance that the target is destroyed once the attack can no longer be stopped. */
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

/** What an attack that may still be stopped gains, as the defender sees it, who has the choice. */
function lostUnless(position: Tank, attack: Attack, foe: Unit, defender: Player): number {
  const through = lossOf(foe) * hits(position, attack, foe, defender);
  if (through <= WORTH_STOPPING) return through;
  return position.hands[defender].reduce((least, card) => {
    if (windowFor(card) !== 'lost' || barsOf(position, defender, card, undefined).length > 0) return least;
    return Math.min(least, (WORTH[card] ?? 0) + gainStopped(card, attack, foe));
  }, through);
}
/** Nobody stops an attack that is as good as lost. */
const WORTH_STOPPING = 0.05;

/** What an attack gains against which a card is played that can still be undone. */
function gainStopped(card: Tactic, { unit }: Attack, foe: Unit): number {
  const kills = tacticOf(card).effect === 'out' ? lossOf(unit) : 0;
  return (1 - STANDS) * 0.5 * lossOf(foe) - STANDS * kills;
}

function lostTo(position: Tank, attack: Attack, foe: Unit): number {
  const { active, hands } = position;
  const hit = hits(position, attack, foe, active);
  const stops = isSupport(attack.unit) ? 0.1 : 1 - noneStops(hands[otherOf(active)].length);
  return (1 - stops) * hit;
}

/** The gain of an attack on the enemy's top card, averaged over all cards that it may be. */
function uncovered(position: Tank, attack: Attack): number {
  const enemy = otherOf(position.active);
  const deck = position.decks[enemy];
  let all = 0;
  for (const foe of deck) if (!isSupport(foe)) all += lossOf(foe) * lostTo(position, attack, foe);
  return deck.length === 0 ? 0 : all / deck.length;
}

/** The gain while a card waits to be undone; null where it does not decide the attack. */
function pendingGain({ pending, stage, attack }: Tank, foe: Unit): number | null {
  const [first] = pending;
  if (first === undefined || attack === null || stage === 'modifier' || stage === 'free') return null;
  const stands = pending.length % 2 === 1 ? STANDS : 1 - STANDS;
  if (stage === 'damage') return stands * lossOf(foe);
  if (stage !== 'lost') return null;
  const kills = tacticOf(first.card).effect === 'out' ? lossOf(attack.unit) : 0;
  return (1 - stands) * 0.5 * lossOf(foe) - stands * kills;
}

/** The expected gain of the attacker from the attack under way, in casualties. */
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
  if (stage === 'lost') {
    const lost =
      viewer === active
        ? lossOf(foe) * lostTo(position, attack, foe)
        : lostUnless(position, attack, foe, viewer);
    return lost - own;
  }
  if (stage === 'modifier') return lossOf(foe) * hits(position, attack, foe, viewer) - own;
  const finish =
    viewer === active ? (finishes(position) ? STANDS - SPENT : 0) : 1 - noneEnds(hands[active].length);
  return lossOf(foe) * finish - own;
}

import { tacticOf, unitOf, type Tactic, type Unit } from './cards.ts';
import { breakingPoint, otherOf, type Player, type Tank } from './position.ts';
import { windowFor } from './windows.ts';

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
export const lossOf = (unit: Unit): number => 1 + (unitOf(unit).pen + (unitOf(unit).def ?? 0) - 14) / 100;

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

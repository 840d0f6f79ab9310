import { barsOf } from './bars.ts';
import { isSupport, tacticOf, unitOf, type Tactic, type Unit } from './cards.ts';
import { changeBy, factorAgainst, factorOf } from './factor.ts';
import { otherOf, type Attack, type Player, type Stage, type Tank } from './position.ts';
import { windowFor } from './windows.ts';
import { lossOf } from './worth.ts';

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

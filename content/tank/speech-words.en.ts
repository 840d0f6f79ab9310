import { counted, ENGLISH } from '../../src/language.ts';
import {
  FORMATION_CARDS,
  TACTICS_CARDS,
  type FormationCard,
  type Side,
  type TacticsCard,
  type UnitClass,
} from '../../cards/tank/data/cards.ts';
import type { Player, Stage, Tactic, Unit, Window } from '../../src/games/tank/messages.ts';

/** What things of TanK are called in English sentences. */

/** No engine says a card that the box does not hold. */
const MISSING: never = undefined as never;
export const tacticOf = (which: Tactic): TacticsCard => TACTICS_CARDS[which] ?? MISSING;
export const unitOf = (which: Unit): FormationCard => FORMATION_CARDS[which] ?? MISSING;

export const PLAYERS = ['Able', 'Baker'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** Who is spoken to as "you"; null where nobody is. */
export type Listener = Player | null;

/** Players as they are told of to somebody. */
export interface Telling {
  /** "your", "Able’s". */
  readonly whose: (who: Player) => string;
  /** "yours", "Able’s", behind a noun. */
  readonly own: (who: Player) => string;
  /** Who does something: "you draw", "Able draws"; in small letters, since a sentence may go on with it. */
  readonly does: (who: Player, one: string, you: string) => string;
}

export const tellingTo = (you: Listener): Telling => ({
  whose: (who) => (who === you ? 'your' : `${player(who)}’s`),
  own: (who) => (who === you ? 'yours' : `${player(who)}’s`),
  does: (who, one, many) => (who === you ? `you ${many}` : `${player(who)} ${one}`),
});

/** A card by its name: "Mud". */
export const card = (which: Tactic): string => tacticOf(which).name;
/** "Ammo", of a card. */
export const typeOfCard = (which: Tactic): string =>
  tacticOf(which).type.replace(/^./, (first) => first.toUpperCase());
/** Of whom one says "are": "Panzergrenadiers". */
export const isPlural = (which: Unit): boolean =>
  ['inf', 'mi'].includes(unitOf(which).type) && unitOf(which).name.endsWith('s');
/** A unit by its name: "the Panther", "Panzergrenadiers". */
export const unit = (which: Unit): string => {
  const { name } = unitOf(which);
  return isPlural(which) ? name : `the ${name}`;
};
/** "the Panther is", "Panzergrenadiers are". */
export const unitDoes = (which: Unit, one: string, many: string): string =>
  `${unit(which)} ${isPlural(which) ? many : one}`;
export const capitalUnit = (which: Unit): string => unit(which).replace(/^t/, 'T');

const TYPES = {
  lt: 'a light tank',
  mt: 'a medium tank',
  ht: 'a heavy tank',
  td: 'a tank destroyer',
  sp: 'a self-propelled gun',
  ac: 'an armoured car',
  apc: 'a carrier',
  at: 'an anti-tank gun',
  fa: 'a field gun',
  aa: 'an anti-aircraft gun',
  m: 'a mortar',
  inf: 'infantry',
  mi: 'mechanised infantry',
  air: 'an aircraft',
  art: 'artillery',
} as const;

/** "a medium tank". */
export const typeOf = (which: Unit): string => TYPES[unitOf(which).type];

const CLASSES = {
  tank: 'a tank',
  'light-medium': 'a light or medium tank',
  heavy: 'a heavy tank',
  vehicle: 'a vehicle',
  gun: 'a gun',
  infantry: 'infantry',
  unit: 'a unit that is not support',
  support: 'support',
} as const satisfies Record<UnitClass, string>;

/** "a tank or infantry". */
export const classes = (wanted: readonly UnitClass[]): string =>
  wanted.map((one) => CLASSES[one]).join(' or ');

export const SIDES = { german: 'German', anglo: 'American or British' } as const satisfies Record<
  Side,
  string
>;

/** Behind which "attacker" stands. */
export const A_SIDE = { german: 'a German', anglo: 'an American or British' } as const satisfies Record<
  Side,
  string
>;

/** "German", of a unit. */
export const nationOf = (which: Unit): string => {
  const { owner } = unitOf(which);
  return `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`;
};

/** When cards of a window are played. */
export const WINDOWS = {
  lost: 'by the defender, before anything changes the attack',
  modifier: 'while cards are played for and against an attack',
  damage: 'by the attacker, when the target has survived',
  free: 'after an attack, by whoever made it',
  undo: 'at once after the card that it undoes',
} as const satisfies Record<Exclude<Window, 'maneuver'>, string>;

/** What is decided now. */
export const DECISIONS = {
  nation: 'nations are picked now',
  first: 'it is not settled yet who begins',
  deal: 'the first cards are still being drawn',
  draw: 'three tactics cards are drawn now',
  maneuver: 'this is the maneuver: bring casualties back, discard above nine, then say that you are ready',
  choose: 'this turn is for an attack, or for none',
  attacker: 'the attacker is turned up now',
  target: 'the attacker picks a target now',
  uncover: 'the top card that was aimed at is turned up now',
  lost: 'the defender may stop the attack now',
  modifier: 'cards for and against the attack are played now',
  damage: 'the target has survived: a Damage card or Abandon Tank may follow now',
  free: 'the attack is over: a FREE card, or the turn ends',
  over: 'the game is over',
} as const satisfies Record<Stage, string>;

const NATIONS_SAID = ['German', 'American', 'British'] as const;
/** "German", by a nation's place in the box. */
export const nation = (which: number): string => NATIONS_SAID[which] ?? '';

/** "3 cards". */
export const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

/** "the Panther and the Tiger". */
export const units = (those: readonly Unit[]): string => ENGLISH.and(those.map(unit));

/** Names, those that are alike together: "Panther (2), Tiger". */
export function listed(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, { length }]) => (length === 1 ? name : `${name} (${length})`)).join(', ');
}

export const FACTORS = { pen: 'penetration', inf: 'infantry factor' } as const;

/** "2000 yards", "point blank". */
export function reach(which: Unit): string {
  const { range } = unitOf(which);
  return range === null ? 'any distance' : range === 0 ? 'point blank' : `${range} yards`;
}

/** What is known of a battle at a real table: where it is, what adds to it, and which cards each side may have in it. */
import { NEUTRALS } from '../../../cards/fog-of-war/box/forces.ts';
import { DIAL, type DialFace } from '../../../cards/fog-of-war/box/tracks.ts';
import type { Draft } from '../../referee/editing.ts';
import {
  acrossFrom,
  ALL_AREAS,
  areaOf,
  besideOf,
  isSea,
  numberOf,
  type AreaNumber,
  type PlaceNumber,
  type Side,
} from './areas.ts';
import { BLANK } from './blank.ts';
import type { Options } from './options.ts';
import { least, minus, NONE, pileOf, sizeOf, type Pile } from './pile.ts';
import { AXIS, cardsInPlay, inArea, otherOf, withOf, type Battle, type Both, type War } from './position.ts';
import { isLaunchPlace } from './supply.ts';

/** Cards of one owner in a battle. */
export interface Force {
  readonly known: Pile;
  /** How many there are besides, which the asker has not seen. */
  readonly unseen: number;
  /** Which of the owner's cards are surely elsewhere. */
  readonly elsewhere: Pile;
}

/** What the dial adds to one of the sides. */
export type Dial = DialFace['bonus'];

export interface BattleTable extends Pick<War, 'winter' | 'year' | 'ussr'> {
  readonly at: AreaNumber;
  /** Who attacks. */
  readonly side: Side;
  /** From where; null where a quagmire is resolved. */
  readonly from: PlaceNumber | null;
  readonly dial: Dial;
  /** Who spends the advantage. */
  readonly spent: Side | null;
  /** Whether the attacker holds a shore across a strait (F-192). */
  readonly holdsShore: boolean;
  readonly forces: Both<Force>;
  readonly neutrals: Force;
}

const NOBODY: Force = { known: NONE, unseen: 0, elsewhere: NONE };
const force = (known: Pile, unseen = 0): Force => ({ ...NOBODY, known, unseen });

/** The rulebook's battle of Moscow, in winter and with one of its defenders unseen. */
export const BEGIN: BattleTable = {
  at: numberOf('moscow'),
  side: AXIS,
  from: numberOf('kiev'),
  dial: 'attack',
  spent: null,
  winter: true,
  year: 1,
  ussr: true,
  holdsShore: false,
  neutrals: NOBODY,
  forces: [
    force(pileOf({ 'army-3': 1, 'army-2': 1, 'army-1': 2, dummy: 1 })),
    force(pileOf({ 'fort-2': 1 }), 1),
  ],
};

export const draftOf = (table: BattleTable): Draft => ({ ...table });

/** An owner's cards as far as there are so many of them. */
function fitted({ known, unseen, elsewhere }: Force, all: Pile): Force {
  const here = least(known, all);
  const gone = least(elsewhere, minus(all, here));
  return { known: here, elsewhere: gone, unseen: Math.min(unseen, sizeOf(minus(minus(all, here), gone))) };
}

export const ALL_NEUTRALS: Pile = pileOf(NEUTRALS);
export const hasNeutrals = (at: AreaNumber): boolean => areaOf(at).neutrals > 0;

/** The cards of a side of which those are that nobody has seen. */
export const cardsOfSide = ({ year, ussr }: BattleTable, side: Side, options: Options): Pile =>
  cardsInPlay({ year, ussr, options }, side);

/** From where a side may attack an area. */
export const placesFrom = ({ side, at }: BattleTable, options: Options): readonly PlaceNumber[] => {
  const war = { ...BLANK, options };
  return besideOf(side, at).filter((from) => isLaunchPlace(war, from, at));
};

/** Drafts come from here alone: `BEGIN`, and what the controls make of it. What does not fit any more is left out. */
export function tableOf(draft: Draft, options: Options): BattleTable {
  const table: BattleTable = { ...BEGIN, ...draft };
  const places = placesFrom(table, options);
  const fits = table.from === null || places.includes(table.from);
  const [axis, allies] = table.forces;
  return {
    ...table,
    from: fits ? table.from : (places.find((place) => !isSea(place)) ?? places[0] ?? null),
    forces: [fitted(axis, cardsOfSide(table, 0, options)), fitted(allies, cardsOfSide(table, 1, options))],
    neutrals: hasNeutrals(table.at) ? fitted(table.neutrals, ALL_NEUTRALS) : NOBODY,
  };
}

/** What of an owner's cards the unseen ones may be. */
export const poolOf = ({ known, elsewhere }: Force, all: Pile): Pile => minus(minus(all, known), elsewhere);

/** The battle, about to be fought. */
export const battleOf = ({ at, side, from, dial, spent }: BattleTable): Battle => ({
  kind: 'battle',
  seat: side,
  at,
  from,
  step: 'reveal',
  cutOff: false,
  spent,
  bombardment: 0,
  age: DIAL.findIndex(({ launch, bonus }) => launch && bonus === dial),
});

/** All cards of a battle. */
export interface Cards {
  readonly attackers: Pile;
  readonly defenders: Pile;
  readonly neutrals: Pile;
}

/** The war of which that battle is all that is known, with these cards in it. */
export function warOf(table: BattleTable, options: Options, cards: Cards): War {
  const { at, side, winter, year, ussr, holdsShore } = table;
  const holder = (area: AreaNumber): Side =>
    holdsShore && acrossFrom(at).includes(area) ? side : otherOf(side);
  const pile = (who: Side) => (who === side ? cards.attackers : cards.defenders);
  const laid = (who: Side) => BLANK.piles[who].with(inArea(at), pile(who));
  return {
    ...BLANK,
    options,
    winter,
    year,
    ussr,
    active: side,
    control: ALL_AREAS.map(holder),
    piles: [laid(0), laid(1)],
    neutrals: BLANK.neutrals.with(at, cards.neutrals),
  };
}

/** The table with something else of an owner's cards. */
export const withForce = (table: BattleTable, who: Side | null, change: Partial<Force>): BattleTable =>
  who === null
    ? { ...table, neutrals: { ...table.neutrals, ...change } }
    : { ...table, forces: withOf(table.forces, who, { ...table.forces[who], ...change }) };

/**
 * The cards that TanK is played with. The tactics cards are the rulebook's, the German formation and the first American
 * cards the publisher's; the other lists are ours and say so.
 */
import { POKER, countAll, type Card, type Provenance } from '../../../src/kit/component.ts';

export const NATIONS = ['german', 'american', 'british'] as const;
export type Nation = (typeof NATIONS)[number];

/** The types of formation cards, from light tanks to artillery. */
export const UNIT_TYPES = [
  'lt',
  'mt',
  'ht',
  'td',
  'sp',
  'ac',
  'apc',
  'at',
  'fa',
  'aa',
  'm',
  'inf',
  'mi',
  'air',
  'art',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The distances that a Range card names and a gun reaches, in yards; 0 is point blank. */
export type Yards = 0 | 500 | 750 | 1000 | 1500 | 2000;

export interface FormationCard<Id extends string = string> extends Card {
  readonly id: Id;
  readonly owner: Nation;
  readonly type: UnitType;
  /** The penetration factor, against vehicles and guns. */
  readonly pen: number;
  /** The infantry factor, against infantry. */
  readonly inf: number;
  /** The defence; null for support, which cannot be hit. */
  readonly def: number | null;
  /** The reach in yards; null where it is unlimited. */
  readonly range: Yards | null;
}

/** The classes of units that restrictions on tactics cards refer to. */
export const UNIT_CLASSES = [
  'tank',
  'light-medium',
  'heavy',
  'vehicle',
  'gun',
  'infantry',
  'unit',
  'support',
] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const TACTICS_TYPES = [
  'range',
  'hit',
  'ammo',
  'damage',
  'morale',
  'armor',
  'logistics',
  'mine',
  'command',
  'maneuver',
  'terrain',
] as const;
export type TacticsType = (typeof TACTICS_TYPES)[number];

/**
 * What a tactics card does: `pen`, `inf` and `both` change a factor; `lost` ends an attack and `end` a turn; `free` gives
 * another attack; `out` puts a unit out of action; `rally` and `repair` undo a card just played; `recover` brings a
 * casualty back.
 */
export const EFFECTS = [
  'pen',
  'inf',
  'both',
  'lost',
  'end',
  'free',
  'out',
  'rally',
  'repair',
  'recover',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** A side of the war: German, or American and British. */
export type Side = 'german' | 'anglo';

/** Restrictions printed on a tactics card, beside those of its effect. */
export interface Restriction {
  /** The attacking unit is one of these. */
  readonly attacker?: readonly UnitClass[];
  /** The unit that is attacked is one of these. */
  readonly target?: readonly UnitClass[];
  /** The attacking unit is of this side. */
  readonly of?: Side;
  /** Whoever plays the card is of this side. */
  readonly by?: Side;
  /** The attacking unit is an enemy's of this side. */
  readonly against?: Side;
  /** It may be played against an attack by support as well. */
  readonly reaches?: true;
  /** At point blank only. */
  readonly close?: true;
  /** Of a FREE card: a unit that has attacked may attack again, or only such a unit may. */
  readonly same?: 'may' | 'must';
}

export interface TacticsCard<Id extends string = string> extends Card {
  readonly id: Id;
  readonly deck: 'tactics';
  readonly type: TacticsType;
  readonly effect: Effect;
  /** The change of a factor; 0 for cards that change none. */
  readonly value: number;
  /** The distance that a Range card names. */
  readonly yards?: Yards;
  readonly restriction: Restriction;
}

const HOUSE_NOTE =
  'This nation’s list is not in print as far as anybody knows: chosen by us on the publisher’s scale.';
const CHAFFEE_NOTE = 'The published list breaks off in its line: its range and its count are ours.';

const shortNote = (short: string): string =>
  `The published list says “${short}”: the name is written out by us.`;

/** Whether a formation's list is published in full. */
type Listed = 'published' | 'partly' | 'ours';
const LISTED: Readonly<Record<Listed, { readonly provenance: Provenance; readonly note?: string }>> = {
  published: { provenance: 'published' },
  partly: { provenance: 'ours', note: CHAFFEE_NOTE },
  ours: { provenance: 'ours', note: HOUSE_NOTE },
};

type Figures = readonly [pen: number, inf: number, def: number | null, range: Yards | null];
type Unowned<Id extends string> = Omit<FormationCard<Id>, 'owner' | 'deck'>;

const formation = <Id extends string>(
  id: Id,
  name: string,
  type: UnitType,
  [pen, inf, def, range]: Figures,
  count: number,
  listed: Listed = 'published',
  short?: string,
): Unowned<Id> => ({
  kind: 'card',
  id,
  name,
  count,
  size: POKER,
  type,
  pen,
  inf,
  def,
  range,
  ...LISTED[listed],
  ...(short !== undefined && { note: shortNote(short) }),
});

const ofNation = <Id extends string>(
  owner: Nation,
  cards: readonly Unowned<Id>[],
): readonly FormationCard<Id>[] => cards.map((card) => ({ ...card, owner, deck: owner }));

const GERMAN = [
  formation('pziv-h', 'Pz IV H', 'mt', [9, 4, 6, 2000], 6, 'published', 'PzIVh'),
  formation('panther', 'Panther', 'mt', [12, 4, 8, 2000], 6),
  formation('jpz-iv', 'Jagdpanzer IV', 'td', [12, 3, 8, 2000], 2, 'published', 'JpzIV'),
  formation('jpz-v', 'Jagdpanther', 'td', [15, 3, 8, 2000], 2, 'published', 'JpzV'),
  formation('stug-iii', 'StuG III F', 'sp', [9, 3, 5, 2000], 4, 'published', 'StgIIIf'),
  formation('hetzer', 'Hetzer', 'sp', [9, 3, 7, 2000], 2),
  formation('tiger', 'Tiger', 'ht', [10, 4, 9, 2000], 2),
  formation('tiger-ii', 'Tiger II', 'ht', [15, 4, 12, 2000], 1),
  formation('panzergrenadiers', 'Panzergrenadiers', 'inf', [1, 3, 3, 0], 2),
  formation('fallschirmjaeger', 'Fallschirmjäger', 'inf', [4, 5, 4, 0], 2),
  formation('panzerschreck-team', 'Panzerschreck Team', 'inf', [7, 1, 2, 0], 2),
  formation('pak-50', '50mm PaK', 'at', [7, 2, 2, 2000], 2),
  formation('pak-75', '75mm PaK', 'at', [12, 2, 1, 2000], 2),
  formation('pak-88', '88mm PaK 43', 'at', [15, 3, 1, 2000], 1),
  formation('sig-33', '150mm sIG 33', 'art', [2, 8, null, 2000], 2),
  formation('sfh-18', '150mm sFH 18', 'art', [4, 16, null, 2000], 2),
] as const;

const AMERICAN = [
  formation('m4', 'M4 Sherman', 'mt', [7, 4, 6, 2000], 6),
  formation('m4-76', 'M4-76', 'mt', [12, 4, 6, 2000], 8),
  formation('m4-105', 'M4-105', 'mt', [6, 5, 6, 2000], 2),
  formation('m5', 'M5 Stuart', 'lt', [4, 3, 4, 1000], 2),
  formation('m24', 'M24 Chaffee', 'lt', [7, 4, 5, 2000], 2, 'partly'),
  formation('m26', 'M26 Pershing', 'ht', [13, 4, 9, 2000], 1, 'ours'),
  formation('m36', 'M36', 'td', [13, 3, 5, 2000], 2, 'ours'),
  formation('m10', 'M10', 'td', [11, 3, 5, 2000], 4, 'ours'),
  formation('m18', 'M18', 'td', [12, 3, 4, 2000], 3, 'ours'),
  formation('m8', 'M8', 'ac', [4, 3, 3, 1000], 2, 'ours'),
  formation('m7', 'M7 Priest', 'sp', [6, 6, 4, 2000], 2, 'ours'),
  formation('m3', 'M3 Half-track', 'apc', [1, 3, 2, 500], 2, 'ours'),
  formation('armored-infantry', 'Armored Infantry', 'mi', [1, 3, 3, 0], 3, 'ours'),
  formation('us-airborne', 'US Airborne', 'inf', [3, 5, 4, 0], 2, 'ours'),
  formation('bazooka-team', 'Bazooka Team', 'inf', [6, 1, 2, 0], 2, 'ours'),
  formation('at-57', '57mm AT', 'at', [9, 2, 2, 2000], 2, 'ours'),
  formation('at-3-inch', '3-inch AT', 'at', [11, 2, 1, 2000], 1, 'ours'),
  formation('battery-105', '105mm Battery', 'art', [3, 10, null, 2000], 2, 'ours'),
  formation('us-fighter-bomber', 'US Fighter-bomber', 'air', [8, 8, null, null], 2, 'ours'),
] as const;

const BRITISH = [
  formation('sherman', 'Sherman', 'mt', [7, 4, 6, 2000], 8, 'ours'),
  formation('firefly', 'Firefly', 'mt', [14, 3, 6, 2000], 5, 'ours'),
  formation('cromwell', 'Cromwell', 'mt', [7, 4, 6, 2000], 6, 'ours'),
  formation('challenger', 'Challenger', 'mt', [14, 3, 6, 2000], 1, 'ours'),
  formation('comet', 'Comet', 'mt', [12, 4, 7, 2000], 2, 'ours'),
  formation('churchill', 'Churchill VII', 'ht', [7, 4, 10, 2000], 4, 'ours'),
  formation('stuart', 'Stuart', 'lt', [4, 3, 4, 1000], 3, 'ours'),
  formation('achilles', 'Achilles', 'td', [14, 3, 5, 2000], 3, 'ours'),
  formation('archer', 'Archer', 'td', [14, 2, 4, 2000], 1, 'ours'),
  formation('daimler', 'Daimler', 'ac', [4, 3, 3, 1000], 2, 'ours'),
  formation('sexton', 'Sexton', 'sp', [6, 6, 4, 2000], 2, 'ours'),
  formation('infantry-section', 'Infantry Section', 'inf', [1, 3, 3, 0], 3, 'ours'),
  formation('uk-airborne', 'British Airborne', 'inf', [3, 5, 4, 0], 2, 'ours'),
  formation('piat-team', 'PIAT Team', 'inf', [6, 1, 2, 0], 2, 'ours'),
  formation('six-pounder', '6-pdr AT', 'at', [9, 2, 2, 2000], 2, 'ours'),
  formation('seventeen-pounder', '17-pdr AT', 'at', [14, 2, 1, 2000], 1, 'ours'),
  formation('battery-25-pounder', '25-pdr Battery', 'art', [3, 10, null, 2000], 2, 'ours'),
  formation('uk-fighter-bomber', 'British Fighter-bomber', 'air', [8, 8, null, null], 1, 'ours'),
] as const;

/** The id of a formation card: one that the box does not hold does not compile. */
export type FormationId = (typeof GERMAN | typeof AMERICAN | typeof BRITISH)[number]['id'];

export const FORMATION_CARDS: readonly FormationCard<FormationId>[] = [
  ...ofNation('german', GERMAN),
  ...ofNation('american', AMERICAN),
  ...ofNation('british', BRITISH),
];

interface Worth extends Restriction {
  readonly value?: number;
  readonly yards?: Yards;
}

const tactics = <Id extends string>(
  id: Id,
  name: string,
  type: TacticsType,
  effect: Effect,
  { value = 0, yards, ...restriction }: Worth = {},
): TacticsCard<Id> => ({
  kind: 'card',
  id,
  name,
  count: 1,
  deck: 'tactics',
  size: POKER,
  provenance: 'rulebook',
  type,
  effect,
  value,
  restriction,
  ...(yards === undefined ? {} : { yards }),
});

export const TACTICS_CARDS = [
  tactics('point-blank', 'Point Blank', 'range', 'pen', { value: 2, yards: 0 }),
  tactics('500-yards', '500 yards', 'range', 'pen', { value: -1, yards: 500 }),
  tactics('750-yards', '750 yards', 'range', 'pen', { value: -2, yards: 750 }),
  tactics('1000-yards', '1000 yards', 'range', 'pen', { value: -3, yards: 1000 }),
  tactics('1500-yards', '1500 yards', 'range', 'pen', { value: -4, yards: 1500 }),
  tactics('2000-yards', '2000 yards', 'range', 'pen', { value: -5, yards: 2000 }),
  tactics('underside-hit', 'Underside Hit', 'hit', 'pen', { value: 10, attacker: ['unit'] }),
  tactics('topside-hit', 'Topside Hit', 'hit', 'pen', { value: 8 }),
  tactics('rear-hit', 'Rear Hit', 'hit', 'pen', { value: 6 }),
  tactics('flank-hit', 'Flank Hit', 'hit', 'pen', { value: 4 }),
  tactics('shot-trap', 'Shot Trap', 'hit', 'pen', { value: 8 }),
  tactics('heat-round', 'HEAT Round', 'ammo', 'pen', { value: 2 }),
  tactics('ap-round', 'AP Round', 'ammo', 'pen', { value: 3 }),
  tactics('flame-thrower', 'Flame Thrower', 'ammo', 'both', {
    value: 3,
    attacker: ['tank', 'infantry'],
    close: true,
  }),
  tactics('panzerschreck', 'Panzerschreck or Panzerfaust', 'ammo', 'pen', {
    value: 5,
    attacker: ['infantry'],
    of: 'german',
    target: ['vehicle'],
  }),
  tactics('bazooka', 'Bazooka or PIAT', 'ammo', 'pen', {
    value: 5,
    attacker: ['infantry'],
    of: 'anglo',
    target: ['vehicle'],
  }),
  tactics('satchel-charge', 'Satchel Charge', 'ammo', 'pen', {
    value: 6,
    attacker: ['infantry'],
    target: ['tank'],
  }),
  tactics('machine-gun', 'Machine Gun', 'ammo', 'inf', { value: 3, attacker: ['tank', 'infantry'] }),
  tactics('grenade-down-the-hatch', 'Grenade down the Hatch', 'damage', 'out', {
    attacker: ['infantry'],
    target: ['tank'],
  }),
  tactics('barrel-damaged', 'Barrel Damaged', 'damage', 'out', { target: ['vehicle', 'gun'] }),
  tactics('treads-damaged', 'Treads Damaged', 'damage', 'out', { target: ['vehicle'] }),
  tactics('commander-killed', 'Commander Killed', 'damage', 'out'),
  tactics('turret-jammed', 'Turret Jammed', 'damage', 'out', { target: ['tank'] }),
  tactics('buttoned-down', 'Buttoned Down', 'morale', 'lost', { attacker: ['tank'] }),
  tactics('suppressed', 'Suppressed', 'morale', 'lost'),
  tactics('veteran-unit', 'Veteran Unit', 'morale', 'free'),
  tactics('green-unit', 'Green Unit', 'morale', 'lost'),
  tactics('pinned-down', 'Pinned Down', 'morale', 'lost'),
  tactics('shaken', 'Shaken', 'morale', 'lost'),
  tactics('abandon-tank', 'Abandon Tank', 'morale', 'out', { target: ['tank'] }),
  tactics('rally', 'Rally', 'morale', 'rally'),
  tactics('professionalism', 'Professionalism', 'morale', 'rally', { by: 'german' }),
  tactics('entrenched', 'Entrenched', 'armor', 'pen', { value: -3 }),
  tactics('sloping-armor', 'Sloping Armor', 'armor', 'pen', { value: -1, target: ['tank'] }),
  tactics('skirt-armor', 'Skirt Armor', 'armor', 'pen', { value: -2, target: ['tank'] }),
  tactics('out-of-fuel', 'Out of Fuel', 'logistics', 'lost'),
  tactics('out-of-ammo', 'Out of Ammo', 'logistics', 'lost'),
  tactics('air-drop-supplies', 'Air Drop Supplies', 'logistics', 'free', { by: 'anglo' }),
  tactics('supply-depot', 'Supply Depot', 'logistics', 'free'),
  tactics('breakdown', 'Breakdown', 'logistics', 'out'),
  tactics('repairs', 'Repairs', 'logistics', 'repair'),
  tactics('reserves', 'Reserves', 'logistics', 'recover'),
  tactics('reinforcements', 'Reinforcements', 'logistics', 'recover'),
  tactics('anti-tank-mine', 'Anti-Tank Mine', 'mine', 'out', { attacker: ['vehicle'] }),
  tactics('forward-observer', 'Forward Observer', 'command', 'free'),
  tactics('radio', 'Radio', 'command', 'free'),
  tactics('quick-kill', 'Quick Kill', 'command', 'free', { same: 'may' }),
  tactics('fast-turret-traverse', 'Fast Turret Traverse', 'command', 'free', {
    same: 'must',
    attacker: ['tank'],
    of: 'anglo',
  }),
  tactics('high-rate-of-fire', 'High Rate of Fire', 'command', 'free', { same: 'may' }),
  tactics('crossfire', 'Crossfire', 'command', 'free'),
  tactics('air-superiority', 'Air Superiority', 'command', 'lost', { by: 'anglo', against: 'german' }),
  tactics('seasoned-commander', 'Seasoned Commander', 'command', 'free'),
  tactics('combat-engineers', 'Combat Engineers', 'command', 'free'),
  tactics('indirect-fire', 'Indirect Fire', 'command', 'free'),
  tactics('reconnaissance', 'Reconnaissance', 'command', 'free'),
  tactics('opportunity-fire', 'Opportunity Fire', 'command', 'free'),
  tactics('tracers', 'Tracers', 'command', 'pen', { value: 1 }),
  tactics('rugged-defense', 'Rugged Defense', 'command', 'pen', { value: -8 }),
  tactics('unit-separated', 'Unit Separated', 'command', 'lost'),
  tactics('fog-of-war', 'Fog of War', 'command', 'lost'),
  tactics('missed-by-a-mile', 'Missed by a Mile', 'command', 'lost', { reaches: true }),
  tactics('take-cover', 'Take Cover', 'command', 'lost', { reaches: true }),
  tactics('awaiting-orders', 'Awaiting Orders', 'command', 'lost'),
  tactics('formation-disorder', 'Formation Disorder', 'command', 'lost'),
  tactics('counter-attack', 'Counter Attack', 'command', 'end'),
  tactics('surprise-contact', 'Surprise Contact', 'command', 'end'),
  tactics('ambush', 'Ambush', 'command', 'end'),
  tactics('tanks-vs-infantry', 'Tanks vs Infantry', 'command', 'lost', {
    attacker: ['tank'],
    target: ['infantry'],
  }),
  tactics('infantry-vs-tanks', 'Infantry vs Tanks', 'command', 'free', {
    attacker: ['infantry'],
    target: ['tank'],
  }),
  tactics('fast-tank', 'Fast Tank', 'maneuver', 'free', { attacker: ['light-medium'] }),
  tactics('overrun', 'Overrun', 'maneuver', 'free', { attacker: ['light-medium'] }),
  tactics('surrounded', 'Surrounded', 'maneuver', 'free', { attacker: ['light-medium'] }),
  tactics('breakthrough', 'Breakthrough', 'maneuver', 'free', { attacker: ['light-medium'] }),
  tactics('blitzkrieg', 'Blitzkrieg', 'maneuver', 'free', { attacker: ['light-medium'], of: 'german' }),
  tactics('outmaneuver', 'Outmaneuver', 'maneuver', 'free', { attacker: ['light-medium'] }),
  tactics('concentrate-force', 'Concentrate Force', 'maneuver', 'free'),
  tactics('trapped', 'Trapped', 'terrain', 'free'),
  tactics('burning-wreck', 'Burning Wreck', 'terrain', 'lost'),
  tactics('hilltop-vantage', 'Hilltop Vantage', 'terrain', 'pen', { value: 2 }),
  tactics('camouflage', 'Camouflage', 'terrain', 'lost', { reaches: true }),
  tactics('road-block', 'Road Block', 'terrain', 'lost'),
  tactics('mud', 'Mud', 'terrain', 'lost'),
  tactics('tank-traps', 'Tank Traps', 'terrain', 'lost'),
  tactics('smoke', 'Smoke', 'terrain', 'lost'),
  tactics('roads', 'Roads', 'terrain', 'free'),
  tactics('broken-ground', 'Broken Ground', 'terrain', 'lost'),
  tactics('soft-ground', 'Soft Ground', 'terrain', 'lost', { attacker: ['heavy'] }),
  tactics('trees', 'Trees', 'terrain', 'lost'),
  tactics('buildings', 'Buildings', 'terrain', 'lost'),
  tactics('bocage', 'Bocage', 'terrain', 'lost'),
  tactics('bridge-crossing', 'Bridge Crossing', 'terrain', 'free'),
  tactics('poor-visibility', 'Poor Visibility', 'terrain', 'lost', { reaches: true }),
] as const;

export type TacticsId = (typeof TACTICS_CARDS)[number]['id'];

/** How many cards a nation's formation has. */
export const formationSize = (nation: Nation): number =>
  countAll(FORMATION_CARDS.filter(({ owner }) => owner === nation));

/**
 * The number of casualties that loses: as published half of the formation, and of the even scenario, which is ours and
 * gives both sides about the same share of games.
 */
export const BREAKING_POINTS: Readonly<
  Record<Nation, { readonly published: number; readonly even: number }>
> = {
  german: { published: 20, even: 24 },
  american: { published: 25, even: 18 },
  british: { published: 25, even: 18 },
};

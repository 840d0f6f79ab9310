/** Components on the battlefield: its cards, soldiers, crates, the tank, and the values of action cards. */
import { POKER, type Card, type ModelPiece } from '../../../src/kit/component.ts';

export const ARMIES = ['red', 'gray'] as const;
export type Army = (typeof ARMIES)[number];

/** The special on one field of a battlefield card; the other field is empty. */
export const SPECIALS = ['base', 'empty', 'tank', 'jeep', 'crate', 'bunker'] as const;
export type Special = (typeof SPECIALS)[number];

export interface BattlefieldCard<Id extends string = string> extends Card {
  readonly id: Id;
  readonly deck: 'battlefield';
  readonly special: Special;
  /** Whether it has the start mark and is set aside before the pile is shuffled. */
  readonly start: boolean;
  /** The owner of the base, or of the soldier that the jeep brings. */
  readonly owner?: Army;
}

/** The numbers on action cards, and how many of each an army has. */
export const ACTION_VALUES = [
  { value: 1, count: 6 },
  { value: 2, count: 6 },
  { value: 3, count: 4 },
] as const;
export type ActionValue = (typeof ACTION_VALUES)[number]['value'];

const JEEP_NOTE =
  'The rulebook gives two jeeps and leaves open whose they are and whether they start: one for each army here, both with the start mark.';

const battlefield = <Id extends string>(
  id: Id,
  name: string,
  special: Special,
  rest: { start?: boolean; owner?: Army; provenance?: Card['provenance']; note?: string } = {},
): BattlefieldCard<Id> => ({
  kind: 'card',
  id,
  name,
  count: 1,
  deck: 'battlefield',
  size: POKER,
  special,
  provenance: 'rulebook',
  start: false,
  ...rest,
});

/** Equal cards are listed one by one, so that their ids are types. */
const CRATE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BUNKER_NUMBERS = [1, 2, 3, 4] as const;

export const BATTLEFIELD_CARDS = [
  battlefield('home-red', 'Red home base', 'base', { start: true, owner: 'red' }),
  battlefield('home-gray', 'Gray home base', 'base', { start: true, owner: 'gray' }),
  battlefield('empty', 'Empty fields', 'empty', { start: true }),
  battlefield('tank', 'Tank', 'tank', { start: true }),
  battlefield('jeep-red', 'Red jeep', 'jeep', {
    start: true,
    owner: 'red',
    provenance: 'ours',
    note: JEEP_NOTE,
  }),
  battlefield('jeep-gray', 'Gray jeep', 'jeep', {
    start: true,
    owner: 'gray',
    provenance: 'ours',
    note: JEEP_NOTE,
  }),
  ...CRATE_NUMBERS.map((number) => battlefield(`crate-${number}`, 'Supply crate', 'crate')),
  ...BUNKER_NUMBERS.map((number) => battlefield(`bunker-${number}`, 'Bunker', 'bunker')),
];

/** The id of a battlefield card: one that the box does not hold does not compile. */
export type BattlefieldCardId = (typeof BATTLEFIELD_CARDS)[number]['id'];

export const ARMY_NAMES = { red: 'Red', gray: 'Gray' } as const satisfies Record<Army, string>;

/** The rulebook fixes what the pieces are and their number; sizes are ours, chosen so that a field holds them. */
const SIZE_NOTE = 'Its size is ours: ten soldiers and a crate have to fit one field.';

export const SOLDIERS: readonly (ModelPiece & { readonly owner: Army })[] = ARMIES.map((army) => ({
  kind: 'piece',
  id: `soldier-${army}`,
  name: `${ARMY_NAMES[army]} soldier`,
  count: 11,
  owner: army,
  counter: { width: 15, height: 15 },
  showpiece: { make: 'standee', width: 12, depth: 11, height: 22 },
  provenance: 'rulebook',
  note: SIZE_NOTE,
}));

export const CRATE: ModelPiece = {
  kind: 'piece',
  id: 'crate',
  name: 'Supply crate',
  count: 9,
  counter: { width: 15, height: 15 },
  showpiece: { make: 'cube', width: 10, depth: 10, height: 10 },
  provenance: 'rulebook',
  note: SIZE_NOTE,
};

export const TANK: ModelPiece = {
  kind: 'piece',
  id: 'renault-ft',
  name: 'Victory Tank',
  count: 1,
  counter: { width: 36, height: 15 },
  showpiece: { make: 'model', width: 16, depth: 40, height: 20 },
  provenance: 'rulebook',
  note: SIZE_NOTE,
};

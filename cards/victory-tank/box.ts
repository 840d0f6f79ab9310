/**
 * What is in the box of Victory Tank, as plain data: the press prints it, the referee plays with it.
 * Counts are the rulebook's; what the project supplied is marked `ours` and says so in its note.
 */
import { POKER, type Box, type Card, type Deck, type ModelPiece } from '../../src/kit/component.ts';

export const ARMIES = ['red', 'gray'] as const;
export type Army = (typeof ARMIES)[number];

/** What one of the two fields of a battlefield card holds; the other field is empty. */
export const SPECIALS = ['base', 'empty', 'tank', 'jeep', 'crate', 'bunker'] as const;
export type Special = (typeof SPECIALS)[number];

export interface BattlefieldCard<Id extends string = string> extends Card {
  readonly id: Id;
  readonly deck: 'battlefield';
  readonly special: Special;
  /** Bears the start mark: set aside before the pile is shuffled. */
  readonly start: boolean;
  /** Whose base it is, or whose soldier the jeep brings. */
  readonly owner?: Army;
}

export interface ActionCard extends Card {
  readonly deck: 'action-red' | 'action-gray';
  readonly owner: Army;
  /** The points it adds to an action, or to the strength in a battle. */
  readonly value: ActionValue;
}

/** The numbers on action cards, and how many of each an army has. */
const ACTION_VALUES = [
  { value: 1, count: 6 },
  { value: 2, count: 6 },
  { value: 3, count: 4 },
] as const;
export type ActionValue = (typeof ACTION_VALUES)[number]['value'];

const JEEP_NOTE =
  'The rulebook gives two jeeps and leaves open whose they are and whether they start: one for each army here, both with the start mark.';
const VALUE_NOTE =
  'The rulebook gives 16 numbered cards an army and no numbers: six 1s, six 2s, four 3s here.';

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

/** Cards that differ by number alone, written out so that their ids are types. */
const CRATE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BUNKER_NUMBERS = [1, 2, 3, 4] as const;

export const BATTLEFIELD_CARDS = [
  battlefield('home-red', 'Red home base', 'base', { start: true, owner: 'red' }),
  battlefield('home-gray', 'Gray home base', 'base', { start: true, owner: 'gray' }),
  battlefield('empty', 'Empty fields', 'empty', { start: true }),
  battlefield('tank', 'Tank', 'tank', { start: true }),
  battlefield('jeep-red', 'Red reinforcements', 'jeep', {
    start: true,
    owner: 'red',
    provenance: 'ours',
    note: JEEP_NOTE,
  }),
  battlefield('jeep-gray', 'Gray reinforcements', 'jeep', {
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

const ARMY_NAMES = { red: 'Red', gray: 'Gray' } as const satisfies Record<Army, string>;

export const ACTION_CARDS: readonly ActionCard[] = ARMIES.flatMap((army) =>
  ACTION_VALUES.map(({ value, count }): ActionCard => ({
    kind: 'card',
    id: `action-${army}-${value}`,
    name: `${ARMY_NAMES[army]} action card, value ${value}`,
    count,
    owner: army,
    deck: `action-${army}`,
    size: POKER,
    value,
    provenance: 'ours',
    note: VALUE_NOTE,
  })),
);

export const POINTS_CARDS: readonly (Card & { readonly owner: Army })[] = ARMIES.map((army) => ({
  kind: 'card',
  id: `points-${army}`,
  name: `${ARMY_NAMES[army]} action points`,
  count: 1,
  owner: army,
  deck: `points-${army}`,
  size: POKER,
  provenance: 'rulebook',
  note: 'The quick reference on its back is ours.',
}));

export const TANK_CONTROL_CARD: Card = {
  kind: 'card',
  id: 'tank-control',
  name: 'Tank control',
  count: 1,
  deck: 'tank-control',
  size: POKER,
  provenance: 'rulebook',
};

export const ACTIVE_PLAYER_CARD: Card = {
  kind: 'card',
  id: 'active-player',
  name: 'Active player',
  count: 1,
  deck: 'active-player',
  size: POKER,
  provenance: 'rulebook',
};

export type AidId = 'set-up' | 'round-and-score';

const AID_NOTE = 'The game can be played without it: the rulebook has no such card.';

/** Cards that help at the table and have no part in the game: two faces each, and no back. */
export const AID_CARDS: readonly (Card & { readonly id: AidId })[] = [
  { id: 'set-up', name: 'Set-up' } as const,
  { id: 'round-and-score', name: 'Round and score' } as const,
].map((aid) => ({
  ...aid,
  kind: 'card',
  count: 1,
  deck: 'aids',
  size: POKER,
  twoFaced: true,
  provenance: 'ours',
  note: AID_NOTE,
}));

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

const deckOfArmy = (army: Army): Deck[] => [
  { id: `action-${army}`, name: `${ARMY_NAMES[army]} action cards`, owner: army, group: 'action' },
  { id: `points-${army}`, name: `${ARMY_NAMES[army]} action points`, owner: army, group: 'points' },
];

export const BOX: Box = {
  decks: [
    { id: 'battlefield', name: 'Battlefield cards', group: 'battlefield', tiles: true },
    ...ARMIES.flatMap(deckOfArmy),
    { id: 'tank-control', name: 'Tank control', group: 'table' },
    { id: 'active-player', name: 'Active player', group: 'table' },
    { id: 'aids', name: 'Set-up, round and score', group: 'table' },
  ],
  cards: [
    ...BATTLEFIELD_CARDS,
    ...ACTION_CARDS,
    ...POINTS_CARDS,
    TANK_CONTROL_CARD,
    ACTIVE_PLAYER_CARD,
    ...AID_CARDS,
  ],
  pieces: [...SOLDIERS, CRATE, TANK],
};

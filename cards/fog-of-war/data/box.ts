/**
 * What is in the box of The Fog of War, as plain data: the press prints it, the referee plays with it. The rulebook fixes
 * what there is and how many; the values on province cards, the map and all sizes are ours, for their pictures are lost.
 */
import {
  cardSize,
  POKER,
  type Box,
  type Card,
  type Deck,
  type Piece,
  type Provenance,
  type Sheet,
} from '../../../src/kit/component.ts';
import { AREAS, BOX_NAMES, BOXES, type PlaceId } from './areas.ts';
import {
  type CardSet,
  FORCES,
  type Force,
  INTEL_TOKENS,
  NEUTRALS,
  SETS,
  SIDES,
  type Side,
  VICTORY_AREAS,
  actionCard,
  setOf,
} from './components.ts';
import { MAP_FACE, SHEET, SMALL_SHARE } from './map-layout.ts';

/** Half a poker card each way: a pile of them lies in every area of the map (docs/decisions/0009-small-cards.md). */
export const SMALL = cardSize('micro');

const SIDE_NAMES = { axis: 'Axis', allies: 'Allied' } as const satisfies Record<Side, string>;
const FORCE_NAMES = {
  'army-3': 'Army 3',
  'army-2': 'Army 2',
  'army-1': 'Army 1',
  'fort-3': 'Fort 3',
  'fort-2': 'Fort 2',
  'fleet-3': 'Fleet 3',
  'fleet-2': 'Fleet 2',
  'fleet-1': 'Fleet 1',
  air: 'Air',
  dummy: 'Dummy',
} as const satisfies Record<Force, string>;
const SET_NAMES = {
  start: 'start',
  1940: '1940',
  1941: '1941',
  1942: '1942',
  1943: '1943',
  usa: 'USA',
  ussr: 'USSR',
} as const satisfies Record<CardSet, string>;

export interface ActionCard extends Card {
  readonly owner: Side;
  readonly set: CardSet;
  readonly force: Force;
}

const ACTION_NOTE = 'Its strength follows from the sums in the rulebook’s list; its picture is ours.';

export const ACTION_CARDS: readonly ActionCard[] = SIDES.flatMap((owner) =>
  SETS.flatMap((set) =>
    FORCES.filter((force) => (setOf(owner, set)[force] ?? 0) > 0).map((force): ActionCard => ({
      kind: 'card',
      id: actionCard(owner, set, force),
      deck: `${owner}-action`,
      size: SMALL,
      name: `${SIDE_NAMES[owner]} ${FORCE_NAMES[force]}, ${SET_NAMES[set]}`,
      count: setOf(owner, set)[force] ?? 0,
      owner,
      set,
      force,
      provenance: 'rulebook',
      note: ACTION_NOTE,
    })),
  ),
);

export interface ProvinceCard extends Card {
  readonly owner: Side;
  readonly place: PlaceId;
}

const PROVINCE_NOTE = 'Its values, number and picture are ours.';

const province = (owner: Side, place: PlaceId, name: string): ProvinceCard => ({
  kind: 'card',
  id: `${owner}-${place}`,
  name: `${name}, ${SIDE_NAMES[owner]}`,
  count: 1,
  deck: `${owner}-province`,
  size: SMALL,
  owner,
  place,
  provenance: 'rulebook',
  note: PROVINCE_NOTE,
});

/** One for each area and side, and two more of the Allies' for the boxes off the map. */
export const PROVINCE_CARDS: readonly ProvinceCard[] = SIDES.flatMap((owner) => [
  ...AREAS.map(({ id, name }) => province(owner, id, name)),
  ...(owner === 'allies' ? BOXES.map((id) => province(owner, id, BOX_NAMES[id])) : []),
]);

export interface NeutralCard extends Card {
  readonly force: keyof typeof NEUTRALS;
}

const forces = ['army-1', 'army-2', 'army-3'] as const;
export const NEUTRAL_CARDS: readonly NeutralCard[] = forces.map((force) => ({
  kind: 'card',
  id: `neutral-${force}`,
  name: `Neutral ${FORCE_NAMES[force]}`,
  count: NEUTRALS[force],
  deck: 'neutral',
  size: SMALL,
  force,
  provenance: 'rulebook',
  note: 'That there are fifteen is the rulebook’s; how strong they are is ours.',
}));

const nameOf = (place: PlaceId): string =>
  AREAS.find(({ id }) => id === place)?.name ?? BOX_NAMES[place === 'usa' ? 'usa' : 'urals'];

export const VICTORY_CARDS: readonly (Card & { readonly place: PlaceId })[] = VICTORY_AREAS.map((place) => ({
  kind: 'card',
  id: `victory-${place}`,
  name: `Victory: ${nameOf(place)}`,
  count: 1,
  deck: 'victory',
  size: SMALL,
  place,
  provenance: 'rulebook',
  note: 'The rulebook names three of the six; the other three are ours.',
}));

const references = ['turn', 'battle', 'year', 'special'] as const;
const REFERENCE_NAMES = {
  turn: 'A turn',
  battle: 'A battle',
  year: 'The year’s end',
  special: 'Special provinces',
} as const satisfies Record<(typeof references)[number], string>;

const REFERENCE_CARDS: readonly Card[] = references.map((id) => ({
  kind: 'card',
  id: `reference-${id}`,
  name: REFERENCE_NAMES[id],
  count: 1,
  deck: 'reference',
  size: POKER,
  twoFaced: true,
  provenance: 'rulebook',
  note: 'Its words are ours.',
}));

/** The side of every token, mm: of one size, they are cut from one block. */
const TOKEN = 14;
const SIZE_NOTE = 'Its size and picture are ours.';
const token = (id: string, name: string, count: number, provenance: Provenance = 'rulebook'): Piece => ({
  kind: 'piece',
  id,
  name,
  count,
  counter: { width: TOKEN, height: TOKEN },
  provenance,
  note: SIZE_NOTE,
});

const TOKENS: readonly Piece[] = [
  token('year', 'Year marker', 1),
  token('points-tens', 'Victory marker, tens', 1),
  token('points-units', 'Victory marker, units', 1),
  ...SIDES.map((side) => ({
    ...token(`industry-${side}`, `${SIDE_NAMES[side]} industry`, 1),
    owner: side,
  })),
  token('control', 'Control', 28),
  token('control-neutral', 'Neutral control', 6),
  token('supply-quagmire', 'Out of supply, quagmire', 10),
  token('intel', 'Intelligence', INTEL_TOKENS),
  token('advantage', 'Advantage', 1),
];

const sheet = <Form extends Sheet['form']>(id: string, name: string, form: Form, owner?: Side) => ({
  kind: 'sheet' as const,
  id,
  name,
  count: 1,
  form,
  provenance: 'rulebook' as const,
  note: SIZE_NOTE,
  ...(owner && { owner }),
});

/** One piece on A2; joined from several sheets on A3, A4 or Letter. */
export const MAP = sheet(MAP_FACE, 'Map', { make: 'poster', width: SHEET.width, height: SHEET.height });

const INSTEAD = 'Small map and board of defence, where there is no room for the large map.';
const ours = <Form extends Sheet['form']>(id: string, name: string, form: Form) => ({
  ...sheet(id, name, form),
  provenance: 'ours' as const,
  note: INSTEAD,
  insteadOf: MAP.id,
});

/** This map has no room for cards: they lie on a separate board. */
export const SMALL_MAP = ours('small-map', 'Small map', {
  make: 'poster',
  width: SHEET.width * SMALL_SHARE,
  height: SHEET.height * SMALL_SHARE,
});
export const DEFENCES = ours('defences', 'Board of defence', { make: 'poster', width: 378.4, height: 247 });

const WHEELS: readonly Sheet[] = SIDES.map((side) =>
  sheet(
    `wheel-${side}`,
    `${SIDE_NAMES[side]} operation wheel`,
    { make: 'wheel', discs: [180, 96], pin: 4 },
    side,
  ),
);

const MATS: readonly Sheet[] = SIDES.map((side) =>
  sheet(`mat-${side}`, `${SIDE_NAMES[side]} mat`, { make: 'mat', width: 180, height: 110 }, side),
);

const DECKS: readonly Deck[] = [
  ...SIDES.map((owner) => ({
    id: `${owner}-action`,
    name: `${SIDE_NAMES[owner]} actions`,
    owner,
    group: 'actions',
  })),
  ...SIDES.map((owner) => ({
    id: `${owner}-province`,
    name: `${SIDE_NAMES[owner]} provinces`,
    owner,
    group: 'provinces',
  })),
  { id: 'neutral', name: 'Neutrals', group: 'neutrals' },
  { id: 'victory', name: 'Victory cards', group: 'victory' },
  { id: 'reference', name: 'Reference cards', group: 'reference' },
];

export const BOX: Box = {
  decks: DECKS,
  cards: [...ACTION_CARDS, ...PROVINCE_CARDS, ...NEUTRAL_CARDS, ...VICTORY_CARDS, ...REFERENCE_CARDS],
  pieces: TOKENS,
  sheets: [MAP, SMALL_MAP, DEFENCES, ...WHEELS, ...MATS],
};

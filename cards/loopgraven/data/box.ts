/**
 * What is in the box of Loopgraven, as plain data: the press prints it, the referee plays with it. The rulebook fixes the
 * figures of its tables (`tables.ts`), the troops and the event cards (`event-cards.ts`); the board (`board.ts`) is ours, for
 * its picture is lost, and so are all sizes and what stands there without a number.
 */
import {
  POKER,
  type Box,
  type Card,
  type Deck,
  type ModelPiece,
  type Piece,
  type Provenance,
  type Sheet,
} from '../../../src/kit/component.ts';
import { EVENTS } from './event-cards.ts';
import { BOARD_SIZE } from './board.ts';
import {
  BOARD_ID,
  COLOURS,
  COUNTER_SIZE,
  GAS_SIZE,
  ROUND_CARD_ID,
  SIDES,
  STATUSES,
  STATUS_SIZE,
  type Side,
  type Status,
  TOKEN_ID,
  type TroopColour,
  gasId,
  statusId,
} from './pieces.ts';
import { FIGURES, UNITS, type UnitType } from './tables.ts';

const COLOUR_NAMES = { red: 'Red', gray: 'Gray', violet: 'Violet', blue: 'Blue' } as const satisfies Record<
  TroopColour,
  string
>;

export interface UnitPiece extends ModelPiece {
  readonly owner: TroopColour;
  readonly type: UnitType;
}

const STANDEES = {
  platoon: { make: 'standee', width: 17, depth: 12, height: 20 },
  car: { make: 'standee', width: 20, depth: 12, height: 15 },
  tank: { make: 'standee', width: 22, depth: 12, height: 15 },
} as const satisfies Record<UnitType, ModelPiece['showpiece']>;

/** Ten platoons, five cars and two tanks of each colour, as the rulebook's box has them. */
export const TROOPS: readonly UnitPiece[] = COLOURS.flatMap((owner) =>
  UNITS.map((type): UnitPiece => ({
    kind: 'piece',
    id: `${type}-${owner}`,
    name: `${COLOUR_NAMES[owner]} ${type}`,
    owner,
    type,
    count: FIGURES[type].supply,
    showpiece: STANDEES[type],
    counter: { width: COUNTER_SIZE, height: COUNTER_SIZE },
    provenance: 'rulebook',
    note: 'The colours and their shapes are ours.',
  })),
);

/** A flat marker of that size, mm, and how many of it. */
const marker = (
  id: string,
  name: string,
  count: number,
  [width, height]: readonly [width: number, height: number],
  provenance: Provenance,
  note: string,
): Piece => ({ kind: 'piece', id, name, count, counter: { width, height }, provenance, note });

const VALUES_NOTE = 'The rulebook has a bag of tokens; values and numbers are ours.';
/** Tokens by what they are worth: as many as lie on the table at once, and some more. */
export const TOKENS: readonly (Piece & { readonly value: 1 | 5 })[] = [
  { ...marker(TOKEN_ID, 'Token of 1', 60, [16, 16], 'derived', VALUES_NOTE), value: 1 },
  { ...marker('token-5', 'Token of 5', 24, [16, 16], 'derived', VALUES_NOTE), value: 5 },
];

const STATUS_NAMES = {
  step: 'One step less',
  attack: 'Two off the attack',
  shellshock: 'Shellshock',
  frost: 'Stands still',
  gassed: 'A turn in gas',
} as const satisfies Record<Status, string>;
/**
 * An advanced shot hits seven units at most and hits add up, so that two shots need more than nine; rows of eight make
 * sixteen of each.
 */
const STATUS_COUNTS = { step: 12, attack: 12, shellshock: 4, frost: 8, gassed: 8 } as const satisfies Record<
  Status,
  number
>;
const OURS_NOTE = 'Markers are ours: the rulebook has none.';

export const STATUS_MARKERS: readonly (Piece & { readonly status: Status })[] = STATUSES.map((status) => ({
  ...marker(
    statusId(status),
    STATUS_NAMES[status],
    STATUS_COUNTS[status],
    [STATUS_SIZE, STATUS_SIZE],
    'ours',
    OURS_NOTE,
  ),
  status,
}));

interface OwnedPiece extends Piece {
  readonly owner: TroopColour;
}

/** A cloud over three spaces, under the counters; turned over when it is a round old, then taken away (W-A39). */
export const GAS_CLOUDS: readonly OwnedPiece[] = COLOURS.map((owner) => ({
  ...marker(
    gasId(owner),
    `${COLOUR_NAMES[owner]} gas`,
    2,
    [GAS_SIZE.width, GAS_SIZE.height],
    'ours',
    OURS_NOTE,
  ),
  owner,
}));

/** Markers for the steps of an upgrade card, one per track. */
export const TIER_MARKERS: readonly OwnedPiece[] = COLOURS.map((owner) => ({
  ...marker(`tier-${owner}`, `${COLOUR_NAMES[owner]} tier marker`, 3, [11, 11], 'ours', OURS_NOTE),
  owner,
}));

const sheet = <Form extends Sheet['form']>(
  id: string,
  name: string,
  count: number,
  form: Form,
  provenance: Provenance,
  note: string,
): Sheet & { readonly form: Form } => ({ kind: 'sheet', id, name, count, form, provenance, note });

/** One piece on A3 and Tabloid, two sheets on A4, four on Letter. */
export const BOARD = sheet(
  BOARD_ID,
  'Board',
  1,
  { make: 'poster', ...BOARD_SIZE },
  'ours',
  'That its spaces are hexes is worked out from the rulebook; all else of it is ours.',
);

/** The three tracks of a player as stairs, for markers to climb. */
export const UPGRADE_CARDS: readonly (Sheet & { readonly owner: TroopColour })[] = COLOURS.map((owner) => ({
  ...sheet(
    `upgrades-${owner}`,
    `${COLOUR_NAMES[owner]} upgrades`,
    1,
    { make: 'mat', width: 152, height: 96 },
    'derived',
    'The rulebook has three stacks of upgrade cards; one card with three stairs is ours.',
  ),
  owner,
}));

const DICE_NOTE = 'How many there are is ours.';

/** Long edges of the dice, mm. */
const EDGES = { 4: 26, 6: 15, 10: 20 } as const;
const COUNTS = { 4: 2, 6: 3, 10: 2 } as const;

/** A set for each side, as the rulebook has it: a die for each unit's attack, of four sides, six and ten. */
export const DICE = SIDES.flatMap((owner: Side) =>
  ([4, 6, 10] as const).map((sides) => ({
    ...sheet(
      `d${sides}-${owner}`,
      `Die of ${sides}, side ${owner.toUpperCase()}`,
      COUNTS[sides],
      { make: 'die', side: EDGES[sides], sides },
      'derived',
      DICE_NOTE,
    ),
    owner,
  })),
);

const twoFaced = (
  id: string,
  name: string,
  deck: string,
  count: number,
  provenance: Provenance,
  note: string,
): Card => ({ kind: 'card', id, name, count, deck, size: POKER, twoFaced: true, provenance, note });

/** Green on the front, white on the back. */
export const ROUND_CARD = twoFaced(
  ROUND_CARD_ID,
  'Round card',
  'round',
  1,
  'rulebook',
  'Its words are ours.',
);

export const REFERENCE_CARDS: readonly Card[] = [
  twoFaced('reference', 'Reference', 'reference', 4, 'ours', 'Its figures are the rulebook’s.'),
  twoFaced('reference-fight', 'Fight and round', 'reference', 4, 'ours', 'Its figures are the rulebook’s.'),
  twoFaced('set-up', 'Set-up', 'reference', 1, 'ours', 'Its figures are the rulebook’s.'),
];

const DECKS: readonly Deck[] = [
  { id: 'negative', name: 'Setbacks', group: 'events' },
  { id: 'positive', name: 'Strokes of luck', group: 'events' },
  { id: 'round', name: 'Round card', group: 'round' },
  { id: 'reference', name: 'Reference cards', group: 'reference' },
];

export const BOX: Box = {
  decks: DECKS,
  cards: [...EVENTS, ROUND_CARD, ...REFERENCE_CARDS],
  pieces: [...TROOPS, ...TOKENS, ...STATUS_MARKERS, ...GAS_CLOUDS, ...TIER_MARKERS],
  sheets: [BOARD, ...UPGRADE_CARDS, ...DICE],
};

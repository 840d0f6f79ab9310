/**
 * What is in the box of Victory Tank, as plain data: the press prints it, the referee plays with what lies on the
 * battlefield (`battlefield.ts`). Counts are the rulebook's; what the project supplied is marked `ours` and says so in
 * its note.
 */
import { POKER, type Box, type Card, type Deck } from '../../../src/kit/component.ts';
import {
  ACTION_VALUES,
  ARMIES,
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  CRATE,
  SOLDIERS,
  TANK,
  type ActionValue,
  type Army,
} from './battlefield.ts';

export interface ActionCard extends Card {
  readonly deck: 'action-red' | 'action-gray';
  readonly owner: Army;
  /** The points it adds to an action, or to the strength in a battle. */
  readonly value: ActionValue;
  /** Half of the cards of a value show one picture, half another; they play alike. */
  readonly picture: Picture;
}

const PICTURES = [1, 2] as const;
type Picture = (typeof PICTURES)[number];

const VALUE_NOTE =
  'The rulebook gives 16 numbered cards an army and no numbers: six 1s, six 2s, four 3s here.';

/** The first picture's card has the plain id: screens and texts that show one card of a value show that. */
const PICTURED = {
  1: { id: '', name: '' },
  2: { id: 'b', name: ', second picture' },
} as const satisfies Record<Picture, unknown>;

export const ACTION_CARDS: readonly ActionCard[] = ARMIES.flatMap((army) =>
  ACTION_VALUES.flatMap(({ value, count }) =>
    PICTURES.map((picture): ActionCard => ({
      kind: 'card',
      id: `action-${army}-${value}${PICTURED[picture].id}`,
      name: `${ARMY_NAMES[army]} action card, value ${value}${PICTURED[picture].name}`,
      count: count / PICTURES.length,
      owner: army,
      deck: `action-${army}`,
      size: POKER,
      value,
      picture,
      provenance: 'ours',
      note: VALUE_NOTE,
    })),
  ),
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

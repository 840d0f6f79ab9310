/**
 * What is in the box of TanK, as plain data: the press prints it, the referee plays with its cards (`cards.ts`).
 */
import { POKER, type Box, type Card, type Deck, type Sheet } from '../../../src/kit/component.ts';
import { FORMATION_CARDS, NATIONS, TACTICS_CARDS, type Nation } from './cards.ts';

const NATION_NAMES = { german: 'German', american: 'American', british: 'British' } as const satisfies Record<
  Nation,
  string
>;

const REFERENCE_NOTE = 'The rules in brief are ours.';

/** Reference cards to read while playing: two a player, printed on both sides. */
const REFERENCE_CARDS = [
  ['reference-turn', 'Turn and windows'],
  ['reference-classes', 'Classes and effects'],
].map(([id = '', name = '']): Card => ({
  kind: 'card',
  id,
  name,
  count: 2,
  deck: 'reference',
  size: POKER,
  twoFaced: true,
  provenance: 'ours',
  note: REFERENCE_NOTE,
}));

/** The size of a mat, mm: it fits a sheet of A4 or Letter, upright. */
export const MAT = { width: 182, height: 246 } as const;

/** One mat for each nation. */
export const MATS: readonly (Sheet & { readonly owner: Nation })[] = NATIONS.map((nation) => ({
  kind: 'sheet',
  id: `mat-${nation}`,
  name: `${NATION_NAMES[nation]} mat`,
  count: 1,
  owner: nation,
  form: { make: 'mat', ...MAT },
  provenance: 'ours',
}));

const DECKS: readonly Deck[] = [
  { id: 'tactics', name: 'Tactics cards', group: 'tactics' },
  ...NATIONS.map((nation): Deck => ({
    id: nation,
    name: `${NATION_NAMES[nation]} formation cards`,
    owner: nation,
    group: nation,
    // Two nations are enough to play, and the lessons play these two.
    ...(nation === 'british' && { later: true }),
  })),
  { id: 'reference', name: 'Reference cards', group: 'reference' },
];

export const BOX: Box = {
  decks: DECKS,
  cards: [...TACTICS_CARDS, ...FORMATION_CARDS, ...REFERENCE_CARDS],
  pieces: [],
  sheets: MATS,
};

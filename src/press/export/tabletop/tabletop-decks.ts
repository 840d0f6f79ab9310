/**
 * Decks for Tabletop Simulator: sheets of at most 10 x 7 faces and 4096 pixels, RGB. A card's id is its deck's
 * key times 100 plus its position on the sheet.
 */
import type { DrawnCard, DrawnKit } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { mmToPx } from '../../../kit/units.ts';
import { gridFor, type DeckGrid, type DeckLimits } from './deck-sheet.ts';

const LIMITS: DeckLimits = { columns: 10, rows: 7, pixels: 4096 };
const MOST_CARDS = LIMITS.columns * LIMITS.rows;
const DPI = 300;

/** A picture of many faces in a grid; unused cells are empty. */
export interface DeckSheet {
  readonly file: string;
  readonly grid: DeckGrid;
  readonly faces: readonly SetFace[];
}

const backFile = (deck: string): string => `${deck}-back.jpg`;

/** Cards of one deck on a shared sheet. */
export interface Stack {
  readonly key: number;
  readonly cards: readonly [DrawnCard, ...DrawnCard[]];
  readonly file: string;
  readonly grid: DeckGrid;
}

/** Splits a deck into sheets of faces; most decks need one. */
function stacksOf(cards: readonly DrawnCard[], firstKey: number): Stack[] {
  const stacks: Stack[] = [];
  for (let start = 0; start < cards.length; start += MOST_CARDS) {
    const [first, ...others] = cards.slice(start, start + MOST_CARDS);
    if (!first) break;
    const part = start === 0 ? '' : `-${stacks.length + 1}`;
    const single = cards.length === 1;
    const { width, height } = first.card.size;
    const grid = single
      ? { columns: 1, rows: 1, ...pixels(width, height) }
      : gridFor(others.length + 1, { width, height }, DPI, LIMITS);
    const file = `${first.deck.id}-fronts${part}.jpg`;
    stacks.push({ key: firstKey + stacks.length, cards: [first, ...others], file, grid });
  }
  return stacks;
}

const pixels = (width: number, height: number) => ({
  width: Math.round(mmToPx(width, DPI)),
  height: Math.round(mmToPx(height, DPI)),
});

export const hasOwnBacks = ({ cards }: Stack): boolean => cards.some(({ card }) => card.twoFaced);

/** The file of a stack's backs: one picture of the deck's back, or a sheet of individual backs. */
export const backsFile = (stack: Stack): string =>
  hasOwnBacks(stack) ? stack.file.replace('-fronts', '-backs') : backFile(stack.cards[0].deck.id);

/** The sheet of fronts and, for individual backs, the sheet of backs in the same grid. */
export function sheetsOf(stack: Stack): readonly DeckSheet[] {
  const { cards, file, grid } = stack;
  const fronts = { file, grid, faces: cards.map(({ front }) => front) };
  if (!hasOwnBacks(stack)) return [fronts];
  return [fronts, { file: backsFile(stack), grid, faces: cards.map(({ back }) => back) }];
}

export const customDeck = (stack: Stack, base: string) => ({
  [String(stack.key)]: {
    FaceURL: `${base}${stack.file}`,
    BackURL: `${base}${backsFile(stack)}`,
    NumWidth: stack.grid.columns,
    NumHeight: stack.grid.rows,
    BackIsHidden: true,
    UniqueBack: hasOwnBacks(stack),
    Type: 0,
  },
});

/** All copies of a stack's cards, with their ids. */
export const copiesOf = ({ key, cards }: Stack) =>
  cards.flatMap(({ card }, index) =>
    Array.from({ length: card.count }, (_, copy) => ({ card, copy, id: key * 100 + index })),
  );

/** The stacks of each deck. */
export function decksOf({ cards }: DrawnKit): Stack[][] {
  const ids = [...new Set(cards.map(({ deck }) => deck.id))];
  let key = 1;
  return ids.map((id) => {
    const stacks = stacksOf(
      cards.filter(({ deck }) => deck.id === id),
      key,
    );
    key += stacks.length;
    return stacks;
  });
}

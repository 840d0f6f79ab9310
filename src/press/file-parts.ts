/**
 * Parts of a box in separate files: tiles need thick board, models and boxes other paper, printed on one side.
 */
import type { DrawnKit } from '../kit/drawn-kit.ts';

/** `flat`: cards, counters and sheets; `tiles`: those cards that can also be made as tiles. */
export const PARTS = ['flat', 'tiles', 'models', 'boxes'] as const;
export type PartName = (typeof PARTS)[number];

const NOTHING = { cards: [], counters: [], sheets: [], showpieces: [], boxes: [] } as const;

/** The components of a part. */
export function partOf(drawn: DrawnKit, part: PartName): DrawnKit {
  const { cards, counters, sheets, showpieces, boxes } = drawn;
  switch (part) {
    case 'flat':
      return { ...drawn, ...NOTHING, cards, counters, sheets };
    case 'tiles':
      return { ...drawn, ...NOTHING, cards: cards.filter(({ deck }) => deck.tiles) };
    case 'models':
      return { ...drawn, ...NOTHING, showpieces };
    case 'boxes':
      return { ...drawn, ...NOTHING, boxes };
  }
}

export const isEmpty = ({ cards, counters, sheets, showpieces, boxes }: DrawnKit): boolean =>
  [cards, counters, sheets, showpieces, boxes].every(({ length }) => length === 0);

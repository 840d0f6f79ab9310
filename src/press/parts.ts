/** Parts of a box that are files of their own: tiles want thick board, models and boxes other paper, and one side of it. */
import type { DrawnKit } from '../kit/drawn-kit.ts';

/** `flat` are cards, counters and sheets; `tiles` are cards again, those that may be some. */
export const PARTS = ['flat', 'tiles', 'models', 'boxes'] as const;
export type PartName = (typeof PARTS)[number];

const NOTHING = { cards: [], counters: [], sheets: [], showpieces: [], boxes: [] } as const;

/** What of a drawn kit a part holds. */
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

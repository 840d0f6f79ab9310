/**
 * Parts of a box in separate files: tiles need thick board, models and boxes other paper, printed on one side.
 */
import type { DrawnKit } from '../kit/drawn-kit.ts';
import type { Kit } from '../kit/kit.ts';

/** `flat`: cards, counters and sheets; `tiles`: those cards that can also be made as tiles. */
export const PARTS = ['flat', 'tiles', 'models', 'boxes'] as const;
export type PartName = (typeof PARTS)[number];

/** What a game may have in files beside that of its cards and counters. */
export const OTHER_PARTS = ['rules', 'boxes', 'models', 'tiles'] as const;
export type OtherPart = (typeof OTHER_PARTS)[number];

/** The other parts that a kit has; whether it has rules is for others to say. */
export const otherPartsOf = ({ box, showpiece }: Kit, hasRules: boolean): readonly OtherPart[] => {
  const has = {
    rules: hasRules,
    boxes: box.cards.length + box.pieces.length > 0,
    models: showpiece !== undefined && box.pieces.some((piece) => piece.showpiece),
    tiles: box.decks.some(({ tiles }) => tiles),
  };
  return OTHER_PARTS.filter((part) => has[part]);
};

const NOTHING = { cards: [], counters: [], sheets: [], showpieces: [], boxes: [] } as const;

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

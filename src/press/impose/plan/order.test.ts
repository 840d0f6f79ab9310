import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCards } from '../../../../tests/plain-box.ts';
import { cutAndStack, sortedCopies } from './sheet-order.ts';

/** Stacks the sheets, cuts through them, and stacks the piles in the order of the slots. */
const cutThrough = <Item>(sheets: readonly (readonly (Item | undefined)[])[]): Item[] =>
  (sheets[0] ?? []).flatMap((_, slot) => sheets.flatMap((sheet) => sheet[slot] ?? []));

describe('cut and stack', () => {
  it('gives the cards back in order, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 12 }), (count, slots) => {
        const items = Array.from({ length: count }, (_, index) => index);
        const sheets = cutAndStack(items, slots);
        expect(cutThrough(sheets)).toEqual(items);
        expect(sheets.length).toBe(Math.ceil(count / slots));
        expect(sheets.every((sheet) => sheet.length === slots)).toBe(true);
      }),
    );
  });

  it('leaves the last slots empty, and fills the first sheet fullest', () => {
    expect(cutAndStack(['a', 'b', 'c', 'd', 'e'], 4)).toEqual([
      ['a', 'c', 'e', undefined],
      ['b', 'd', undefined, undefined],
    ]);
  });
});

it('cards come sorted: the table first, then player by player, deck by deck, each as often as the box holds it', () => {
  const copies = sortedCopies(plainCards());
  expect(copies).toHaveLength(55);
  const decks = copies.map(({ deck }) => deck.name);
  expect(decks.filter((name, index) => name !== decks[index - 1])).toEqual([
    'Ground',
    'Table',
    'Red actions',
    'Red points',
    'Gray actions',
    'Gray points',
  ]);
  for (const { card } of plainCards()) {
    expect(copies.filter((copy) => copy.card.id === card.id)).toHaveLength(card.count);
  }
});

import { describe, expect, it } from 'vitest';
import { plainBox, plainCards, plainFace } from '../../tests/plain-box.ts';
import type { DrawnKit } from './drawn-kit.ts';
import { isPrinted, printedParts, readVersion, updateSince, type Update } from './print-record.ts';

const BEFORE = printedParts(plainBox());

/** The plain box with its cards changed. */
const withCards = (change: (cards: DrawnKit['cards']) => DrawnKit['cards']): DrawnKit =>
  plainBox({ cards: change(plainCards()) });

const counted = ({ drawn, out }: Update) => ({
  print: [
    ...drawn.cards.map(({ card }) => `${card.count} ${card.id}`),
    ...drawn.counters.map(({ piece, count }) => `${count} ${piece.id}`),
    ...drawn.showpieces.map(({ face, count }) => `${count} ${face.id}`),
  ],
  out: out.map(({ count, id }) => `${count} ${id}`),
});

describe('what has changed since an earlier print', () => {
  it('is nothing where nothing has', () => {
    expect(counted(updateSince(plainBox(), BEFORE))).toEqual({ print: [], out: [] });
  });

  it('is a card drawn anew: all its copies go and come', () => {
    const changed = withCards((cards) =>
      cards.map((each) =>
        each.card.id === 'ground-4' ? { ...each, front: { ...each.front, safe: 4 } } : each,
      ),
    );
    expect(counted(updateSince(changed, BEFORE))).toEqual({ print: ['9 ground-4'], out: ['9 ground-4'] });
  });

  it('is a whole deck where its back is another, for its cards could be told apart', () => {
    const changed = withCards((cards) =>
      cards.map((each) =>
        each.deck.id === 'table' ? { ...each, back: plainFace('table-back', 63.5, 88.9, 3) } : each,
      ),
    );
    const both = ['1 table-1', '1 table-2'];
    expect(counted(updateSince(changed, BEFORE))).toEqual({ print: both, out: both });
  });

  it('is every card of a name where one of them is, for nobody could tell which', () => {
    const twins = (cards: DrawnKit['cards']) =>
      cards.map((each) =>
        each.deck.id === 'ground' ? { ...each, card: { ...each.card, name: 'Crate' } } : each,
      );
    const before = printedParts(withCards(twins));
    const changed = withCards((cards) =>
      twins(cards).map((each) =>
        each.card.id === 'ground-1' ? { ...each, front: { ...each.front, safe: 4 } } : each,
      ),
    );
    const all = [1, 2, 3].map((number) => `1 ground-${number}`);
    const more = ['9 ground-4', '4 ground-5', '3 ground-6'];
    expect(counted(updateSince(changed, before))).toEqual({
      print: [...all, ...more],
      out: [...all, ...more],
    });
    const added = withCards((cards) => {
      const [first, ...rest] = twins(cards);
      return first ? [first, ...rest, { ...first, card: { ...first.card, id: 'ground-7' } }] : [];
    });
    expect(counted(updateSince(added, before))).toEqual({ print: ['1 ground-7'], out: [] });
  });

  it('is what is new, and what is gone', () => {
    const changed = withCards((cards) =>
      cards.map((each) =>
        each.card.id === 'table-2' ? { ...each, card: { ...each.card, id: 'table-3' } } : each,
      ),
    );
    expect(counted(updateSince(changed, BEFORE))).toEqual({ print: ['1 table-3'], out: ['1 table-2'] });
  });

  it('is the difference where only the number of copies is another', () => {
    const count: Readonly<Record<string, number>> = { 'ground-4': 11, 'ground-5': 1 };
    const changed = withCards((cards) =>
      cards.map((each) => ({
        ...each,
        card: { ...each.card, count: count[each.card.id] ?? each.card.count },
      })),
    );
    expect(counted(updateSince(changed, BEFORE))).toEqual({ print: ['2 ground-4'], out: ['3 ground-5'] });
  });

  it('is a paper model whole, with every copy of its nets', () => {
    const { showpieces, ...rest } = plainBox();
    const changed = {
      ...rest,
      showpieces: showpieces.map((net) =>
        net.piece.id === 'standee' ? { ...net, face: plainFace('standee', 24, 56, 0) } : net,
      ),
    };
    expect(counted(updateSince(changed, BEFORE))).toEqual({ print: ['22 standee'], out: ['22 standee'] });
  });
});

describe('what a file says was printed', () => {
  const printed = { game: 'plain', edition: 'colour', parts: BEFORE };

  it('is read where it is whole', () => {
    expect(isPrinted(JSON.parse(JSON.stringify(printed)))).toBe(true);
    expect(readVersion({ version: '1', printed: [printed] }).printed).toHaveLength(1);
  });

  it.each([
    ['no game', { ...printed, game: undefined }],
    ['an edition nobody draws', { ...printed, edition: 'gold' }],
    ['a part without a hash', { ...printed, parts: [{ ...BEFORE[0], hash: undefined }] }],
    ['half a card', { ...printed, parts: [{ ...BEFORE[0], count: 0.5 }] }],
    ['nothing', null],
  ])('is refused with %s', (_, value) => {
    expect(isPrinted(value)).toBe(false);
    expect(() => readVersion({ version: '1', printed: [value] })).toThrow('no file of a released version');
  });
});

import { describe, expect, it } from 'vitest';
import { boxFaults, boxFaultSentence } from './box-faults.ts';
import { POKER, type Box, type Card, type Piece } from './component.ts';

const card: Card = {
  kind: 'card',
  id: 'hop',
  name: 'Hop',
  count: 2,
  deck: 'hops',
  size: POKER,
  provenance: 'ours',
};
const piece: Piece = {
  kind: 'piece',
  id: 'frog',
  name: 'Frog',
  count: 1,
  counter: { width: 12, height: 12 },
  showpiece: { make: 'cube', width: 10, depth: 10, height: 10 },
  provenance: 'ours',
};
const deck = { id: 'hops', name: 'Hops', group: 'hops' };
const sentences = (box: Partial<Box>): readonly string[] =>
  boxFaults({ decks: [deck], cards: [card], pieces: [piece], ...box }).map(boxFaultSentence);

describe('a box', () => {
  it('that is in order has no faults', () => {
    expect(sentences({})).toEqual([]);
  });

  it.each([0, -1, 1.5, NaN])('does not hold %d of a card', (count) => {
    expect(sentences({ cards: [{ ...card, count }] })).toEqual([
      `hop has a count of ${count}: a box holds at least one of each component.`,
    ]);
  });

  it('has one thing of a name', () => {
    expect(sentences({ cards: [card, card] })).toEqual(['Two things in the box are called "hop".']);
    expect(sentences({ pieces: [{ ...piece, id: 'hop' }] })).toEqual([
      'Two things in the box are called "hop".',
    ]);
    expect(sentences({ decks: [deck, deck] })).toEqual(['Two things in the box are called "hops".']);
  });

  it('knows the deck of every card', () => {
    expect(sentences({ cards: [{ ...card, deck: 'skips' }] })).toEqual([
      'hop belongs to the deck "skips", which the box does not have.',
    ]);
  });

  it('holds things of a size that things can have', () => {
    expect(sentences({ cards: [{ ...card, size: { ...POKER, width: 0 } }] })).toEqual([
      'hop cannot be 0 x 88.9 mm.',
    ]);
    expect(sentences({ pieces: [{ ...piece, counter: { width: 12, height: -3 } }] })).toEqual([
      'frog cannot be 12 x -3 mm.',
    ]);
  });
});

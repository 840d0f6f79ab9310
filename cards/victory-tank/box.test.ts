import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, AID_CARDS, BOX } from './box.ts';
import { BATTLEFIELD_CARDS, SOLDIERS } from './box/battlefield.ts';

const total = (parts: readonly { readonly count: number }[]) =>
  parts.reduce((sum, part) => sum + part.count, 0);

const deck = (...ids: string[]) => BOX.cards.filter((card) => ids.includes(card.deck));

const special = (name: string) => total(BATTLEFIELD_CARDS.filter((card) => card.special === name));

describe("the box holds what the rulebook's list of components says", () => {
  it('55 cards: 19 battlefield, 32 action, 2 action points, tank control, active player', () => {
    expect(total(BOX.cards) - total(AID_CARDS)).toBe(55);
    expect(total(deck('battlefield'))).toBe(19);
    expect(total(deck('action-red'))).toBe(16);
    expect(total(deck('action-gray'))).toBe(16);
    expect(total(deck('points-red', 'points-gray'))).toBe(2);
    expect(total(deck('tank-control'))).toBe(1);
    expect(total(deck('active-player'))).toBe(1);
  });

  it('battlefield: 2 home bases, 1 empty, 1 tank, 2 reinforcements, 9 crates, 4 bunkers', () => {
    expect(['base', 'empty', 'tank', 'jeep', 'crate', 'bunker'].map(special)).toEqual([2, 1, 1, 2, 9, 4]);
  });

  it('pieces: 11 soldiers an army, 9 crates, 1 tank', () => {
    expect(SOLDIERS.map((soldier) => soldier.count)).toEqual([11, 11]);
    expect(total(BOX.pieces)).toBe(22 + 9 + 1);
  });
});

describe('what the project supplied', () => {
  it('deals each army the same action cards: six 1s, six 2s, four 3s', () => {
    for (const army of ['red', 'gray']) {
      const own = ACTION_CARDS.filter((card) => card.owner === army);
      expect(own.map((card) => [card.value, card.count])).toEqual([
        [1, 6],
        [2, 6],
        [3, 4],
      ]);
    }
  });

  it('adds two cards that help at the table, and have no part in the game', () => {
    expect(AID_CARDS.map(({ name, count }) => [name, count])).toEqual([
      ['Set-up', 1],
      ['Round and score', 1],
    ]);
  });

  it('leaves seven rounds of two cards: start marks on six, two of the others put back', () => {
    const start = BATTLEFIELD_CARDS.filter((card) => card.start);
    expect(start).toHaveLength(6);
    expect(BATTLEFIELD_CARDS.length - 3 - 2).toBe(7 * 2);
  });

  it('says so in a note on everything that is not the rulebook’s alone', () => {
    for (const part of [...BOX.cards, ...BOX.pieces].filter((part) => part.provenance === 'ours'))
      expect(part.note, part.id).toBeTruthy();
  });
});

describe('ids', () => {
  it('name one component each', () => {
    const ids = [...BOX.cards, ...BOX.pieces].map((part) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every card names a deck of the box, and every deck has cards', () => {
    expect(new Set(BOX.cards.map((card) => card.deck))).toEqual(new Set(BOX.decks.map((each) => each.id)));
  });
});

import { describe, expect, it } from 'vitest';
import { victoryTankKit } from '../../../cards/victory-tank/kit.ts';
import { drawn as drawnOf, shelfKits } from '../../../tests/kits.ts';
import { countAll } from '../../kit/component.ts';
import { boxSides } from './box-sides.ts';
import { gameCrafterOrder } from './game-crafter.ts';
import { standees } from './standees.ts';

const found = shelfKits.find(([, { kit }]) => kit === victoryTankKit);
if (!found) throw new Error('Victory Tank is not on the shelf');
const drawn = drawnOf(found[1], 'colour');
const order = gameCrafterOrder(victoryTankKit, drawn, {
  rules: 28,
  box: (outside) => boxSides(victoryTankKit, 'colour', found[1].fonts, outside),
  standees: (size) => standees(victoryTankKit, 'colour', found[1].fonts, size),
});
if (!order.ok) throw new Error(order.faults.join(' '));
const { howTo, pictures } = order.value;
const namesIn = (folder: string) =>
  pictures.flatMap(({ name }) => (name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : []));
const copies = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + Number(/-x(\d+)\.png$/.exec(name)?.[1] ?? 0), 0);

describe('a box at The Game Crafter', () => {
  it('is one deck, since a deck of one card costs as much as one of eighteen', () => {
    const count = countAll(victoryTankKit.box.cards);
    expect(howTo).toContain(`1-cards: Poker Deck, ${count} cards (Battlefield cards, `);
    expect(copies(namesIn('1-cards'))).toBe(count);
  });

  it('shows behind each card its own back, that of the deck where most have it', () => {
    const deck = pictures.filter(({ name }) => name.startsWith('1-cards/'));
    const faceOf = (pattern: RegExp) => deck.find(({ name }) => pattern.test(name))?.face.id;
    const common = faceOf(/-back\.png$/);
    for (const { card, front, back } of drawn.cards) {
      const [, number = ''] =
        /\/(\d+)-/.exec(deck.find(({ face }) => face.id === front.id)?.name ?? '') ?? [];
      expect(number).not.toBe('');
      const behind = faceOf(new RegExp(`/${number}-${card.id}-behind`));
      expect([card.id, behind ?? common]).toEqual([card.id, back.id]);
    }
  });

  it('has its square counters as chits of thick board, two-sided, in their pixels', () => {
    const square = drawn.counters.filter(({ face }) => face.width === face.height);
    const folder = '2-small-square-chits';
    expect(copies(namesIn(folder))).toBe(countAll(square));
    const chits = pictures.filter(({ name }) => name.startsWith(folder));
    expect(chits.filter(({ name }) => name.includes('-behind'))).toHaveLength(square.length);
    for (const { width, height } of chits) expect([width, height]).toEqual([225, 225]);
  });

  it('has its soldiers as standees, too: every man of both armies, printed on both sides', () => {
    const folder = '3-small-standees';
    const soldiers = victoryTankKit.box.pieces.filter(({ showpiece }) => showpiece?.make === 'standee');
    expect(copies(namesIn(folder))).toBe(countAll(soldiers));
    const figures = pictures.filter(({ name }) => name.startsWith(folder));
    expect(figures.filter(({ name }) => name.includes('-behind'))).toHaveLength(figures.length / 2);
    for (const { width, height } of figures) expect([width, height]).toEqual([225, 525]);
    expect(howTo).toContain('Standees: order them instead of the chits');
  });

  it('says what is not in the parcel, and why', () => {
    for (const said of [
      'since no chit there has their form: Victory Tank.',
      'Paper models are not in it, since no die there cuts their nets',
    ])
      expect(howTo).toContain(said);
  });

  it('has the sides of the tuck box that takes its cards, in the pixels of 2.6 x 3.6 x 0.91 in and their bleed', () => {
    expect(howTo).toContain('Box: a Poker Tuck Box (54) takes these cards.');
    const sides = pictures.filter(({ name }) => name.startsWith('box/'));
    expect(sides.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['box/front.png', 855, 1155],
      ['box/back.png', 855, 1155],
      ['box/left-side.png', 348, 1155],
      ['box/right-side.png', 348, 1155],
      ['box/top-and-bottom.png', 855, 348],
    ]);
    const without = gameCrafterOrder(victoryTankKit, drawn);
    expect(without.ok && without.value.howTo).toContain('The box is not in it');
  });

  it('has its rules as a booklet where they were drawn, and else says who draws them', () => {
    expect(howTo).toContain('a Large Booklet of 28 pages');
    const without = gameCrafterOrder(victoryTankKit, drawn);
    expect(without.ok && without.value.howTo).toContain('The rules are not in it, since a browser');
  });
});

import { describe, expect, it } from 'vitest';
import { POKER } from '../../../kit/component.ts';
import { exportWords } from '../../words/export-words.ts';
import { GAME_CRAFTER, MAKE_PLAYING_CARDS, pixelsOf, productFor } from './vendor.ts';

/** Pixel sizes as published by the vendors, bleed included. */
const PUBLISHED = [
  [GAME_CRAFTER, 'Poker Deck', 825, 1125],
  [GAME_CRAFTER, 'Bridge Deck', 750, 1125],
  [GAME_CRAFTER, 'Mini Deck', 600, 825],
  [GAME_CRAFTER, 'Micro Deck', 450, 600],
  [GAME_CRAFTER, 'Business Deck', 675, 1125],
  [GAME_CRAFTER, 'Domino Deck', 600, 1125],
  [GAME_CRAFTER, 'Tarot Deck', 900, 1500],
  [GAME_CRAFTER, 'Jumbo Deck', 1125, 1725],
  [GAME_CRAFTER, 'Small Square Deck', 825, 825],
  [GAME_CRAFTER, 'Euro Square Deck', 900, 900],
  [GAME_CRAFTER, 'Square Deck', 1125, 1125],
  [GAME_CRAFTER, 'Small Square Tile', 675, 675],
  [GAME_CRAFTER, 'Medium Square Tile', 825, 825],
  [GAME_CRAFTER, 'Large Square Tile', 1125, 1125],
  [GAME_CRAFTER, 'Small Square Chit', 225, 225],
  [GAME_CRAFTER, 'Medium Square Chit', 300, 300],
  [GAME_CRAFTER, 'Large Square Chit', 375, 375],
  [GAME_CRAFTER, 'Small Square Mat', 1275, 1275],
  [GAME_CRAFTER, 'Postcard Mat', 1875, 1275],
  [GAME_CRAFTER, 'Quarter Mat', 1575, 1575],
  [GAME_CRAFTER, 'Domino Mat', 1275, 2475],
  [GAME_CRAFTER, 'Half Mat', 1575, 3075],
  [GAME_CRAFTER, 'Square Mat', 2475, 2475],
  [GAME_CRAFTER, 'Large Square Mat', 3075, 3075],
  [GAME_CRAFTER, 'Big Mat', 3075, 4875],
  [GAME_CRAFTER, 'Bi-Fold Game Board', 2775, 5475],
  [GAME_CRAFTER, 'Medium Six-Fold Game Board', 4875, 4875],
  [GAME_CRAFTER, 'Quad-Fold Game Board', 5475, 5475],
  [GAME_CRAFTER, 'Six-Fold Game Board', 8175, 5475],
  [GAME_CRAFTER, 'Small Standee', 225, 525],
  [GAME_CRAFTER, 'Large Booklet', 1575, 2475],
  [MAKE_PLAYING_CARDS, 'Poker size, 2.5 x 3.5 in', 822, 1122],
  [MAKE_PLAYING_CARDS, 'Poker size, 63 x 88 mm', 816, 1110],
  [MAKE_PLAYING_CARDS, 'Tarot size, 2.75 x 4.75 in', 897, 1497],
] as const;

describe('what vendors ask for', () => {
  it.each(PUBLISHED)('is what %s publishes for %s', (vendor, name, width, height) => {
    const { products, tiles, chits, mats, standee, booklet } = vendor;
    const product = [...products, ...tiles, ...chits, ...mats, standee, booklet].find(
      (each) => each?.name === name,
    );
    expect(product && pixelsOf(vendor, product)).toEqual({ width, height });
  });

  it.each([
    [63.5, 88.9, 'Poker size, 2.5 x 3.5 in'],
    [63, 88, 'Poker size, 63 x 88 mm'],
  ])('tells the two sizes of poker cards apart: %d x %d mm', (width, height, name) => {
    expect(productFor(MAKE_PLAYING_CARDS, { ...POKER, width, height }, exportWords())).toMatchObject({
      ok: true,
      value: { name },
    });
  });

  it('sells a tile of 90 mm as the square of 3.5 inches, and none that would be much smaller', () => {
    const size = { width: 90, height: 90, radius: 0 };
    expect(productFor(GAME_CRAFTER, size, exportWords())).toMatchObject({
      value: { name: 'Large Square Tile' },
    });
    expect(productFor(MAKE_PLAYING_CARDS, size, exportWords())).toMatchObject({
      value: { name: 'Square size, 3.5 x 3.5 in' },
    });
    expect(productFor(GAME_CRAFTER, { ...size, width: 95, height: 95 }, exportWords()).ok).toBe(false);
  });

  it('takes poker cards for what they are, and says which size a vendor does not sell', () => {
    expect(productFor(GAME_CRAFTER, POKER, exportWords())).toMatchObject({
      ok: true,
      value: { name: 'Poker Deck' },
    });
    expect(productFor(MAKE_PLAYING_CARDS, { ...POKER, width: 50, height: 50 }, exportWords())).toEqual({
      ok: false,
      faults: ['MakePlayingCards sells no cards of 50 x 50 mm.'],
    });
  });
});

import { expect, it } from 'vitest';
import { chitsFor } from './chits.ts';
import { GAME_CRAFTER, MAKE_PLAYING_CARDS } from '../shops/vendor.ts';

/** The chits, in inches, of square counters of these sizes in one box. */
const inches = (...sizes: readonly number[]) => {
  const forms = sizes.map((size) => ({ width: size, height: size }));
  const chitFor = chitsFor(GAME_CRAFTER, forms);
  return forms.map((form) => chitFor(form)?.width);
};

it('makes a chit of a counter alone that is nearest to it, rather smaller than larger', () => {
  expect([inches(13), inches(15), inches(18), inches(20), inches(26)]).toEqual([
    [0.5],
    [0.5],
    [0.75],
    [0.75],
    [1],
  ]);
});

it('keeps a marker larger than the tank that it lies under', () => {
  expect(inches(16, 18)).toEqual([0.5, 0.75]);
});

it('never makes a smaller counter the larger chit, whatever the order in the box', () => {
  expect(inches(20, 11, 16)).toEqual([0.75, 0.5, 0.5]);
  expect(inches(14, 12, 16, 20)).toEqual([0.5, 0.5, 0.5, 0.75]);
});

it('lays a long counter across a square chit', () => {
  const form = { width: 36, height: 15 };
  expect(chitsFor(GAME_CRAFTER, [form])(form)?.width).toBe(1);
});

it('makes none of what would be far off, and none where a vendor sells none', () => {
  expect(inches(11, 9, 68)).toEqual([0.5, undefined, undefined]);
  const form = { width: 15, height: 15 };
  expect(chitsFor(MAKE_PLAYING_CARDS, [form])(form)).toBeUndefined();
});

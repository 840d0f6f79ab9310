import { expect, it } from 'vitest';
import { chitFor } from './chits.ts';
import { GAME_CRAFTER, MAKE_PLAYING_CARDS } from '../shops/vendor.ts';

const inches = (width: number, height = width) => chitFor(GAME_CRAFTER, { width, height })?.width;

it('makes a chit of a counter that is no larger than it, the largest there is', () => {
  expect([inches(13), inches(16), inches(18), inches(20), inches(26)]).toEqual([0.5, 0.5, 0.5, 0.75, 1]);
});

it('lays a long counter across a square chit', () => {
  expect(inches(36, 15)).toBe(1);
});

it('lets only what is smaller than every chit grow, and makes none of what would be far off', () => {
  expect([inches(11), inches(9), inches(68, 20)]).toEqual([0.5, undefined, undefined]);
  expect(chitFor(MAKE_PLAYING_CARDS, { width: 15, height: 15 })).toBeUndefined();
});

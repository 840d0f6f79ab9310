import { describe, expect, it } from 'vitest';
import { next } from './arrow-keys.ts';

/** A brick pattern: neighbouring columns are shifted by one field. */
const place = (id: string, column: number, row: number) => ({
  id,
  x: 60 * column,
  y: 45 * row,
  width: 60,
  height: 45,
});
const o = place('o', 0, 0);
const s1 = place('s1', 0, 1);
const e1 = place('e1', 1, 0);
const e1s1 = place('e1s1', 1, 1);
const w1n1 = place('w1n1', -1, -1);
const places = [o, s1, e1, e1s1, w1n1];

describe('arrow keys', () => {
  it('go to the field beside', () => {
    expect(next(places, o, 'right')).toBe(e1);
    expect(next(places, o, 'down')).toBe(s1);
    expect(next(places, s1, 'up')).toBe(o);
    expect(next(places, e1s1, 'left')).toBe(s1);
  });

  it('go aslant where there is none straight ahead', () => {
    expect(next(places, o, 'left')).toBe(w1n1);
    expect(next(places, w1n1, 'right')).toBe(o);
  });

  it('go where the scene leads, whatever lies nearer', () => {
    const led = { ...o, beside: { right: 'e1s1' } };
    expect(next([led, ...places.slice(1)], led, 'right')).toBe(e1s1);
    expect(next([led, ...places.slice(1)], led, 'down')).toBe(s1);
  });

  it('stay at the edge', () => {
    expect(next(places, w1n1, 'left')).toBe(w1n1);
    expect(next([], o, 'up')).toBe(o);
  });
});

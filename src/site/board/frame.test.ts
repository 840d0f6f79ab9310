import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, middleOf, viewBox } from './frame.ts';
import { besideTools, panned, seenIn, showing, zoomed } from './pan-zoom.ts';

const card = (x: number, y: number) => ({ id: `${x} ${y}`, x, y, width: 60, height: 90, face: 'a', turn: 0 });
const whole = frameOf({ cards: [card(0, 0), card(60, 45), card(-60, -45)], fields: [] });

describe('what is seen of the table', () => {
  it('is at first every card with paper round it, and every place for another', () => {
    expect(viewBox(frameOf({ cards: [card(0, 0)], fields: [] }))).toBe('-10 -10 80 110');
    const spot = { id: 'new', x: 60, y: -45, width: 60, height: 90 };
    const frame = frameOf({ cards: [card(0, 0)], fields: [] }, [{ id: 'new', says: 'new', spot }]);
    expect(viewBox(frame)).toBe('-10 -55 140 155');
  });

  it('is never more than the whole, nor closer than a field, and keeps its shape', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (one, two) => {
          const frame = zoomed(zoomed(whole, whole, one, middleOf(whole)), whole, two, { x: 3, y: 5 });
          expect(frame.width).toBeLessThanOrEqual(whole.width + 1e-6);
          expect(frame.width).toBeGreaterThanOrEqual(90 - 1e-6);
          expect(frame.height / frame.width).toBeCloseTo(whole.height / whole.width, 6);
        },
      ),
    );
  });

  it('stays on the table however far it is dragged', () => {
    const near = zoomed(whole, whole, 0.5, middleOf(whole));
    const { x } = middleOf(panned(near, whole, 9999, 9999));
    expect(x).toBeCloseTo(whole.x + whole.width);
  });

  it('moves no more than it must to bring a field into sight', () => {
    const near = zoomed(whole, whole, 0.5, middleOf(whole));
    expect(showing(near, whole, { ...near, width: 10, height: 10 })).toBe(near);
    const moved = showing(near, whole, { x: near.x + near.width, y: near.y, width: 20, height: 10 });
    expect(moved.x).toBeCloseTo(near.x + 20);
  });

  it('leaves the corner of the button free, where there is room for both', () => {
    const board = { x: 0, y: 0, width: 100, height: 100 };
    const tall = { width: 300, height: 360 };
    const wide = { width: 360, height: 300 };
    const below = seenIn(besideTools(board, tall), tall);
    expect(below.y + below.height - 100).toBeCloseTo(20);
    const beside = seenIn(besideTools(board, wide), wide);
    expect(beside.x).toBeCloseTo(-20);
    expect(beside.x + beside.width).toBeCloseTo(100);
  });

  it('has the board in the middle where that is far from every corner, or in all of them', () => {
    const board = { x: 0, y: 0, width: 100, height: 100 };
    expect(besideTools(board, { width: 300, height: 600 })).toEqual(board);
    expect(besideTools(board, { width: 300, height: 310 })).toEqual(board);
    expect(besideTools(board, null)).toEqual(board);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, middleOf, viewBox } from './frame.ts';
import {
  besideTools,
  freeCorner,
  homeIn,
  inside,
  isPartOf,
  panned,
  seenIn,
  showing,
  TOOLS,
  zoomed,
} from './camera-math.ts';

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

  it('is a part of it once it is nearer or dragged aside, and can be seen whole again', () => {
    expect(isPartOf(whole, whole)).toBe(false);
    expect(isPartOf(zoomed(whole, whole, 0.5, middleOf(whole)), whole)).toBe(true);
    for (const [right, down] of [
      [40, 0],
      [-40, 0],
      [0, 40],
      [0, -40],
    ] as const)
      expect(isPartOf(panned(whole, whole, right, down), whole)).toBe(true);
  });

  it('moves no more than it must to bring a field into sight', () => {
    const near = zoomed(whole, whole, 0.5, middleOf(whole));
    expect(showing(near, whole, { ...near, width: 10, height: 10 })).toBe(near);
    const moved = showing(near, whole, { x: near.x + near.width, y: near.y, width: 20, height: 10 });
    expect(moved.x).toBeCloseTo(near.x + 20);
  });

  const board = { x: 0, y: 0, width: 100, height: 100 };
  const field = { x: 10, y: 70, width: 20, height: 20 };

  it('leaves the corner of the button free: aside where there is paper left, smaller where there is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 900 }), fc.integer({ min: 250, max: 900 }), (width, height) => {
        const size = { width, height };
        const seen = seenIn(besideTools(board, size, [field]), size);
        expect(isPartOf(seen, board)).toBe(false);
        const scale = size.width / seen.width;
        const [left, below] = [(field.x - seen.x) * scale, (seen.y + seen.height - 90) * scale];
        expect(Math.max(left, below)).toBeGreaterThan(51.9);
        // Everything but the paper margin is in sight.
        for (const inside of [6 - seen.x, seen.x + seen.width - 94, 6 - seen.y, seen.y + seen.height - 94])
          expect(inside).toBeGreaterThan(-0.1);
      }),
    );
  });

  it('has the board in the middle where nothing that can be touched is in the corner', () => {
    expect(besideTools(board, { width: 300, height: 600 }, [field])).toEqual(board);
    expect(besideTools(board, { width: 300, height: 310 }, [{ ...field, x: 60 }])).toEqual(board);
    expect(besideTools(board, null, [field])).toEqual(board);
  });

  it('has the zoom button in the first corner where it covers neither a field nor a name', () => {
    const square = { width: 300, height: 300 };
    const row = { x: 2, y: 85, width: 8, height: 8 };
    const at = (...spots: (typeof field)[]) => freeCorner(board, square, spots, TOOLS.one);
    expect(at()).toBe('bottom-left');
    expect(at(row)).toBe('bottom-right');
    expect(at(row, { ...row, x: 90 })).toBe('top-right');
    const taken = [row, { ...row, x: 90 }, { ...row, x: 90, y: 4 }];
    expect(at(...taken)).toBe('bottom-inset');
    expect(at(...taken, { ...row, x: 20 })).toBeNull();
  });

  it('has nothing beyond its edges where it is nearer by itself', () => {
    const part = { x: 90, y: -20, width: 50, height: 40 };
    expect(inside(part, board)).toEqual({ ...part, x: 50, y: 0 });
    expect(inside({ ...part, width: 140 }, board)).toEqual({ ...part, x: -20, y: 0, width: 140 });
  });

  it('is at first all of a board, however low the picture, as long as its fields can be tapped', () => {
    expect(homeIn({ ...board, height: 400 }, { width: 360, height: 256 }).height).toBe(400);
    expect(homeIn({ ...board, height: 800 }, { width: 360, height: 256 }).height).toBeCloseTo(256 / 0.6);
  });
});

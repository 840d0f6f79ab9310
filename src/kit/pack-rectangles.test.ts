import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Size } from './face.ts';
import { pack } from './pack-rectangles.ts';
import { overlap } from './rects.ts';

const ROOM = { width: 180, height: 240 };

const alone = (...items: readonly Size[]) => items.map((item) => [item]);

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 5, max: 180 }), height: fc.integer({ min: 5, max: 240 }) }),
  { maxLength: 40 },
);

it('puts everything on some page, within its room, and nothing on top of anything else', () => {
  fc.assert(
    fc.property(sizes, (items) => {
      const pages = pack(alone(...items), ROOM);
      expect(pages.flat()).toHaveLength(items.length);
      for (const page of pages) {
        const rects = page.map(({ item, x, y }) => ({ x, y, ...item }));
        rects.forEach((rect, index) => {
          expect(rect.x + rect.width).toBeLessThanOrEqual(ROOM.width);
          expect(rect.y + rect.height).toBeLessThanOrEqual(ROOM.height);
          expect(rects.slice(index + 1).some((other) => overlap(rect, other))).toBe(false);
        });
      }
    }),
  );
});

it('fills the room beside and below large things before it takes another page', () => {
  const large = { width: 130, height: 240 };
  const small = { width: 50, height: 60 };
  expect(pack(alone(large, small, small, small, small), ROOM)).toHaveLength(1);
  expect(pack(alone(large, small, small, small, small, small), ROOM)).toHaveLength(2);
});

it('packs rows of equal things from the top left', () => {
  const item = { width: 90, height: 40 };
  expect(pack(alone(item, item, item), ROOM)[0]?.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [90, 0],
    [0, 40],
  ]);
});

it('turns a thing before it takes another page for it', () => {
  const large = { width: 130, height: 240 };
  const ways = [
    { width: 60, height: 45 },
    { width: 45, height: 60 },
  ];
  const [page] = pack([[large], ways], ROOM);
  expect(page?.[1]).toEqual({ item: ways[1], x: 130, y: 0 });
});

/** Hexagons with a corner to the right, about the origin, in mm. */
import { polygon, written, type Shape } from 'fieldkit/draw';

export type Spot = readonly [x: number, y: number];

/** The corners of a hexagon, as far from the middle as its sides are long. */
export const hexagon = (radius: number): readonly Spot[] =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Short lines that go on from the sides beyond each corner: where to lay the ruler. */
export function cutTicks(radius: number, long: number): readonly Shape[] {
  const corners = hexagon(radius);
  const ticks = corners.flatMap(([x, y], index) =>
    [corners[(index + 1) % 6], corners[(index + 5) % 6]].flatMap((next) => {
      if (!next) return [];
      const [dx, dy] = [(x - next[0]) / radius, (y - next[1]) / radius];
      return [
        polygon([
          [x + dx * 0.3, y + dy * 0.3],
          [x + dx * long, y + dy * long],
        ]),
      ];
    }),
  );
  return [{ d: written(...ticks), stroke: { colour: '#1a1a1a', width: 0.15 } }];
}

/** Numbers from 0 to 1 that are the same each time: a tile is to look alike in every print. */
export function seeded(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Spots inside a hexagon that keep apart, from the back to the front. */
export function scattered(seed: number, count: number, radius: number, apart: number): readonly Spot[] {
  const next = seeded(seed);
  const spots: Spot[] = [];
  for (let tries = 0; spots.length < count && tries < 4000; tries += 1) {
    const [x, y] = [(next() * 2 - 1) * radius, (next() * 2 - 1) * radius * 0.87];
    const isInside = Math.abs(y) <= radius * 0.84 && Math.abs(x) + Math.abs(y) / Math.sqrt(3) <= radius;
    if (isInside && spots.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.2) >= apart)) spots.push([x, y]);
  }
  return spots.toSorted((a, b) => a[1] - b[1]);
}

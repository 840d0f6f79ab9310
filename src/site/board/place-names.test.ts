import { describe, expect, it } from 'vitest';
import { meet } from './frame.ts';
import { platesOf } from './place-names.tsx';

const seen = { x: 0, y: 0, width: 400, height: 300 };
const place = (id: string, x: number, y: number) => ({ id, label: id, x, y, width: 30, height: 24 });

describe('names over the places that can be touched', () => {
  it('stand near their places, within the picture, and none over another', () => {
    const places = ['Ruhr', 'Berlin', 'Poland', 'Western Mediterranean', 'Stalingrad'].map((name, index) =>
      place(name, index * 32 + (index > 3 ? 250 : 0), 100),
    );
    const plates = platesOf(places, seen, 10);
    expect(plates.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
    for (const [index, plate] of plates.entries()) {
      expect(plate.x).toBeGreaterThanOrEqual(0);
      expect(plate.x + plate.width).toBeLessThanOrEqual(400);
      for (const other of plates.slice(index + 1)) expect(meet(plate, other)).toBe(false);
    }
  });

  it('lie over the names on the ground, and not over what stands in the place', () => {
    const [plate] = platesOf([{ ...place('Paris', 100, 100), named: { x: 105, y: 140 } }], seen, 10);
    expect(plate).toBeDefined();
    if (plate === undefined) return;
    expect(plate.x + plate.width / 2).toBeCloseTo(105);
    expect(plate.y + plate.height / 2).toBeCloseTo(140, 0);
    expect(meet(plate, place('Paris', 100, 100))).toBe(false);
  });

  it('leave out a place without a name, and one whose name has no room', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => place(`Here ${index}`, 100, 100));
    expect(platesOf(crowd, seen, 10).length).toBe(4);
    expect(platesOf([{ ...place('x', 0, 0), label: null }], seen, 10)).toEqual([]);
  });
});

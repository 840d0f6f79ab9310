import { expect, test } from 'vitest';
import { chanceOf, noiseOf } from './chance.ts';
import { engrave, sightOf, type Ground, type Lines } from './engrave.ts';
import { readPath } from './path/path-data.ts';
import { written } from './path/outline.ts';
import type { Path } from './path/path.ts';
import { gridOf, plateOf, valueAt } from './plate.ts';
import { step } from './smoothstep.ts';

const PLATE = plateOf({ x: 2, y: 3, width: 40, height: 30 }, 0.5);
const LINES: Lines = {
  spacing: 1,
  fall: 0,
  pace: 0.5,
  tolerance: 0.05,
  shortest: 0,
  width: (tone) => 0.5 * tone,
};

const level = (tone: (x: number, y: number) => number): Ground => {
  const height = gridOf(PLATE, () => 0);
  return { height, tone: gridOf(PLATE, tone), sight: sightOf(PLATE, height) };
};

const placesOf = (path: Path): (readonly [number, number])[] => path.flatMap(({ points }) => [...points]);

test('the same seed draws the same chances, another seed others', () => {
  const [one, again, other] = [chanceOf('a'), chanceOf('a'), chanceOf('b')];
  const draws = [one, again, other].map((chance) => [
    chance.share(),
    chance.between(3, 4),
    chance.pick([1, 2, 3]),
  ]);
  expect(draws[0]).toEqual(draws[1]);
  expect(draws[0]).not.toEqual(draws[2]);
  expect(noiseOf('a')(1.5, 2.5)).toBe(noiseOf('a')(1.5, 2.5));
});

test('a grid is known at every place of its plate, in proportion between its points', () => {
  const slope = gridOf(PLATE, (x, y) => 2 * x - y);
  expect(valueAt(PLATE, slope, 10.2, 7.7)).toBeCloseTo(12.7, 4);
  expect(valueAt(PLATE, slope, -50, -50)).toBeCloseTo(1, 4);
});

test('what lies behind a ridge is hidden, and no line is cut there', () => {
  const height = gridOf(PLATE, (_, y) => 6 * Math.exp(-(((y - 20) / 1.5) ** 2)));
  const sight = sightOf(PLATE, height);
  expect(valueAt(PLATE, sight, 20, 18)).toBeLessThan(0);
  expect(valueAt(PLATE, sight, 20, 26)).toBeGreaterThan(0);
  const tone = gridOf(PLATE, () => 1);
  const hidden = placesOf(engrave(PLATE, { height, tone, sight }, LINES)).filter(
    ([, y]) => y > 15.2 && y < 19,
  );
  const flat = placesOf(
    engrave(
      PLATE,
      level(() => 1),
      LINES,
    ),
  ).filter(([, y]) => y > 15.2 && y < 19);
  expect(hidden.length).toBeLessThan(flat.length / 2);
});

test('lines swell with the tone and are lifted where there is none', () => {
  const path = engrave(
    PLATE,
    level((x) => (x < 20 ? -1 : 0.8)),
    LINES,
  );
  const places = placesOf(path);
  expect(Math.min(...places.map(([x]) => x))).toBeGreaterThan(18.9);
  // A tone of 0.8 makes a line of 0.4 mm about the middle of its row.
  const rows = places.filter(([x]) => x > 26 && x < 36).map(([, y]) => Math.abs(((y - 3) % 1) - 0.5));
  for (const off of rows) expect(off).toBeCloseTo(0.2);
});

test('lines too short to be more than specks are left out', () => {
  const patches = level((x, y) => (x > 20 && x < (y < 18 ? 23 : 30) ? 0.8 : -1));
  const short = placesOf(engrave(PLATE, patches, LINES)).filter(([, y]) => y < 17);
  const long = placesOf(engrave(PLATE, patches, { ...LINES, shortest: 6 }));
  expect(short.length).toBeGreaterThan(20);
  expect(long.filter(([, y]) => y < 17)).toEqual([]);
  expect(long.length).toBeGreaterThan(20);
});

test('lines may fall at any angle and stay on their plate', () => {
  for (const fall of [0, 30, 62, 90]) {
    const places = placesOf(
      engrave(
        PLATE,
        level(() => 0.5),
        { ...LINES, fall },
      ),
    );
    expect(places.length).toBeGreaterThan(50);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(1.4);
      expect(x).toBeLessThan(42.6);
      expect(y).toBeGreaterThan(2.4);
      expect(y).toBeLessThan(33.6);
    }
  }
});

test('what is engraved reads back as it was, to a few hundredths of a mm', () => {
  const noise = noiseOf('hills');
  const height = gridOf(PLATE, (x, y) => noise(x / 12, y / 9));
  const ground = { height, tone: gridOf(PLATE, (x) => step(0, 40, x)), sight: sightOf(PLATE, height) };
  const path = engrave(PLATE, ground, LINES);
  const back = placesOf(readPath(written(path)));
  placesOf(path).forEach(([x, y], index) => {
    expect(Math.abs(x - (back[index]?.[0] ?? Infinity))).toBeLessThan(0.03);
    expect(Math.abs(y - (back[index]?.[1] ?? Infinity))).toBeLessThan(0.03);
  });
});

/** A card's composition as it lies on the card: each field's scene mirrored or not, and nothing quite where it was set. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Composition, Scene, Sized } from './ground-scenes.ts';

/** Height of one of the two fields of a card, mm. */
export const FIELD_HEIGHT = POKER.height / 2;

const within = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));

/** A scene on the card: mirrored, moved to its field, nothing quite where it was composed. */
function onCard(scene: Scene, field: 'north' | 'south', mirrored: boolean, chance: Chance): Required<Scene> {
  const top = field === 'north' ? 0 : FIELD_HEIGHT;
  const near = ([x, y]: Point, by: number): Point => [
    (mirrored ? POKER.width - x : x) + chance.between(-by, by),
    top + y + chance.between(-by, by),
  ];
  // What stands alone stays clear of the outer fog by half its width.
  const sized = (items: readonly Sized[] = [], half: (size: number) => number): Sized[] =>
    items.map(([x, y, composed]): Sized => {
      const size = composed * chance.between(0.88, 1.14);
      const [nx, ny] = near([x, y], 0.9);
      const margin = 4.6 + half(size);
      return [within(margin, POKER.width - margin, nx), ny, size];
    });
  const lines = (items: readonly (readonly Point[])[] = [], by: number) =>
    items.map((points) => points.map((point) => near(point, by)));
  return {
    craters: sized(scene.craters, (radius) => radius),
    trenches: lines(scene.trenches, 0.7),
    trees: sized(scene.trees, (height) => 0.26 * height),
    wire: lines(scene.wire, 0.8),
    tracks: lines(scene.tracks, 0.3),
    tufts: (scene.tufts ?? []).map((point) => near(point, 1.2)),
    litter: (scene.litter ?? []).map(([kind, x, y]) => [kind, ...near([x, y], 0.8)]),
  };
}

/** Both fields' scenes in one, in mm of the card. */
export function wholeScene({ north, south, mirrored }: Composition, chance: Chance): Required<Scene> {
  const upper = onCard(north, 'north', mirrored.includes('north'), chance);
  const lower = onCard(south, 'south', mirrored.includes('south'), chance);
  return {
    craters: [...upper.craters, ...lower.craters],
    trenches: [...upper.trenches, ...lower.trenches],
    trees: [...upper.trees, ...lower.trees],
    wire: [...upper.wire, ...lower.wire],
    tracks: [...upper.tracks, ...lower.tracks],
    tufts: [...upper.tufts, ...lower.tufts],
    litter: [...upper.litter, ...lower.litter],
  };
}

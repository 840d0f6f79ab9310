/** The lie of a card's land: its composition dug into a height field, lit, and fogged. */
import { chanceOf, noiseOf } from '../../../src/kit/engrave/chance.ts';
import { shade, sightOf, type Ground } from '../../../src/kit/engrave/engrave.ts';
import { plateOf, stamp, type Grid, type Plate } from '../../../src/kit/engrave/plate.ts';
import { blow, dig, hills, step } from '../../../src/kit/engrave/relief.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { fogOver, type Fog } from '../../../src/kit/engrave/fog.ts';
import { coveredBy } from './ground-litter.ts';
import { FIELD_HEIGHT, wholeScene } from './ground-scene.ts';
import type { Composition, Scene } from './ground-scenes.ts';

/** `depth` is what its far wall shows on the page. */
export const TRENCH = { width: 4.6, depth: 2, bank: 0.5 };
/** Distance between the points at which the land is worked out, and at which a line looks at it, mm: trenches and holes are drawn by themselves. */
export const GRAIN = 1;
/** Round from above, seen at a slant. */
export const SQUASH = 0.62;
export interface Land extends Ground {
  readonly plate: Plate;
  readonly fog: Fog;
  readonly scene: Required<Scene>;
}

/** The land settles toward the edges, so that no hill is lifted into the outer fog. */
function settle(plate: Plate, height: Grid): void {
  stamp(plate, height, plate, (x, y, ground) => {
    const edge = Math.min(x, POKER.width - x, y, POKER.height - y);
    return edge >= 9 ? ground : ground * step(2, 9, edge);
  });
}

/** The heights of the land; and, for every trench, how far every place is off its middle. */
function dug(
  seed: string,
  plate: Plate,
  scene: Required<Scene>,
): { height: Grid; trenches: readonly Grid[] } {
  const noise = noiseOf(`${seed} hills`);
  const height = hills(plate, noise, [
    { across: 24, height: 1.9 },
    { across: 9, height: 0.36 },
  ]);
  const trenches = scene.trenches.map((points) =>
    dig(plate, height, { points, width: TRENCH.width, depth: 0, bank: TRENCH.bank }),
  );
  for (const [x, y, radius] of scene.craters) {
    blow(plate, height, { x, y, radius, depth: 0.42 * radius + 0.6, squash: SQUASH }, noise);
  }
  settle(plate, height);
  return { height, trenches };
}

/** Trenches, shell holes and litter are drawn by themselves: no line of the ground runs through them. */
function open(plate: Plate, tone: Grid, trenches: readonly Grid[], scene: Required<Scene>): void {
  for (const off of trenches) {
    off.forEach((far, index) => {
      if (far < TRENCH.width / 2) tone[index] = -1;
    });
  }
  for (const [kind, x, y] of scene.litter) stamp(plate, tone, coveredBy(kind, [x, y]), () => -1);
  for (const [cx, cy, radius] of scene.craters) {
    const around: Rect = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
    stamp(plate, tone, around, (x, y, value) =>
      Math.hypot((x - cx) / radius, (y - cy) / (radius * SQUASH)) < 0.97 ? -1 : value,
    );
  }
}

const LIGHT = { west: 0.86, north: 0.5, base: 0.29, contrast: 1.05 };

/** 1 in the middle of a field, where pieces stand, and 0 about it. */
function quiet(x: number, y: number): number {
  const middle = y < FIELD_HEIGHT ? FIELD_HEIGHT / 2 : 1.5 * FIELD_HEIGHT;
  const u = (x - POKER.width / 2) / 24;
  const v = (y - middle) / 16;
  return 1 - step(0.5, 1.15, Math.sqrt(u * u + v * v));
}

/** The land of a card: the same for the same seed. */
export function landOf(seed: string, composition: Composition): Land {
  const scene = wholeScene(composition, chanceOf(`${seed} scene`));
  const plate = plateOf({ x: 3, y: 3, width: POKER.width - 6, height: POKER.height - 6 }, GRAIN);
  const { height, trenches } = dug(seed, plate, scene);
  const tone = shade(plate, height, LIGHT);
  const soil = noiseOf(`${seed} soil`);
  stamp(plate, tone, plate, (x, y, value) => (value + 0.2 * soil(x / 19, y / 8)) * (1 - 0.42 * quiet(x, y)));
  open(plate, tone, trenches, scene);
  return { plate, height, tone, sight: sightOf(plate, height), fog: fogOver(seed, POKER), scene };
}

/**
 * The ground of a battlefield card: its composition dug into a height field, engraved, fogged, and dressed with what
 * stands on it. The same card has the same ground in every build, and no two cards have the same.
 */
import { chanceOf, noiseOf, type Chance } from '../../../src/kit/engrave/chance.ts';
import { engrave, shade, sightOf, type Ground } from '../../../src/kit/engrave/engrave.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { draw, written, type Path } from '../../../src/kit/engrave/path.ts';
import { plateOf, stamp, valueAt, type Grid, type Plate } from '../../../src/kit/engrave/plate.ts';
import { blow, dig, hills, step } from '../../../src/kit/engrave/relief.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { themeOf, type Theme } from '../theme.ts';
import { DETAIL_OF, type Detail, type Inks } from './burin.ts';
import { bankAt, bankShapes, fogOver, type Bank, type Fog } from './fog.ts';
import { hole } from './ground-holes.ts';
import { coveredBy, litter } from './ground-litter.ts';
import { tree, tuft } from './ground-plants.ts';
import { paced } from './ground-strokes.ts';
import { tracks, trench, wire } from './ground-works.ts';
import type { Composition, Scene, Sized } from './ground-scenes.ts';

/** Height of one of the two fields of a card, mm. */
export const FIELD_HEIGHT = POKER.height / 2;

/** `depth` is what its far wall shows on the page. */
const TRENCH = { width: 4.6, depth: 2, bank: 0.5 };
/** Distance between the points at which the land is worked out, and between those at which a line looks at it, mm. */
const GRAIN = 0.8;
const PACE = 0.6;
/** Round from above, seen at a slant. */
const SQUASH = 0.62;
/** Where banks of fog may lie in on a card: between the middles of the fields. */
const BANK_TOPS = [8, 33, 54, 74];
/** A bank is about so high, mm. */
const BANK_HEIGHT = 9.5;

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

/** Both fields' scenes in one. */
function wholeScene({ north, south, mirrored }: Composition, chance: Chance): Required<Scene> {
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

interface Land extends Ground {
  readonly plate: Plate;
  readonly fog: Fog;
  readonly scene: Required<Scene>;
}

/** The land settles toward the edges, so that no hill is lifted into the outer fog. */
function settle(plate: Plate, height: Grid): void {
  stamp(plate, height, plate, (x, y, ground) => {
    const edge = Math.min(x, POKER.width - x, y, POKER.height - y);
    return ground * step(2, 9, edge);
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
    { across: 22, height: 1.5 },
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

const LIGHT = { west: 0.86, north: 0.5, base: 0.27, contrast: 0.78 };

/** 1 in the middle of a field, where pieces stand, and 0 about it. */
function quiet(x: number, y: number): number {
  const middle = y < FIELD_HEIGHT ? FIELD_HEIGHT / 2 : 1.5 * FIELD_HEIGHT;
  return 1 - step(0.5, 1.15, Math.hypot((x - POKER.width / 2) / 24, (y - middle) / 16));
}

function landOf(seed: string, composition: Composition): Land {
  const scene = wholeScene(composition, chanceOf(`${seed} scene`));
  const plate = plateOf({ x: 3, y: 3, width: POKER.width - 6, height: POKER.height - 6 }, GRAIN);
  const { height, trenches } = dug(seed, plate, scene);
  const tone = shade(plate, height, LIGHT);
  const soil = noiseOf(`${seed} soil`);
  stamp(plate, tone, plate, (x, y, value) => (value + 0.15 * soil(x / 17, y / 6)) * (1 - 0.3 * quiet(x, y)));
  open(plate, tone, trenches, scene);
  return { plate, height, tone, sight: sightOf(plate, height), fog: fogOver(seed), scene };
}

/** A place on the card that ground and what stands on it keep clear of, in mm: a picture, a name, a mark. */
export interface Clearing extends Rect {
  /** How far its edge is frayed, as a share of its size; 0 for an even one. */
  readonly frayed: number;
}

/** 0 within any of the clearings, 1 outside them all. */
function clearingOf(seed: string, clearings: readonly Clearing[]): (x: number, y: number) => number {
  const noise = noiseOf(`${seed} clearing`);
  const one = ({ x: left, y: top, width, height, frayed }: Clearing, x: number, y: number): number => {
    const u = Math.abs(x - left - width / 2) / (width / 2);
    const v = Math.abs(y - top - height / 2) / (height / 2);
    if (u > 1.6 || v > 1.6) return 1;
    const far = (u ** 2.6 + v ** 2.6) ** (1 / 2.6);
    return step(0.98, 1.26, frayed === 0 ? far : far + frayed * noise(x / 8, y / 1.6));
  };
  return (x, y) => clearings.reduce((clear, clearing) => clear * one(clearing, x, y), 1);
}

/** How wide an edition cuts a line of the ground for a tone, in clear air, mm. */
function widthOf({ edition, lineSpacing, lineWeight }: Theme): (tone: number) => number {
  const widest = lineSpacing * lineWeight;
  switch (edition) {
    case 'colour':
      return (tone) => 0.02 + 1.15 * widest * tone ** 1.65;
    case 'low-ink':
      return (tone) => 0.05 + 0.9 * widest * tone ** 1.5;
    case 'screen':
      return (tone) => 0.12 + 1.3 * widest * tone ** 1.5;
  }
}

const TOLERANCE = { colour: 0.05, 'low-ink': 0.05, screen: 0.08 } as const satisfies Record<Edition, number>;

export interface GroundOf {
  readonly seed: string;
  readonly composition: Composition;
  readonly edition: Edition;
  readonly clearings: readonly Clearing[];
}

/** Clearness of the air below which nothing long is seen any more. */
const THICK_FOG = 0.1;

interface Dressing {
  readonly land: Land;
  readonly chance: Chance;
  readonly inks: Inks;
  readonly detail: Detail;
  readonly open: (x: number, y: number) => number;
}

/** A point of the ground as it is seen on the page. */
const lifted = ({ plate, height }: Land, [x, y]: Point): Point => [x, y - valueAt(plate, height, x, y)];

/** A place on a shell hole as it is drawn: its bowl is hatched, not sunk. */
const onRim = ({ plate, height }: Land, x: number, y: number): Point => [
  x,
  y - Math.max(0, valueAt(plate, height, x, y)),
];

/** The stretches of a line of places for which something holds, each two places long or more. */
function stretches(points: readonly Point[], keep: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (keep(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

function trenches({ land, chance, inks, detail, open }: Dressing): Shape[] {
  return land.scene.trenches.flatMap((points) =>
    stretches(paced(points, 0.5), ([x, y]) => open(x, y) > THICK_FOG).flatMap((middle) =>
      trench(
        chance,
        { middle, width: TRENCH.width, depth: TRENCH.depth },
        (x, y) => onRim(land, x, y),
        inks,
        detail,
      ),
    ),
  );
}

function wires({ land, chance, inks, detail, open }: Dressing): Shape[] {
  return land.scene.wire.flatMap((points) =>
    stretches(paced(points, 0.5), ([x, y]) => open(x, y) > 0.4).flatMap((run) =>
      wire(
        chance,
        run.map((point) => lifted(land, point)),
        inks,
        detail,
      ),
    ),
  );
}

function trees({ land, chance, inks, detail, open }: Dressing): Shape[] {
  const free = ([x, y, height]: Sized): boolean => Math.min(open(x, y), open(x, y - 0.6 * height)) > 0.3;
  const standing = land.scene.trees.filter(free).toSorted((a, b) => a[1] - b[1]);
  return standing.flatMap(([x, y, height]) => tree(chance, lifted(land, [x, y]), height, inks, detail));
}

function things({ land, inks, detail, open }: Dressing): Shape[] {
  return land.scene.litter
    .filter(([, x, y]) => open(x, y) > 0.3)
    .flatMap(([kind, x, y]) => litter(kind, lifted(land, [x, y]), inks, detail));
}

function tufts({ land, chance, inks, detail, open }: Dressing): Shape[] {
  if (detail === 'simple') return [];
  const pen = draw();
  for (const [x, y] of land.scene.tufts) {
    if (open(x, y) > 0.5) tuft(chance, pen, lifted(land, [x, y]), chance.between(1.6, 2.4));
  }
  const d = written(pen.path);
  if (d === '') return [];
  return [
    { d, stroke: { colour: inks.paper, width: 0.5, cap: 'round' } },
    { d, stroke: { colour: inks.key, width: detail === 'line' ? 0.13 : 0.2, cap: 'round' } },
  ];
}

function tankTracks({ land, inks, detail, open }: Dressing): Shape[] {
  return land.scene.tracks.flatMap((points) =>
    stretches(paced(points, 0.8), ([x, y]) => open(x, y) > THICK_FOG).flatMap((run) => {
      const beside = (off: number): Point[] => run.map(([x, y]) => lifted(land, [x, y + off]));
      return tracks(beside(-1.7), beside(1.7), inks, detail);
    }),
  );
}

/** Where a line that leaves the card is lost in fog. */
function exits(points: readonly Point[]): Bank['side'][] {
  return [points[0], points.at(-1)].flatMap((end) =>
    !end ? [] : end[0] < 3 ? ['left' as const] : end[0] > POKER.width - 3 ? ['right' as const] : [],
  );
}

/** Banks of fog: where a trench or a track leaves the card, and some besides. */
function banksOver(seed: string, { trenches, tracks: prints, litter: things }: Required<Scene>): Bank[] {
  const chance = chanceOf(`${seed} banks`);
  const banks: Bank[] = [];
  const put = (side: Bank['side'], top: number): void => {
    const close = banks.some((bank) => bank.side === side && Math.abs(bank.top - top) < 1.4 * BANK_HEIGHT);
    // A picture may stand in the northern field: no tongue reaches it.
    if (!close) banks.push(bankAt(chance, side, top, top > 4 && top < 30 ? 13 : 22));
  };
  for (const points of [...trenches, ...prints]) {
    const shown = points.filter(([x]) => x > 3 && x < POKER.width - 3);
    for (const side of new Set(exits(points))) {
      for (const [x, y] of [shown[0], shown.at(-1)].flatMap((end) => (end ? [end] : []))) {
        if (x < POKER.width / 2 === (side === 'left')) put(side, y - BANK_HEIGHT / 3);
      }
    }
  }
  const first = chance.odds(0.5);
  const hides = (side: Bank['side'], top: number): boolean =>
    things.some(([, x, y]) => x < POKER.width / 2 === (side === 'left') && y > top - 2 && y < top + 16);
  BANK_TOPS.forEach((about, index) => {
    const side = (index % 2 === 0) === first ? 'left' : 'right';
    const top = about + chance.between(-2, 2);
    if (banks.length < 3 && !hides(side, top)) put(side, top);
  });
  return banks;
}

function holes({ land, chance, inks, detail, open }: Dressing): Shape[] {
  return land.scene.craters
    .filter(([x, y]) => open(x, y) > 0.35)
    .toSorted((a, b) => a[1] - b[1])
    .flatMap(([x, y, radius]) =>
      hole(chance, { x, y, radius, squash: SQUASH }, (px, py) => onRim(land, px, py), inks, detail),
    );
}

/** The lines of the ground alone. */
function cutGround(land: Land, { seed, edition, clearings }: GroundOf): Path {
  const theme = themeOf(edition);
  const clear = clearingOf(seed, clearings);
  const widthFor = widthOf(theme);
  return engrave(land.plate, land, {
    spacing: theme.lineSpacing,
    fall: 0,
    pace: PACE,
    tolerance: TOLERANCE[edition],
    width: (tone, x, y) => {
      const air = valueAt(land.fog.plate, land.fog.clear, x, y);
      return air === 0 ? 0 : widthFor(tone) * air * clear(x, y);
    },
  });
}

/** The ground of a card, engraved and dressed, the lowest shape first. */
export function ground(of: GroundOf): Shape[] {
  const { seed, composition, edition } = of;
  const { key, paper } = themeOf(edition);
  const land = landOf(seed, composition);
  const clear = clearingOf(seed, of.clearings);
  const dressing: Dressing = {
    land,
    chance: chanceOf(`${seed} props`),
    inks: { key, paper },
    detail: DETAIL_OF[edition],
    open: (x, y) => valueAt(land.fog.plate, land.fog.clear, x, y) * clear(x, y),
  };
  return [
    { d: written(cutGround(land, of)), fill: key },
    ...holes(dressing),
    ...tankTracks(dressing),
    ...trenches(dressing),
    ...wires(dressing),
    ...tufts(dressing),
    ...things(dressing),
    ...trees(dressing),
    ...(edition === 'screen' ? [] : bankShapes(banksOver(seed, land.scene), themeOf(edition))),
  ];
}

/** An army's tint of the northern field: solid in the middle, drawn out into lines of mist at its edge. */
export function tint(
  seed: string,
  colour: Colour,
  edition: Edition,
  clearings: readonly Clearing[],
): Shape[] {
  if (edition === 'low-ink') return [];
  const noise = noiseOf(`${seed} tint`);
  const clear = clearingOf(seed, clearings);
  const plate = plateOf({ x: 3, y: 3, width: POKER.width - 6, height: FIELD_HEIGHT + 6 }, 1);
  const level = new Float32Array(plate.columns * plate.rows);
  const spacing = edition === 'screen' ? 2.4 : 1.2;
  const path = engrave(
    plate,
    { height: level, tone: level, sight: level },
    {
      spacing,
      fall: 0,
      pace: 1,
      tolerance: 0.08,
      width: (_, x, y) => {
        const u = Math.abs(x - POKER.width / 2) / 27.5;
        const v = Math.abs(y - FIELD_HEIGHT / 2 - 0.4) / 18.5;
        const far = (u ** 3 + v ** 3) ** (1 / 3) + 0.17 * noise(x / 15, y / 2.6);
        const edge = step(3.2, 5, Math.min(x, POKER.width - x, y));
        return 1.06 * spacing * (1 - step(0.78, 1.1, far)) * edge * clear(x, y);
      },
    },
  );
  return [{ d: written(path), fill: colour }];
}

/** The ground of the map: land, water with its lines, borders, mountains, and the inks of all that. */
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, polyline, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { AREAS } from '../data/areas.ts';
import { MAP_FIELD, captionOf, pileOf } from '../data/map-layout.ts';
import { type Degrees, type Region, onMap } from '../data/geography.ts';
import { ARCS, type Arc, OUTLINES, type Ring, ringsOf } from '../data/outlines.ts';
import { type Theme, isBare, lineOf } from '../theme.ts';
import { chanceOf, noiseOf } from '../../../src/kit/engrave/chance.ts';
import type { Colour } from '../../../src/kit/edition.ts';

// Water lines: horizontal, slightly wavering, as engravers draw them on charts.

type Stretch = readonly [from: number, to: number];

/** The parts of the horizontal at `y` that are inside the rings, by even-odd. */
function inside(rings: readonly Ring[], y: number): Stretch[] {
  const hits: number[] = [];
  for (const ring of rings) {
    let from = ring.at(-1) ?? [0, 0];
    for (const to of ring) {
      if (from[1] > y !== to[1] > y)
        hits.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      from = to;
    }
  }
  hits.sort((one, other) => one - other);
  return hits.flatMap((hit, at): Stretch[] => (at % 2 === 1 ? [[hits[at - 1] ?? hit, hit]] : []));
}

/** The stretches without the parts that rectangles cover at `y`. */
const beside = (stretches: readonly Stretch[], rects: readonly Rect[], y: number): readonly Stretch[] =>
  rects
    .filter((rect) => y > rect.y && y < rect.y + rect.height)
    .reduce<readonly Stretch[]>(
      (left, rect) =>
        left.flatMap(([from, to]): Stretch[] =>
          [[from, Math.min(to, rect.x)] as const, [Math.max(from, rect.x + rect.width), to] as const].filter(
            ([a, b]) => b > a,
          ),
        ),
      stretches,
    );

interface Water {
  readonly rings: readonly Ring[];
  /** Rectangles without lines. */
  readonly free: readonly Rect[];
  /** The distance between lines, and `shore` from their ends to land, mm. */
  readonly apart: number;
  readonly shore: number;
  readonly bounds: Rect;
}

/** Within this distance of the map's edge, a stretch ends at the edge and not at a shore, mm. */
const NEAR = 0.6;

/** Water lines every `apart` mm; some are broken, none comes nearer to land than `shore`. */
function waterLines({ rings, free, apart, shore, bounds }: Water): Path {
  const noise = noiseOf('water of the chart');
  const pen = draw();
  const [left, right] = [bounds.x, bounds.x + bounds.width];
  for (let y = bounds.y + apart; y < bounds.y + bounds.height - 1; y += apart) {
    // Shores above and below count as well as those at both ends.
    const all = [-shore, 0, shore].map((off) =>
      inside(rings, y + off).map(([from, to]): Stretch => [
        from < left + NEAR ? from - shore : from,
        to > right - NEAR ? to + shore : to,
      ]),
    );
    const open = (x: number): boolean =>
      all.every((stretches) => stretches.some(([from, to]) => x >= from + shore && x <= to - shore));
    for (const [from, to] of beside(all[1] ?? [], free, y)) {
      let down = false;
      for (let x = from + 0.4; x < to; x += 2.4) {
        const drawn = open(x) && noise(x / 60, y * 7) < 0.62;
        const height = y + 0.45 * noise(x / 26, y / 9);
        if (drawn && down) pen.to(x, height);
        else if (drawn) pen.at(x, height);
        down = drawn;
      }
    }
  }
  return pen.path;
}

// Inks of the map in addition to those of the cards.

interface MapInks {
  readonly land: Colour;
  readonly sea: Colour;
  /** Water that belongs to no area: darker, without lines. */
  readonly shut: Colour;
  /** Land out of play. */
  readonly out: Colour;
  /** The light band under a border. */
  readonly border: Colour;
  readonly shore: Colour;
  readonly waves: Colour;
}

export const mapInks = (theme: Theme): MapInks =>
  isBare(theme)
    ? {
        land: theme.paper,
        sea: theme.paper,
        shut: theme.paper,
        out: theme.paper,
        border: theme.paper,
        shore: theme.quiet,
        waves: theme.quiet,
      }
    : {
        land: '#f5ebd2',
        sea: '#b3c8c9',
        shut: '#98aeac',
        out: '#d3c59c',
        border: '#e2d2a6',
        shore: '#5d7d83',
        waves: '#6d8d92',
      };

const WET = new Set<Region | 'frame'>([
  'closed',
  ...AREAS.filter(({ type }) => type === 'sea').map(({ id }) => id),
]);
export const SEAS = AREAS.filter(({ type }) => type === 'sea');

const isWet = (region: Region | 'frame'): boolean => WET.has(region);
const touches = ({ left, right }: Arc, region: Region | 'frame'): boolean =>
  left === region || right === region;

export const COASTS = ARCS.filter((arc) => !touches(arc, 'frame') && isWet(arc.left) !== isWet(arc.right));
const inPlay = ARCS.filter((arc) => !touches(arc, 'frame'));
export const BORDERS = inPlay.filter(({ left, right }) => !isWet(left) && !isWet(right));
export const SEA_BORDERS = inPlay.filter(
  (arc) => isWet(arc.left) && isWet(arc.right) && !touches(arc, 'closed'),
);

export const drawnLines = (arcs: readonly Arc[]): Path[] => arcs.map(({ points }) => polyline(points));
/** A region to be filled by even-odd. */
export const filled = (region: Region): Path[] => ringsOf(region).map((ring) => polygon(ring));

/** A run of strokes and dots along points: a dash, a gap, a dot, a gap, mm. */
function dashDot(points: readonly Point[], [dash, gap, dot]: readonly [number, number, number]): Path {
  const pen = draw();
  const turn = [dash, gap, dot, gap];
  let [part, left] = [0, dash];
  points.slice(1).forEach((to, at) => {
    let from = points[at] ?? to;
    if (part % 2 === 0) pen.at(...from);
    for (let far = Math.hypot(to[0] - from[0], to[1] - from[1]); far > 1e-6;) {
      const step = Math.min(left, far);
      from = [from[0] + ((to[0] - from[0]) * step) / far, from[1] + ((to[1] - from[1]) * step) / far];
      if (part % 2 === 0) pen.to(...from);
      far -= step;
      left -= step;
      if (left > 1e-6) continue;
      part = (part + 1) % turn.length;
      left = turn[part] ?? dash;
      if (part % 2 === 0) pen.at(...from);
    }
  });
  return pen.path;
}

/** Lines along a shore in the water, the wider below the narrower; land is drawn over them. */
function shores(arcs: readonly Arc[], on: Shape['fill'], theme: Theme): Shape[] {
  const { shore, sea } = mapInks(theme);
  const d = written(...drawnLines(arcs));
  const thin = lineOf(theme, 0.24);
  return (isBare(theme) ? [1.7] : [3.1, 1.5]).flatMap((far): Shape[] => [
    { d, stroke: { colour: shore, width: 2 * (far + thin), join: 'round', cap: 'round' } },
    { d, stroke: { colour: on ?? sea, width: 2 * far, join: 'round', cap: 'round' } },
  ]);
}

/** Water, with no lines where cards lie, if they do. */
export function water(theme: Theme, piles: boolean): Shape[] {
  const { sea, shut, waves } = mapInks(theme);
  const bare = isBare(theme);
  const path = waterLines({
    rings: SEAS.flatMap(({ id }) => OUTLINES[id]),
    free: SEAS.flatMap((area) => [...(piles ? [pileOf(area.id)] : []), captionOf(area)]),
    apart: bare ? 5.2 : 2.6,
    shore: bare ? 2.6 : 4.2,
    bounds: MAP_FIELD,
  });
  const { x, y, width, height } = MAP_FIELD;
  return [
    { d: written(rectangle(x, y, width, height)), fill: sea },
    { d: written(path), stroke: { colour: waves, width: lineOf(theme, 0.2), cap: 'round' } },
    ...shores(
      COASTS.filter((arc) => !touches(arc, 'closed')),
      sea,
      theme,
    ),
    { d: written(...filled('closed')), fill: shut, fillRule: 'evenodd' },
    ...shores(
      COASTS.filter((arc) => touches(arc, 'closed')),
      shut,
      theme,
    ),
  ];
}

/** Borders: dash and dot on a light band that sets them apart. */
function borders(arcs: readonly Arc[], wide: number, under: Shape['fill'], theme: Theme): Shape[] {
  return [
    ...(isBare(theme) || under === undefined
      ? []
      : [{ d: written(...drawnLines(arcs)), stroke: { colour: under, width: 3.2, join: 'round' as const } }]),
    {
      d: written(...arcs.map(({ points }) => dashDot(points, [3.4, 1.3, 0.5]))),
      stroke: { colour: theme.key, width: lineOf(theme, wide), cap: 'round', join: 'round' },
    },
  ];
}

export function land(theme: Theme): Shape[] {
  const { land: paper, out, border } = mapInks(theme);
  const dry = AREAS.filter(({ type }) => type === 'land').flatMap(({ id }) =>
    OUTLINES[id].map((ring) => polygon(ring)),
  );
  return [
    { d: written(...dry), fill: paper, fillRule: 'evenodd' },
    { d: written(...filled('out')), fill: out, fillRule: 'evenodd' },
    {
      d: hatch(filled('out').flat(), {
        angle: -45,
        spacing: isBare(theme) ? 2.6 : 1.7,
        heavy: isBare(theme) ? 0.13 : 0.16,
        light: 1,
      }),
      fill: theme.quiet,
    },
    ...borders(BORDERS, 0.55, border, theme),
    {
      d: written(...drawnLines(COASTS)),
      stroke: { colour: theme.key, width: lineOf(theme, 0.8), join: 'round', cap: 'round' },
    },
    ...borders(SEA_BORDERS, 0.75, undefined, theme),
  ];
}

// Decoration: mountains and the compass rose.

/** Single peaks, clear of captions and piles. */
const PEAKS: readonly Degrees[] = [
  [8, 61.5],
  [9.2, 62.6],
  [14.5, 64.5],
  [-5, 57.4],
  [43, 43],
  [44.9, 42.8],
  [46.6, 42.3],
  [41.2, 43.8],
  [-4.6, 32.4],
  [-6.4, 31.4],
  [3, 34.6],
  [5.6, 35],
  [42, 39.4],
  [40, 38.2],
  [13.2, 42.4],
  [26, 46.4],
  [25.2, 45.4],
  [57, 56],
  [56, 57.6],
  [54, 55],
];

function peak([x, y]: Point, theme: Theme): Shape[] {
  const chance = chanceOf(`peak ${Math.round(x)} ${Math.round(y)}`);
  const [half, high] = [chance.between(2.6, 3.4), chance.between(4.4, 5.4)];
  const shade = polygon([
    [x, y - high],
    [x + half, y],
    [x + half * 0.3, y],
    [x + half * 0.1, y - high * 0.5],
  ]);
  return [
    {
      d: hatch(shade, { angle: 60, spacing: isBare(theme) ? 1 : 0.55, heavy: 0.18, light: 1 }),
      fill: theme.quiet,
    },
    {
      d: written(
        polyline([
          [x - half, y],
          [x, y - high],
          [x + half, y],
        ]),
      ),
      stroke: { colour: theme.quiet, width: lineOf(theme, 0.35), join: 'round', cap: 'round' },
    },
  ];
}

const COMPASS = [64, 194] as const;

/** Eight points, each half dark and half paper. */
function rose(theme: Theme): Shape[] {
  const [x, y] = COMPASS;
  const at = (degrees: number, far: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
  };
  const thin = { colour: theme.key, width: lineOf(theme, 0.25), join: 'miter' } as const;
  const points = [45, 135, 225, 315, 0, 90, 180, 270];
  return [
    { d: written(circle(x, y, 12.2), circle(x, y, 11.2)), stroke: thin },
    ...points.flatMap((degrees): Shape[] => {
      const far = degrees % 90 === 0 ? 17.5 : 10.4;
      const half = (turn: number) => polygon([at(degrees, far), at(degrees + turn, 3.4), [x, y]]);
      return [
        { d: written(half(-45)), fill: theme.paper, stroke: thin },
        { d: written(half(45)), fill: isBare(theme) ? theme.paper : theme.key, stroke: thin },
      ];
    }),
  ];
}

const RESERVED: readonly Rect[] = AREAS.flatMap((area) => [pileOf(area.id), captionOf(area)]);
const isClear = ([x, y]: Point): boolean =>
  !RESERVED.some(
    (rect) => x > rect.x - 4 && x < rect.x + rect.width + 4 && y > rect.y - 1 && y - 6 < rect.y + rect.height,
  );

export const relief = (theme: Theme): Shape[] => [
  ...PEAKS.map(onMap)
    .filter(isClear)
    .flatMap((at) => peak(at, theme)),
  ...rose(theme),
];

/** The ground of the map: land, water with its lines, borders, and the inks of all that. */
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { polygon, polyline } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { LAND_TONES, SEA_TONES, TONE_OF, type Tone } from '../data/area-tints.ts';
import { AREAS, type AreaId } from '../data/areas.ts';
import { MAP_FIELD, type PrintedMap, captionOn } from '../data/map-layout.ts';
import type { Region } from '../data/geography.ts';
import { ARCS, type Arc, OUTLINES, type Ring, ringsOf } from '../data/outlines.ts';
import { type Theme, isBare, lineOf } from '../theme.ts';
import { noiseOf } from '../../../src/kit/engrave/chance.ts';
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
  readonly tones: Readonly<Record<Tone, Colour>>;
  /** Along the borders of an area of this tone, inside. */
  readonly rims: Readonly<Record<(typeof LAND_TONES)[number], Colour>>;
  /** Water that belongs to no area: darker, without lines. */
  readonly shut: Colour;
  /** Land out of play. */
  readonly out: Colour;
  readonly shore: Colour;
  readonly waves: Colour;
  readonly river: Colour;
}

const evenly = <Name extends string>(
  names: readonly Name[],
  colour: Colour,
): Readonly<Record<Name, Colour>> =>
  Object.fromEntries(names.map((name) => [name, colour])) as Record<Name, Colour>;

/** Lightness falls by three or more from tone to tone, so that neighbours differ in grey; the seas are darkest. */
const CHART_INKS: MapInks = {
  tones: {
    ivory: '#f9f2e1',
    straw: '#f1e4ba',
    sage: '#d7dcbc',
    clay: '#e6c7a8',
    swell: '#abc6cb',
    deep: '#a1bdc6',
  },
  rims: { ivory: '#e6d7ae', straw: '#dfca86', sage: '#b6bf90', clay: '#c28f66' },
  shut: '#839d9f',
  out: '#cdbf97',
  shore: '#557780',
  waves: '#64858c',
  river: '#5d8c99',
};

export const mapInks = (theme: Theme): MapInks =>
  isBare(theme)
    ? {
        tones: evenly([...LAND_TONES, ...SEA_TONES], theme.paper),
        rims: evenly(LAND_TONES, theme.paper),
        shut: theme.paper,
        out: theme.paper,
        shore: theme.quiet,
        waves: theme.quiet,
        river: theme.quiet,
      }
    : CHART_INKS;

const isLandTone = (tone: Tone): tone is (typeof LAND_TONES)[number] =>
  LAND_TONES.some((each) => each === tone);

/** The colour that an area is printed in. */
export const toneOf = (area: AreaId, theme: Theme): Colour => mapInks(theme).tones[TONE_OF[area]];

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
function shores(arcs: readonly Arc[], on: Colour, theme: Theme): Shape[] {
  const { shore } = mapInks(theme);
  const d = written(...drawnLines(arcs));
  const thin = lineOf(theme, 0.24);
  return (isBare(theme) ? [1.7] : [3.1, 1.5]).flatMap((far): Shape[] => [
    { d, stroke: { colour: shore, width: 2 * (far + thin), join: 'round', cap: 'round' } },
    { d, stroke: { colour: on, width: 2 * far, join: 'round', cap: 'round' } },
  ]);
}

/** A region in its colour, with more drawn along its edges; nothing reaches over them. */
const within = (region: Region, fill: Colour, along: readonly Shape[]): Node => {
  const d = written(...filled(region));
  return art({
    x: 0,
    y: 0,
    shapes: [{ d, fill, fillRule: 'evenodd' }, ...along],
    clips: [{ d, rule: 'evenodd' }],
  });
};

const coastsOf = (region: Region): readonly Arc[] => COASTS.filter((arc) => touches(arc, region));

const LANDS = AREAS.filter(({ type }) => type === 'land');

/** Water, with no lines under captions. */
export function water(map: PrintedMap, theme: Theme): Node[] {
  const { tones, shut, waves } = mapInks(theme);
  const bare = isBare(theme);
  const path = waterLines({
    rings: SEAS.flatMap(({ id }) => OUTLINES[id]),
    free: SEAS.map((area) => captionOn(area, map)),
    apart: bare ? 5.2 : 2.6,
    shore: bare ? 2.6 : 4.2,
    bounds: MAP_FIELD,
  });
  const { x, y, width, height } = MAP_FIELD;
  const wet = (region: Region, fill: Colour): Node =>
    within(region, fill, shores(coastsOf(region), fill, theme));
  return [
    box({ x, y, width, height, fill: tones.deep }),
    ...SEAS.map(({ id }) => wet(id, toneOf(id, theme))),
    wet('closed', shut),
    art({
      x: 0,
      y: 0,
      shapes: [{ d: written(path), stroke: { colour: waves, width: lineOf(theme, 0.2), cap: 'round' } }],
    }),
  ];
}

/** Borders: dash and dot. */
const borders = (arcs: readonly Arc[], wide: number, theme: Theme): Shape => ({
  d: written(...arcs.map(({ points }) => dashDot(points, [3.4, 1.3, 0.5]))),
  stroke: { colour: theme.key, width: lineOf(theme, wide), cap: 'round', join: 'round' },
});

/** Width of the darker rim along the borders of an area, as atlases were coloured by hand, mm. */
const RIM = 2.2;

/** An area of land in its tone, with a rim along the borders that it shares with other land. */
function tinted(area: AreaId, theme: Theme): Node {
  const { tones, rims } = mapInks(theme);
  const tone = TONE_OF[area];
  const shared = BORDERS.filter((arc) => touches(arc, area));
  const along: Shape[] =
    isBare(theme) || !isLandTone(tone)
      ? []
      : [
          {
            d: written(...drawnLines(shared)),
            stroke: { colour: rims[tone], width: 2 * RIM, join: 'round' },
          },
        ];
  return within(area, tones[tone], along);
}

/** Land, with `streams` on it; coasts are drawn over what is `under` them, borders of land are not. */
export function land(theme: Theme, streams: readonly Shape[], under: readonly Node[]): Node[] {
  const dry = LANDS;
  return [
    ...dry.map(({ id }) => tinted(id, theme)),
    art({
      x: 0,
      y: 0,
      shapes: [{ d: written(...filled('out')), fill: mapInks(theme).out, fillRule: 'evenodd' }],
    }),
    art({
      x: 0,
      y: 0,
      shapes: streams,
      clips: [{ d: written(...dry.flatMap(({ id }) => filled(id))), rule: 'nonzero' }],
    }),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: hatch(filled('out').flat(), {
            angle: -45,
            spacing: isBare(theme) ? 2.6 : 1.7,
            heavy: isBare(theme) ? 0.13 : 0.16,
            light: 1,
          }),
          fill: theme.quiet,
        },
        borders(BORDERS, 0.55, theme),
      ],
    }),
    ...under,
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(...drawnLines(COASTS)),
          stroke: { colour: theme.key, width: lineOf(theme, 0.8), join: 'round', cap: 'round' },
        },
        borders(SEA_BORDERS, 0.75, theme),
      ],
    }),
  ];
}

/** What stands on the ground of the map: mountains where they are, and the compass rose. */
import type { Colour } from '../../../src/kit/edition.ts';
import { chanceOf } from '../../../src/kit/engrave/chance.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, polygon, polyline } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { centreOf } from '../../../src/kit/rects.ts';
import { AREAS } from '../data/areas.ts';
import { type Degrees, onMap } from '../data/geography.ts';
import {
  COMPASS,
  DECKS,
  INTEL_PLACE,
  LEGEND,
  MARKER,
  POINTS_BOX,
  TITLE,
  URALS_BOX,
  USA_BOX,
  VICTORY_PLACE,
  YEARS_BOX,
  ON_PLATES,
  captionOn,
  headOf,
  markerOf,
  pileOf,
  plateOf,
  type PrintedMap,
  rowsOf,
} from '../data/map-layout.ts';
import { APART } from './map-areas.ts';
import { type Theme, isBare, lineOf } from '../theme.ts';

/** The crests of the ranges that a war of these years went round, where places for cards leave them room. */
export const RANGES: Readonly<Record<string, readonly Degrees[]>> = {
  alps: [
    [6.4, 44.6],
    [7, 45.9],
    [9.4, 46.4],
    [11.6, 46.9],
    [13.6, 47.2],
    [15.4, 47.5],
  ],
  pyrenees: [
    [-0.9, 42.9],
    [0.8, 42.5],
    [2.2, 42.2],
  ],
  apennines: [
    [11.2, 44],
    [13, 42.8],
    [14.4, 41.6],
  ],
  carpathians: [
    [19.4, 49.2],
    [22, 48.9],
    [24.4, 47.8],
    [25.8, 46.6],
    [24.4, 45.6],
    [22.8, 45.3],
  ],
  highlands: [
    [-4.8, 56.6],
    [-4, 57.4],
  ],
  caucasus: [
    [41.2, 43.1],
    [43.6, 42.6],
    [46, 41.9],
    [48, 41.3],
  ],
  taurus: [
    [30.6, 37.3],
    [33.2, 37.3],
    [36, 38],
  ],
  pontus: [
    [36, 40.6],
    [39.4, 40.4],
    [42.6, 40.6],
  ],
  atlas: [
    [-7.8, 31.2],
    [-4.6, 32.9],
    [-1.4, 34.2],
    [3.2, 35.6],
    [6.8, 35.6],
  ],
  urals: [
    [56.6, 54.2],
    [57.4, 56.4],
    [57.2, 58.8],
  ],
};

/** From peak to peak along a crest, mm. */
const BETWEEN_PEAKS = 4.4;

/** Points along a crest, every few mm. */
function peaksAlong(crest: readonly Degrees[]): Point[] {
  const points = crest.map(onMap);
  const found: Point[] = [];
  let left = 0;
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let along = left;
    for (; along < far; along += BETWEEN_PEAKS) {
      const share = along / far;
      found.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    left = along - far;
  });
  return found;
}

/** A peak: a lit face of paper, the other one cut in lines; it hides what is behind it. */
function peak([x, y]: Point, theme: Theme): Shape[] {
  const chance = chanceOf(`peak ${Math.round(x)} ${Math.round(y)}`);
  const [half, high] = [chance.between(2.5, 3.5), chance.between(3.8, 5.4)];
  const lean = chance.between(-0.5, 0.5);
  const top: Point = [x + lean, y - high];
  const shade = polygon([
    top,
    [x + half, y],
    [x + half * 0.34, y - 0.2],
    [x + half * 0.06, y - high * 0.42],
    [x + half * 0.2, y - high * 0.6],
  ]);
  const bare = isBare(theme);
  const ink = bare ? theme.quiet : RIDGE;
  return [
    { d: written(polygon([[x - half, y], top, [x + half, y]])), fill: bare ? theme.paper : LIT },
    {
      d: hatch(shade, { angle: 58, spacing: bare ? 1 : 0.5, heavy: bare ? 0.14 : 0.26, light: 1 }),
      fill: ink,
    },
    {
      d: written(polyline([[x - half, y], top, [x + half, y]])),
      stroke: { colour: ink, width: lineOf(theme, 0.34), join: 'round', cap: 'round' },
    },
  ];
}

const LIT: Colour = '#fbf6e8';
const RIDGE: Colour = '#6f6342';

/** Eight points, each half dark and half paper. */
function rose(theme: Theme): Shape[] {
  const {
    at: [x, y],
    reach,
  } = COMPASS;
  const at = (degrees: number, far: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
  };
  const thin = { colour: theme.key, width: lineOf(theme, 0.25), join: 'miter' } as const;
  const points = [45, 135, 225, 315, 0, 90, 180, 270];
  return [
    { d: written(circle(x, y, 12.2), circle(x, y, 11.2)), stroke: thin },
    ...points.flatMap((degrees): Shape[] => {
      const far = degrees % 90 === 0 ? reach : 10.4;
      const half = (turn: number) => polygon([at(degrees, far), at(degrees + turn, 3.4), [x, y]]);
      return [
        { d: written(half(-45)), fill: theme.paper, stroke: thin },
        { d: written(half(45)), fill: isBare(theme) ? theme.paper : theme.key, stroke: thin },
      ];
    }),
  ];
}

/** Markers, captions, boxes and tracks. */
const headsOn = (map: PrintedMap): readonly Rect[] => [
  ...AREAS.flatMap((area) => {
    const [x, y] = markerOf(headOf(area.id, map));
    const marker: Rect = { x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER };
    const caption = captionOn(area, map);
    return [marker, ...(ON_PLATES[map].has(area.id) ? [plateOf(caption)] : rowsOf(area, caption))];
  }),
  ...Object.values(DECKS),
  USA_BOX,
  LEGEND,
  URALS_BOX,
  TITLE,
  VICTORY_PLACE,
  INTEL_PLACE,
  YEARS_BOX,
  POINTS_BOX,
];

/** What is read on the map: that, and places for cards. */
export const READ_ON_MAP: readonly Rect[] = [...AREAS.map(({ id }) => pileOf(id)), ...headsOn('large')];

/** Where neutral cards are printed, in the middle of a place. */
const DEALT: readonly Rect[] = AREAS.filter(({ neutrals }) => neutrals > 0).map(({ id, neutrals }) => {
  const { x, y } = centreOf(pileOf(id));
  const [width, height] = [APART * neutrals, 10];
  return { x: x - width / 2, y: y - height / 2, width, height };
});

/** Mountains stand in places for cards too: cards cover them, as they cover the rest of the map. */
const KEPT_CLEAR: Readonly<Record<PrintedMap, readonly Rect[]>> = {
  large: [...headsOn('large'), ...DEALT],
  small: headsOn('small'),
};

const isClear = ([x, y]: Point, map: PrintedMap): boolean =>
  !KEPT_CLEAR[map].some(
    (rect) =>
      x > rect.x - 3 && x < rect.x + rect.width + 3 && y > rect.y - 0.4 && y - 5 < rect.y + rect.height,
  );

/** The peaks that are drawn of a range, from north to south, so that the nearer one hides the farther. */
export const peaksOf = (crest: readonly Degrees[], map: PrintedMap = 'large'): readonly Point[] =>
  peaksAlong(crest)
    .filter((peak) => isClear(peak, map))
    .toSorted(([, one], [, other]) => one - other);

/** The peaks on the large map. */
export const peaksOnMap: readonly Point[] = Object.values(RANGES).flatMap((crest) => peaksOf(crest));

export const relief = (map: PrintedMap, theme: Theme): Shape[] => [
  ...Object.values(RANGES).flatMap((crest) => peaksOf(crest, map).flatMap((at) => peak(at, theme))),
  ...rose(theme),
];

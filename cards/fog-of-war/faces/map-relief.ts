/** What is there for the eye alone: mountains, and the rose of the compass. */
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { chanceOf } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { polygon, polyline, circle } from '../../../src/kit/engrave/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { AREAS } from '../box/areas.ts';
import { captionOf, pileOf } from '../map/places.ts';
import { onMap, type Degrees } from '../map/projection.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';

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

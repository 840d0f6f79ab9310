/** The field on the action points card, from above: furrows, shell holes, wire, and the trench of the track. */
import { POKER } from '../../../src/kit/component.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, rectangle, smooth } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Army } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import { trench, type Trench } from './duckboards.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { openGround, type OpenGround } from '../../../src/kit/engrave/open-ground.ts';

const { width: WIDTH, height: HEIGHT } = POKER;

/** A shell hole from above: a ragged ring of thrown earth about a dark bowl, lit from the upper left. */
function shellHole(x: number, y: number, radius: number, theme: Theme): Shape[] {
  const { key, paper } = theme;
  const drawn = theme.edition === 'low-ink';
  const rim = written(circle(x, y, radius));
  const bowl = hatch(circle(x, y, radius * 0.86), {
    angle: 45,
    spacing: 0.5,
    heavy: drawn ? 0.125 : 0.4,
    reach: 0.8,
  });
  return [
    { d: rim, stroke: { colour: key, width: radius * 1.15, dash: [0.2, 0.75, 0.16, 1.1, 0.24, 0.6] } },
    { d: rim, stroke: { colour: key, width: radius * 0.7, dash: [0.3, 0.4, 0.2, 0.55] } },
    { d: rim, fill: paper, stroke: { colour: key, width: drawn ? 0.15 : 0.3 } },
    { d: bowl, fill: key },
  ];
}

/** A belt of wire from above: two strands that cross between pickets, with barbs. */
function wireBelt(points: readonly Point[], theme: Theme): Shape[] {
  const weave = (side: 1 | -1): Point[] =>
    points.flatMap((to, index): Point[] => {
      const from = points[index - 1];
      if (!from) return [to];
      const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2));
      const [nx, ny] = [(from[1] - to[1]) / steps, (to[0] - from[0]) / steps];
      return Array.from({ length: steps }, (_, step): Point => {
        const along = (step + 1) / steps;
        const swing = step + 1 === steps ? 0 : side * (step % 2 === 0 ? 0.9 : -0.9);
        return [
          from[0] + (to[0] - from[0]) * along + (swing * nx) / 2,
          from[1] + (to[1] - from[1]) * along + (swing * ny) / 2,
        ];
      });
    });
  const posts = written(...points.map(([x, y]) => circle(x, y, 0.55)));
  return [
    {
      d: written([...smooth(weave(1)), ...smooth(weave(-1))]),
      stroke: { colour: theme.key, width: theme.edition === 'low-ink' ? 0.16 : 0.28 },
    },
    { d: posts, fill: theme.key },
  ];
}

/** Fog about the field of the track. */
export const TRACK_OPENING: Opening = {
  width: WIDTH,
  top: EDGE,
  left: [
    { height: 31.4, reach: EDGE },
    { height: 2.6, reach: 11 },
    { height: 17, reach: EDGE },
    { height: 2.6, reach: 9 },
    { height: 27.3, reach: EDGE },
  ],
  right: [
    { height: 17.6, reach: EDGE },
    { height: 2.6, reach: 15 },
    { height: 17.6, reach: EDGE },
    { height: 2.6, reach: 11 },
    { height: 17.2, reach: EDGE },
    { height: 2.6, reach: 9 },
    { height: 20.7, reach: EDGE },
  ],
};

/** Furrows of the field, seen from above. */
const LAND: OpenGround = {
  left: 0,
  right: WIDTH,
  horizon: 16,
  bottom: 88,
  sun: WIDTH / 2,
  rows: 25,
  heavy: 0.5,
  seed: 7,
};

/** The field that the trench runs through. */
export function trackField(way: Trench, army: Army, theme: Theme): Shape[] {
  const { flat, tint } = theme.army[army];
  return [
    { d: written(rectangle(0, 0, WIDTH, HEIGHT)), fill: tint },
    ...(theme.edition === 'colour' ? [openGround(LAND, flat)] : []),
    ...wireBelt(
      [
        [38.6, 19.2],
        [44.5, 21],
        [51, 20],
        [62, 20.8],
      ],
      theme,
    ),
    ...shellHole(34.6, 20.4, 1.7, theme),
    ...shellHole(54.4, 13.4, 2.1, theme),
    ...shellHole(37.6, 68.4, 1.1, theme),
    ...trench(way, theme.army[army], theme),
  ];
}

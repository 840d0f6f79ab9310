/** The field on the action points card, from above: furrows, shell holes, wire, and the trench of the track. */
import { POKER } from '../../../src/kit/component.ts';
import { type Matrix, type Point, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, polyline, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Army } from '../data/battlefield.ts';
import type { ArmyInks, Theme } from '../theme.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { type OpenGround, openGround } from '../../../src/kit/engrave/open-ground.ts';
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { draw, moved } from '../../../src/kit/engrave/path/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';

// A trench seen from above: earth thrown up along both sides, boards laid along its floor, bays dug out for men.

export interface Trench {
  /** The middle line from bay to bay. */
  readonly course: readonly Point[];
  /** Breadth of the way and side of a bay, mm. */
  readonly way: number;
  readonly bay: number;
}

export type TrenchInks = Pick<ArmyInks, 'flat' | 'tint'>;

/** Numbers spread evenly over -1 to 1. */
const jitter = (index: number): number => scattered(index) * 2 - 1;

/** The ground plan's outline `grow` mm beyond the trench: the way and the bays stroked alike. */
function plan({ course, way, bay }: Trench, colour: Colour, grow: number, dash?: readonly number[]): Shape[] {
  const bays = course.map(([x, y]) => rectangle(x - bay / 2, y - bay / 2, bay, bay, 1));
  const dashed = dash ? { dash } : {};
  return [
    {
      d: written(polyline(course)),
      stroke: { colour, width: way + 2 * grow, join: 'round', ...dashed },
    },
    {
      d: written(...bays),
      fill: colour,
      ...(grow > 0 && { stroke: { colour, width: 2 * grow, join: 'round' as const, ...dashed } }),
    },
  ];
}

/** A wide stroke that is dashed shows as cuts across both lips; layers of them end unevenly, like thrown earth. */
const SPOIL = [
  { reach: 2.3, dash: [0.16, 1.9, 0.2, 2.6, 0.14, 1.7] },
  { reach: 1.7, dash: [0.24, 1.2, 0.18, 0.9, 0.26, 1.5] },
  { reach: 1.2, dash: [0.3, 0.5, 0.36, 0.6] },
] as const;

/** Slats lie this far apart and are this wide, mm. */
const SLAT = { pitch: 1.75, width: 1.1 } as const;

interface Leg {
  readonly frame: Matrix;
  readonly length: number;
}

const legsOf = (course: readonly Point[]): Leg[] =>
  course.slice(1).map((to, index): Leg => {
    const from = course[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const frame = chain(turn((Math.atan2(dy, dx) * 180) / Math.PI), move(...from));
    return { frame, length: Math.hypot(dx, dy) };
  });

/** Slats across the way, none quite straight. */
function slats({ course, way }: Trench): Outline {
  const pen = draw();
  legsOf(course).forEach(({ frame, length }, leg) => {
    const steps = Math.round(length / SLAT.pitch);
    for (let step = 0; step < steps; step++) {
      const count = leg * 31 + step;
      const along = (step + 0.5) * (length / steps);
      const reach = way * 0.4 + 0.3 * jitter(count);
      const place = chain(turn(2.5 * jitter(count * 3)), move(along, 0.25 * jitter(count * 5)), frame);
      pen.add(moved(rectangle(-SLAT.width / 2, -reach, SLAT.width, 2 * reach), place));
    }
  });
  return written(pen.path);
}

/** The trench with its boards: its floor `flat`, the boards `tint`. */
export function trench(way: Trench, { flat, tint }: TrenchInks, theme: Theme): Shape[] {
  const { key, paper } = theme;
  const drawn = theme.edition === 'low-ink';
  const spoil = drawn ? SPOIL.slice(0, 1) : SPOIL;
  return [
    ...spoil.flatMap(({ reach, dash }) => plan(way, key, reach, dash)),
    ...plan(way, key, drawn ? 0.18 : 0.5),
    ...plan(way, drawn ? paper : flat, 0),
    drawn
      ? { d: slats(way), stroke: { colour: flat, width: 0.13 } }
      : { d: slats(way), fill: tint, stroke: { colour: key, width: 0.22 } },
  ];
}

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

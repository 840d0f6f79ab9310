/** A trench seen from above: earth thrown up along both sides, boards laid along its floor, bays dug out for men. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { chain, move, turn, type Matrix, type Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, moved } from '../../../src/kit/engrave/path.ts';
import { polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { ArmyInks, Theme } from '../theme.ts';

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

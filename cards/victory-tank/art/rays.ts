/** Sunbursts: wedges of light about a centre, flat or in line. */
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';

export interface Burst {
  readonly x: number;
  readonly y: number;
  /** Rays begin here and end there, mm from the centre. */
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  /** A ray's share of its sector. */
  readonly share: number;
}

const polar = ({ x, y }: Burst, angle: number, radius: number): [number, number] => [
  x + Math.sin(angle) * radius,
  y - Math.cos(angle) * radius,
];

const angles = ({ count }: Burst, offset = 0): number[] =>
  Array.from({ length: count }, (_, index) => ((index + offset) / count) * 2 * Math.PI);

/** Solid wedges, one of them straight up. */
export const rays = (burst: Burst, fill: Colour): Shape => wedges(burst, angles(burst), fill);

const sideAngles = (burst: Burst, side: 'left' | 'right'): number[] =>
  angles(burst, 0.5).filter((angle) => angle < Math.PI === (side === 'right'));

/** The rays on one side of the centre; none stands straight up or down. */
export const halfRays = (burst: Burst, side: 'left' | 'right', fill: Colour): Shape =>
  wedges(burst, sideAngles(burst, side), fill);

function wedges(burst: Burst, middles: readonly number[], fill: Colour): Shape {
  const half = (Math.PI / burst.count) * burst.share;
  const pen = draw();
  for (const angle of middles) {
    pen
      .at(...polar(burst, angle - half, burst.inner))
      .to(...polar(burst, angle - half, burst.outer))
      .to(...polar(burst, angle + half, burst.outer))
      .to(...polar(burst, angle + half, burst.inner))
      .close();
  }
  return { d: written(pen.path), fill };
}

/** The same rays as a few lines each, every second one shorter. */
export const rayLines = (burst: Burst, lines: number, colour: Colour, width: number): Shape =>
  wedgeLines(burst, angles(burst), lines, colour, width);

/** The rays of one side as lines. */
export const halfRayLines = (
  burst: Burst,
  side: 'left' | 'right',
  lines: number,
  colour: Colour,
  width: number,
): Shape => wedgeLines(burst, sideAngles(burst, side), lines, colour, width);

function wedgeLines(
  burst: Burst,
  middles: readonly number[],
  lines: number,
  colour: Colour,
  width: number,
): Shape {
  const half = (Math.PI / burst.count) * burst.share;
  const pen = draw();
  for (const angle of middles) {
    for (let index = 0; index < lines; index++) {
      const across = lines === 1 ? 0 : (2 * index) / (lines - 1) - 1;
      const start = burst.inner + (index % 2) * 6;
      pen
        .at(...polar(burst, angle + across * half, start))
        .to(...polar(burst, angle + across * half, burst.outer));
    }
  }
  return { d: written(pen.path), stroke: { colour, width } };
}

/** Fine lines in the gaps between rays, from `from` to `to`, mm from the centre. */
export function gapLines(burst: Burst, from: number, to: number, colour: Colour, width: number): Shape {
  const pen = draw();
  for (const angle of angles(burst, 0.5)) pen.at(...polar(burst, angle, from)).to(...polar(burst, angle, to));
  return { d: written(pen.path), stroke: { colour, width } };
}

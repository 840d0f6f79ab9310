/** Sunbursts: wedges of light about a centre, flat or in line. */
import { written } from './path/outline.ts';
import { draw } from './path/path.ts';
import type { Colour } from '../edition.ts';
import type { Shape } from '../face.ts';

export interface Burst {
  readonly x: number;
  readonly y: number;
  /** Inner and outer radius, mm. */
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  /** A ray's share of its sector. */
  readonly share: number;
}

/** One half of a burst, for two seats that share a sky. */
export type Side = 'left' | 'right';

const polar = ({ x, y }: Burst, angle: number, radius: number): [number, number] => [
  x + Math.sin(angle) * radius,
  y - Math.cos(angle) * radius,
];

/** The angles of the rays, the first straight up; on a single side none is straight up or down. */
function middles({ count }: Burst, side?: Side): number[] {
  const offset = side ? 0.5 : 0;
  const all = Array.from({ length: count }, (_, index) => ((index + offset) / count) * 2 * Math.PI);
  return side ? all.filter((angle) => angle < Math.PI === (side === 'right')) : all;
}

/** Solid wedges, all round or on one side of the centre. */
export function rays(burst: Burst, fill: Colour, side?: Side): Shape {
  const half = (Math.PI / burst.count) * burst.share;
  const pen = draw();
  for (const angle of middles(burst, side)) {
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
export function rayLines(burst: Burst, lines: number, colour: Colour, width: number, side?: Side): Shape {
  const half = (Math.PI / burst.count) * burst.share;
  const pen = draw();
  for (const angle of middles(burst, side)) {
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
  const gaps = [...middles(burst, 'right'), ...middles(burst, 'left')];
  for (const angle of gaps) pen.at(...polar(burst, angle, from)).to(...polar(burst, angle, to));
  return { d: written(pen.path), stroke: { colour, width } };
}

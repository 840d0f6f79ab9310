/** Parses a shape's data into segments: every command of SVG 1.1, with arcs as cubic curves. */
import svgpath from 'svgpath';
import type { Outline, Shape } from '../../face.ts';
import type { Point } from './matrix.ts';
import type { Path, Segment } from './path.ts';

type Command = Parameters<Parameters<ReturnType<typeof svgpath>['iterate']>[0]>[0];

/** The segment of an absolute command other than arcs and smooth curves; (x, y) is the pen. */
function segmentOf(command: Command, x: number, y: number): Segment {
  switch (command[0]) {
    case 'M':
      return { to: 'start', points: [[command[1], command[2]]] };
    case 'H':
      return { to: 'line', points: [[command[1], y]] };
    case 'V':
      return { to: 'line', points: [[x, command[1]]] };
    case 'C': {
      const [, x1, y1, x2, y2, toX, toY] = command;
      return {
        to: 'curve',
        points: [
          [x1, y1],
          [x2, y2],
          [toX, toY],
        ],
      };
    }
    case 'Q': {
      const [, x1, y1, toX, toY] = command;
      return {
        to: 'bend',
        points: [
          [x1, y1],
          [toX, toY],
        ],
      };
    }
    case 'L':
      return { to: 'line', points: [[command[1], command[2]]] };
    default:
      return { to: 'close', points: [] };
  }
}

function readOutline({ steps, at }: Outline): Path {
  let index = 0;
  const point = (): Point => [(at[index++] ?? 0) / 100, (at[index++] ?? 0) / 100];
  return [...steps].map((step): Segment => {
    if (step === 'C') return { to: 'curve', points: [point(), point(), point()] };
    if (step === 'Q') return { to: 'bend', points: [point(), point()] };
    if (step === 'L') return { to: 'line', points: [point()] };
    return step === 'Z' ? { to: 'close', points: [] } : { to: 'start', points: [point()] };
  });
}

/** The segments of a shape, in its own units. Invalid data is left out, as in SVG. */
export function readPath(d: Shape['d']): Path {
  if (typeof d !== 'string') return readOutline(d);
  const path: Segment[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((command, _, x, y) => {
      path.push(segmentOf(command, x, y));
    });
  return path;
}

/** Whether path data is read to its end: SVG draws what stands before a fault. */
export const isWholePath = (d: string): boolean => {
  // The library's types leave it out.
  const { err } = svgpath(d) as unknown as { readonly err: string };
  return err === '';
};

/**
 * Fog as the frame of a picture: banks of mist reach in from the left and right in long round-ended tongues,
 * as printmakers have drawn it for centuries, and leave an opening. The fog is bare paper, so that cards that
 * share a cut match.
 */
import { chain, move, scale } from './path/matrix.ts';
import { written } from './path/outline.ts';
import { draw, moved, type Path, type Pen } from './path/path.ts';
import { line, QUARTER, rectangle } from './path/shapes.ts';
import { ART_REACH } from '../component.ts';
import type { Colour } from '../edition.ts';
import type { Outline, Shape } from '../face.ts';

/** Top and bottom margin of an opening, and the least reach of the fog from the trim, mm. */
export const EDGE = 4;

/**
 * A tongue of fog from a side, or the hollow between two: its height, and how far from the trim it ends, mm.
 */
export interface Layer {
  readonly height: number;
  readonly reach: number;
}

export interface Opening {
  readonly width: number;
  /** Top edge of the opening; the layers of each side add up to its height. */
  readonly top: number;
  /** From the top down, hollows and tongues alternating, a hollow first and last. */
  readonly left: readonly Layer[];
  readonly right: readonly Layer[];
}

/** The largest corner radius of a hollow, mm: a high one has a straight side between two round corners. */
const CORNER = 3.2;

/** A layer ready to draw, pushed back by `inset` into its own fog. */
interface End {
  readonly tongue: boolean;
  readonly y: number;
  readonly height: number;
  readonly radius: number;
  readonly tip: number;
}

function endsOf(banks: readonly Layer[], top: number, inset: number): End[] {
  let y = top;
  return banks.map(({ height, reach }, index): End => {
    const tongue = index % 2 === 1;
    const grown = tongue ? -inset : inset;
    const radius = (tongue ? height / 2 : Math.min(height / 2, CORNER)) + grown;
    const end = { tongue, y: y - grown, height: height + 2 * grown, radius, tip: reach - inset };
    y += height;
    return end;
  });
}

/** The end of a layer from the top down, x measured from the trim: a tongue bulges out, a hollow in. */
function roundEnd(pen: Pen, { tongue, y, height, radius, tip }: End): void {
  const x = tongue ? tip - radius : tip + radius;
  const h = (tongue ? 1 : -1) * radius * QUARTER;
  const v = radius * QUARTER;
  const bottom = y + height;
  pen.to(x, y).curve(x + h, y, tip, y + radius - v, tip, y + radius);
  if (height > 2 * radius + 0.01) pen.to(tip, bottom - radius);
  pen.curve(tip, bottom - radius + v, x + h, bottom, x, bottom);
}

const mirrorX = (path: Path, width: number): Path => moved(path, chain(scale(-1, 1), move(width, 0)));

/** Reverses a path, which must be one open run of lines and cubic curves. */
function backwards(path: Path): Path {
  const pen = draw();
  const ends = path.map(({ points }) => points.at(-1) ?? [0, 0]);
  const last = ends.at(-1) ?? [0, 0];
  pen.at(last[0], last[1]);
  for (let index = path.length - 1; index > 0; index--) {
    const segment = path[index];
    const [x, y] = ends[index - 1] ?? [0, 0];
    if (segment?.to === 'curve') {
      const [first, second] = segment.points;
      pen.curve(second[0], second[1], first[0], first[1], x, y);
    } else pen.to(x, y);
  }
  return pen.path;
}

/** The left edge of an opening from the top down. */
function side(banks: readonly Layer[], top: number, inset: number): Path {
  const pen = draw();
  for (const end of endsOf(banks, top, inset)) roundEnd(pen, end);
  return pen.path.map((segment, index) =>
    index === 0 && segment.to === 'line' ? { to: 'start', points: segment.points } : segment,
  );
}

/** The opening's edge, closed, clockwise from the upper left. */
function ring({ width, top, left, right }: Opening, inset: number): Path {
  const leftEdge = side(left, top, inset);
  const rightEdge = mirrorX(side(right, top, inset), width);
  const down = rightEdge.map((segment) =>
    segment.to === 'start' ? ({ to: 'line', points: segment.points } as const) : segment,
  );
  return draw().add(backwards(leftEdge)).add(down).close().path;
}

export interface FogInks {
  readonly paper: Colour;
  readonly line: Colour;
  /** Width of the opening's edge, mm. */
  readonly edge: number;
  /** Whether the fog has its echo and hairlines. */
  readonly fine: boolean;
}

/** The finest line that home printers draw whole, mm: 0.35 pt. */
const LEAST = 0.125;

/** The distance of the echo line outside the opening's edge, mm. */
const ECHO = 0.75;

/** Broken hairlines along the middle of each tongue, like a worn plate. */
function hairlines({ width, top, left, right }: Opening): Outline {
  const along = (banks: readonly Layer[], flip: boolean): Path[] =>
    endsOf(banks, top, 0)
      .filter(({ tongue }) => tongue)
      .flatMap(({ y, radius, tip }) => {
        const from = 3.4;
        const to = tip - radius;
        if (to - from < 1.5) return [];
        const [a, b] = flip ? [width - from, width - to] : [from, to];
        return [line(a, y + radius, b, y + radius)];
      });
  return written(...along(left, false), ...along(right, true));
}

/** Fog that covers everything but the opening, with its drawn edge. Lay it over the picture. */
export function fogFrame(opening: Opening, height: number, inks: FogInks): Shape[] {
  const { width } = opening;
  const { paper, line: colour, edge } = inks;
  const sheet = rectangle(-ART_REACH, -ART_REACH, width + 2 * ART_REACH, height + 2 * ART_REACH);
  const hole = ring(opening, 0);
  const bank: Shape = { d: written([...sheet, ...hole]), fill: paper, fillRule: 'evenodd' };
  const rim: Shape = { d: written(hole), stroke: { colour, width: edge, join: 'round' } };
  if (!inks.fine) return [bank, rim];
  const echo = { colour, width: Math.max(LEAST, edge * 0.42), join: 'round' } as const;
  const hair = { colour, width: Math.max(LEAST, edge * 0.35) };
  return [
    bank,
    rim,
    { d: written(ring(opening, ECHO)), stroke: echo },
    { d: hairlines(opening), stroke: hair },
  ];
}

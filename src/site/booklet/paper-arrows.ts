/** Arrows of an example on paper: yellow with a dark edge, so that they are seen on black and on pale, bent round what is printed. */
import type { PrintedEdition } from '../../kit/edition.ts';
import type { Shape } from '../../kit/face.ts';
import { surrounds } from '../../kit/rects.ts';
import type { Box, SceneLine } from '../../referee/table/scene.ts';
import { closed, through, type Point } from '../board/board-paths.ts';
import { KEY, OCHRE, PAPER, type Colour } from '../board/board-styles.ts';

/** Points of an arrow from end to end. */
const SAMPLES = 40;
/** How far an arrow may bend to one side, as shares of its length: the first that crosses least is taken. */
const BENDS = [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45] as const;
/** What a bend costs beside a crossed sample. */
const COST_OF_BEND = 1.5;

/** Widths on the page, mm: of an arrow's edge and of what is yellow in it, and its head's length. */
const ARROWS = {
  way: { edge: 2, inner: 1.3, head: 3.2 },
  fire: { edge: 1.15, inner: 0.6, head: 2.4 },
} as const;
/** The dots of a way of supply, mm of the page: halo, dot, and from dot to dot. */
const DOTS = { halo: 1.35, dot: 0.85, apart: 1.7 } as const;

export interface ArrowEnd {
  /** Points that will do. */
  readonly at: readonly Point[];
  /** What lies there: the arrow ends beside it. */
  readonly things: readonly Box[];
}

const inAny = (point: Point, boxes: readonly Box[]): boolean => boxes.some((box) => surrounds(box, point));

/** A bent line between two points. */
function bent(from: Point, to: Point, bend: number): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  return Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const share = at / SAMPLES;
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
  });
}

/** The part of a line outside what lies at its ends. */
function outside(line: readonly Point[], from: ArrowEnd, to: ArrowEnd): readonly Point[] {
  const first = line.findLastIndex((point) => inAny(point, from.things)) + 1;
  const last = line.findIndex((point, at) => at > first && inAny(point, to.things));
  return line.slice(first, last < 0 ? undefined : last);
}

/** The line between two ends that crosses fewest of these boxes. */
export function arrowPath(
  from: ArrowEnd,
  to: ArrowEnd,
  boxes: readonly Box[],
  how: 'straight' | 'bent' = 'bent',
): readonly Point[] {
  const bends = how === 'bent' ? BENDS : BENDS.slice(0, 1);
  const found = from.at.flatMap((start, one) =>
    to.at.flatMap((end, other) =>
      bends.map((bend) => {
        const line = outside(bent(start, end, bend), from, to);
        const crossed = line.filter((point) => inAny(point, boxes)).length;
        const short = line.length < 6 ? 20 : 0;
        return { line, cost: crossed + short + Math.abs(bend) * COST_OF_BEND + (one + other) * 0.05 };
      }),
    ),
  );
  const [best] = found.toSorted((one, other) => one.cost - other.cost);
  return best?.line ?? [];
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A line without its last `length` mm. */
function shortened(line: readonly Point[], length: number): readonly Point[] {
  const end = line.at(-1);
  if (end === undefined) return line;
  const kept = line.filter((point) => apart(point, end) >= length);
  return kept.length > 1 ? kept : line.slice(0, 2);
}

/** A triangle at the end of a line, in the direction in which the line comes. */
function headOf(line: readonly Point[], length: number): string {
  const end = line.at(-1) ?? { x: 0, y: 0 };
  const neck = shortened(line, length).at(-1) ?? end;
  const far = apart(neck, end) || 1;
  const [east, south] = [(end.x - neck.x) / far, (end.y - neck.y) / far];
  const root = { x: end.x - east * length, y: end.y - south * length };
  const half = length * 0.52;
  return closed([
    end,
    { x: root.x - south * half, y: root.y + east * half },
    { x: root.x + south * half, y: root.y - east * half },
  ]);
}

/** The shapes of an arrow along a line; `unit` is how many mm of the picture are one of the page. */
export function arrowShapes(
  line: readonly Point[],
  means: SceneLine['means'],
  unit: number,
  edition: PrintedEdition,
): readonly Shape[] {
  if (line.length < 2) return [];
  const bare: Colour = '#ffffff';
  const [pale, yellow] = edition === 'low-ink' ? [bare, bare] : [PAPER, OCHRE];
  if (means === 'supply') {
    const dash = [0.01, DOTS.apart * unit];
    return [
      { d: through(line), stroke: { colour: pale, width: DOTS.halo * unit, dash, cap: 'round' } },
      { d: through(line), stroke: { colour: KEY, width: DOTS.dot * unit, dash, cap: 'round' } },
    ];
  }
  const { edge, inner, head } = means === 'fire' ? ARROWS.fire : ARROWS.way;
  const shaft = through(shortened(line, head * unit * 0.85));
  return [
    { d: shaft, stroke: { colour: KEY, width: edge * unit } },
    {
      d: headOf(line, head * unit),
      fill: yellow,
      stroke: { colour: KEY, width: ((edge - inner) / 2) * unit, join: 'round' },
    },
    { d: through(shortened(line, head * unit * 0.7)), stroke: { colour: yellow, width: inner * unit } },
  ];
}

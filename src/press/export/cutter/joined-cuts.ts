/** Straight cuts round touching rectangles: shared edges are cut once, collinear ones in one go. */
import type { Point } from '../../../kit/engrave/path/matrix.ts';
import type { Rect } from '../../../kit/face.ts';

/** Tolerance for equal lengths, mm: finer than any blade. */
const GRAIN = 0.01;

const grains = (mm: number): number => Math.round(mm / GRAIN);

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Joins stretches of one line that touch or overlap. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to + GRAIN) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** Groups stretches by the line they are on. */
function byLine(all: readonly (readonly [at: number, Stretch])[]): (readonly [number, Stretch[]])[] {
  const lines = new Map<number, { at: number; stretches: Stretch[] }>();
  for (const [at, stretch] of all) {
    const line = lines.get(grains(at));
    if (line) line.stretches.push(stretch);
    else lines.set(grains(at), { at, stretches: [stretch] });
  }
  return [...lines.values()].map(({ at, stretches }) => [at, joined(stretches)] as const);
}

/** The cuts that separate all rectangles, mm. */
export function joinedCuts(rects: readonly Rect[]): (readonly [Point, Point])[] {
  const upright = rects.flatMap(({ x, y, width, height }) =>
    [x, x + width].map((at) => [at, { from: y, to: y + height }] as const),
  );
  const level = rects.flatMap(({ x, y, width, height }) =>
    [y, y + height].map((at) => [at, { from: x, to: x + width }] as const),
  );
  return [
    ...byLine(upright).flatMap(([x, stretches]) =>
      stretches.map(({ from, to }): readonly [Point, Point] => [
        [x, from],
        [x, to],
      ]),
    ),
    ...byLine(level).flatMap(([y, stretches]) =>
      stretches.map(({ from, to }): readonly [Point, Point] => [
        [from, y],
        [to, y],
      ]),
    ),
  ];
}

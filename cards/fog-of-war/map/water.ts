/** Level, wavering lines over water, as an engraver of charts draws them. */
import { noiseOf } from '../../../src/kit/engrave/chance.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import type { Rect } from '../../../src/kit/face.ts';
import type { Ring } from './outlines.ts';

type Stretch = readonly [from: number, to: number];

/** Stretches of the level at `y` inside the rings, by even-odd. */
function inside(rings: readonly Ring[], y: number): Stretch[] {
  const hits: number[] = [];
  for (const ring of rings) {
    let from = ring.at(-1) ?? [0, 0];
    for (const to of ring) {
      if (from[1] > y !== to[1] > y)
        hits.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      from = to;
    }
  }
  hits.sort((one, other) => one - other);
  return hits.flatMap((hit, at): Stretch[] => (at % 2 === 1 ? [[hits[at - 1] ?? hit, hit]] : []));
}

/** What is left of a stretch beside rectangles that lie across `y`. */
const beside = (stretches: readonly Stretch[], rects: readonly Rect[], y: number): readonly Stretch[] =>
  rects
    .filter((rect) => y > rect.y && y < rect.y + rect.height)
    .reduce<readonly Stretch[]>(
      (left, rect) =>
        left.flatMap(([from, to]): Stretch[] =>
          [[from, Math.min(to, rect.x)] as const, [Math.max(from, rect.x + rect.width), to] as const].filter(
            ([a, b]) => b > a,
          ),
        ),
      stretches,
    );

export interface Water {
  readonly rings: readonly Ring[];
  /** What stays free of lines. */
  readonly free: readonly Rect[];
  /** Between lines, and between their ends and the shore, mm. */
  readonly apart: number;
  readonly shore: number;
  readonly bounds: Rect;
}

/** What ends so near to the edge of the map ends there, and no shore does, mm. */
const NEAR = 0.6;

/** A level line every `apart` mm; a few are broken, none comes nearer to land than `shore`. */
export function waterLines({ rings, free, apart, shore, bounds }: Water): Path {
  const noise = noiseOf('water of the chart');
  const pen = draw();
  const [left, right] = [bounds.x, bounds.x + bounds.width];
  for (let y = bounds.y + apart; y < bounds.y + bounds.height - 1; y += apart) {
    // Shores above and below count as well as those at both ends.
    const all = [-shore, 0, shore].map((off) =>
      inside(rings, y + off).map(([from, to]): Stretch => [
        from < left + NEAR ? from - shore : from,
        to > right - NEAR ? to + shore : to,
      ]),
    );
    const open = (x: number): boolean =>
      all.every((stretches) => stretches.some(([from, to]) => x >= from + shore && x <= to - shore));
    for (const [from, to] of beside(all[1] ?? [], free, y)) {
      let down = false;
      for (let x = from + 0.4; x < to; x += 2.4) {
        const drawn = open(x) && noise(x / 60, y * 7) < 0.62;
        const height = y + 0.45 * noise(x / 26, y / 9);
        if (drawn && down) pen.to(x, height);
        else if (drawn) pen.at(x, height);
        down = drawn;
      }
    }
  }
  return pen.path;
}

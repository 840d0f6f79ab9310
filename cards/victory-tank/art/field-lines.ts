/** Lines of the ground of a field: level strokes of a gouge, or of a pen where ink is spared, and its corners. */
import type { Chance, Noise } from '../../../src/kit/engrave/chance.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Pen } from '../../../src/kit/engrave/path.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How strokes are cut: mm. */
interface Gouge {
  /** Between rows. */
  readonly rows: number;
  readonly length: readonly [number, number];
  readonly gap: readonly [number, number];
  /** Across the middle of a stroke. */
  readonly breadth: readonly [number, number];
  /** Shorter ones are left out. */
  readonly least: number;
}

const GOUGES: Readonly<Record<Edition, Gouge>> = {
  colour: { rows: 2.15, length: [3, 9.5], gap: [1.2, 4.6], breadth: [0.34, 0.82], least: 1.8 },
  'low-ink': { rows: 3.9, length: [7, 24], gap: [3, 9], breadth: [0.13, 0.17], least: 4 },
  screen: { rows: 3.9, length: [5, 13], gap: [2.5, 8], breadth: [0.7, 1.2], least: 3.4 },
};

/** Rows keep this far from the trim, mm: within the ground of the field. */
const INSET = 3.1;

const within = ({ x, y, width, height }: Rect, px: number, py: number, room: number): boolean =>
  px > x - room && px < x + width + room && py > y - room && py < y + height + room;

/** From the level of a row, as far as a stroke of it reaches, mm. */
const STRAY = 1.25;

/** The stretches of a level stroke that lie in none of the places that are to be clear. */
function stretches(from: number, to: number, y: number, clear: readonly Rect[]): [number, number][] {
  let open: [number, number][] = [[from, to]];
  for (const { x, y: top, width, height } of clear) {
    if (y < top - STRAY || y > top + height + STRAY) continue;
    open = open.flatMap(([a, b]): [number, number][] => {
      const pieces: [number, number][] = [
        [a, Math.min(b, x - 0.5)],
        [Math.max(a, x + width + 0.5), b],
      ];
      return pieces.filter(([start, end]) => end > start);
    });
  }
  return open;
}

/** How far a row strays from the level, mm. */
const lie = (noise: Noise, x: number, y: number): number => 0.75 * noise(x / 21, y / 9);

/** One cut of a gouge, pointed at both ends, broadest where chance has it. */
function lens(
  pen: Pen,
  noise: Noise,
  [from, to]: readonly [number, number],
  y: number,
  breadth: number,
): void {
  const middle = (from + to) / 2;
  const [a, b, c] = [y + lie(noise, from, y), y + lie(noise, middle, y), y + lie(noise, to, y)];
  pen
    .at(from, a)
    .bend(middle, b - breadth, to, c)
    .bend(middle, b + breadth, from, a);
}

/** One line of a pen, wavering. */
function wave(pen: Pen, noise: Noise, [from, to]: readonly [number, number], y: number): void {
  const pieces = Math.max(1, Math.round((to - from) / 6));
  const at = (x: number): number => y + 1.2 * lie(noise, x, y);
  pen.at(from, at(from));
  const step = (to - from) / pieces;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [x, end] = [from + piece * step, from + (piece + 1) * step];
    const middle = 2 * at((x + end) / 2) - (at(x) + at(end)) / 2;
    pen.bend((x + end) / 2, middle, end, at(end));
  }
}

/** The strokes of a field's ground, which end short of every place that is to be clear. */
export function gouges(
  chance: Chance,
  noise: Noise,
  size: Size,
  clear: readonly Rect[],
  { edition, land }: Theme,
): Shape[] {
  const { rows, length, gap, breadth, least } = GOUGES[edition];
  const [fine, bold] = [draw(), draw()];
  for (let y = INSET + 0.4; y < size.height - INSET; y += rows) {
    const row = y + chance.between(-0.35, 0.35);
    let x = INSET + chance.between(-0.6, gap[1]);
    while (x < size.width - INSET - least) {
      const end = Math.min(x + chance.between(...length), size.width - INSET + 0.6);
      const across = chance.between(...breadth);
      for (const stretch of stretches(x, end, row, clear)) {
        const long = stretch[1] - stretch[0];
        if (long < least) continue;
        if (edition === 'low-ink') wave(across > 0.15 ? bold : fine, noise, stretch, row);
        else lens(fine, noise, stretch, row, Math.min(across, long / 4));
      }
      x = end + chance.between(...gap);
    }
  }
  if (edition !== 'low-ink') return [{ d: written(fine.path), fill: land.cut }];
  return [fine, bold].map((pen, index) => ({
    d: written(pen.path),
    stroke: { colour: land.cut, width: index === 0 ? 0.13 : 0.17, cap: 'round' },
  }));
}

/** Corners of a field's ground where it is not a tone, but for those at which something stands. */
export function corners({ width, height }: Size, taken: readonly Rect[], { key }: Theme): Shape {
  const [inset, long, round] = [2.4, 4.2, 2.4];
  const pen = draw();
  for (const [x, y, sx, sy] of [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [inset, height - inset, 1, -1],
    [width - inset, height - inset, -1, -1],
  ] as const) {
    if (taken.some((place) => within(place, x + 2 * sx, y + 2 * sy, 0.6))) continue;
    pen
      .at(x + long * sx, y)
      .to(x + round * sx, y)
      .curve(x + 0.45 * round * sx, y, x, y + 0.45 * round * sy, x, y + round * sy)
      .to(x, y + long * sy);
  }
  return { d: written(pen.path), stroke: { colour: key, width: 0.18, cap: 'round' } };
}

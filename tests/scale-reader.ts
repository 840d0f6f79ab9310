/**
 * Reads the scales of a rasterised test sheet as people do against the light, knowing only what the sheet tells its
 * reader: an arrow in a lane, and the one numbered tick that lines up with the front's.
 */
import type { Grey } from './simulated-printer.ts';

/**
 * A window of a raster, in a scale's coordinates: `along` grows with its numbers, `across` from its lanes to its ticks.
 */
interface View {
  readonly alongs: number;
  readonly acrosses: number;
  readonly ink: (along: number, across: number) => number;
}

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Samples every pixel of the window once. */
function viewOf(paper: Grey, window: Window, along: 'across' | 'down'): View {
  const seen = new Uint8Array(window.width * window.height);
  for (let y = 0; y < window.height; y += 1)
    for (let x = 0; x < window.width; x += 1)
      seen[y * window.width + x] = 255 - paper.at(window.left + x, window.top + y);
  const ink = (x: number, y: number) => seen[y * window.width + x] ?? 0;
  return along === 'across'
    ? { alongs: window.width, acrosses: window.height, ink }
    : { alongs: window.height, acrosses: window.width, ink: (u, v) => ink(v, u) };
}

const DARK = 90;

/** Centres of the inked runs on a line, with subpixel precision: antialiased edges count. */
function strokesOn({ alongs, ink }: View, across: number): number[] {
  const middles: number[] = [];
  for (let along = 1; along < alongs; along += 1) {
    if (ink(along, across) < DARK) continue;
    let [sum, moment] = [ink(along - 1, across), ink(along - 1, across) * (along - 1)];
    let isDark = true;
    for (; isDark && along < alongs; along += 1) {
      const weight = ink(along, across);
      isDark = weight >= DARK;
      sum += weight;
      moment += weight * along;
    }
    middles.push(moment / sum);
  }
  return middles;
}

/** The longest row of strokes about `step` px apart, within an eighth. */
function combIn(strokes: readonly number[], step: number): readonly number[] {
  let best: readonly number[] = [];
  let row: number[] = [];
  for (const stroke of strokes) {
    const last = row.at(-1);
    row = last !== undefined && Math.abs(stroke - last - step) < step / 8 ? [...row, stroke] : [stroke];
    if (row.length > best.length) best = row;
  }
  return best;
}

/** A band of lines that all show the same comb of strokes. */
interface Comb {
  readonly from: number;
  readonly to: number;
  /** The strokes on one of its lines. */
  readonly on: (across: number) => readonly number[];
}

/** The longest band of lines with a comb of `count` strokes, `step` px apart. */
function findComb(view: View, count: number, step: number): Comb {
  let best = { from: 0, to: -1 };
  let from = -1;
  for (let across = 0; across <= view.acrosses; across += 1) {
    const is = across < view.acrosses && combIn(strokesOn(view, across), step).length === count;
    if (is && from < 0) from = across;
    if (is || from < 0) continue;
    if (across - 1 - from > best.to - best.from) best = { from, to: across - 1 };
    from = -1;
  }
  if (best.to < best.from) throw new Error(`no ${count} strokes stand ${step.toFixed(1)} pixels apart`);
  return { ...best, on: (across) => combIn(strokesOn(view, across), step) };
}

const within = (line: number, { from, to }: Comb): number => Math.min(to - 1, Math.max(from + 1, line));

/** The number of the tick that lines up; a half if two neighbours do equally well. */
function readTenth(front: Comb, back: Comb, pixels: number): number {
  const meet = (Math.max(front.from, back.from) + Math.min(front.to, back.to)) / 2;
  const fronts = front.on(Math.round(within(meet, front)));
  const backs = back.on(Math.round(within(meet, back)));
  const offs = backs.map((tick) => Math.min(...fronts.map((each) => Math.abs(each - tick))) / pixels);
  const straightest = Math.min(...offs);
  const first = offs.indexOf(straightest);
  const next = [first - 1, first + 1].find((each) => Math.abs((offs[each] ?? 1) - straightest) < 0.03);
  return next === undefined ? first : (first + next) / 2;
}

/** The lane the arrow points to: on the back, only the arrow comes before the ticks. */
function readLane(front: View, back: View, ticks: Comb, tenth: number, pixels: number): number {
  const lanes = findComb({ ...front, acrosses: ticks.from - 2 }, 10, pixels);
  const edges = lanes.on(Math.round((lanes.from + lanes.to) / 2));
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  for (let across = Math.max(0, lanes.from - Math.round(5 * pixels)); across < back.acrosses; across += 1) {
    const tip = strokesOn(back, across).find((each) => each > first - 5 * pixels && each < last + 5 * pixels);
    if (tip === undefined) continue;
    const before = edges.filter((edge) => edge < tip).length - 1;
    const near = edges.findIndex((edge) => Math.abs(edge - tip) < 0.2 * pixels);
    // On a line between lanes: one of the first ticks means the lane behind it, one of the last the lane before.
    return near < 0 ? before : tenth < 5 ? near : near - 1;
  }
  throw new Error('no arrow shows through');
}

/** The scales as a reader finds them: two in the page's upper left quarter, two in the lower right. */
const QUARTERS = [
  { corner: 'upper left', along: 'across' },
  { corner: 'upper left', along: 'down' },
  { corner: 'lower right', along: 'across' },
  { corner: 'lower right', along: 'down' },
] as const;

/** The readings of the four scales, from the raster of the front and what shows through of the back. */
export function readScales(front: Grey, through: Grey, dpi: number): readonly number[] {
  const pixels = dpi / 25.4;
  const [width, height] = [Math.floor(front.width / 2), Math.floor(front.height / 2)];
  return QUARTERS.map(({ corner, along }) => {
    const window =
      corner === 'upper left'
        ? { left: 0, top: 0, width, height }
        : { left: width, top: height, width, height };
    const [view, behind] = [viewOf(front, window, along), viewOf(through, window, along)];
    const ticks = findComb(view, 36, pixels);
    const tenths = findComb(behind, 10, 2.9 * pixels);
    const tenth = readTenth(ticks, tenths, pixels);
    return readLane(view, behind, ticks, tenth, pixels) + tenth / 10;
  });
}

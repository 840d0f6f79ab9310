/**
 * The ground of one field as a piece of a map: gouged in level strokes, with shell holes and tufts. On paper the ground runs off
 * the card on every side in one tone, so that cards which lie side by side are one land and a cut that is off shows nothing; a
 * lane parts the two fields of a card. On a screen, where cards have no edges, a pale path parts all fields.
 */
import { FIELD_THINGS, THING_ROOM, THING_SIZES, fieldThing, type FieldThing } from './field-things.ts';
import { type Chance, type Noise, chanceOf, noiseOf } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, type Pen, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon } from '../../../src/kit/engrave/path/shapes.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { type Knot, outline } from '../../../src/kit/engrave/knots.ts';

// Lines of the ground of a field: level strokes of a gouge, or of a pen where ink is spared, and its corners.

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
const INSETS: Readonly<Record<Edition, number>> = { colour: 2.3, 'low-ink': 3.1, screen: 3.1 };

const within = ({ x, y, width, height }: Rect, px: number, py: number, room: number): boolean =>
  px > x - room && px < x + width + room && py > y - room && py < y + height + room;

/** How far a stroke reaches above and below its row, mm. */
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

/** One cut of a gouge: pointed at both ends, broadest at a random place. */
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
function gouges(
  chance: Chance,
  noise: Noise,
  size: Size,
  clear: readonly Rect[],
  { edition, land }: Theme,
): Shape[] {
  const { rows, length, gap, breadth, least } = GOUGES[edition];
  const inset = INSETS[edition];
  const [fine, bold] = [draw(), draw()];
  for (let y = inset + 0.4; y < size.height - inset; y += rows) {
    const row = y + chance.between(-0.35, 0.35);
    let x = inset + chance.between(-0.6, gap[1]);
    while (x < size.width - inset - least) {
      const end = Math.min(x + chance.between(...length), size.width - inset + 0.6);
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

// Marks on the ground of a field besides its special, in the ground's inks; they have no meaning in the
// rules.

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Lines of the pen where ink is spared, mm. */
const PEN = 0.15;
/** Seen from above and a little from the south. */
const SQUASH = 0.84;

/** A ragged ring about a place, `radius` times its size. */
function ragged({ x, y, size }: Place, radius: number, chance: Chance, rough: number): Path {
  const count = Math.round(9 + 4 * radius);
  const knots = Array.from({ length: count }, (_, index): Knot => {
    const angle = ((index + chance.between(-0.25, 0.25)) * 2 * Math.PI) / count;
    const far = size * radius * (1 + chance.between(-rough, rough));
    return [x + far * Math.cos(angle), y + SQUASH * far * Math.sin(angle)];
  });
  return outline(knots);
}

/** Pieces of broken earth along a ring: wedges that stand a little apart. */
function steps({ x, y, size }: Place, radius: number, thick: number, chance: Chance): Path {
  const count = Math.max(7, Math.round(5.2 * radius * Math.sqrt(size)));
  const pen = draw();
  for (let index = 0; index < count; index += 1) {
    const from = ((index + chance.between(0, 0.3)) * 2 * Math.PI) / count;
    const to = from + (chance.between(0.5, 0.78) * 2 * Math.PI) / count;
    const at = (angle: number, far: number): readonly [number, number] => [
      x + size * far * Math.cos(angle),
      y + SQUASH * size * far * Math.sin(angle),
    ];
    const middle = (from + to) / 2;
    pen
      .at(...at(from, radius))
      .bend(...at(middle, radius + thick), ...at(to, radius))
      .bend(...at(middle, radius - thick * 0.5), ...at(from, radius));
  }
  return pen.path;
}

/** A shell hole from above: a pale lip, its walls, a dark pit. It has no lit side, so that it is a hole turned, too. */
export function hole(place: Place, chance: Chance, { edition, land, paper, key }: Theme): Shape[] {
  const pit = ragged(place, 0.6, chance, 0.14);
  if (edition === 'low-ink') {
    const pen = { colour: key, width: PEN, join: 'round' } as const;
    return [
      { d: written(ragged(place, 1.24, chance, 0.07)), fill: paper, stroke: pen },
      { d: written(pit), fill: paper, stroke: pen },
      { d: hatch(pit, { angle: 0, spacing: 0.62, heavy: PEN, light: 1 }), fill: key },
    ];
  }
  const thrown = { d: written(steps(place, 1.2, 0.15, chance)), fill: land.cut };
  return [
    { d: written(ragged(place, 1.42, chance, 0.1)), fill: edition === 'screen' ? land.mist : paper },
    ...(edition === 'screen' ? [] : [thrown]),
    { d: written(ragged(place, 0.98, chance, 0.1)), fill: land.cut },
    { d: written(pit), fill: land.deep },
    ...clods(place, chance, land.cut),
  ];
}

/** Earth that was thrown further. */
function clods({ x, y, size }: Place, chance: Chance, fill: Shape['fill']): Shape[] {
  if (size < 1.6 || !fill) return [];
  const spots = Array.from({ length: 4 }, () => {
    const angle = chance.between(0, 2 * Math.PI);
    const far = size * chance.between(1.5, 1.68);
    return circle(x + far * Math.cos(angle), y + SQUASH * far * Math.sin(angle), chance.between(0.12, 0.24));
  });
  return [{ d: written(...spots), fill }];
}

const BLADES = [
  [-1, -0.5],
  [-0.55, -1.1],
  [0, -1.35],
  [0.55, -1.1],
  [1, -0.5],
] as const;

/** A tuft of grass. */
function tuft({ x, y, size }: Place, { edition, land, key }: Theme): Shape[] {
  const pen = draw();
  for (const [dx, dy] of BLADES)
    pen
      .at(x + 0.25 * dx * size, y)
      .bend(x + 0.3 * dx * size, y + 0.7 * dy * size, x + dx * size, y + dy * size);
  const colour = edition === 'low-ink' ? key : land.deep;
  return [
    { d: written(pen.path), stroke: { colour, width: edition === 'low-ink' ? 0.13 : 0.16, cap: 'round' } },
  ];
}

/** What is left of a tree, no taller than a hole is wide. */
function stump({ x, y, size }: Place, { edition, land, key, paper }: Theme): Shape[] {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size, y + dy * size];
  const trunk = polygon([
    at(-0.85, 1),
    at(-0.45, 0.7),
    at(-0.42, -0.3),
    at(-0.62, -0.95),
    at(-0.2, -0.45),
    at(0, -1.1),
    at(0.24, -0.4),
    at(0.62, -0.75),
    at(0.44, 0),
    at(0.45, 0.7),
    at(0.85, 1),
  ]);
  const d = written(trunk);
  if (edition === 'low-ink') return [{ d, fill: paper, stroke: { colour: key, width: PEN, join: 'round' } }];
  return [{ d, fill: land.deep }];
}

/** A card's two fields lie one above the other, mm. */
export const FIELD = { width: POKER.width, height: POKER.height / 2 } as const;

/** From the trim, or the middle of the card, to where a field's ground begins, mm: half a path. */
export const PATH = 1.7;

/** How far the hand-cut edge strays inward, mm. */
const SLIP = 0.32;

/** Points along the edge of the ground of a field, corners rounded. */
function edgePoints(chance: Chance): Point[] {
  const [left, top, right, bottom] = [PATH, PATH, FIELD.width - PATH, FIELD.height - PATH];
  const corner = 2.4;
  const slip = (): number => chance.between(0, SLIP);
  const along = (from: number, to: number): number[] => {
    const stops: number[] = [];
    for (let at = from; at < to; at += chance.between(1.6, 3.4)) stops.push(at);
    return stops;
  };
  const across = along(left + corner, right - corner);
  const down = along(top + corner, bottom - corner);
  return [
    ...across.map((x): Point => [x, top + slip()]),
    [right - 0.3 * corner, top + 0.3 * corner],
    ...down.map((y): Point => [right - slip(), y]),
    [right - 0.3 * corner, bottom - 0.3 * corner],
    ...across.toReversed().map((x): Point => [x, bottom - slip()]),
    [left + 0.3 * corner, bottom - 0.3 * corner],
    ...down.toReversed().map((y): Point => [left + slip(), y]),
    [left + 0.3 * corner, top + 0.3 * corner],
  ];
}

/** A mark on a field besides its special: its middle and half its width, mm. */
export interface Mark {
  readonly kind: 'hole' | 'tuft' | 'stump' | FieldThing;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How much room a mark takes about its middle, as shares of its size. */
const ROOM = {
  hole: [1.7, 1.45],
  tuft: [1, 0.8],
  stump: [0.8, 1.1],
  ...THING_ROOM,
} as const satisfies Record<Mark['kind'], readonly [number, number]>;

const placeOf = ({ kind, x, y, size }: Mark, more = 0): Rect => {
  const [rx, ry] = [ROOM[kind][0] * size + more, ROOM[kind][1] * size + more];
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry };
};

const meet = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The distance between a mark and anything else, mm. */
const APART = 1.4;
/** The least distance of a mark from the trim, mm. */
const MARGIN = 3.6;

/** A mark at a random free place; undefined if none is found in a few tries. */
function somewhere(
  chance: Chance,
  kind: Mark['kind'],
  size: number,
  taken: readonly Rect[],
): Mark | undefined {
  const [rx, ry] = [ROOM[kind][0] * size + MARGIN, ROOM[kind][1] * size + MARGIN];
  for (let tries = 0; tries < 40; tries += 1) {
    const [x, y] = [chance.between(rx, FIELD.width - rx), chance.between(ry, FIELD.height - ry)];
    const mark: Mark = { kind, x, y, size };
    const place = placeOf(mark, APART);
    if (!taken.some((other) => meet(place, other))) return mark;
  }
  return undefined;
}

/** The marks to place on a field, the largest first. */
function wanted(chance: Chance, open: boolean): readonly (readonly [Mark['kind'], number])[] {
  const holes = open ? [chance.between(2.6, 3.7), chance.between(1.6, 2.3)] : [chance.between(1.5, 1.9)];
  if (open && chance.odds(0.35)) holes.push(chance.between(1.2, 1.7));
  const plants = open ? 3 : 2;
  return [
    ...holes.map((size) => ['hole', size] as const),
    ...(open && chance.odds(0.4) ? [['stump', chance.between(1.9, 2.5)] as const] : []),
    ...Array.from({ length: plants }, () => ['tuft', chance.between(0.8, 1.2)] as const),
  ];
}

function marksOf(chance: Chance, open: boolean, taken: readonly Rect[]): Mark[] {
  const marks: Mark[] = [];
  for (const [kind, size] of wanted(chance, open)) {
    const mark = somewhere(chance, kind, size, [...taken, ...marks.map((each) => placeOf(each))]);
    if (mark) marks.push(mark);
  }
  return marks;
}

/** The one thing that lies on an open field; chosen apart, so that all else lies as it did. */
function thingOf(seed: string, taken: readonly Rect[]): Mark[] {
  const chance = chanceOf(`${seed} thing`);
  const kind = FIELD_THINGS[Math.floor(chance.between(0, FIELD_THINGS.length))] ?? 'tree';
  const mark = somewhere(chance, kind, THING_SIZES[kind], taken);
  return mark ? [mark] : [];
}

/** Areas without ground lines: around marks. */
const clearOf = (taken: readonly Rect[], marks: readonly Mark[]): Rect[] => [
  ...taken,
  ...marks.filter(({ kind }) => kind !== 'tuft').map((mark) => placeOf(mark, 0.2)),
];

export interface FieldGround {
  readonly seed: string;
  /** Whether a special is in its middle; then there are fewer marks. */
  readonly special: boolean;
  /** Areas of text and pictures, which the ground keeps clear of. */
  readonly taken: readonly Rect[];
  readonly theme: Theme;
}

const drawnMark = (mark: Mark, seed: string, theme: Theme): Shape[] => {
  switch (mark.kind) {
    case 'hole':
      return hole(mark, chanceOf(`${seed} hole ${mark.x}`), theme);
    case 'tuft':
      return theme.edition === 'screen' ? [] : tuft(mark, theme);
    case 'stump':
      return stump(mark, theme);
    default:
      return fieldThing(mark.kind, mark, theme);
  }
};

/** What shows how far a field goes: its tone on a screen, its corners where there is none; on paper in colour nothing. */
function edgeOf(chance: Chance, taken: readonly Rect[], theme: Theme): Shape[] {
  // Drawn or not, its points are taken from chance, so that marks lie alike in every edition.
  const panel = edgePoints(chance);
  if (theme.edition === 'screen') return [{ d: written(polygon(panel)), fill: theme.land.field }];
  return theme.edition === 'low-ink' ? [corners(FIELD, taken, theme)] : [];
}

/** Where the ticks at the ends of a lane begin and end, mm from the trim. */
const TICK = { from: 2, to: 5.2 } as const;

/** The lane between the two fields of a card, its middle at y, ending short of the trim; a tick at either edge says where. */
export function lane(seed: string, y: number, { edition, key, paper, land }: Theme): Shape[] {
  const bare = edition === 'low-ink';
  const chance = chanceOf(`${seed} lane`);
  const [left, right] = [2, FIELD.width - 2];
  const side = (way: number): Point[] => {
    const points: Point[] = [];
    for (let x = left + 2; x < right - 2; x += chance.between(1.4, 3))
      points.push([x, y + way * (1.15 + chance.between(0, 0.5))]);
    return points;
  };
  const ruts = draw();
  for (const way of [-0.3, 0.35])
    for (let x = left + 7; x < right - 10; x += chance.between(7, 12))
      ruts.at(x, y + way).to(x + chance.between(2.5, 5.5), y + way);
  const ticks = draw();
  for (const [from, to] of [
    [TICK.from, TICK.to],
    [FIELD.width - TICK.from, FIELD.width - TICK.to],
  ] as const)
    ticks.at(from, y).to(to, y);
  return [
    { d: written(polygon([[left, y], ...side(-1), [right, y], ...side(1).toReversed()])), fill: paper },
    ...(bare
      ? []
      : [{ d: written(ruts.path), stroke: { colour: land.cut, width: 0.25, cap: 'round' } as const }]),
    {
      d: written(ticks.path),
      stroke: { colour: bare ? key : land.deep, width: bare ? 0.3 : 0.7, cap: 'round' },
    },
  ];
}

/** The ground of a field whose upper left corner is the origin, the lowest shape first. */
export function fieldGround({ seed, special, taken, theme }: FieldGround): Shape[] {
  const chance = chanceOf(`${seed} field`);
  const edge = edgeOf(chance, taken, theme);
  const found = marksOf(chance, !special, taken);
  const lies =
    special || theme.edition === 'screen'
      ? []
      : thingOf(seed, [...taken, ...found.map((mark) => placeOf(mark))]);
  const marks = [...found, ...lies];
  const clear = clearOf(taken, marks);
  return [
    ...edge,
    ...gouges(chance, noiseOf(`${seed} lie`), FIELD, clear, theme),
    ...marks.flatMap((mark) => drawnMark(mark, seed, theme)),
  ];
}

/** An army's ground: its tint over the whole field, with its rings cut in. */
export function armyGround(seed: string, tint: Colour, cuts: Shape): Shape[] {
  return [{ d: written(polygon(edgePoints(chanceOf(`${seed} field`)))), fill: tint }, cuts];
}

/**
 * The ground of one field as a piece of a map: a flat tone with a hand-cut edge inside the pale path that parts fields,
 * gouged in level strokes, with shell holes, tufts and fog. The path reaches the trim on every side of every card,
 * so that cards which lie side by side are one map, and a cut that is off makes the path wider or narrower and no more.
 */
import { chanceOf, noiseOf, type Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { polygon, QUARTER } from '../../../src/kit/engrave/shapes.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';
import { corners, gouges } from './field-lines.ts';
import { fogOf, type Tongue } from './field-fog.ts';
import { hole, stump, tuft } from './field-marks.ts';

/** A card's two fields lie one above the other, mm. */
export const FIELD = { width: POKER.width, height: POKER.height / 2 } as const;

/** From the trim, or the middle of the card, to where a field's ground begins, mm: half a path. */
export const PATH = 1.7;

/** How far the hand that cut it slipped inward, mm. */
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

/** What stands on a field beside its special: middle and half its breadth, mm. */
export interface Mark {
  readonly kind: 'hole' | 'tuft' | 'stump';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How much room a mark takes about its middle, as shares of its size. */
const ROOM = { hole: [1.7, 1.45], tuft: [1, 0.8], stump: [0.8, 1.1] } as const satisfies Record<
  Mark['kind'],
  readonly [number, number]
>;

const placeOf = ({ kind, x, y, size }: Mark, more = 0): Rect => {
  const [rx, ry] = [ROOM[kind][0] * size + more, ROOM[kind][1] * size + more];
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry };
};

const meet = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Between a mark and whatever else stands there, mm. */
const APART = 1.4;
/** Nearest that a mark comes to the trim, mm. */
const MARGIN = 3.6;

/** A mark somewhere on the field where nothing else is, if a few tries find such a place. */
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

/** What is asked for of a field, the largest first. */
function wanted(chance: Chance, open: boolean): readonly (readonly [Mark['kind'], number])[] {
  const holes = open ? [chance.between(2.8, 4.3), chance.between(1.6, 2.3)] : [chance.between(1.5, 1.9)];
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

/** Where the ground keeps clear: round what stands on it, and in fog where that is bare paper. */
const clearOf = (taken: readonly Rect[], marks: readonly Mark[], fog: readonly Tongue[]): Rect[] => [
  ...taken,
  ...marks.filter(({ kind }) => kind !== 'tuft').map((mark) => placeOf(mark, 0.2)),
  ...fog,
];

export interface FieldGround {
  readonly seed: string;
  /** A special stands in its middle: little else does. */
  readonly special: boolean;
  /** What has to be read and what stands here: the ground keeps clear of it. */
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
  }
};

/** The ground of a field whose upper left corner is the origin, the lowest shape first. */
export function fieldGround({ seed, special, taken, theme }: FieldGround): Shape[] {
  const chance = chanceOf(`${seed} field`);
  const drawn = theme.edition === 'low-ink';
  const panel = edgePoints(chance);
  const fog = special ? [] : fogOf(chance, FIELD, taken);
  const marks = marksOf(chance, !special, [...taken, ...fog]);
  const clear = clearOf(taken, marks, drawn ? fog : []);
  return [
    ...(drawn ? [corners(FIELD, taken, theme)] : [{ d: written(polygon(panel)), fill: theme.land.field }]),
    ...gouges(chance, noiseOf(`${seed} lie`), FIELD, clear, theme),
    ...(drawn ? [] : fogShapes(fog, theme)),
    ...marks.flatMap((mark) => drawnMark(mark, seed, theme)),
  ];
}

/** A tongue with a round end, `grown` mm larger, from `root` mm off the trim. */
function tonguePath({ x, y, width, height, from }: Tongue, grown: number, root: number): Path {
  const radius = height / 2 + grown;
  const middle = y + height / 2;
  const tip = (from === 'left' ? x + width : FIELD.width - x) + grown;
  const at = (far: number, dy: number): Point => [from === 'left' ? far : FIELD.width - far, middle + dy];
  const [turn, handle] = [tip - radius, radius * QUARTER];
  return draw()
    .at(...at(root, -radius))
    .to(...at(turn, -radius))
    .curve(...at(turn + handle, -radius), ...at(tip, -handle), ...at(tip, 0))
    .curve(...at(tip, handle), ...at(turn + handle, radius), ...at(turn, radius))
    .to(...at(root, radius))
    .close().path;
}

/** Fog in two steps: thin about its edge, and as pale as the path within, which it runs out into. */
function fogShapes(fog: readonly Tongue[], { land, paper }: Theme): Shape[] {
  if (fog.length === 0) return [];
  const laid = (grown: number, root: number, fill: Colour): Shape => ({
    d: written(...fog.map((tongue) => tonguePath(tongue, grown, root))),
    fill,
  });
  return [laid(0.8, PATH + 0.1, land.mist), laid(0, PATH - 0.5, paper)];
}

/** An army's ground: its tint over the whole field, with its rings cut in. */
export function armyGround(seed: string, tint: Colour, cuts: Shape): Shape[] {
  return [{ d: written(polygon(edgePoints(chanceOf(`${seed} field`)))), fill: tint }, cuts];
}

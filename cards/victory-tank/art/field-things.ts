/** What lies about on open fields, one thing on each: a torn tree, a run of wire, a duckboard, a broken wheel. No rule knows of it. */
import { chain, move, scale, turn, type Matrix } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

export const FIELD_THINGS = ['tree', 'wire', 'boards', 'wheel'] as const;
export type FieldThing = (typeof FIELD_THINGS)[number];

/** Half the width of each, mm, and the room that it takes about its middle, as shares of that. */
export const THING_SIZES = { tree: 4.2, wire: 6.4, boards: 5.6, wheel: 2.5 } as const satisfies Record<
  FieldThing,
  number
>;
export const THING_ROOM = {
  tree: [0.85, 1.15],
  wire: [1.05, 0.42],
  boards: [1.05, 0.5],
  wheel: [1.1, 1.1],
} as const satisfies Record<FieldThing, readonly [number, number]>;

/** Filled parts and lines, 1 unit being half the thing's width. */
interface Drawn {
  readonly filled: readonly Path[];
  readonly lines: readonly Path[];
}

const TREE: Drawn = {
  filled: [
    polygon([
      [-0.3, 1.1],
      [-0.16, 0.9],
      [-0.13, 0.1],
      [-0.2, -0.14],
      [-0.66, -0.46],
      [-0.78, -0.82],
      [-0.54, -0.58],
      [-0.16, -0.36],
      [-0.16, -0.6],
      [-0.24, -1],
      [-0.08, -0.78],
      [0, -1.1],
      [0.1, -0.7],
      [0.12, -0.2],
      [0.36, -0.44],
      [0.42, -0.78],
      [0.52, -0.4],
      [0.16, 0.06],
      [0.16, 0.9],
      [0.34, 1.1],
    ]),
  ],
  lines: [],
};

const loops = (): Path => {
  const pen = draw();
  for (let x = -0.92; x < 0.8; x += 0.2)
    pen
      .at(x, 0)
      .curve(x + 0.02, -0.3, x + 0.26, -0.3, x + 0.22, 0)
      .curve(x + 0.2, 0.16, x + 0.06, 0.16, x + 0.1, 0);
  return pen.path;
};

const WIRE: Drawn = {
  filled: [-0.96, -0.34, 0.3, 0.92].map((x) =>
    polygon([
      [x - 0.035, 0.34],
      [x - 0.02, -0.4],
      [x + 0.03, -0.4],
      [x + 0.035, 0.34],
    ]),
  ),
  lines: [
    loops(),
    draw()
      .at(-0.96, -0.3)
      .bend(-0.6, -0.16, -0.34, -0.3)
      .bend(0, -0.14, 0.3, -0.3)
      .bend(0.6, -0.16, 0.92, -0.3).path,
  ],
};

const BOARDS: Drawn = {
  filled: Array.from({ length: 9 }, (_, at) => at)
    .filter((at) => at !== 5)
    .map((at) => rectangle(-0.98 + at * 0.22, -0.3, 0.15, 0.6)),
  lines: [line(-1, -0.17, 1, -0.17), line(-1, 0.17, 1, 0.17)],
};

const spoke = (degrees: number, from: number, to: number): Path => {
  const angle = (degrees * Math.PI) / 180;
  return line(Math.cos(angle) * from, Math.sin(angle) * from, Math.cos(angle) * to, Math.sin(angle) * to);
};

/** A wheel of a gun, some of its spokes gone. */
const WHEEL: Drawn = {
  filled: [
    draw()
      .add(circle(0, 0, 1))
      .add(circle(0, 0, 0.8)).path,
    circle(0, 0, 0.2),
  ],
  lines: [0, 60, 105, 150, 240, 300].map((degrees) => spoke(degrees, 0.2, 0.82)),
};

const DRAWN: Readonly<Record<FieldThing, Drawn>> = { tree: TREE, wire: WIRE, boards: BOARDS, wheel: WHEEL };

/** How a thing lies, degrees: boards and wheels as they fell. */
const LIES: Readonly<Record<FieldThing, number>> = { tree: 0, wire: 0, boards: -9, wheel: 0 };

/** A thing about (x, y), as quiet as the ground. */
export function fieldThing(
  kind: FieldThing,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { edition, land, key, paper }: Theme,
): Shape[] {
  const bare = edition === 'low-ink';
  const place: Matrix = chain(
    turn(LIES[kind]),
    scale(size, kind === 'wheel' ? size * 0.9 : size),
    move(x, y),
  );
  const put = (paths: readonly Path[]) => written(...paths.map((path) => moved(path, place)));
  const { filled, lines } = DRAWN[kind];
  const colour = bare ? key : land.deep;
  return [
    ...(lines.length > 0
      ? [{ d: put(lines), stroke: { colour, width: bare ? 0.125 : 0.22, cap: 'round' as const } }]
      : []),
    {
      d: put(filled),
      fill: bare ? paper : land.deep,
      fillRule: 'evenodd',
      ...(bare ? { stroke: { colour: key, width: 0.13, join: 'round' as const } } : {}),
    },
  ];
}

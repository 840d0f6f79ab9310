/** Small signs on tactics cards: the emblem of each type, light on a dark disc, and icons of what a card asks for. */
import type { Colour } from '../../../src/kit/edition.ts';
import { chain, move, scale, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, polygon, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { TacticsType } from '../data/cards.ts';
import type { Icon } from '../faces/words.ts';
import { cross } from './nation-emblems.ts';

/** The emblem of a type, about its middle, within a circle of radius 1. */
interface Emblem {
  /** Solid shapes. */
  readonly light: readonly Path[];
  /** Shapes cut out of the solid ones, or laid over them. */
  readonly dark?: readonly Path[];
  /** Strokes, 0.1 wide. */
  readonly lines?: readonly Path[];
}

const points = (...all: readonly Point[]): Path => polygon(all);

const wedge = (x: number, h: number): Path => points([x - 0.12, 0.46], [x, 0.46 - h], [x + 0.12, 0.46]);

const EMBLEMS: Readonly<Record<TacticsType, Emblem>> = {
  range: { light: [wedge(-0.5, 0.4), wedge(-0.18, 0.58), wedge(0.14, 0.78), wedge(0.46, 0.98)] },
  hit: {
    light: [
      star(0.2, 0, 8, 0.62, 0.26),
      points([-0.72, -0.13], [-0.24, -0.13], [0.02, 0], [-0.24, 0.13], [-0.72, 0.13]),
    ],
    dark: [points([-0.3, -0.06], [0.1, 0], [-0.3, 0.06])],
  },
  ammo: {
    light: [
      draw()
        .at(-0.2, -0.1)
        .curve(-0.2, -0.46, -0.1, -0.64, 0, -0.74)
        .curve(0.1, -0.64, 0.2, -0.46, 0.2, -0.1)
        .close().path,
      rectangle(-0.2, -0.02, 0.4, 0.56),
      rectangle(-0.26, 0.58, 0.52, 0.1),
    ],
  },
  damage: {
    light: [
      draw()
        .add(circle(0, 0, 0.6))
        .add(circle(0, 0, 0.34)).path,
    ],
    dark: [
      points(
        [0.06, -0.8],
        [0.22, -0.3],
        [0.04, -0.24],
        [0.24, 0.16],
        [0, 0.14],
        [0.02, 0.84],
        [-0.16, 0.1],
        [0.02, 0.06],
        [-0.16, -0.24],
        [0, -0.3],
      ),
    ],
    lines: [0.4, 1.2, 2, 3, 3.8, 4.6, 5.5].map(
      (turn) =>
        draw()
          .at(Math.cos(turn) * 0.62, Math.sin(turn) * 0.62)
          .to(Math.cos(turn) * 0.76, Math.sin(turn) * 0.76).path,
    ),
  },
  morale: {
    light: [
      rectangle(-0.46, -0.7, 0.12, 1.4),
      draw()
        .at(-0.3, -0.66)
        .curve(-0.1, -0.78, 0.1, -0.5, 0.56, -0.64)
        .to(0.44, -0.3)
        .to(0.58, 0.02)
        .curve(0.1, 0.14, -0.1, -0.12, -0.3, 0)
        .close().path,
    ],
  },
  armor: {
    light: [
      draw()
        .at(-0.52, -0.56)
        .bend(0, -0.76, 0.52, -0.56)
        .to(0.52, 0)
        .curve(0.5, 0.4, 0.24, 0.62, 0, 0.74)
        .curve(-0.24, 0.62, -0.5, 0.4, -0.52, 0)
        .close().path,
    ],
    dark: [
      circle(-0.34, -0.42, 0.07),
      circle(0.34, -0.42, 0.07),
      circle(-0.34, 0.06, 0.07),
      circle(0.34, 0.06, 0.07),
      circle(0, 0.46, 0.07),
      rectangle(-0.05, -0.5, 0.1, 0.76),
    ],
  },
  logistics: {
    light: [
      rectangle(-0.4, -0.46, 0.8, 1.1, 0.08),
      rectangle(-0.34, -0.66, 0.42, 0.12),
      rectangle(0.16, -0.62, 0.2, 0.12),
    ],
    dark: [
      points([-0.28, -0.3], [-0.18, -0.34], [0.28, 0.46], [0.18, 0.5]),
      points([0.28, -0.3], [0.18, -0.34], [-0.28, 0.46], [-0.18, 0.5]),
    ],
  },
  mine: {
    light: [ellipse(0, 0.14, 0.72, 0.34), points([-0.1, -0.56], [0.1, -0.56], [0.16, 0], [-0.16, 0])],
    dark: [
      draw()
        .add(ellipse(0, 0.1, 0.5, 0.2))
        .add(ellipse(0, 0.1, 0.42, 0.15)).path,
    ],
    lines: [
      draw().at(-0.46, -0.4).to(-0.3, -0.24).path,
      draw().at(0.46, -0.4).to(0.3, -0.24).path,
      draw().at(0, -0.8).to(0, -0.66).path,
    ],
  },
  command: {
    light: [points([0, -0.16], [0.38, 0.6], [-0.38, 0.6])],
    lines: [
      draw().at(-0.24, -0.3).bend(0, -0.5, 0.24, -0.3).path,
      draw().at(-0.42, -0.46).bend(0, -0.82, 0.42, -0.46).path,
    ],
  },
  maneuver: {
    light: [
      points([0.3, -0.66], [0.72, -0.34], [0.3, -0.02]),
      points([-0.3, 0.66], [-0.72, 0.34], [-0.3, 0.02]),
    ],
    lines: [
      draw().at(-0.62, -0.02).curve(-0.56, -0.34, -0.2, -0.34, 0.34, -0.34).path,
      draw().at(0.62, 0.02).curve(0.56, 0.34, 0.2, 0.34, -0.34, 0.34).path,
    ],
  },
  terrain: {
    light: [
      circle(0, -0.26, 0.36),
      circle(-0.28, -0.06, 0.24),
      circle(0.28, -0.06, 0.24),
      rectangle(-0.08, 0, 0.16, 0.46),
      points([-0.66, 0.56], [-0.3, 0.42], [0.36, 0.42], [0.66, 0.56]),
    ],
  },
};

/** An emblem on its disc, `r` mm in radius: solid, or an outline where ink is spared. */
export function typeEmblem(
  type: TacticsType,
  x: number,
  y: number,
  r: number,
  [dark, light]: readonly [Colour, Colour],
  bare = false,
): Shape[] {
  const { light: solid, dark: holes = [], lines = [] } = EMBLEMS[type];
  const place = chain(scale(r * 0.86), move(x, y));
  const [ground, ink] = bare ? [light, dark] : [dark, light];
  const put = (path: Path) => written(moved(path, place));
  return [
    { d: written(circle(x, y, r)), fill: ground, stroke: { colour: dark, width: bare ? 0.25 : 0.2 } },
    ...solid.map((path): Shape => ({ d: put(path), fill: ink, fillRule: 'evenodd' })),
    ...holes.map((path): Shape => ({ d: put(path), fill: ground, fillRule: 'evenodd' })),
    ...lines.map((path): Shape => ({
      d: put(path),
      stroke: { colour: ink, width: Math.max(0.2, r * 0.11), cap: 'round' },
    })),
  ];
}

/** What a card asks for: kinds of units, sides, distance. About their middle, two units wide. */
const ICONS: Readonly<Record<Icon, readonly Path[]>> = {
  tank: [
    points(
      [-1, 0.1],
      [-0.7, -0.15],
      [-0.4, -0.15],
      [-0.34, -0.56],
      [0.3, -0.56],
      [0.36, -0.44],
      [1.1, -0.44],
      [1.1, -0.28],
      [0.36, -0.24],
      [0.4, -0.15],
      [0.72, -0.15],
      [1, 0.1],
      [0.74, 0.56],
      [-0.74, 0.56],
    ),
  ],
  vehicle: [
    points([-1, -0.4], [0.3, -0.4], [0.5, -0.1], [0.96, 0], [1, 0.3], [-1, 0.3]),
    circle(-0.6, 0.36, 0.24),
    circle(0.6, 0.36, 0.24),
  ],
  gun: [
    points(
      [-1, 0.5],
      [-0.1, -0.16],
      [0, -0.5],
      [0.14, -0.5],
      [0.2, -0.24],
      [1.1, -0.24],
      [1.1, -0.08],
      [0.2, -0.06],
      [0.2, 0.1],
      [-0.9, 0.6],
    ),
    circle(0, 0.26, 0.34),
  ],
  infantry: [
    draw().at(-0.5, -0.1).curve(-0.5, -0.8, 0.5, -0.8, 0.5, -0.1).to(0.68, -0.02).to(-0.68, -0.02).close()
      .path,
    points([-0.34, 0.08], [0.34, 0.08], [0.2, 0.34], [0.6, 0.6], [-0.6, 0.6], [-0.2, 0.34]),
  ],
  support: [
    points([-1, 0.5], [-0.3, 0.1], [0.7, -0.64], [0.82, -0.48], [-0.1, 0.24], [0.02, 0.5]),
    circle(-0.1, 0.32, 0.3),
    star(0.86, -0.36, 7, 0.3, 0.14),
  ],
  german: [cross(0, 0, 0.62, 0.2)],
  anglo: [star(0, 0.04, 5, 0.68, 0.28)],
  close: [star(0, 0, 8, 0.66, 0.3)],
  same: [
    draw()
      .add(circle(0, 0, 0.6))
      .add(circle(0, 0, 0.36)).path,
    points([0.1, -0.82], [0.62, -0.5], [0.1, -0.14]),
  ],
};

/** An icon about (x, y), `size` mm wide. */
export const icon = (name: Icon, x: number, y: number, size: number, fill: Colour): Shape[] =>
  ICONS[name].map((path) => ({
    d: written(moved(path, chain(scale(size / 2), move(x, y)))),
    fill,
    fillRule: 'evenodd',
  }));

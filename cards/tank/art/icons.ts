/** Small signs of what a card asks for: kinds of units, sides, distance. */
import { written } from '../../../src/kit/engrave/outline.ts';
import { chain, move, scale } from '../../../src/kit/engrave/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, polygon, star } from '../../../src/kit/engrave/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Icon } from '../words-of-tactics.ts';
import { cross } from './emblems.ts';

const points = (...all: readonly (readonly [number, number])[]): Path => polygon(all);

/** About their middle, two units wide. */
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

/** Trees, lawns and the football ground of the city. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polyline, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { PITCH, type Green } from '../data/street-map.ts';
import { isBare } from '../theme.ts';
import { inView, kept, seen, stroke, whole, type Drawn } from './street-view.ts';

/** A crown from above, its leaves a bow on the side away from the sun. */
const crown = ([x, y]: Point, radius: number): Path => circle(x, y, radius);
const leaves = ([x, y]: Point, radius: number): Path =>
  draw()
    .at(x + radius * 0.62, y - radius * 0.1)
    .bend(x + radius * 0.5, y + radius * 0.6, x - radius * 0.1, y + radius * 0.62)
    .at(x + radius * 0.2, y - radius * 0.1)
    .bend(x + radius * 0.16, y + radius * 0.2, x - radius * 0.14, y + radius * 0.22).path;

const sizeOfTree = ([x, y]: Point): number => 1.7 + 0.7 * scattered(Math.round(x * 7 + y * 13));

export function trees(all: readonly Point[], { theme, fine, view, textured }: Drawn): Shape[] {
  const near = all.filter((at) => seen(at, view, 3));
  const line = stroke(theme.leaf, fine);
  return kept([
    { d: written(...near.map((at) => crown(at, sizeOfTree(at)))), fill: theme.ground.tree, stroke: line },
    ...(textured && !isBare(theme)
      ? [{ d: written(...near.map((at) => leaves(at, sizeOfTree(at)))), stroke: line }]
      : []),
  ]);
}

export function green({ lawn, radius, paths, trees: planted }: Green, drawn: Drawn): Shape[] {
  const { theme, fine, view, textured } = drawn;
  if (!inView(lawn, view)) return [];
  const edge = stroke(theme.leaf, fine);
  const walks = written(...paths.map((points) => polyline(points)));
  return [
    { d: written(whole(lawn, radius)), fill: theme.ground.lawn, stroke: edge },
    ...(isBare(theme) || !textured
      ? []
      : [
          { d: walks, stroke: { ...stroke(edge.colour, 3.6 + 2 * fine), join: 'round' as const } },
          { d: walks, stroke: { ...stroke(theme.ground.road, 3.6), join: 'round' as const } },
        ]),
    ...(drawn.textured ? trees(planted, drawn) : []),
  ];
}

/** The football ground: its lines, two goals, the middle. */
export function pitch({ theme, fine, view }: Drawn): Shape[] {
  if (!inView(PITCH, view)) return [];
  const { x, y, width, height } = PITCH;
  const middle = y + height / 2;
  const chalk = isBare(theme) ? theme.soft : theme.ground.pavement;
  return [
    { d: written(whole(PITCH, 1.4)), fill: theme.ground.lawn },
    {
      d: written(
        rectangle(x + 2, y + 2, width - 4, height - 4),
        line(x + width / 2, y + 2, x + width / 2, y + height - 2),
        circle(x + width / 2, middle, 5),
        rectangle(x + 2, middle - 7, 7, 14),
        rectangle(x + width - 9, middle - 7, 7, 14),
      ),
      stroke: stroke(chalk, isBare(theme) ? fine : 0.5),
    },
  ];
}

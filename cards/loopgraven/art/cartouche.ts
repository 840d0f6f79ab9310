/** The cartouche about the title of the map: a panel with hollow corners and a rose in each, and a helmet between laurels. */
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { chain, move, scale, turn, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';

/** The radius of a hollow corner, mm. */
const CORNER = 8;

/** A rectangle whose corners are cut by quarters of a circle. */
function hollow({ x, y, width, height }: Rect, radius: number): Path {
  const [right, bottom] = [x + width, y + height];
  const k = radius * 0.5523;
  return draw()
    .at(x + radius, y)
    .to(right - radius, y)
    .curve(right - radius, y + k, right - k, y + radius, right, y + radius)
    .to(right, bottom - radius)
    .curve(right - k, bottom - radius, right - radius, bottom - k, right - radius, bottom)
    .to(x + radius, bottom)
    .curve(x + radius, bottom - k, x + k, bottom - radius, x, bottom - radius)
    .to(x, y + radius)
    .curve(x + k, y + radius, x + radius, y + k, x + radius, y)
    .close().path;
}

const shrunk = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The panel: paper under three lines, and a rose in the hollow of each corner. */
export function panel(rect: Rect, theme: Theme): Shape[] {
  const { x, y, width, height } = rect;
  const bare = isBare(theme);
  const line = (wide: number) => ({ colour: theme.key, width: lineOf(theme, wide), join: 'miter' }) as const;
  const centres: readonly Point[] = [
    [x + 3.4, y + 3.4],
    [x + width - 3.4, y + 3.4],
    [x + 3.4, y + height - 3.4],
    [x + width - 3.4, y + height - 3.4],
  ];
  return [
    { d: written(hollow(rect, CORNER)), fill: theme.paper, stroke: line(0.9) },
    { d: written(hollow(shrunk(rect, 1.3), CORNER)), stroke: line(0.22) },
    { d: written(hollow(shrunk(rect, 2.1), CORNER)), stroke: line(0.22) },
    {
      d: written(...centres.map(([cx, cy]) => circle(cx, cy, 3))),
      fill: bare ? theme.paper : theme.ochre,
      stroke: line(0.3),
    },
    {
      d: written(...centres.map(([cx, cy]) => star(cx, cy, 8, 2.3, 1))),
      fill: theme.paper,
      stroke: line(0.2),
    },
  ];
}

/** A leaf from the origin to the right. */
const LEAF: Path = draw().at(0, 0).bend(1.6, -1.5, 4, 0).bend(1.6, 0.9, 0, 0).close().path;

/** A branch of laurel that grows to the right from the origin, `long` mm. */
function laurel(long: number): { readonly stem: Path; readonly leaves: readonly Path[] } {
  const count = Math.floor(long / 3);
  const onStem = (share: number): Point => [long * share, -1.2 * Math.sin(share * Math.PI)];
  const leaves = Array.from({ length: count }, (_, at) => {
    const share = (at + 0.4) / count;
    const size = 1.05 - 0.4 * share;
    return [-34, 30].map((degrees) =>
      moved(LEAF, chain(chain(scale(size, size), turn(degrees)), move(...onStem(share)))),
    );
  }).flat();
  const end = moved(LEAF, chain(scale(0.7, 0.7), move(...onStem(0.97))));
  return {
    stem: draw()
      .at(0, 0)
      .bend(long / 2, -2.4, long, 0).path,
    leaves: [...leaves, end],
  };
}

/** A steel helmet of 1918 from the side, 11 mm wide, about its brim's middle. */
function helmet(theme: Theme): Shape[] {
  const line = { colour: theme.key, width: lineOf(theme, 0.35), join: 'round' as const };
  const dome = draw()
    .at(-4.6, 0)
    .curve(-4.8, -3.4, -2.6, -5.6, 0.1, -5.6)
    .curve(2.9, -5.6, 4.8, -3.2, 4.6, 0)
    .close().path;
  const brim = draw()
    .at(-6, 1.1)
    .bend(-4.8, -0.4, -4.2, -0.5)
    .bend(0, -1.3, 4.2, -0.5)
    .bend(4.8, -0.4, 6, 1.1)
    .bend(0, -0.5, -6, 1.1)
    .close().path;
  const shadow = draw()
    .at(1, -5.3)
    .curve(3.4, -4.8, 4.4, -2.6, 4.3, -0.6)
    .to(1.4, -1)
    .curve(2, -2.6, 1.8, -4, 1, -5.3)
    .close().path;
  return [
    { d: written(dome), fill: theme.paper, stroke: line },
    { d: hatch(shadow, { angle: 80, spacing: 0.55, heavy: 0.26, light: 0.5 }), fill: theme.key },
    { d: written(brim), fill: theme.paper, stroke: line },
    { d: written(circle(-2.4, -1.9, 0.3), circle(2.9, -1.9, 0.3)), fill: theme.key },
  ];
}

/** A helmet between two branches of laurel, about (0, 0); `half` mm to either side. */
export function ornament(half: number, theme: Theme): Shape[] {
  const bare = isBare(theme);
  const { stem, leaves } = laurel(half - 9);
  const sides = [1, -1].map((side) => chain(move(8, -1.2), scale(side, 1)));
  const line = { colour: theme.key, width: lineOf(theme, 0.2), join: 'round' as const };
  return [
    { d: written(...sides.map((to) => moved(stem, to))), stroke: line },
    {
      d: written(...sides.flatMap((to) => leaves.map((leaf) => moved(leaf, to)))),
      fill: bare ? theme.paper : theme.leaf,
      stroke: line,
    },
    ...helmet(theme),
  ];
}

/** Marks of the special edges: straits, the bridge, the arrow out, ways of the Allies, closed corners and booms. */
import { dashes } from '../../../src/kit/engrave/dashes.ts';
import { chain, move, turn, type Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { moved, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, type Node, type Shape } from '../../../src/kit/face.ts';
import { AREAS, BOX_NAMES, BOXES, type PlaceId } from '../box/areas.ts';
import { BOOMS, BRIDGE, OUT_ONLY, RINGS, STRAIT_MARKS, WAYS, type Mark } from '../map/marks.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';

const nameOf = (place: PlaceId): string =>
  AREAS.find(({ id }) => id === place)?.name ?? BOX_NAMES[BOXES.find((id) => id === place) ?? 'usa'];

/** A drawing along a mark: it begins at 0, 0 and runs to the right for `long` mm. */
function along({ from, to }: Pick<Mark, 'from' | 'to'>, of: (long: number) => Path): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const place = chain(turn((Math.atan2(dy, dx) * 180) / Math.PI), move(...from));
  return moved(of(Math.hypot(dx, dy)), place);
}

const marked = (means: string, shapes: readonly Shape[], ink: Shape['fill'], theme: Theme): Node =>
  art({ x: 0, y: 0, shapes, sign: { means, ink: ink ?? theme.key, ground: theme.paper } });

export function strait(mark: Pick<Mark, 'from' | 'to'>, means: string, theme: Theme): Node {
  const { from, to } = mark;
  return marked(
    means,
    [
      { d: written(line(...from, ...to)), stroke: { colour: theme.paper, width: 2.2, cap: 'round' } },
      {
        d: written(dashes(line(...from, ...to), 1.6, 1)),
        stroke: { colour: theme.key, width: lineOf(theme, 0.7) },
      },
      { d: written(circle(...from, 1.3), circle(...to, 1.3)), fill: theme.key },
    ],
    theme.key,
    theme,
  );
}

export function bridge(mark: Pick<Mark, 'from' | 'to'>, theme: Theme): Node {
  const rails = (long: number): Path => [...line(0, -1.1, long, -1.1), ...line(0, 1.1, long, 1.1)];
  const sleepers = (long: number): Path =>
    Array.from({ length: Math.floor(long / 1.5) }, (_, at) =>
      rectangle(0.4 + at * 1.5, -1.1, 0.75, 2.2),
    ).flat();
  return marked(
    'bridge, Ruhr to Scandinavia',
    [
      { d: written(along(mark, (long) => rectangle(-0.6, -1.9, long + 1.2, 3.8))), fill: theme.paper },
      { d: written(along(mark, sleepers)), fill: theme.key },
      { d: written(along(mark, rails)), stroke: { colour: theme.key, width: lineOf(theme, 0.4) } },
    ],
    theme.key,
    theme,
  );
}

/** An arrow to the right, `long` mm, with a shaft of `wide`. */
const arrow =
  (wide: number) =>
  (long: number): Path =>
    polygon([
      [0, -wide / 2],
      [long - 3.4, -wide / 2],
      [long - 3.4, -wide - 0.7],
      [long, 0],
      [long - 3.4, wide + 0.7],
      [long - 3.4, wide / 2],
      [0, wide / 2],
    ]);

export function outOnly(mark: Pick<Mark, 'from' | 'to'>, theme: Theme): Node {
  const red = theme.owner.axis.flat;
  const bars = (): Path => [...rectangle(-1.2, -2.9, 0.9, 5.8), ...rectangle(-2.9, -2.9, 0.9, 5.8)];
  return marked(
    'Ruhr to the North Sea: out, and no attack in',
    [
      { d: written(along(mark, arrow(1.5))), fill: theme.key, stroke: { colour: theme.paper, width: 0.4 } },
      { d: written(along(mark, bars)), fill: red, stroke: { colour: theme.paper, width: 0.3 } },
    ],
    theme.key,
    theme,
  );
}

export function way(mark: Pick<Mark, 'from' | 'to'>, means: string, theme: Theme): Node {
  const blue = theme.owner.allies.flat;
  const shape = written(along(mark, arrow(1.7)));
  return marked(
    means,
    [
      isBare(theme)
        ? { d: shape, fill: theme.paper, stroke: { colour: blue, width: 0.35 } }
        : { d: shape, fill: blue, stroke: { colour: theme.paper, width: 0.4 } },
    ],
    blue,
    theme,
  );
}

export function ring(at: Point, theme: Theme): Node {
  const cross = [...line(-1, -1, 1, 1), ...line(-1, 1, 1, -1)];
  return marked(
    'closed corner',
    [
      {
        d: written(circle(...at, 2.1)),
        fill: theme.paper,
        stroke: { colour: theme.key, width: lineOf(theme, 0.5) },
      },
      { d: written(moved(cross, move(...at))), stroke: { colour: theme.key, width: lineOf(theme, 0.5) } },
    ],
    theme.key,
    theme,
  );
}

export function boom([from, to]: readonly [Point, Point], theme: Theme): Node {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(4, Math.round(long / 2));
  const beads = Array.from({ length: count + 1 }, (_, at): Point => [
    from[0] + ((to[0] - from[0]) * at) / count,
    from[1] + ((to[1] - from[1]) * at) / count,
  ]);
  return marked(
    'boom: this water is shut',
    [
      { d: written(line(...from, ...to)), stroke: { colour: theme.paper, width: 3.2, cap: 'round' } },
      {
        d: written(...beads.map(([x, y]) => circle(x, y, 0.95))),
        fill: theme.key,
        stroke: { colour: theme.paper, width: 0.25 },
      },
    ],
    theme.key,
    theme,
  );
}

export const marks = (theme: Theme): Node[] => [
  ...WAYS.map((mark) =>
    way(mark, `way for the Allies alone, ${mark.between.map(nameOf).join(' to ')}`, theme),
  ),
  ...BOOMS.map((shores) => boom(shores, theme)),
  bridge(BRIDGE, theme),
  outOnly(OUT_ONLY, theme),
  ...STRAIT_MARKS.map((mark) => strait(mark, `strait, ${mark.between.map(nameOf).join(' to ')}`, theme)),
  ...RINGS.map(({ at }) => ring(at, theme)),
];

/**
 * Marks of the special edges (straits, the bridge, the arrow out, ways of the Allies, closed corners and booms),
 * where they are, and the legend of the map.
 */
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import { type Point, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Node, type Shape, art, box } from '../../../src/kit/face.ts';
import { AREAS, BOXES, BOX_NAMES, type PlaceId } from '../data/areas.ts';
import { type Theme, isBare, lineOf } from '../theme.ts';
import { type Region, onMap } from '../data/geography.ts';
import { ARCS } from '../data/outlines.ts';
import { doubleFrame, words } from '../../../src/kit/drawing/face-elements.ts';
import { sign } from '../art/signs.ts';
import { LEGEND } from '../data/map-layout.ts';
import { MAP_WORDS } from '../data/printed-words.ts';
import { dealt } from './map-areas.ts';

// Marks for connections that no shared border shows, in mm of the chart. A test checks that every connection
// has a border or a mark.

interface Mark {
  readonly between: readonly [PlaceId, PlaceId];
  readonly from: Point;
  readonly to: Point;
}

const mark = (one: PlaceId, other: PlaceId, from: Point, to: Point): Mark => ({
  between: [one, other],
  from,
  to,
});

/** Dashes between two dots: who holds one shore lands more easily on the other. */
export const STRAIT_MARKS: readonly Mark[] = [
  mark('britain', 'paris', [169.4, 147.6], [178, 152.8]),
  mark('morocco', 'italy', onMap([10.4, 36.7]), onMap([12.9, 37.8])),
  mark('morocco', 'spain', onMap([-5.4, 35.1]), onMap([-5.5, 36.8])),
];

/** A bridge with sleepers, along Denmark. */
export const BRIDGE: Mark = mark('ruhr', 'scandinavia', onMap([9.1, 54.1]), onMap([9.2, 56.3]));

/** An arrow for a connection that can only be attacked outward. */
export const OUT_ONLY: Mark = mark('ruhr', 'northsea', [211, 128.5], [211, 109]);

/** Ways that the Allies alone have, from their boxes. */
export const WAYS: readonly Mark[] = [
  mark('usa', 'natlantic', [67.5, 74], [67.5, 89]),
  mark('usa', 'catlantic', [38, 74], [38, 223]),
  mark('urals', 'leningrad', [479, 32], [449, 32]),
  mark('urals', 'moscow', [486, 66], [472, 87]),
  mark('urals', 'stalingrad', [534, 66], [534, 114]),
];

/** The areas at each point where borders meet. */
function meetings(): ReadonlyMap<string, ReadonlySet<Region | 'frame'>> {
  const found = new Map<string, Set<Region | 'frame'>>();
  for (const { left, right, points } of ARCS)
    for (const end of [points[0], points.at(-1)]) {
      const all = found.get(String(end)) ?? new Set();
      found.set(String(end), all.add(left).add(right));
    }
  return found;
}

/** Corners where four areas meet; areas diagonally across are not adjacent, which a crossed ring shows. */
export const RINGS: readonly { readonly at: Point; readonly areas: readonly (Region | 'frame')[] }[] = [
  ...meetings(),
]
  .filter(([, areas]) => AREAS.filter(({ id }) => areas.has(id)).length >= 4)
  .map(([at, areas]) => {
    const [x = 0, y = 0] = at.split(',').map(Number);
    return { at: [x, y] as const, areas: [...areas] };
  });

/** Closed water: a row of beads between two shores. */
const BOOMS: readonly (readonly [Point, Point])[] = [
  [onMap([10.45, 57.65]), onMap([12.1, 57.65])],
  [onMap([18.4, 40.1]), onMap([19.5, 40.4])],
  [onMap([25.9, 40.0]), onMap([26.9, 40.45])],
];

const nameOf = (place: PlaceId): string =>
  AREAS.find(({ id }) => id === place)?.name ?? BOX_NAMES[BOXES.find((id) => id === place) ?? 'usa'];

/** Places a drawing of length `long` along a mark; it is drawn from the origin to the right. */
function along({ from, to }: Pick<Mark, 'from' | 'to'>, of: (long: number) => Path): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const place = chain(turn((Math.atan2(dy, dx) * 180) / Math.PI), move(...from));
  return moved(of(Math.hypot(dx, dy)), place);
}

const marked = (means: string, shapes: readonly Shape[], ink: Shape['fill'], theme: Theme): Node =>
  art({ x: 0, y: 0, shapes, sign: { means, ink: ink ?? theme.key, ground: theme.paper } });

function strait(mark: Pick<Mark, 'from' | 'to'>, means: string, theme: Theme): Node {
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

function bridge(mark: Pick<Mark, 'from' | 'to'>, theme: Theme): Node {
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

function outOnly(mark: Pick<Mark, 'from' | 'to'>, theme: Theme): Node {
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

function way(mark: Pick<Mark, 'from' | 'to'>, means: string, theme: Theme): Node {
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

function ring(at: Point, theme: Theme): Node {
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

function boom([from, to]: readonly [Point, Point], theme: Theme): Node {
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

// The legend.

/** Line height, and the positions of signs in both columns, mm. */
const LINE = 5.25;
const COLUMNS = [6, 38] as const;

/** The legend; `piles` adds the sign for dealt neutral cards. */
export function legend(theme: Theme, piles: boolean): Node[] {
  const { x, y } = LEGEND;
  const said = MAP_WORDS.legend;
  const inks = [theme.key, theme.paper] as const;
  const snow = isBare(theme) ? theme.key : theme.owner.allies.flat;
  const level = (row: number): number => y + 4.4 + row * LINE;
  const at = (column: 0 | 1, row: number): readonly [number, number] => [x + COLUMNS[column], level(row)];
  const stretch = (row: number, half: number) => ({
    from: [at(1, row)[0] - half, level(row)] as const,
    to: [at(1, row)[0] + half, level(row)] as const,
  });
  const [from, to] = [stretch(4, 3.4).from, stretch(4, 3.4).to];
  const line = (column: 0 | 1, row: number, says: string): Node =>
    words(
      'legend',
      says,
      { x: at(column, row)[0] + (column === 0 ? 3.8 : 5.4), y: level(row) - 2.5, width: 24, height: 5 },
      { size: 10.5, ink: theme.key, on: theme.paper, font: 'plain', fit: { least: 8 } },
    );
  const left = [
    said.points,
    said.resources,
    said.supply,
    said.snow,
    said.sun,
    ...(piles ? [said.dealt] : []),
  ];
  const right = [said.strait, said.bridge, said.out, said.ring, said.boom, said.way];
  return [
    box({ ...LEGEND, fill: theme.paper }),
    doubleFrame(LEGEND, theme.key, [lineOf(theme, 0.8), lineOf(theme, 0.25), 1.2]),
    sign('points', said.points, at(0, 0), 2.1, inks),
    sign('resources', said.resources, at(0, 1), 2.1, inks),
    sign('supply', said.supply, at(0, 2), 2.1, inks),
    sign('snow', said.snow, at(0, 3), 2.3, [snow, theme.paper]),
    sign('sun', said.sun, at(0, 4), 2.3, [isBare(theme) ? theme.key : theme.written, theme.paper]),
    strait(stretch(0, 3.4), said.strait, theme),
    bridge(stretch(1, 3.4), theme),
    outOnly(stretch(2, 3), theme),
    ring(at(1, 3), theme),
    boom([from, to], theme),
    way(stretch(5, 3.4), said.way, theme),
    ...(piles ? [dealt([at(0, 5)], 0.52, said.dealt, theme)] : []),
    ...left.map((says, row) => line(0, row, says)),
    ...right.map((says, row) => line(1, row, says)),
  ];
}

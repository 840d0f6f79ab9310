/**
 * The ground of the streets: pavements and kerbs, setts, tram rails, squares, lawns, the quay. Pale throughout, so that it
 * is quiet under a counter and no part of it looks like a block in grey; nothing of it is darker than `soft`, so that it
 * may cross a cut.
 */
import { ART_REACH } from '../../../src/kit/component.ts';
import { scattered } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, polyline, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { art, group, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { SQUARE, TILE_SIZE, WIDE_CITY, type TileMark } from '../data/box.ts';
import {
  BLOCKS,
  cornerOf,
  GREENS,
  PITCH,
  PLAZAS,
  QUAY,
  RAILWAY,
  ROSE,
  STREET_NAMES,
  STREET_TREES,
  TRAMS,
  type Green,
} from '../data/street-map.ts';
import { isBare, type Theme } from '../theme.ts';
import { railsOf, tracksOf } from './tram-track.ts';

/** The breadth of a pavement, mm. */
const PAVEMENT = 2.7;
/** How far a block's shadow falls to the south-east, mm. */
const SHADOW = 1.9;

/** What the drawing of a tile needs to know. */
interface Drawn {
  readonly theme: Theme;
  /** Width of a fine line, mm. */
  readonly fine: number;
  /** What is in sight, in mm of the city. */
  readonly view: Rect;
  /** Whether the edition has room for texture. */
  readonly textured: boolean;
}

const inView = ({ x, y, width, height }: Rect, view: Rect, about = 0): boolean =>
  x - about < view.x + view.width &&
  x + width + about > view.x &&
  y - about < view.y + view.height &&
  y + height + about > view.y;

const seen = ([x, y]: Point, view: Rect, about = 0): boolean =>
  inView({ x, y, width: 0, height: 0 }, view, about);

const whole = ({ x, y, width, height }: Rect, radius = 0): Path => rectangle(x, y, width, height, radius);

const isStreet = (column: number, row: number): boolean => WIDE_CITY[row]?.[column] === '.';

/** Whether the squares about a place on the grid’s level lines are all streets. */
const isOpen = ([x, y]: Point): boolean =>
  [-3, 3].every((dy) =>
    [-3, 3].every((dx) => isStreet(Math.floor((x + dx) / SQUARE), Math.floor((y + dy) / SQUARE))),
  );

const stroke = (colour: Theme['soft'], width: number) => ({ colour, width }) as const;

/** Not a shape without a path: readers of PDF report them. */
const kept = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter(({ d }) => typeof d === 'string' || d.steps.length > 0);

/** Setts in arcs, row by row, as a square is paved; within a plaza and in sight. */
function arcs(plaza: Rect, view: Rect): Path {
  const pen = draw();
  const [long, high] = [6, 3];
  for (let row = 0; row * high < plaza.height - 0.1; row++)
    for (let at = 0; at * long < plaza.width + 0.1; at++) {
      const y = plaza.y + (row + 1) * high;
      const from = plaza.x + at * long - (row % 2 === 0 ? 0 : long / 2);
      const to = from + long;
      if (from < plaza.x || to > plaza.x + plaza.width + 0.1 || !seen([from, y], view, long)) continue;
      pen.at(from, y).bend(from + long / 2, y - high * 1.5, to, y);
    }
  return pen.path;
}

/** A patch of setts about a point: three rows of stones, as an engraver hints at paving. */
function setts([x, y]: Point, seed: number): Path {
  const pen = draw();
  const rows = 2 + Math.floor(scattered(seed + 3) * 2);
  for (let row = 0; row <= rows; row++) {
    const [from, to] = [x - 3.2 + scattered(seed + row) * 1.6, x + 2 + scattered(seed * 3 + row) * 2.4];
    pen.at(from, y + row * 1.3).to(to, y + row * 1.3);
    if (row < rows)
      for (let joint = from + 0.9 + (row % 2) * 0.8; joint < to - 0.3; joint += 1.7)
        pen.at(joint, y + row * 1.3).to(joint, y + (row + 1) * 1.3);
  }
  return pen.path;
}

const isPaved = ([x, y]: Point): boolean =>
  [...PLAZAS, ...GREENS.map(({ lawn }) => lawn), PITCH].some(
    (place) => x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height,
  );

/** Where a street’s name is written, and a little about it. */
const isNamed = ([x, y]: Point): boolean =>
  STREET_NAMES.some(({ at, isUpright = false }) => {
    const [across, down] = isUpright ? [5, 34] : [38, 5];
    return x > at[0] - 8 && x < at[0] + across + 3 && y > at[1] - 6 && y < at[1] + down;
  });

/** Patches of setts in the streets in sight, in every other square or so, beside its middle. */
function patches(view: Rect): Path {
  const pen = draw();
  WIDE_CITY.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      const seed = column * 31 + row * 17;
      const [x, y] = [scattered(seed + 7), scattered(seed * 5 + 11)];
      const at: Point = [
        (column + (x < 0.5 ? 0.2 + 0.12 * y : 0.68 + 0.14 * y)) * SQUARE,
        (row + (y < 0.5 ? 0.06 + 0.2 * x : 0.62 + 0.14 * x)) * SQUARE,
      ];
      const isQuay = at[0] < QUAY.stones + 4 || at[0] > RAILWAY.stones - 4;
      if (cell !== '.' || scattered(seed) > 0.7 || isQuay || isPaved(at) || isNamed(at) || !seen(at, view, 6))
        return;
      pen.add(setts(at, seed));
    }),
  );
  return pen.path;
}

/** Joints of the slabs along every side of a block, from its wall to the kerb. */
function slabs(view: Rect): Path {
  const pen = draw();
  WIDE_CITY.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      const [x, y] = [column * SQUARE, row * SQUARE];
      if (cell !== '#' || !seen([x + SQUARE / 2, y + SQUARE / 2], view, SQUARE)) return;
      for (let at = 2.25; at < SQUARE; at += 4.5) {
        if (isStreet(column, row - 1)) pen.at(x + at, y - PAVEMENT).to(x + at, y);
        if (isStreet(column, row + 1)) pen.at(x + at, y + SQUARE).to(x + at, y + SQUARE + PAVEMENT);
        if (isStreet(column - 1, row)) pen.at(x - PAVEMENT, y + at).to(x, y + at);
        if (isStreet(column + 1, row)) pen.at(x + SQUARE, y + at).to(x + SQUARE + PAVEMENT, y + at);
      }
    }),
  );
  return pen.path;
}

/** Striped awnings over shop windows, here and there along the southern and the western sides of blocks. */
function awnings(view: Rect): { readonly cloth: readonly Path[]; readonly stripes: Path } {
  const cloth: Path[] = [];
  const stripes = draw();
  const deep = 1.7;
  WIDE_CITY.forEach((cells, row) =>
    [...cells].forEach((cell, column) => {
      const [x, y] = [column * SQUARE, row * SQUARE];
      const seed = scattered(column * 13 + row * 29);
      if (cell !== '#' || !seen([x + SQUARE / 2, y + SQUARE / 2], view, SQUARE)) return;
      const from = 2.6 + 6 * seed;
      const long = 6.4;
      if (isStreet(column, row + 1) && seed < 0.55) {
        cloth.push(rectangle(x + from, y + SQUARE, long, deep));
        for (let at = 0.8; at < long; at += 1.6)
          stripes.at(x + from + at, y + SQUARE).to(x + from + at, y + SQUARE + deep);
      }
      if (isStreet(column - 1, row) && seed > 0.42) {
        cloth.push(rectangle(x - deep, y + from, deep, long));
        for (let at = 0.8; at < long; at += 1.6) stripes.at(x - deep, y + from + at).to(x, y + from + at);
      }
    }),
  );
  return { cloth, stripes: stripes.path };
}

/** What a block keeps from the sun, which stands in the north-west. */
const shadowOf = ({ x, y, width, height }: Rect): Path =>
  polygon([
    [x + width, y],
    [x + width + SHADOW, y + SHADOW],
    [x + width + SHADOW, y + height + SHADOW],
    [x + SHADOW, y + height + SHADOW],
    [x, y + height],
    [x + width, y + height],
  ]);

/** A pavement round each block, with its kerb, joints, awnings and shadow. */
function pavements({ theme, fine, view, textured }: Drawn): Shape[] {
  const blocks = BLOCKS.filter((block) => inView(block, view, PAVEMENT + 1));
  if (blocks.length === 0) return [];
  const all = written(...blocks.map((block) => whole(block)));
  const rim = (reach: number, colour: Theme['soft']): Shape => ({
    d: all,
    stroke: { colour, width: 2 * reach, join: 'miter' },
  });
  const shops = awnings(view);
  return kept([
    rim(PAVEMENT + fine / 2, theme.kerb),
    rim(PAVEMENT - fine / 2, theme.ground.pavement),
    ...(textured && !isBare(theme) ? [{ d: written(slabs(view)), stroke: stroke(theme.soft, fine) }] : []),
    ...(isBare(theme) ? [] : [{ d: written(...blocks.map(shadowOf)), fill: theme.ground.shadow }]),
    ...(textured && !isBare(theme)
      ? [
          { d: written(...shops.cloth), fill: theme.ground.pavement },
          { d: written(shops.stripes), stroke: stroke(theme.ground.awning, 0.8) },
          { d: written(...shops.cloth), stroke: stroke(theme.soft, fine) },
        ]
      : []),
  ]);
}

/** A crown from above, its leaves a bow on the side away from the sun. */
const crown = ([x, y]: Point, radius: number): Path => circle(x, y, radius);
const leaves = ([x, y]: Point, radius: number): Path =>
  draw()
    .at(x + radius * 0.62, y - radius * 0.1)
    .bend(x + radius * 0.5, y + radius * 0.6, x - radius * 0.1, y + radius * 0.62)
    .at(x + radius * 0.2, y - radius * 0.1)
    .bend(x + radius * 0.16, y + radius * 0.2, x - radius * 0.14, y + radius * 0.22).path;

const sizeOfTree = ([x, y]: Point): number => 1.7 + 0.7 * scattered(Math.round(x * 7 + y * 13));

function trees(all: readonly Point[], { theme, fine, view, textured }: Drawn): Shape[] {
  const near = all.filter((at) => seen(at, view, 3));
  const line = stroke(theme.leaf, fine);
  return kept([
    { d: written(...near.map((at) => crown(at, sizeOfTree(at)))), fill: theme.ground.tree, stroke: line },
    ...(textured && !isBare(theme)
      ? [{ d: written(...near.map((at) => leaves(at, sizeOfTree(at)))), stroke: line }]
      : []),
  ]);
}

function green({ lawn, radius, paths, trees: planted }: Green, drawn: Drawn): Shape[] {
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
function pitch({ theme, fine, view }: Drawn): Shape[] {
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

const water = ({ view, theme }: Drawn): Shape => ({
  d: written(rectangle(view.x - 1, view.y - 1, QUAY.water - view.x + 1, view.height + 2)),
  fill: theme.ground.water,
});

/** Slabs in courses, each joint off the ones above; from `left` to `right`, as far down as is in sight. */
function courses(left: number, right: number, { y: top, height }: Rect): Path {
  const pen = draw();
  const deep = 6;
  for (let course = Math.floor(top / deep); course * deep < top + height; course++) {
    const y = course * deep;
    pen.at(left, y).to(right, y);
    const shift = scattered(course) * 7;
    for (let x = left + shift; x < right; x += 7.2) pen.at(x, y).to(x, y + deep);
  }
  return pen.path;
}

/** A boat at the wall, its bow to the north. */
const boat = (y: number): Path =>
  draw()
    .at(1.5, y)
    .bend(2.8, y + 2, 2.6, y + 5)
    .to(2.4, y + 8)
    .to(0.6, y + 8)
    .to(0.4, y + 5)
    .bend(0.2, y + 2, 1.5, y)
    .close()
    .at(0.6, y + 3.6)
    .to(2.4, y + 3.6)
    .at(0.6, y + 5.6)
    .to(2.4, y + 5.6).path;

/** The river with its wall of stone, bollards on the quay and boats; at the city’s western edge. */
function quay(drawn: Drawn): Shape[] {
  const { theme, fine, view, textured } = drawn;
  if (view.x > QUAY.stones) return [];
  const { y: top, height } = view;
  const [first, bottom] = [Math.floor(top / SQUARE) * SQUARE, top + height];
  const kerb = stroke(theme.kerb, fine);
  if (!textured) return [water(drawn), { d: written(line(QUAY.wall, top, QUAY.wall, bottom)), stroke: kerb }];
  const [stones, ripples] = [draw(), draw()];
  const bollards: Path[] = [];
  const boats: Path[] = [];
  for (let y = first; y < bottom; y += SQUARE) {
    bollards.push(circle(QUAY.wall + 1.2, y, 0.6));
    for (let at = 0; at < SQUARE; at += 3.6) stones.at(QUAY.water, y + at).to(QUAY.wall, y + at);
    const share = scattered(Math.round(y) + 5);
    if (share < 0.4 && y > top + 2 && y < bottom - 14) boats.push(boat(y + 1 + share * 8));
    for (const [x, dy] of [
      [-2.8, 2],
      [-0.8, 7.5],
      [-2.4, 13],
    ] as const)
      ripples
        .at(x, y + dy + share * 4)
        .bend(x + 0.7, y + dy + share * 4 - 0.7, x + 1.4, y + dy + share * 4)
        .bend(x + 2.1, y + dy + share * 4 + 0.7, x + 2.8, y + dy + share * 4);
  }
  return [
    water(drawn),
    { d: written(ripples.path), stroke: stroke(theme.wave, fine) },
    ...kept([{ d: written(...boats), fill: theme.ground.pavement, stroke: kerb }]),
    ...(isBare(theme)
      ? []
      : [{ d: written(courses(QUAY.wall, QUAY.stones, view)), stroke: stroke(theme.sett, fine) }]),
    {
      d: written(rectangle(QUAY.water, top - 1, QUAY.wall - QUAY.water, height + 2)),
      fill: theme.ground.pavement,
      stroke: kerb,
    },
    { d: written(stones.path), stroke: stroke(theme.soft, fine) },
    { d: written(...bollards), fill: theme.ground.pavement, stroke: kerb },
  ];
}

/** A platform and a track at the city’s eastern edge. */
function railway({ theme, fine, view, textured }: Drawn): Shape[] {
  if (view.x + view.width < RAILWAY.stones) return [];
  const { platform, rails, stones } = RAILWAY;
  const [top, bottom] = [view.y - 1, view.y + view.height + 1];
  const sleepers = draw();
  for (let y = Math.floor(top / 2) * 2; y < bottom; y += 2) sleepers.at(rails[0] - 1, y).to(rails[1] + 1, y);
  return [
    ...(textured
      ? [
          ...(isBare(theme)
            ? []
            : [{ d: written(courses(stones, platform, view)), stroke: stroke(theme.sett, fine) }]),
          {
            d: written(rectangle(platform, top, 1.5, bottom - top)),
            fill: theme.ground.pavement,
            stroke: stroke(theme.kerb, fine),
          },
          ...(isBare(theme) ? [] : [{ d: written(sleepers.path), stroke: stroke(theme.soft, 0.6) }]),
        ]
      : []),
    {
      d: written(...rails.map((x) => line(x, top, x, bottom))),
      stroke: stroke(theme.kerb, textured ? 0.35 : fine),
    },
  ];
}

/** A rose of eight points in two rings, let into the square. */
function rose({ theme, fine, view }: Drawn): Shape[] {
  const { at, radius } = ROSE;
  if (!seen(at, view, radius)) return [];
  const [x, y] = at;
  return [
    {
      d: written(circle(x, y, radius), circle(x, y, radius - 1.2)),
      fill: theme.ground.plaza,
      stroke: stroke(theme.kerb, fine),
    },
    {
      d: written(star(x, y, 4, radius - 1.4, 1.8)),
      fill: theme.ground.pavement,
      stroke: stroke(theme.kerb, fine),
    },
  ];
}

/** Whether a box round the points of a line is in sight. */
function lineInView(points: readonly Point[], view: Rect): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return inView({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, view, 6);
}

function trams({ theme, view, fine, textured }: Drawn): Shape[] {
  const lines = TRAMS.filter((points) => lineInView(points, view));
  // A screen has a line for each track.
  const rails = textured ? lines.flatMap(railsOf) : lines.flatMap(tracksOf);
  return rails.length === 0
    ? []
    : [{ d: written(...rails), stroke: { ...stroke(theme.soft, fine + 0.1), join: 'round' } }];
}

/** Trees stand clear of the tram. */
const isClearOfTrams = ([x, y]: Point): boolean =>
  !(Math.abs(x - 108) < 9 && y < 160) && Math.abs(x - 261) > 12;

/** Where trees stand in the streets. */
export const streetTrees: readonly Point[] = STREET_TREES.filter(
  (at) => isOpen(at) && isClearOfTrams(at) && !isPaved(at),
);

/** The ground of a tile, in its own mm, as far as it is drawn beyond the cut. */
export function streetGround(mark: TileMark, theme: Theme, zoom = 1): Node {
  const [left, top] = cornerOf(mark);
  const reach = theme.edition === 'screen' ? 0 : ART_REACH;
  const size = TILE_SIZE + 2 * reach;
  const view: Rect = { x: left - reach, y: top - reach, width: size, height: size };
  const fine = { colour: 0.18, 'low-ink': 0.16, screen: 0.4 }[theme.edition] / zoom;
  const drawn: Drawn = { theme, fine, view, textured: theme.edition !== 'screen' };
  const plazas = PLAZAS.filter((plaza) => inView(plaza, view));
  const isPlain = isBare(theme) || !drawn.textured;
  const shapes = kept([
    { d: written(whole(view)), fill: theme.ground.road },
    ...(isBare(theme)
      ? []
      : [{ d: written(...plazas.map((plaza) => whole(plaza))), fill: theme.ground.plaza }]),
    ...(isPlain
      ? []
      : [
          {
            d: written(...plazas.map((plaza) => arcs(plaza, view))),
            stroke: stroke(theme.sett, fine),
          },
          { d: written(patches(view)), stroke: stroke(theme.soft, fine) },
          ...rose(drawn),
        ]),
    ...GREENS.flatMap((each) => green(each, drawn)),
    ...pitch(drawn),
    ...quay(drawn),
    ...railway(drawn),
    ...trams(drawn),
    ...pavements(drawn),
    ...(drawn.textured ? trees(streetTrees, drawn) : []),
  ]);
  return group({
    x: 0,
    y: 0,
    clip: { x: -reach, y: -reach, width: size, height: size },
    nodes: [art({ x: -left, y: -top, shapes })],
  });
}

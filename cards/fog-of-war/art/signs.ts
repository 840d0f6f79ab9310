/**
 * The small signs of the map, centred on the origin with radius 1, and badges, which tell the owner of a
 * piece.
 */
import { type Point, chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { type Node, art, group } from '../../../src/kit/face.ts';
import { type Owner, type Theme, isBare, lineOf } from '../theme.ts';

/** Signs for the strength of cards, the yield of areas, and tokens. */
const SIGNS = [
  'land',
  'sea',
  'defends',
  'points',
  'resources',
  'supply',
  'snow',
  'sun',
  'eye',
  'mire',
  'quiet',
] as const;
export type SignName = (typeof SIGNS)[number];

/** Filled areas (even-odd) and lines. */
interface SignArt {
  readonly solid: Path;
  readonly lines?: Path;
  /** Width of the lines, of one unit. */
  readonly width?: number;
}

const around = (count: number, of: (degrees: number) => Path): Path =>
  Array.from({ length: count }, (_, at) => of((at * 360) / count)).flat();

const turned = (path: Path, degrees: number): Path => moved(path, turn(degrees));

/** A round crown and a broad brim, with light between them. */
const helmet = draw()
  .at(-0.76, 0.06)
  .curve(-0.72, -0.5, -0.4, -0.74, 0, -0.74)
  .curve(0.4, -0.74, 0.72, -0.5, 0.76, 0.06)
  .close()
  .at(-0.82, 0.2)
  .to(0.82, 0.2)
  .bend(1, 0.28, 1.12, 0.52)
  .bend(0, 0.36, -1.12, 0.52)
  .bend(-1, 0.28, -0.82, 0.2)
  .close().path;

const anchor: SignArt = {
  solid: draw()
    .at(-1, 0.1)
    .to(-0.42, 0.16)
    .to(-0.82, 0.62)
    .close()
    .at(1, 0.1)
    .to(0.42, 0.16)
    .to(0.82, 0.62)
    .close().path,
  lines: draw()
    .at(0, -0.46)
    .to(0, 0.9)
    .at(-0.46, -0.2)
    .to(0.46, -0.2)
    .at(-0.78, 0.34)
    .curve(-0.62, 0.76, -0.3, 0.9, 0, 0.9)
    .curve(0.3, 0.9, 0.62, 0.76, 0.78, 0.34)
    .add(circle(0, -0.7, 0.22)).path,
  width: 0.24,
};

const shield = draw()
  .at(-0.78, -0.86)
  .to(0.78, -0.86)
  .to(0.78, 0)
  .curve(0.78, 0.5, 0.4, 0.8, 0, 0.98)
  .curve(-0.4, 0.8, -0.78, 0.5, -0.78, 0)
  .close().path;

const gear = draw().add(around(8, (degrees) => turned(rectangle(-0.19, -1, 0.38, 0.5), degrees))).path;

const house = polygon([
  [-1, 0],
  [0, -0.92],
  [1, 0],
  [0.72, 0],
  [0.72, 0.86],
  [0.22, 0.86],
  [0.22, 0.24],
  [-0.22, 0.24],
  [-0.22, 0.86],
  [-0.72, 0.86],
  [-0.72, 0],
]);

const flake = around(6, (degrees) =>
  turned(draw().at(0, 0).to(0, -1).at(-0.3, -0.92).to(0, -0.62).to(0.3, -0.92).path, degrees),
);

const glare = around(8, (degrees) => turned(line(0, -0.72, 0, -1), degrees));

const eye = draw()
  .at(-1, 0)
  .curve(-0.56, -0.74, 0.56, -0.74, 1, 0)
  .curve(0.56, 0.74, -0.56, 0.74, -1, 0)
  .close()
  .add(circle(0, 0, 0.36)).path;

/** A helmet in mud up to its brim. */
const mire: SignArt = {
  solid: moved(helmet, chain(scale(0.86), move(0, -0.34))),
  lines: [0.34, 0.84].reduce(
    (pen, y, row) =>
      pen
        .at(-1 + row * 0.1, y)
        .bend(-0.75, y - 0.26, -0.5, y)
        .bend(-0.25, y + 0.26, 0, y)
        .bend(0.25, y - 0.26, 0.5, y)
        .bend(0.75, y + 0.26, 1 - row * 0.1, y),
    draw(),
  ).path,
  width: 0.2,
};

const ART = {
  land: { solid: helmet },
  sea: anchor,
  defends: { solid: shield },
  points: { solid: star(0, 0, 5, 1, 0.42) },
  resources: { solid: gear, lines: circle(0, 0, 0.52), width: 0.44 },
  supply: { solid: house },
  snow: { solid: [], lines: flake, width: 0.2 },
  sun: { solid: circle(0, 0, 0.46), lines: glare, width: 0.2 },
  eye: { solid: eye },
  mire,
  quiet: { solid: rectangle(-0.7, -0.14, 1.4, 0.28) },
} as const satisfies Record<SignName, SignArt>;

/** A sign at a place, `reach` mm from its middle to its rim. */
export function signAt(name: SignName, [x, y]: Point, reach: number): SignArt {
  const { solid, lines, width = 0.2 }: SignArt = ART[name];
  const place = chain(scale(reach), move(x, y));
  return { solid: moved(solid, place), ...(lines && { lines: moved(lines, place), width: width * reach }) };
}

/** An arrow with a shaft, to the right. */
export const arrow = polygon([
  [-1, -0.2],
  [0.2, -0.2],
  [0.2, -0.62],
  [1, 0],
  [0.2, 0.62],
  [0.2, 0.2],
  [-1, 0.2],
]);

/** Three chevrons, one over the other, within a square of half a side of one. */
const chevrons: Path = [-0.42, 0, 0.42].flatMap((y) =>
  polygon([
    [-0.62, y + 0.24],
    [0, y - 0.3],
    [0.62, y + 0.24],
    [0.62, y + 0.5],
    [0, y - 0.04],
    [-0.62, y + 0.5],
  ]),
);

export const hexagon = (x: number, y: number, r: number): Path =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((corner): Point => {
      const angle = ((corner + 0.5) * Math.PI) / 3;
      return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
    }),
  );

// Owners by shape as well as by colour: a star in a disc, chevrons in a square, a hexagon in a hexagon.

/** The outline of an owner's badge. */
const OUTLINES: Readonly<Record<Owner, (x: number, y: number, r: number) => Path>> = {
  allies: circle,
  axis: (x, y, r) => rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8),
  neutral: hexagon,
};

const charge = (owner: Owner, [x, y]: Point, r: number): Path => {
  if (owner === 'allies') return star(x, y, 5, r * 0.72, r * 0.3);
  if (owner === 'axis') return moved(chevrons, chain(scale(r * 0.66), move(x, y - r * 0.05)));
  return [...hexagon(x, y, r * 0.54), ...hexagon(x, y, r * 0.3)];
};

export const outlineOf = (owner: Owner, [x, y]: Point, r: number): Path => OUTLINES[owner](x, y, r);

/** Badges of this radius and more count as large, mm. */
const LARGE = 5;

/** The owner's name in the alternative text of a picture. */
const MEANS: Readonly<Record<Owner, string>> = { allies: 'Allied', axis: 'Axis', neutral: 'neutral' };

/**
 * An owner's badge about (x, y). Its meaning is attached to the inner figure, since the outline may be on a dark
 * ribbon.
 */
export function badge(owner: Owner, [x, y]: Point, r: number, theme: Theme): Node {
  const bare = isBare(theme);
  const { flat } = theme.owner[owner];
  const [fill, ink]: readonly [Colour, Colour] =
    bare || owner === 'neutral' ? [bare ? theme.paper : flat, theme.key] : [flat, theme.paper];
  const lines = bare ? flat : ink;
  const body = art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(outlineOf(owner, [x, y], r)),
        fill,
        stroke: { colour: bare ? flat : theme.key, width: lineOf(theme, 0.3), join: 'miter' },
      },
      {
        d: written(outlineOf(owner, [x, y], r * 0.86)),
        stroke: { colour: lines, width: lineOf(theme, Math.max(0.12, r * 0.06)) },
      },
    ],
  });
  const inner = art({
    x: 0,
    y: 0,
    shapes: [
      // Large badges are outlines in the low-ink edition.
      bare && r > LARGE
        ? { d: written(charge(owner, [x, y], r)), stroke: { colour: lines, width: 0.28, join: 'miter' } }
        : { d: written(charge(owner, [x, y], r)), fill: lines, fillRule: 'evenodd' },
    ],
    sign: { means: MEANS[owner], ink: lines, ground: fill },
  });
  return group({ x: 0, y: 0, nodes: [body, inner] });
}

export function sign(
  name: SignName,
  means: string,
  at: Point,
  reach: number,
  [ink, ground]: readonly [ink: Colour, ground: Colour],
): Node {
  const { solid, lines, width = 0.2 } = signAt(name, at, reach);
  return art({
    x: 0,
    y: 0,
    shapes: [
      ...(solid.length > 0 ? [{ d: written(solid), fill: ink, fillRule: 'evenodd' as const }] : []),
      ...(lines
        ? [{ d: written(lines), stroke: { colour: ink, width: Math.max(0.14, width), cap: 'butt' as const } }]
        : []),
    ],
    sign: { means, ink, ground },
  });
}

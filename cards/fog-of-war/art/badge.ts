/** Whose a thing is, by shape as well as by colour: a star in a disc, chevrons in a square, a hexagon in a hexagon. */
import type { Colour } from '../../../src/kit/edition.ts';
import { chain, move, scale, type Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { moved, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, rectangle, star } from '../../../src/kit/engrave/shapes.ts';
import { art, group, type Node } from '../../../src/kit/face.ts';
import { isBare, lineOf, type Owner, type Theme } from '../theme.ts';
import { chevrons, hexagon, signAt, type SignName } from './signs.ts';

/** The outline that tells an owner, and what stands in it. */
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

/** From here on a badge is large, mm from its middle to its rim. */
const LARGE = 5;

/** What an owner is called where a picture is read out. */
const MEANS: Readonly<Record<Owner, string>> = { allies: 'Allied', axis: 'Axis', neutral: 'neutral' };

/** An owner's badge about (x, y); what stands in it is the sign, since the outline may lie on a dark ribbon. */
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
      // A large one is drawn in outline where ink is spared.
      bare && r > LARGE
        ? { d: written(charge(owner, [x, y], r)), stroke: { colour: lines, width: 0.28, join: 'miter' } }
        : { d: written(charge(owner, [x, y], r)), fill: lines, fillRule: 'evenodd' },
    ],
    sign: { means: MEANS[owner], ink: lines, ground: fill },
  });
  return group({ x: 0, y: 0, nodes: [body, inner] });
}

/** A sign of the chart in an ink. */
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

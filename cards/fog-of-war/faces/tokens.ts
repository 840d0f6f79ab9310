/** Markers and tokens. Those with two meanings have two faces; an owner's have the owner's outline. */
import { words } from '../../../src/kit/drawing/face-elements.ts';
import { ART_REACH, type Piece } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, type Face, type Node } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { type SignName, badge, outlineOf, sign } from '../art/signs.ts';
import { SIDES, type Side } from '../data/components.ts';
import { isBare, lettersOf, lineOf, onDark, themeOf, type Theme } from '../theme.ts';

const BLEED = 1.5;
/** Plain paper along the edges of what is cut, mm: neighbours share their cuts. */
const PLAIN_EDGE = 0.8;

function tokenFace(
  id: string,
  { counter: { width, height } }: Piece,
  theme: Theme,
  nodes: readonly Node[],
): Face {
  const under = box({
    x: -ART_REACH,
    y: -ART_REACH,
    fill: theme.paper,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
  });
  return {
    id: `counter-${id}`,
    width,
    height,
    bleed: BLEED,
    safe: PLAIN_EDGE,
    nodes: theme.edition === 'screen' ? nodes : [under, ...nodes],
  };
}

const middleOf = ({ counter }: Piece): number => counter.width / 2;

/** A disc or square with a line inside its edge. */
function body(path: Path, inner: Path, [fill, ink]: readonly [Colour, Colour], theme: Theme): Node {
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d: written(path), fill, stroke: { colour: theme.key, width: lineOf(theme, 0.3) } },
      { d: written(inner), stroke: { colour: ink, width: lineOf(theme, 0.2) } },
    ],
  });
}

const square = (piece: Piece, edge: number): Path => {
  const size = piece.counter.width - 2 * edge;
  return rectangle(edge, edge, size, size, 1.2);
};

/** A dark plate with a pale sign. */
function signed(piece: Piece, id: string, name: SignName, means: string, dark: boolean, theme: Theme): Face {
  const middle = middleOf(piece);
  const { ink, on } = dark ? onDark(theme) : { ink: theme.key, on: theme.paper };
  return tokenFace(id, piece, theme, [
    body(square(piece, 1), square(piece, 1.7), [on, ink], theme),
    sign(name, means, [middle, middle], middle * (isBare(theme) ? 0.4 : 0.56), [ink, on]),
  ]);
}

/** A sign struck out, the bar clear of what it strikes. */
function struck(piece: Piece, id: string, name: SignName, means: string, theme: Theme): Face {
  const middle = middleOf(piece);
  const face = signed(piece, id, name, means, false, theme);
  const reach = middle * 0.5;
  const d = `M${middle - reach} ${middle + reach}L${middle + reach} ${middle - reach}`;
  const wide = isBare(theme) ? 0.5 : 0.9;
  return {
    ...face,
    nodes: [
      ...face.nodes,
      art({
        x: 0,
        y: 0,
        shapes: [
          { d, stroke: { colour: theme.paper, width: wide + 1, cap: 'butt' } },
          { d, stroke: { colour: theme.key, width: wide } },
        ],
      }),
    ],
  };
}

const control = (piece: Piece, owner: Side | 'neutral', id: string, theme: Theme): Face =>
  tokenFace(id, piece, theme, [badge(owner, [middleOf(piece), middleOf(piece)], middleOf(piece) - 1, theme)]);

/** Industry: a side's outline round a gear. */
function industry(piece: Piece, owner: Side, theme: Theme): Face {
  const middle = middleOf(piece);
  const bare = isBare(theme);
  const { flat } = theme.owner[owner];
  const [fill, ink]: readonly [Colour, Colour] = bare ? [theme.paper, flat] : [flat, theme.paper];
  return tokenFace(piece.id, piece, theme, [
    body(
      outlineOf(owner, [middle, middle], middle - 1),
      outlineOf(owner, [middle, middle], middle - 1.6),
      [fill, ink],
      theme,
    ),
    sign('resources', 'industry', [middle, middle], middle * 0.48, [ink, fill]),
  ]);
}

/** Victory points: a star with what it counts. */
function points(piece: Piece, said: string, theme: Theme): Face {
  const middle = middleOf(piece);
  const { ink, on } = onDark(theme);
  return tokenFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(star(middle, middle + 0.3, 5, middle - 0.9, (middle - 0.9) * 0.56)),
          fill: on,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3), join: 'round' },
        },
      ],
    }),
    words(
      'counts',
      said,
      { x: middle - 4, y: middle - 2.6, width: 8, height: 6 },
      { size: isBare(theme) ? 8 : said.length > 2 ? 8.4 : 9.4, ink, on, font: 'figures', align: 'center' },
    ),
  ]);
}

function advantage(piece: Piece, theme: Theme): Face {
  const middle = middleOf(piece);
  const { ink, on } = onDark(theme);
  return tokenFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(star(middle, middle, 16, middle - 0.9, middle - 2.6)),
          fill: on,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3), join: 'round' },
        },
        {
          d: written(circle(middle, middle, middle - 3.4)),
          stroke: { colour: ink, width: lineOf(theme, 0.25) },
        },
      ],
    }),
    words(
      'advantage',
      '+1',
      { x: 2, y: 2, width: piece.counter.width - 4, height: piece.counter.height - 4 },
      { size: isBare(theme) ? 11 : 13, ink, on, font: lettersOf(theme), align: 'center' },
    ),
  ]);
}

/** A piece as it is printed. */
export function tokenOf(piece: Piece, edition: Edition): Drawing {
  const theme = themeOf(edition);
  const { id, count } = piece;
  const owner = SIDES.find((side) => id === `industry-${side}`);
  if (owner) return { face: industry(piece, owner, theme), count };
  switch (id) {
    case 'year':
      return {
        face: signed(piece, id, 'sun', 'summer', false, theme),
        back: signed(piece, `${id}-winter`, 'snow', 'winter', true, theme),
        count,
      };
    case 'points-tens':
      return { face: points(piece, '×10', theme), count };
    case 'points-units':
      return { face: points(piece, '×1', theme), count };
    case 'control':
      return {
        face: control(piece, 'axis', id, theme),
        back: control(piece, 'allies', `${id}-allies`, theme),
        count,
      };
    case 'control-neutral':
      return { face: control(piece, 'neutral', id, theme), count };
    case 'supply-quagmire':
      return {
        face: struck(piece, id, 'supply', 'out of supply', theme),
        back: signed(piece, `${id}-quagmire`, 'mire', 'quagmire', true, theme),
        count,
      };
    case 'intel':
      return {
        face: signed(piece, id, 'eye', 'ready', true, theme),
        back: struck(piece, `${id}-used`, 'eye', 'used', theme),
        count,
      };
    case 'advantage':
      return { face: advantage(piece, theme), count };
    default:
      throw new Error(`The Fog of War has no drawing for ${id}`);
  }
}

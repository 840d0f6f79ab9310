/** Tokens: the round cent for 1, and for 5 the square nickel of 1913. */
import type { Piece } from '../../../src/kit/component.ts';
import { apply, turn } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, type Face, type Shape } from '../../../src/kit/face.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';
import { pieceFace } from './counters.ts';
import { figure } from './figure.ts';

/** A ring of short strokes, as on the rim of a coin. */
const milled = (middle: number, from: number, to: number, count: number): Path =>
  Array.from({ length: count }, (_, at) => (at * 360) / count).reduce((pen, degrees) => {
    const [a, b] = [apply(turn(degrees), [0, -from]), apply(turn(degrees), [0, -to])];
    return pen.at(middle + a[0], middle + a[1]).to(middle + b[0], middle + b[1]);
  }, draw()).path;

const letters = (theme: Theme): string => (isBare(theme) ? 'bold' : 'poster');

/** The cent of bronze: round. */
export function cent(piece: Piece, theme: Theme): Face {
  const middle = piece.counter.width / 2;
  return pieceFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(circle(middle, middle, middle - 0.9)),
          fill: theme.copper,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
        },
        {
          d: written(milled(middle, middle - 1.3, middle - 2.1, 48)),
          stroke: { colour: theme.key, width: lineOf(theme, 0.16) },
        },
        {
          d: written(circle(middle, middle, middle - 2.4)),
          stroke: { colour: theme.key, width: lineOf(theme, 0.16) },
        },
      ],
    }),
    figure('value', '1', [middle, middle], 21, [theme.key, theme.copper], letters(theme)),
  ]);
}

/** The square nickel of 1913, on its point, its corners round. */
export function nickel(piece: Piece, theme: Theme): Face {
  const middle = piece.counter.width / 2;
  const reach = (middle - 0.9) / Math.SQRT2;
  const square = (half: number, radius: number): Shape['d'] =>
    written(rectangle(-half, -half, 2 * half, 2 * half, radius));
  const grown = reach + 1.1;
  return pieceFace(piece.id, piece, theme, [
    art({
      x: middle,
      y: middle,
      rotate: 45,
      shapes: [
        {
          d: square(grown, 2.6),
          fill: theme.nickel,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
        },
        { d: square(grown - 0.7, 2), stroke: { colour: theme.key, width: lineOf(theme, 0.16) } },
        {
          d: written(
            ...[0, 90, 180, 270].map((degrees) => {
              const [x, y] = apply(turn(degrees), [grown - 2.3, grown - 2.3]);
              return circle(x, y, 0.55);
            }),
          ),
          fill: theme.key,
        },
      ],
    }),
    figure('value', '5', [middle, middle], 21, [theme.key, theme.nickel], letters(theme)),
  ]);
}

/** Gas over three spaces, under the counters. */
import type { Piece } from '../../../src/kit/component.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { line, polyline } from '../../../src/kit/engrave/shapes.ts';
import { art, type Face } from '../../../src/kit/face.ts';
import { curl } from '../art/curl.ts';
import { outlineAt } from '../art/outlines.ts';
import { ARMIES, type TroopColour } from '../box/sides.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';
import { badge, pieceFace } from './counters.ts';
import { figure } from './figure.ts';

/** From the cut to where lobes begin, mm. */
const RIM = 3.6;

/** The scalloped edge of a cloud as long and as high as that, mm: round lobes, none like its neighbour. */
function cloud(width: number, height: number): Path {
  const radius = height / 2 - RIM;
  const long = width - 2 * RIM - 2 * radius;
  const round = Math.PI * radius;
  const whole = 2 * (long + round);
  const lobes = Math.round(whole / 6);
  const points = Array.from({ length: lobes }, (_, lobe): Point => {
    const along = ((lobe + 0.32 * Math.sin(lobe * 2.6)) / lobes) * whole;
    const swell = 0.5 * Math.sin(lobe * 1.9);
    const onEnd = (start: number, x: number, from: number): Point => {
      const angle = from + (along - start) / radius;
      return [x + Math.sin(angle) * (radius + swell), height / 2 - Math.cos(angle) * (radius + swell)];
    };
    const left = RIM + radius;
    if (along < long) return [left + along, RIM - swell];
    if (along < long + round) return onEnd(long, left + long, 0);
    if (along < 2 * long + round) return [left + 2 * long + round - along, height - RIM + swell];
    return onEnd(2 * long + round, left, Math.PI);
  });
  const pen = draw().at(...(points[0] ?? [0, 0]));
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // Out to the left of the way, which runs clockwise.
    const [ox, oy] = [dy * 0.42, -dx * 0.42];
    pen.curve(from[0] + ox, from[1] + oy, to[0] + ox, to[1] + oy, to[0], to[1]);
  });
  return pen.close().path;
}

/** Curls in two rows, as an engraver has them in smoke. */
const curls = (width: number, height: number, from: number): Path[] =>
  Array.from({ length: 3 * Math.floor((width - 12) / 6.2) }, (_, index) => {
    const [column, row] = [Math.floor(index / 3), index % 3];
    const x = 6.6 + column * 6.2 + (row % 2) * 3.1;
    const y = height / 2 + (row - 1) * 4.2 + 0.6 * Math.sin(column * 1.9 + row);
    return (Math.abs(x - width / 2) < from && Math.abs(y - height / 2) < from) ||
      Math.abs(Math.abs(x - width / 2) - width / 6) < 2.2
      ? []
      : curl(x, y, 1.7 + 0.4 * Math.sin(index * 2.1));
  });

/** A cloud of the army that fired it, and the turns until its owner takes it away. */
export function gasFace(piece: Piece & { readonly owner: TroopColour }, turns: 1 | 2, theme: Theme): Face {
  const { width, height } = piece.counter;
  const middle: Point = [width / 2, height / 2];
  const bare = isBare(theme);
  const ink = theme.army[piece.owner].flat;
  return pieceFace(`${piece.id}-${turns}`, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(cloud(width, height)),
          fill: theme.gas,
          stroke: { colour: theme.key, width: lineOf(theme, 0.35), join: 'round' },
        },
        {
          d: written(...curls(width, height, 7).filter((_, at) => !bare || at % 2 === 0)),
          stroke: { colour: theme.key, width: lineOf(theme, bare ? 0.18 : 0.22), cap: 'round' },
        },
        {
          d: written(
            ...[1, 2].map((part) =>
              polyline([
                [(width * part) / 3, 4.2],
                [(width * part) / 3, 6],
              ]),
            ),
            ...[1, 2].map((part) => line((width * part) / 3, height - 6, (width * part) / 3, height - 4.2)),
          ),
          stroke: { colour: theme.key, width: lineOf(theme, 0.4) },
        },
      ],
      sign: { means: piece.name, ink: theme.key, ground: theme.gas },
    }),
    // The gas leaves it a rim of paper.
    art({
      x: 0,
      y: 0,
      shapes: [{ d: written(outlineAt(ARMIES[piece.owner].outline, ...middle, 6.9)), fill: theme.paper }],
    }),
    badge(piece.owner, [...middle, 5.6], theme, piece.name),
    figure(
      'turns left',
      String(turns),
      middle,
      17,
      bare ? [ink, theme.paper] : [theme.paper, ink],
      'figures',
    ),
  ]);
}

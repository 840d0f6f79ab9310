/** Markers that lie on a unit until what they say has passed. */
import type { Piece } from '../../../src/kit/component.ts';
import { apply, turn, type Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, polygon, rectangle, smooth } from '../../../src/kit/engrave/shapes.ts';
import { art, type Face, type Shape } from '../../../src/kit/face.ts';
import { curl } from '../art/curl.ts';
import type { Status } from '../box/on-table.ts';
import { WEAKENING } from '../box/tables.ts';
import { isBare, type Theme } from '../theme.ts';
import { pieceFace } from './counters.ts';
import { figure } from './figure.ts';

const SIGN = 11;
const C = SIGN / 2;

/** A sole and a heel. */
const sole = (x: number, y: number, size: number): Path =>
  smooth(
    (
      [
        [-0.25, -1.5],
        [0.45, -1.55],
        [0.85, -0.7],
        [0.6, 0.3],
        [0.55, 1.3],
        [0, 1.65],
        [-0.5, 1.3],
        [-0.4, 0.3],
        [-0.75, -0.7],
      ] as const
    ).map(([dx, dy]): Point => [x + dx * size, y + dy * size]),
    true,
  );

const spiral = (turns: number, reach: number): Path =>
  smooth(
    Array.from({ length: turns * 12 + 1 }, (_, step): Point => {
      const angle = (step / 12) * 2 * Math.PI;
      const radius = (reach * step) / (turns * 12);
      return [C + Math.cos(angle) * radius, C + Math.sin(angle) * radius];
    }),
  );

/** Six arms with a pair of barbs each. */
const crystal = (reach: number): Path =>
  [0, 60, 120, 180, 240, 300].reduce((pen, degrees) => {
    const at = (x: number, y: number): Point => {
      const [px, py] = apply(turn(degrees), [x, y]);
      return [C + px, C + py];
    };
    return pen
      .at(...at(0, 0))
      .to(...at(0, -reach))
      .at(...at(-1, -reach + 0.3))
      .to(...at(0, -reach + 1.4))
      .to(...at(1, -reach + 0.3));
  }, draw()).path;

function drawnOf(status: Status, theme: Theme): readonly Shape[] {
  const key = { colour: theme.key, cap: 'round', join: 'round' } as const;
  switch (status) {
    case 'step':
      return [
        {
          d: written(sole(C + 1.9, C - 0.2, 1.9)),
          ...(isBare(theme) ? { stroke: { ...key, width: 0.3 } } : { fill: theme.key }),
        },
      ];
    case 'attack':
      return [
        {
          d: written(rectangle(C - 0.2, C - 3.4, 4.4, 4.4, 0.6)),
          ...(isBare(theme) ? { stroke: { ...key, width: 0.35 } } : { fill: theme.key }),
        },
        {
          d: written(
            circle(C + 0.9, C - 2.3, 0.5),
            circle(C + 3.1, C - 0.1, 0.5),
            circle(C + 2, C - 1.2, 0.5),
          ),
          fill: isBare(theme) ? theme.key : theme.paper,
        },
      ];
    case 'shellshock':
      return [{ d: written(spiral(3, 4)), stroke: { ...key, width: isBare(theme) ? 0.28 : 0.75 } }];
    case 'frost':
      return [{ d: written(crystal(4)), stroke: { ...key, width: isBare(theme) ? 0.28 : 0.7 } }];
    case 'gassed':
      return [
        {
          d: written(circle(C + 1.2, C - 1.9, 2), circle(C - 1.1, C - 0.2, 1.8), circle(C + 2.3, C + 1.1, 2)),
          fill: theme.gas,
          stroke: { ...key, width: 0.3 },
        },
        {
          d: written(curl(C + 1.2, C - 1.9, 1.2), curl(C - 1.1, C - 0.2, 1.1), curl(C + 2.3, C + 1.1, 1.2)),
          stroke: { ...key, width: 0.25 },
        },
      ];
  }
}

const FIGURES: Readonly<Partial<Record<Status, string>>> = {
  step: `−${WEAKENING.steps}`,
  attack: `−${WEAKENING.attack}`,
  gassed: '1',
};

/** A square with one corner cut: it sticks out from under nothing, and does not look like a unit. */
export function statusFace(piece: Piece & { readonly status: Status }, theme: Theme): Face {
  const [near, far, cut] = [0.8, SIGN - 0.8, 2.2];
  const card = polygon([
    [near, near],
    [far - cut, near],
    [far, near + cut],
    [far, far],
    [near, far],
  ]);
  const said = FIGURES[piece.status];
  return pieceFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(card),
          fill: theme.paper,
          stroke: { colour: theme.key, width: isBare(theme) ? 0.2 : 0.4, join: 'miter' },
        },
        ...drawnOf(piece.status, theme),
      ],
      sign: { means: piece.name, ink: theme.key, ground: theme.paper },
    }),
    ...(said === undefined
      ? []
      : [figure('figure', said, [2.8, SIGN - 2.9], 10, [theme.key, theme.paper], 'figures')]),
  ]);
}

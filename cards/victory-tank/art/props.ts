/** What stands about a battlefield: stumps, wire, sandbags, a ladder, a shell burst. Millimetres, standing on y = 0. */
import { turn } from '../../../src/kit/engrave/matrix.ts';
import { line } from '../../../src/kit/engrave/shapes.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { placed, type Knot } from '../../../src/kit/engrave/knots.ts';
import { part, type Part } from '../../../src/kit/engrave/linocut.ts';

/** A tree that shells have left, `height` mm high. */
export const STUMP: readonly Part[] = [
  part(
    [
      [-1.5, 0.3, 'sharp'],
      [-0.9, -1.5],
      [-0.8, -5],
      [-1, -6.4],
      [-3.2, -8.6],
      [-4, -10.6, 'sharp'],
      [-2.4, -9],
      [-0.8, -7.8],
      [-0.7, -11],
      [-1.1, -13.4, 'sharp'],
      [-0.3, -12.2, 'sharp'],
      [0, -14.6, 'sharp'],
      [0.5, -12],
      [0.6, -9],
      [1.8, -10.4],
      [2.2, -12, 'sharp'],
      [2.4, -10.2],
      [0.8, -7.6],
      [0.8, -4],
      [1.1, -1.2],
      [1.8, 0.3, 'sharp'],
    ],
    {
      cuts: [
        [
          [0.2, -10.4],
          [0.1, -6],
        ],
        [
          [-0.2, -5.4],
          [-0.3, -1.6],
        ],
      ],
    },
  ),
];

/** A screw picket with its eyes, leaning as wire pulls it. */
export const PICKET: readonly Knot[] = [
  [-0.32, 0.3, 'sharp'],
  [-0.22, -7.4, 'sharp'],
  [0.22, -7.4, 'sharp'],
  [0.32, 0.3, 'sharp'],
];

/** A strand with its barbs, sagging between two pickets. */
export function strand(x1: number, y1: number, x2: number, y2: number, sag: number): Path {
  const pen = draw()
    .at(x1, y1)
    .bend((x1 + x2) / 2, (y1 + y2) / 2 + 2 * sag, x2, y2);
  const barbs = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 1.9));
  for (let index = 1; index < barbs; index++) {
    const t = index / barbs;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
    pen.add(line(x - 0.3, y - 0.42, x + 0.3, y + 0.42)).add(line(x + 0.3, y - 0.42, x - 0.3, y + 0.42));
  }
  return pen.path;
}

/** A filled sandbag, 7 mm long, tied at its end. */
export const SANDBAG: readonly Part[] = [
  part(
    [
      [-3.5, -0.5],
      [-3.2, -2.2],
      [-1.4, -2.8],
      [1.2, -2.8],
      [3, -2.3],
      [3.6, -1.4],
      [3.3, -0.3],
      [1.4, 0.1],
      [-1.6, 0.1],
    ],
    {
      cuts: [
        [
          [-2.9, -1.9],
          [-1, -2.3],
          [1.4, -2.2],
        ],
        [
          [2.6, -1.9],
          [2.3, -1.2],
          [2.6, -0.6],
        ],
      ],
    },
  ),
];

/** A ladder of `rungs`, 3.4 mm wide, standing on y = 0. */
export function ladder(rungs: number, step: number): readonly Part[] {
  const height = rungs * step + 1.2;
  const rail = (x: number): Part =>
    part([
      [x - 0.5, 0, 'sharp'],
      [x - 0.5, -height, 'sharp'],
      [x + 0.5, -height, 'sharp'],
      [x + 0.5, 0, 'sharp'],
    ]);
  const rung = (index: number): Part => {
    const y = -step * (index + 0.7);
    return part([
      [-1.9, y - 0.35, 'sharp'],
      [1.9, y - 0.35, 'sharp'],
      [1.9, y + 0.35, 'sharp'],
      [-1.9, y + 0.35, 'sharp'],
    ]);
  };
  return [...Array.from({ length: rungs }, (_, index) => rung(index)), rail(-1.7), rail(1.7)];
}

/** A shell burst: earth flung up in wedges from one spot, and clods beyond them. */
export const BURST: readonly Part[] = [
  ...[-66, 62, -50, 48, -36, 36, -24, 22, -11, 10, 0].map((degrees, index): Part => {
    const length = 15.5 - Math.abs(degrees) * 0.12 - (index % 3) * 1.9;
    const thick = 0.75 + (index % 2) * 0.35;
    return part(
      placed(
        [
          [-thick * 0.7, 0.4, 'sharp'],
          [-thick, -length * 0.62],
          [0.2, -length, 'sharp'],
          [thick, -length * 0.55],
          [thick * 0.7, 0.4, 'sharp'],
        ],
        turn(degrees),
      ),
    );
  }),
  ...[
    [-7.4, -9.6],
    [-4.6, -13.4],
    [6.2, -11.6],
    [9.2, -7.4],
    [1.8, -16.6],
  ].map(([x = 0, y = 0]) =>
    part([
      [x - 0.7, y],
      [x, y - 0.6],
      [x + 0.7, y + 0.1],
      [x - 0.1, y + 0.6],
    ]),
  ),
];

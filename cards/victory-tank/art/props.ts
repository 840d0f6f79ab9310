/** What stands about a battlefield: stumps, wire, sandbags, a ladder, a shell burst. Millimetres, standing on y = 0. */
import { line } from '../../../src/kit/engrave/shapes.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import type { Knot } from './knots.ts';
import { part, type Part } from './linocut.ts';

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

/** Coils of wire from (0, y) over `length` mm: loops that lean forward. */
export function coils(length: number, y: number, size: number): Path {
  const pen = draw().at(0, y);
  const loops = Math.max(1, Math.round(length / (size * 0.92)));
  const step = length / loops;
  for (let index = 0; index < loops; index++) {
    const x = index * step;
    pen.curve(x + step * 0.9, y + size * 0.5, x + step * 1.5, y - size, x + step * 0.6, y - size);
    pen.curve(x - step * 0.2, y - size, x + step * 0.1, y + size * 0.4, x + step, y);
  }
  return pen.path;
}

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

/** Earth and smoke thrown up by a shell, 13 mm high. */
export const BURST: readonly Part[] = [
  part(
    [
      [-4.6, 0.2, 'sharp'],
      [-3.8, -3],
      [-6.2, -5.6, 'sharp'],
      [-3.6, -5],
      [-4.4, -9.4, 'sharp'],
      [-2.2, -7],
      [-1.2, -12.6, 'sharp'],
      [-0.2, -8.4],
      [1.8, -13.4, 'sharp'],
      [1.7, -8.2],
      [4.2, -10.4, 'sharp'],
      [3.1, -6.2],
      [6.4, -7.2, 'sharp'],
      [3.8, -3.4],
      [4.8, 0.2, 'sharp'],
    ],
    {
      cuts: [
        [
          [-1.8, -1],
          [-1.6, -4],
          [-2.2, -6.4],
        ],
        [
          [0.1, -1],
          [0.2, -5],
          [0.5, -8],
        ],
        [
          [1.9, -1],
          [2, -4],
          [2.8, -6.4],
        ],
      ],
    },
  ),
];

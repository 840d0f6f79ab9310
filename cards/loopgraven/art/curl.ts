/** Curls, as an engraver has them in smoke. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { smooth } from '../../../src/kit/engrave/shapes.ts';

/** A line that winds inwards. */
export const curl = (x: number, y: number, r: number): Path =>
  smooth(
    Array.from({ length: 14 }, (_, step): Point => {
      const angle = (step / 9) * 2 * Math.PI - 0.6;
      const radius = r * (1 - step / 17);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

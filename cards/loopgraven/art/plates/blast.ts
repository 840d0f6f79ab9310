/** A blast. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { chain, move, turn, type Point } from '../../../../src/kit/engrave/matrix.ts';
import { moved } from '../../../../src/kit/engrave/path.ts';
import { circle, ellipse, polygon } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { width: W, ground: G } = PLATE;

/** A jagged ring about a point. */
const jagged = (x: number, y: number, points: number, outer: number, inner: number, lean = 0): Point[] =>
  Array.from({ length: 2 * points }, (_, index): Point => {
    const angle = (index * Math.PI) / points + lean;
    const radius = (index % 2 === 0 ? outer : inner) * (1 + 0.16 * Math.sin(index * 2.3));
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });

export function blast(b: Burin): void {
  const [x, y] = [W / 2, 20];
  b.plate(ellipse(x, G + 4, 17, 2.6), 0.8);
  b.mass(ellipse(x, G + 4.2, 13, 1.6));
  b.mass(polygon(jagged(x, y, 14, 19, 12.4)));
  b.flat(polygon(jagged(x, y, 13, 17, 10.6, 0.2)), 1);
  b.plate(polygon(jagged(x, y, 11, 12, 8.4, 0.1)), 1);
  for (const side of [-2.6, 2.6]) {
    b.mass(
      polygon([
        [x + side - 1.9, y - 7.4],
        [x + side + 1.9, y - 7.4],
        [x + side + 1, y + 2],
        [x + side - 1, y + 2],
      ]),
    );
    b.mass(circle(x + side, y + 5, 1.6));
  }
  for (const [sx, sy, degrees] of [
    [6, 8, 20],
    [46, 9, -30],
    [5, 30, -20],
    [47, 31, 24],
  ] as const)
    b.mass(
      moved(
        polygon([
          [-1.4, -0.8],
          [1.2, -1.2],
          [1.6, 0.6],
          [-0.6, 1.2],
        ]),
        chain(turn(degrees), move(sx, sy)),
      ),
    );
}

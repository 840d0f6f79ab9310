/** A bunker seen from the front, standing on 0: of strength 2 with one slit, of strength 3 larger, with two and a cupola. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, line, rectangle } from '../../../src/kit/engrave/shapes.ts';

const dome = (half: number, high: number, foot = 0): Path =>
  draw()
    .at(-half, -foot)
    .curve(-half, -foot - high * 0.66, -half * 0.66, -foot - high, 0, -foot - high)
    .curve(half * 0.66, -foot - high, half, -foot - high * 0.66, half, -foot)
    .close().path;

/** Where its slits are. */
const slits = (strength: 2 | 3): readonly number[] => (strength === 2 ? [0] : [-4.3, 4.3]);

export function fort(b: Burin, strength: 2 | 3): void {
  const [half, high] = strength === 2 ? [8.4, 8] : [10.2, 8.6];
  if (strength === 3) {
    b.mass(dome(3.4, 3.6, 7.6));
    b.cut(line(-2.6, -9.3, 2.6, -9.3), 3);
    b.fine(line(0, -11.2, 0, -14.6), 1.4);
    b.flat(rectangle(0, -14.6, 3.2, 1.7), 0.7);
  }
  b.mass(dome(half, high));
  b.cut(
    draw()
      .at(-half * 0.84, -high * 0.5)
      .curve(-half * 0.6, -high * 0.86, -half * 0.3, -high * 0.88, 0, -high * 0.88)
      .curve(half * 0.3, -high * 0.88, half * 0.6, -high * 0.86, half * 0.84, -high * 0.5).path,
    1.2,
  );
  for (const x of slits(strength)) {
    b.hole(rectangle(x - 2.4, -5, 4.8, 2));
    b.mass(rectangle(x - 1.9, -4.5, 3.8, 1.1));
    b.hole(circle(x, -3.9, 0.75));
    b.spots(circle(x, -3.9, 0.4));
  }
  for (const row of [1, 0]) {
    const width = half + 1.4 - row;
    const count = Math.round((2 * width) / 2.3);
    for (let at = 0; at < count; at++)
      b.plate(
        rectangle(-width + (at * 2 * width) / count, -1.3 - row * 1.1, (2 * width) / count, 1.3, 0.55),
        0.8,
      );
  }
}

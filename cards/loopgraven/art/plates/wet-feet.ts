/** Wet feet: two legs in puttees, standing in water. */
import type { Burin } from '../../../../src/kit/engrave/burin.ts';
import { outline, type Knot } from '../../../../src/kit/engrave/knots.ts';
import { draw, type Path } from '../../../../src/kit/engrave/path.ts';
import { ellipse, line } from '../../../../src/kit/engrave/shapes.ts';
import { PLATE } from '../plate.ts';

const { ground: G } = PLATE;

/** A leg in puttees from the knee down, its boot to the left; `x` is its shin. */
function puttee(b: Burin, x: number, y: number): void {
  const shin: readonly Knot[] = [
    [x - 4.2, -2, 'sharp'],
    [x + 5.4, -2, 'sharp'],
    [x + 5.8, 8],
    [x + 4, 18],
    [x + 3.6, y - 6],
    [x - 3.2, y - 6],
    [x - 3.4, 18],
    [x - 4.6, 8],
  ];
  b.plate(outline(shin));
  for (let at = 2; at < y - 8; at += 3.1)
    b.line(
      draw()
        .at(x - 4.3 + at * 0.03, at)
        .bend(x, at + 2.6, x + 5.4 - at * 0.045, at + 1.6).path,
      0.9,
    );
  const boot = outline([
    [x - 3.6, y - 7.4, 'sharp'],
    [x + 4, y - 7.4, 'sharp'],
    [x + 4.8, y + 2.4],
    [x + 4.8, y + 4.2, 'sharp'],
    [x - 13, y + 4.2, 'sharp'],
    [x - 13.4, y + 1.4],
    [x - 8, y - 1.4],
    [x - 4.4, y - 3],
  ]);
  b.plate(boot, 3.4);
  b.cut(boot, 4.4);
  b.mass(boot);
  b.cut(
    draw()
      .at(x - 13, y + 2.8)
      .to(x + 4.6, y + 2.8).path,
    1.2,
  );
  for (const lace of [0, 1, 2])
    b.cut(line(x - 5 + lace * 1.2, y - 4 - lace * 1.1, x - 2.6 + lace * 1.2, y - 2.6 - lace), 1.2);
}

/** Water that a foot stands in: rings, the nearest the widest. */
const puddle = (x: number, y: number, size: number): Path =>
  [1, 0.72, 0.44].reduce((pen, share) => pen.add(ellipse(x, y, size * share, size * 0.18 * share)), draw())
    .path;

export function wetFeet(b: Burin): void {
  b.plate(ellipse(17, G + 4.6, 17, 3.2), 0.6);
  b.plate(ellipse(38, G + 5.6, 16, 3), 0.6);
  puttee(b, 20, G);
  puttee(b, 40, G + 1.2);
  b.fine(puddle(12, G + 5.6, 10), 1.2);
  b.fine(puddle(36, G + 7, 11), 1.2);
  for (const [x, y] of [
    [5, 12],
    [10, 24],
    [28, 8],
    [30, 20],
    [48, 14],
    [49, 27],
    [4, 30],
  ] as const)
    b.plate(
      draw()
        .at(x, y - 2.4)
        .bend(x + 1.5, y, x, y + 0.8)
        .bend(x - 1.5, y, x, y - 2.4)
        .close().path,
      0.5,
    );
}

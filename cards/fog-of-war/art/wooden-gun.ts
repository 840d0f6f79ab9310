/** The Allied decoy: a log on cart wheels that passes for a gun from the air. It stands on 0. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import { chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';

const WHEEL = { x: 1, y: -3.2, radius: 3.2 } as const;
const LAID = chain(turn(-16), move(0.4, -5.6));
const LOG = moved(rectangle(-5.4, -1.1, 15, 2.2, 0.7), LAID);
const END = moved(ellipse(9.4, 0, 0.5, 1.05), LAID);
const TRAIL = polygon([
  [0.6, -4],
  [-9.4, -0.6],
  [-9.2, 0.2],
  [1, -2.4],
]);

/** Its outline, which hides what is behind it. */
export const woodenGunCloth = (): readonly Path[] => [LOG, TRAIL, circle(WHEEL.x, WHEEL.y, WHEEL.radius)];

/** Broken outlines, as of all that is not there; bark, spokes, and a rope that holds it together. */
export function woodenGun(b: Burin): void {
  const { x, y, radius } = WHEEL;
  for (const path of [TRAIL, LOG, END]) b.line(dashes(path, 1, 0.75), 1);
  b.line(dashes(circle(x, y, radius), 1, 0.75), 1);
  b.line(dashes(circle(x, y, radius * 0.78), 0.7, 0.55), 0.8);
  b.line(
    [0, 45, 90, 135].reduce((pen, degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72];
      return pen.at(x - dx, y - dy).to(x + dx, y + dy);
    }, draw()).path,
    0.8,
  );
  // Knots in the bark, and the rope.
  b.fine(
    moved(draw().at(-4, -0.4).to(-1.4, -0.4).at(3.4, 0.3).to(6, 0.3).at(5, -0.5).to(8, -0.5).path, LAID),
    0.9,
  );
  b.flat(moved(rectangle(0.4, -1.4, 1.3, 2.8), LAID), 0.8);
  b.line(moved(draw().at(0.4, -0.5).to(1.7, -0.5).at(0.4, 0.4).to(1.7, 0.4).path, LAID), 0.7);
}

/** Forts on cards: a bunker, a gun in its casemate on the coast, an earthwork of logs. They stand on 0. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { CardSet } from '../data/components.ts';
import { type Strength, fort } from './units.ts';

/** A row of sandbags on the ground from `from` to `to`, `rows` high. */
function sandbags(b: Burin, from: number, to: number, rows: number): void {
  for (let row = rows - 1; row >= 0; row -= 1) {
    const [left, right] = [from + row * 0.8, to - row * 0.8];
    const count = Math.round((right - left) / 2.2);
    const wide = (right - left) / count;
    for (let at = 0; at < count; at += 1)
      b.plate(rectangle(left + at * wide, -1.3 - row * 1.1, wide, 1.3, 0.55), 0.8);
  }
}

/** A heavy gun under concrete, its barrel out to sea. */
function battery(b: Burin): void {
  b.mass(
    polygon([
      [-9.8, 0],
      [-9.8, -6.6],
      [-7.4, -10],
      [2.4, -10.4],
      [5.8, -8.6],
      [5.8, -7.2],
      [3.6, -7],
      [3.6, 0],
    ]),
  );
  // Light on the slab's edge, the marks of the planks it was cast in, and turf on top.
  b.cut(draw().at(-9.2, -6.6).to(-7.1, -9.2).to(2.2, -9.6).to(5.2, -8).path, 1.2);
  for (const y of [-5.2, -3.6, -2]) b.cut(line(-9.2, y, -3.4, y), 0.8);
  b.line(
    [-6.4, -4.6, -2.6, -0.8, 1].reduce(
      (pen, x) =>
        pen
          .at(x, -9.9)
          .to(x - 0.4, -11.4)
          .at(x + 0.3, -9.9)
          .to(x + 0.7, -11),
      draw(),
    ).path,
    0.8,
  );
  b.hole(
    polygon([
      [-2.4, -7],
      [3.6, -7],
      [3.6, -2.2],
      [-2.4, -2.2],
    ]),
  );
  const aimed = chain(turn(-13), move(-0.6, -4.4));
  b.mass(moved(rectangle(-1.4, -1.5, 3.6, 3, 0.6), aimed));
  b.mass(moved(rectangle(1.6, -0.75, 5, 1.5), aimed));
  b.mass(moved(rectangle(6, -0.5, 5.6, 1), aimed));
  b.mass(moved(rectangle(11, -0.8, 0.9, 1.6), aimed));
  b.mass(rectangle(-1.9, -2.6, 4.6, 0.9));
  sandbags(b, 2.6, 10.4, 2);
}

/** Beams crossed against tanks, `high` mm. */
function hedgehog(b: Burin, x: number, high: number): void {
  const half = high * 0.52;
  b.line(
    draw()
      .at(x - half, 0)
      .to(x + half * 0.8, -high)
      .at(x + half, 0)
      .to(x - half * 0.8, -high)
      .at(x - half * 1.05, -high * 0.42)
      .to(x + half * 1.05, -high * 0.5).path,
    2.2,
  );
}

/** Barbed wire in coils, `high` mm from `from` to `to` on the ground at `y`. */
function coils(from: number, to: number, y: number, high: number): Path {
  const pen = draw().at(from, y);
  const loops = Math.round((to - from) / (high * 0.8));
  const step = (to - from) / loops;
  for (let at = 0; at < loops; at += 1) {
    const x = from + at * step;
    pen
      .curve(x + step * 0.9, y, x + step * 1.1, y - high, x + step * 0.3, y - high)
      .curve(x - step * 0.4, y - high, x, y, x + step, y);
  }
  return pen.path;
}

/** A dugout of logs under earth, wire and hedgehogs before it. */
function earthwork(b: Burin): void {
  b.mass(
    draw().at(-9.6, 0).curve(-8.6, -5.4, -4.4, -8.4, 0, -8.4).curve(4.4, -8.4, 8.6, -5.4, 9.6, 0).close()
      .path,
  );
  b.cut(
    draw().at(-7.6, -3.4).curve(-6, -6.2, -3, -7.5, 0, -7.5).curve(3, -7.5, 6, -6.2, 7.6, -3.4).path,
    1.1,
  );
  for (const x of [-4.8, -3.2, -1.6, 0, 1.6, 3.2, 4.8]) b.plate(circle(x, -5.5, 0.82), 0.8);
  b.hole(rectangle(-5.2, -4.5, 10.4, 1.9));
  b.mass(rectangle(-1.6, -4.2, 3.2, 1.3));
  b.line(line(0, -3.6, 5.8, -4), 1.9);
  for (const y of [-2.1, -0.9]) b.plate(rectangle(-6, y, 12, 1.1, 0.5), 0.8);
  hedgehog(b, -8.6, 4);
  hedgehog(b, 9, 4.4);
  b.fine(coils(-6.4, 6.6, -0.2, 1.5), 0.9);
}

/** The strongest has a gun on the coast, those that come with the USSR are dug; the others are bunkers. */
export function stronghold(b: Burin, strength: Strength, set: CardSet): void {
  if (set === 'ussr') earthwork(b);
  else if (strength === 3) battery(b);
  else fort(b, 2);
}

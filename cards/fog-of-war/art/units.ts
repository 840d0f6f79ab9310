/** Aircraft, forts and guards on cards, larger or more the stronger they are. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Side } from '../data/components.ts';
import { outlineOf } from './signs.ts';

export type Strength = 1 | 2 | 3;

// An aircraft from above in a bank, about its middle, its nose up.

const mirrored = (path: Path): Path => moved(path, scale(-1, 1));

/** Round tips fly for the Allies, square ones for the Axis. */
const WINGS: Readonly<Record<Side, Path>> = {
  allies: draw()
    .at(0.6, -3.4)
    .curve(4, -3.6, 8.6, -3, 10.4, -1.6)
    .curve(11.2, -0.8, 10, 0.2, 8.6, 0.3)
    .to(0.6, 0.7)
    .close().path,
  axis: draw().at(0.6, -3.3).to(10.6, -2.2).to(10.8, 0).to(0.6, 0.5).close().path,
};

const TAILS: Readonly<Record<Side, Path>> = {
  allies: draw().at(0.2, 6.2).curve(2, 6, 3.8, 6.4, 4, 7.4).curve(3.6, 8.1, 1.6, 8, 0.2, 8).close().path,
  axis: draw().at(0.2, 6.2).to(4, 6.6).to(4, 8).to(0.2, 8).close().path,
};

const FUSELAGE = draw()
  .at(-0.9, -7.2)
  .curve(-0.6, -8.2, 0.6, -8.2, 0.9, -7.2)
  .curve(1.7, -4, 1.3, 1, 0.9, 4)
  .to(0.3, 9)
  .to(-0.3, 9)
  .to(-0.9, 4)
  .curve(-1.3, 1, -1.7, -4, -0.9, -7.2)
  .close().path;

export function plane(b: Burin, side: Side): void {
  for (const half of [WINGS[side], TAILS[side]]) {
    b.mass(half);
    b.mass(mirrored(half));
  }
  b.mass(FUSELAGE);
  b.cut(line(2, -0.2, 9.4, -0.8), 1.1);
  b.cut(line(-2, -0.2, -9.4, -0.8), 1.1);
  b.cut(line(0, 2, 0, 8.2), 1.1);
  b.hole(ellipse(0, -2.6, 0.62, 1.5));
  b.cut(line(-1, -5.4, 1, -5.4), 1.1);
  for (const x of [-6.4, 6.4]) {
    b.hole(outlineOf(side, [x, -1.5], 1.25));
    b.flat(outlineOf(side, [x, -1.5], 0.75), 0.4);
  }
  b.fine(ellipse(0, -8.2, 3.2, 0.3), 1);
  b.mass(rectangle(-2.9, -8.35, 5.8, 0.3));
  b.mass(circle(0, -8.3, 0.45));
}

// A bunker seen from the front, standing on 0: of strength 2 with one slit, of strength 3 larger, with
// two and a cupola.

const dome = (half: number, high: number, foot = 0): Path =>
  draw()
    .at(-half, -foot)
    .curve(-half, -foot - high * 0.66, -half * 0.66, -foot - high, 0, -foot - high)
    .curve(half * 0.66, -foot - high, half, -foot - high * 0.66, half, -foot)
    .close().path;

/** Positions of its slits. */
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

// Soldiers of a small country shoulder to shoulder, their belts at 0: as many as the card is strong.

const COAT = draw()
  .at(-3.6, 0)
  .curve(-3.8, -3, -3.6, -5.2, -1.4, -5.8)
  .to(1.4, -5.8)
  .curve(3.6, -5.2, 3.8, -3, 3.6, 0)
  .close().path;

const FACE = draw()
  .at(-1.5, -9)
  .to(1.5, -9)
  .curve(1.5, -6.9, 0.8, -6, 0, -6)
  .curve(-0.8, -6, -1.5, -6.9, -1.5, -9)
  .close().path;

const HELMET = draw()
  .at(-2.6, -8.3)
  .curve(-2.2, -9, -2.1, -11.6, 0, -11.7)
  .curve(2.1, -11.6, 2.2, -9, 2.6, -8.3)
  .curve(1.2, -8.8, -1.2, -8.8, -2.6, -8.3)
  .close().path;

const KEPI = draw()
  .at(-1.9, -8.8)
  .to(-1.7, -11.2)
  .bend(0, -11.9, 1.7, -11.2)
  .to(1.9, -8.8)
  .bend(0, -9.4, -1.9, -8.8)
  .close().path;
const VISOR = draw().at(-2.1, -8.8).bend(0, -7.7, 2.1, -8.8).bend(0, -9.4, -2.1, -8.8).close().path;

const FUR_CAP = draw()
  .at(-2.5, -8)
  .curve(-3, -9.4, -2.6, -11.8, 0, -11.9)
  .curve(2.6, -11.8, 3, -9.4, 2.5, -8)
  .curve(1.4, -9.3, -1.4, -9.3, -2.5, -8)
  .close().path;

/** Three small countries. */
type Dress = 'helmet' | 'kepi' | 'fur';

/** What the soldier wears on his head. */
function headgear(b: Burin, dress: Dress, at: (path: Path) => Path): void {
  if (dress === 'helmet') {
    b.mass(at(HELMET));
    b.cut(at(line(-1.9, -9.6, 1.9, -9.6)), 1.2);
  } else if (dress === 'kepi') {
    b.mass(at(KEPI));
    b.cut(at(line(-1.6, -9.5, 1.6, -9.5)), 1.2);
    b.hole(at(circle(0, -10.4, 0.42)));
    b.mass(at(VISOR));
  } else {
    b.mass(at(FUR_CAP));
    b.cut(at(draw().at(-2.3, -9).bend(0, -10, 2.3, -9).path), 1.2);
  }
}

/** Eyes under brows, a nose, and a moustache, a beard or neither. */
function features(b: Burin, dress: Dress, at: (path: Path) => Path): void {
  b.spots(at([...circle(-0.62, -8.1, 0.2), ...circle(0.62, -8.1, 0.2)]));
  b.fine(at(draw().at(0.05, -8.1).to(-0.22, -7.45).to(0.2, -7.4).path), 0.8);
  if (dress === 'helmet') return b.fine(at(draw().at(-0.5, -6.75).bend(0, -6.6, 0.5, -6.75).path), 0.9);
  if (dress === 'kepi')
    return b.mass(at(draw().at(-1, -6.75).bend(0, -7.6, 1, -6.75).bend(0, -7.05, -1, -6.75).close().path));
  b.mass(
    at(
      draw()
        .at(-1.25, -7.4)
        .bend(0, -6.6, 1.25, -7.4)
        .curve(1.2, -6, 0.6, -5.4, 0, -5.3)
        .curve(-0.6, -5.4, -1.2, -6, -1.25, -7.4)
        .close().path,
    ),
  );
  b.cut(at(line(-0.4, -6.6, 0.4, -6.6)), 0.9);
}

function soldier(b: Burin, x: number, dress: Dress): void {
  const at = (path: Path): Path => moved(path, move(x, 0));
  b.mass(at(rectangle(2.5, -14, 0.6, 14)));
  b.mass(
    at(
      polygon([
        [2.2, -9],
        [3.4, -9],
        [3.4, -3],
        [2.2, -3],
      ]),
    ),
  );
  b.plate(at(COAT), 2.4);
  b.mass(at(COAT));
  b.plate(at(FACE), 0.8);
  headgear(b, dress, at);
  features(b, dress, at);
  b.cut(at(draw().at(-1.2, -5.6).to(0, -4).to(1.2, -5.6).at(0, -4).to(0, -0.4).path), 1.2);
  b.cut(at(draw().at(-3, -4.2).to(-0.4, -1.2).path), 1.4);
  b.hole(at(circle(0.9, -2.6, 0.25)));
}

const PLACES: Readonly<Record<Strength, readonly (readonly [x: number, dress: Dress])[]>> = {
  1: [[0, 'kepi']],
  2: [
    [-4.2, 'fur'],
    [4.2, 'helmet'],
  ],
  3: [
    [-6.4, 'helmet'],
    [6.4, 'fur'],
    [0, 'kepi'],
  ],
};

export function guard(b: Burin, strength: Strength): void {
  for (const [x, dress] of PLACES[strength]) soldier(b, x, dress);
}

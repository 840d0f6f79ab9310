/** Foot on the march and field guns with their crew, standing on 0; helmets, shields and wheels differ by side. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { type Matrix, type Point, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Side } from '../data/components.ts';
import { outlineOf } from './signs.ts';

/** A side's mark on its vehicles and packs. */
export const mark = (b: Burin, side: Side, at: Point, radius: number): void => {
  b.hole(outlineOf(side, at, radius));
  b.flat(outlineOf(side, at, radius * 0.62), 0.4);
};

/** A black part with light round it, which keeps it apart from what is behind. */
function apart(b: Burin, path: Path): void {
  if (b.detail !== 'line') b.cut(path, 2.4);
  b.mass(path);
}

/** From the side, facing right: the Axis deep over the neck, the Allies flat with a brim. */
const HELMETS: Readonly<Record<Side, Path>> = {
  axis: draw()
    .at(-1.9, -9.4)
    .to(-1.4, -10.6)
    .curve(-1.3, -12.6, 1.5, -12.8, 1.8, -10.8)
    .to(2.6, -10.2)
    .to(1.3, -10.3)
    .curve(0.6, -10.3, 0, -9.9, -0.5, -9.3)
    .close().path,
  allies: draw()
    .at(-2.4, -10.3)
    .curve(-1.4, -10.8, -1.3, -12, 0.3, -12)
    .curve(1.9, -12, 2, -10.8, 3, -10.3)
    .curve(1.5, -9.9, -0.9, -9.9, -2.4, -10.3)
    .close().path,
};

/** From brow over nose, lips and chin to the neck. */
const FACE = draw()
  .at(-0.8, -10.4)
  .to(1.4, -10.4)
  .to(1.4, -9.95)
  .to(2.05, -9.35)
  .to(1.5, -9.2)
  .to(1.6, -8.9)
  .to(1.4, -8.75)
  .to(1.4, -8.35)
  .to(0.5, -8.1)
  .to(-0.7, -8.8)
  .close().path;

function head(b: Burin, side: Side, place: Matrix): void {
  b.plate(moved(FACE, place), 0.8);
  b.spots(moved(circle(0.95, -9.75, 0.2), place));
  b.fine(moved(draw().at(0.95, -8.85).to(1.55, -8.95).at(-0.1, -9.7).to(-0.2, -9.1).path, place), 0.8);
  apart(b, moved(HELMETS[side], place));
}

const LEGS = polygon([
  [-1.5, -4.8],
  [-1.2, -3],
  [-2.7, -0.9],
  [-3.1, 0],
  [-1.3, 0],
  [-1, -0.8],
  [0.4, -2.9],
  [1.3, -0.9],
  [1.3, 0],
  [3.2, 0],
  [3, -0.5],
  [2.4, -0.8],
  [2.1, -3.2],
  [1.6, -4.8],
]);

const COAT = draw()
  .at(-1.8, -4)
  .to(-1.4, -6.4)
  .curve(-1.5, -8.2, -1, -8.8, 0.1, -9)
  .curve(1.3, -8.8, 1.7, -7.8, 1.7, -6.4)
  .to(2, -4)
  .close().path;

const RIFLE = polygon([
  [-1.7, -6],
  [-0.9, -6.2],
  [-2.3, -14],
  [-2.7, -14],
]);

function marcher(b: Burin, side: Side, x: number): void {
  const place = move(x, 0);
  const at = (path: Path): Path => moved(path, place);
  apart(b, at(RIFLE));
  b.mass(at(LEGS));
  apart(b, at(rectangle(-3.6, -8.4, 2.4, 3, 0.4)));
  mark(b, side, [x - 2.5, -6.9], 0.85);
  apart(b, at(COAT));
  b.cut(at(line(-1.5, -5.7, 1.8, -5.7)), 1.1);
  b.cut(at(draw().at(0, -8).to(0.2, -6.6).to(1.6, -7.1).path), 1.2);
  head(b, side, place);
}

/** Three on the march, right of the middle: the ribbon hangs on the left. */
export function foot(b: Burin, side: Side): void {
  for (const x of [-2.6, 2, 6.6]) marcher(b, side, x);
}

/** Kneeling behind the gun. */
function gunner(b: Burin, side: Side, x: number): void {
  const place = move(x, 3.4);
  apart(
    b,
    moved(
      draw()
        .at(-2.4, -3.4)
        .to(-1.6, -6.4)
        .curve(-1.6, -8.2, -1, -8.8, 0.1, -9)
        .curve(1.2, -8.8, 1.6, -8, 1.7, -7.4)
        .to(3.4, -7.7)
        .to(3.4, -6.9)
        .to(1.5, -6.2)
        .to(2.6, -5.2)
        .to(2.3, -3.4)
        .close().path,
      place,
    ),
  );
  head(b, side, place);
}

interface GunProfile {
  readonly barrel: readonly [length: number, calibre: number];
  /** How far the barrel is raised, degrees. */
  readonly raised: number;
  readonly wheel: number;
  readonly shield: Path;
}

const GUNS: Readonly<Record<Side, GunProfile>> = {
  axis: {
    barrel: [8, 0.95],
    raised: 20,
    wheel: 2.2,
    shield: polygon([
      [0.4, -1.8],
      [0.4, -8.2],
      [3.4, -8.2],
      [3.4, -1.8],
    ]),
  },
  allies: {
    barrel: [7.8, 1.35],
    raised: 28,
    wheel: 2.9,
    shield: draw().at(0.2, -1.8).to(0.2, -6).curve(0.4, -8.6, 3.4, -8.6, 3.6, -6).to(3.6, -1.8).close().path,
  },
};

const TRAIL = polygon([
  [1.4, -3],
  [-7.6, -0.7],
  [-8.6, -1.2],
  [-9, 0.2],
  [-7, 0.2],
  [1.6, -1.5],
]);

/** The Axis roll on discs, the Allies on spokes. */
function gunWheel(b: Burin, side: Side, radius: number): void {
  const [x, y]: Point = [1, -radius];
  apart(b, circle(x, y, radius));
  if (side === 'axis') {
    b.hole(circle(x, y, radius * 0.55));
    b.spots(circle(x, y, radius * 0.28));
    return;
  }
  b.hole(circle(x, y, radius * 0.74));
  const reach = radius * 0.72;
  const spokes = [0, 45, 90, 135].reduce((pen, degrees) => {
    const [dx, dy] = [
      Math.cos((degrees * Math.PI) / 180) * reach,
      Math.sin((degrees * Math.PI) / 180) * reach,
    ];
    return pen.at(x - dx, y - dy).to(x + dx, y + dy);
  }, draw());
  b.line(spokes.path, 1.1);
  b.mass(circle(x, y, radius * 0.24));
}

export function fieldGun(b: Burin, side: Side): void {
  const { barrel, raised, wheel, shield } = GUNS[side];
  const [length, calibre] = barrel;
  const aimed = chain(turn(-raised), move(0.8, -5.4));
  b.mass(TRAIL);
  b.mass(moved(rectangle(-3.4, -calibre * 0.8, 4, calibre * 1.6), aimed));
  b.mass(moved(rectangle(0, -calibre / 2, length, calibre), aimed));
  if (side === 'axis') b.mass(moved(rectangle(length - 0.4, -calibre, 1.6, calibre * 2), aimed));
  else b.mass(moved(rectangle(0, calibre * 0.8, length * 0.55, 0.8), aimed));
  apart(b, moved(shield, move(-0.8, 0)));
  mark(b, side, [1.1, -6.5], 1.05);
  gunWheel(b, side, wheel);
  gunner(b, side, -5.6);
}

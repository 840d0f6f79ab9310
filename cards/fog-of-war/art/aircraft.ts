/** Aircraft on cards, from above in a bank, about their middle, the nose up: fighters and bombers. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, ellipse, line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { CardSet, Side } from '../data/components.ts';
import { outlineOf } from './signs.ts';
import { plane } from './units.ts';

const mirrored = (path: Path): Path => moved(path, scale(-1, 1));

/** The right wing, as of the fighters: square tips for the Axis, round ones for the Allies. */
const WINGS: Readonly<Record<Side, Path>> = {
  axis: draw().at(0.6, -3.6).to(11.6, -1.6).to(11.8, 0.2).to(0.6, 1).close().path,
  allies: draw().at(0.6, -3.2).to(9.6, -2).curve(11.8, -1.6, 12, -0.2, 10.6, 0.1).to(0.6, 1).close().path,
};

/** Where engines are on a wing, and how long they are, mm. */
const ENGINES: Readonly<Record<Side, readonly (readonly [x: number, ahead: number])[]>> = {
  axis: [[4.4, 5.4]],
  allies: [
    [3.5, 4.6],
    [7.2, 4],
  ],
};

const FUSELAGE = draw()
  .at(-1.1, -7)
  .curve(-1, -9.2, 1, -9.2, 1.1, -7)
  .curve(1.6, -3, 1.2, 3, 0.8, 6)
  .to(0.4, 9.6)
  .to(-0.4, 9.6)
  .to(-0.8, 6)
  .curve(-1.2, 3, -1.6, -3, -1.1, -7)
  .close().path;

/** The Axis have two fins at the ends of their tail, the Allies one in the middle. */
function tail(b: Burin, side: Side): void {
  b.mass(rectangle(-4, 7, 8, 1.8, 0.7));
  if (side === 'allies') return b.cut(line(0, 6.4, 0, 9.4), 1.2);
  for (const x of [-4.4, 3.6]) b.mass(rectangle(x, 5.8, 0.8, 3.8, 0.3));
}

function bomber(b: Burin, side: Side): void {
  for (const half of [WINGS[side], mirrored(WINGS[side])]) b.mass(half);
  tail(b, side);
  for (const [x, ahead] of ENGINES[side])
    for (const at of [-x, x]) {
      b.mass(ellipse(at, -ahead * 0.5, 0.95, ahead * 0.5));
      b.cut(line(at, -ahead + 1.4, at, -1), 1);
      b.fine(ellipse(at, -ahead - 0.2, 2.2, 0.25), 0.9);
      b.mass(circle(at, -ahead, 0.35));
    }
  b.mass(FUSELAGE);
  // The glazed nose, the gunner's dome, and the joints of the wings.
  b.hole(ellipse(0, -7.5, 0.6, 0.95));
  b.fine(line(0, -8.4, 0, -6.6), 0.8);
  b.hole(ellipse(0, -4, 0.55, 1));
  b.hole(circle(0, 2.6, 0.55));
  b.cut(line(2, 0.2, 10.4, -0.4), 1.1);
  b.cut(line(-2, 0.2, -10.4, -0.4), 1.1);
  for (const x of [-9.2, 9.2]) {
    const place = move(x, -0.9);
    b.hole(moved(outlineOf(side, [0, 0], 1.05), place));
    b.flat(moved(outlineOf(side, [0, 0], 0.62), place), 0.4);
  }
}

/** Sets whose aircraft are bombers; the others are fighters. */
const BOMBERS: ReadonlySet<CardSet> = new Set(['1940', '1942', 'usa']);

export const aircraft = (b: Burin, side: Side, set: CardSet): void =>
  BOMBERS.has(set) ? bomber(b, side) : plane(b, side);

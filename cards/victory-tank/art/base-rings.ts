/** What is cut into the ground of a home base: rings about its middle for red, lozenges for gray. */
import { ribbon } from '../../../src/kit/engrave/fit.ts';
import { trail } from '../../../src/kit/engrave/knots.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import { chanceOf, type Chance } from '../../../src/kit/engrave/chance.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import type { Army } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import { FIELD } from './field.ts';

/** Between rings, and across one, mm. */
const RINGS = {
  colour: { apart: 2.3, across: 0.85 },
  'low-ink': { apart: 3.1, across: 0.18 },
  screen: { apart: 4.2, across: 1.2 },
} as const satisfies Readonly<Record<Edition, { readonly apart: number; readonly across: number }>>;

/** From the trim, where no cut goes: the ground ends a little further out. */
const INSET = 2.7;
const PACE = 0.7;
const MIDDLE: Point = [FIELD.width / 2, FIELD.height / 2];

/** The corners of a lozenge are this much further out along than up. */
const LOZENGE = 1.35;

/** A ring of points about the middle. */
function ring(army: Army, radius: number): Point[] {
  const [cx, cy] = MIDDLE;
  if (army === 'red') {
    const count = Math.ceil((2 * Math.PI * radius) / PACE);
    return Array.from({ length: count + 1 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / count;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
  }
  const tips: Point[] = [
    [LOZENGE * radius, 0],
    [0, radius],
    [-LOZENGE * radius, 0],
    [0, -radius],
    [LOZENGE * radius, 0],
  ];
  const count = Math.ceil((1.7 * radius) / PACE);
  return tips.slice(1).flatMap(([x, y], index) => {
    const [px, py] = tips[index] ?? [0, 0];
    return Array.from({ length: count }, (__, step): Point => {
      const share = (step + 0.5) / count;
      return [cx + px + (x - px) * share, cy + py + (y - py) * share];
    });
  });
}

const holds = ({ x, y, width, height }: Rect, [px, py]: Point): boolean =>
  px > x - 0.7 && px < x + width + 0.7 && py > y - 0.7 && py < y + height + 0.7;

const onField = ([x, y]: Point): boolean =>
  x > INSET && x < FIELD.width - INSET && y > INSET && y < FIELD.height - INSET;

/** A ring's points as cuts of a hand: broken here and there, and at whatever is to be clear. */
function broken(points: readonly Point[], clear: readonly Rect[], corner: number, chance: Chance): Point[][] {
  const cuts: Point[][] = [[]];
  let left = chance.between(14, 60);
  points.forEach((point, index) => {
    left -= 1;
    const turns = corner > 0 && index % corner === 0;
    if (left <= 0 || turns || !onField(point) || clear.some((place) => holds(place, point))) {
      cuts.push([]);
      if (left <= 0) left = chance.between(14, 60);
    } else cuts.at(-1)?.push(point);
  });
  return cuts.filter(({ length }) => length > 5);
}

/** The rings of an army's base, clear of what stands on it. */
export function baseRings(army: Army, clear: readonly Rect[], theme: Theme): Shape {
  const { apart, across } = RINGS[theme.edition];
  const chance = chanceOf(`${army} rings`);
  const cuts: Point[][] = [];
  for (let radius = 2.5 * apart; radius < 44; radius += apart) {
    const points = ring(army, radius);
    cuts.push(...broken(points, clear, army === 'red' ? 0 : points.length / 4, chance));
  }
  const colour = theme.army[army].rings;
  if (theme.edition === 'low-ink') {
    const paths = cuts.map((points) => trail(points.filter((_, index) => index % 3 === 0)));
    return { d: written(...paths), stroke: { colour, width: across, cap: 'round' } };
  }
  const pen = draw();
  for (const points of cuts) {
    const last = points.length - 1;
    const width = points.map((_, index) => across * Math.min(1, (3 * Math.min(index, last - index)) / last));
    ribbon(pen, { x: points.map(([x]) => x), y: points.map(([, y]) => y) }, width, 0.06);
  }
  return { d: written(pen.path), fill: colour };
}

/**
 * Fog: it closes in on a card from its edges, thins the engraving irregularly and sends long tongues over the
 * field. Within the outer 3 mm there is nothing but fog, so that cards which share a cut meet without a step.
 */
import { noiseOf, type Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { gridOf, plateOf, type Grid, type Plate } from '../../../src/kit/engrave/plate.ts';
import { step } from '../../../src/kit/engrave/relief.ts';
import { draw, written, type Path } from '../../../src/kit/engrave/path.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

/** From the trim to where the first line may stand, mm. */
export const FOG_EDGE = 3.3;

/** A tongue of fog, or the hollow between two: how high it is and how far from the trim it ends, mm. */
export interface Layer {
  readonly height: number;
  readonly reach: number;
}

/** Fog that lies in from one side: tongues and hollows by turns from the top down, beginning and ending with a tongue. */
export interface Bank {
  readonly side: 'left' | 'right';
  readonly top: number;
  readonly layers: readonly Layer[];
}

/** A bank of two or three tongues that begins at `top`, its longest at most `furthest` mm from the trim. */
export function bankAt(chance: Chance, side: Bank['side'], top: number, furthest: number): Bank {
  const tongue = (low: number, high: number): Layer => ({
    height: chance.between(2.5, 4),
    reach: chance.between(low, high),
  });
  const hollow = (): Layer => ({ height: chance.between(1.5, 2.3), reach: chance.between(5.5, 8) });
  const [short, long] = [tongue(9.6, 12), tongue(Math.min(14, furthest - 3), furthest)];
  const layers = chance.odds(0.5) ? [long, hollow(), short] : [short, hollow(), long];
  if (chance.odds(0.25)) layers.push(hollow(), tongue(9.6, 11));
  return { side, top, layers };
}

/** Handle that makes a half circle of two curves, as a share of the radius. */
const ROUND = 0.5523;

/** A bank's edge from the top down, from `from` mm off the trim and back; `inset` mm within the fog. */
function bankEdge({ side, top, layers }: Bank, inset: number, from: number): Path {
  const at = (x: number, y: number): Point => [side === 'left' ? x : POKER.width - x, y];
  const pen = draw();
  let y = top + inset;
  pen.at(...at(from, y));
  layers.forEach(({ height, reach }, index) => {
    const tongue = index % 2 === 0;
    const out = tongue ? 1 : -1;
    const radius = height / 2 - out * inset;
    const x = reach - inset - out * radius;
    const handle = radius * ROUND;
    const [upper, middle, lower] = [y, y + radius, y + 2 * radius];
    const tip = x + out * radius;
    pen.to(...at(x, upper));
    pen.curve(...at(x + out * handle, upper), ...at(tip, middle - handle), ...at(tip, middle));
    pen.curve(...at(tip, middle + handle), ...at(x + out * handle, lower), ...at(x, lower));
    y = lower;
  });
  return pen.to(...at(from, y)).path;
}

/** How far a place is from the trim, corners rounded, mm. */
function fromTrim(x: number, y: number): number {
  const corner = 12;
  const dx = Math.min(x, POKER.width - x);
  const dy = Math.min(y, POKER.height - y);
  if (dx >= corner || dy >= corner) return Math.min(dx, dy);
  return corner - Math.hypot(corner - dx, corner - dy);
}

export interface Fog {
  readonly plate: Plate;
  /** 0 where fog hides everything, 1 where it is clear. */
  readonly clear: Grid;
}

/** The grid that fog is worked out on is coarse: nothing in it is small. */
const FOG_STEP = 1.5;

/** The fog over a whole card. */
export function fogOver(seed: string): Fog {
  const noise = noiseOf(`${seed} fog`);
  const plate = plateOf({ x: 0, y: 0, width: POKER.width, height: POKER.height }, FOG_STEP);
  const clear = gridOf(plate, (x, y) => {
    const edge = fromTrim(x, y);
    // Fog lies in layers: what it covers changes slowly along the card and quickly across.
    const layers = 1.1 + 2.6 * noise(x / 17, y / 3.4) + 1.2 * noise(x / 7 + 40, y / 1.5);
    // Wisps drift further in.
    const wisps = 0.85 * step(0.5, 0.85, noise(x / 26 + 80, y / 2.6)) * (1 - step(9, 22, edge));
    return step(FOG_EDGE, FOG_EDGE + 3.2, edge - Math.max(0, layers)) * (1 - wisps);
  });
  return { plate, clear };
}

/** Where a bank's edge begins to break up on its way out to the trim, mm. */
const BROKEN = 8;

/** Banks as they are laid over a picture: fog of paper with a drawn edge, and a broken line within. */
export function bankShapes(banks: readonly Bank[], theme: Theme): Shape[] {
  const { paper, key, edition } = theme;
  const width = edition === 'low-ink' ? 0.17 : 0.24;
  const edges = (inset: number, from: number): string =>
    banks.map((bank) => written(bankEdge(bank, inset, from))).join('');
  const stroke = { colour: key, width, cap: 'round', join: 'round' } as const;
  const shapes: Shape[] = [
    { d: edges(0, FOG_EDGE - 1.3), fill: paper },
    { d: edges(0, BROKEN), stroke },
    {
      d: banks.map((bank) => written(bankEnds(bank))).join(''),
      stroke: { ...stroke, dash: [1.3, 0.9, 0.5, 1.1] },
    },
  ];
  const echo = { ...stroke, width: width * 0.5, cap: 'butt', dash: [5, 0.7, 2, 0.7, 8, 0.7] } as const;
  return [...shapes, { d: edges(0.55, BROKEN - 1.5), stroke: echo }];
}

/** The two ends of a bank's edge, from where it is whole out to the trim. */
function bankEnds({ side, top, layers }: Bank): Path {
  const bottom = top + layers.reduce((sum, { height }) => sum + height, 0);
  const pen = draw();
  for (const y of [top, bottom]) {
    const [from, to] =
      side === 'left' ? [BROKEN - 1, FOG_EDGE] : [POKER.width - BROKEN + 1, POKER.width - FOG_EDGE];
    pen.at(from, y).to(to, y);
  }
  return pen.path;
}

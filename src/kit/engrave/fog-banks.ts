/** Banks of fog that lie in over a picture from its sides, as printmakers draw them: long tongues with round ends. */
import type { Colour } from '../edition.ts';
import type { Outline, Shape } from '../face.ts';
import type { Chance } from './chance.ts';
import { FOG_EDGE, type Layer } from './fog.ts';
import type { Point } from './matrix.ts';
import { written } from './outline.ts';
import { draw, type Path } from './path.ts';

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
function bankEdge({ side, top, layers }: Bank, width: number, inset: number, from: number): Path {
  const at = (x: number, y: number): Point => [side === 'left' ? x : width - x, y];
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

/** Where a bank's edge begins to break up on its way out to the trim, mm. */
const BROKEN = 8;

export interface BankInks {
  readonly paper: Colour;
  readonly line: Colour;
  /** Width of the edge, mm. */
  readonly width: number;
}

/** Banks as they are laid over a picture `breadth` mm broad: fog of paper with a drawn edge, and a broken line within. */
export function bankShapes(banks: readonly Bank[], breadth: number, inks: BankInks): Shape[] {
  const { paper, line, width } = inks;
  const edges = (inset: number, from: number): Outline =>
    written(...banks.map((bank) => bankEdge(bank, breadth, inset, from)));
  const stroke = { colour: line, width, cap: 'round', join: 'round' } as const;
  const shapes: Shape[] = [
    { d: edges(0, FOG_EDGE - 1.3), fill: paper },
    { d: edges(0, BROKEN), stroke },
    {
      d: written(...banks.map((bank) => bankEnds(bank, breadth))),
      stroke: { ...stroke, dash: [1.3, 0.9, 0.5, 1.1] },
    },
  ];
  const echo = { ...stroke, width: width * 0.5, cap: 'butt', dash: [5, 0.7, 2, 0.7, 8, 0.7] } as const;
  return [...shapes, { d: edges(0.55, BROKEN - 1.5), stroke: echo }];
}

/** The two ends of a bank's edge, from where it is whole out to the trim. */
function bankEnds({ side, top, layers }: Bank, breadth: number): Path {
  const bottom = top + layers.reduce((sum, { height }) => sum + height, 0);
  const pen = draw();
  for (const y of [top, bottom]) {
    const [from, to] = side === 'left' ? [BROKEN - 1, FOG_EDGE] : [breadth - BROKEN + 1, breadth - FOG_EDGE];
    pen.at(from, y).to(to, y);
  }
  return pen.path;
}

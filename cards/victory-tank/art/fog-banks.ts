/** Banks of fog that lie in over a card from its sides, as printmakers draw them: long tongues with round ends. */
import { chanceOf, type Chance } from '../../../src/kit/engrave/chance.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { POKER } from '../../../src/kit/component.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';
import { FOG_EDGE } from './fog.ts';
import type { Scene } from './ground-scenes.ts';

/** Where banks of fog may lie in on a card: between the middles of the fields. */
const BANK_TOPS = [8, 33, 54, 74];
/** A bank is about so high, mm. */
const BANK_HEIGHT = 9.5;

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
function bankAt(chance: Chance, side: Bank['side'], top: number, furthest: number): Bank {
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

/** Where a line leaves the card, to be lost in fog. */
function exits(points: readonly Point[]): { side: Bank['side']; y: number }[] {
  const ends = [points.slice(0, 2), points.slice(-2).toReversed()];
  return ends.flatMap(([end, before]) => {
    if (!end || !before || (end[0] > 3 && end[0] < POKER.width - 3)) return [];
    return [{ side: end[0] < 3 ? ('left' as const) : ('right' as const), y: (end[1] + before[1]) / 2 }];
  });
}

/** A bank so moved that it hides neither the line between the fields nor runs off the card. */
function settled(bank: Bank): Bank {
  const height = bank.layers.reduce((sum, layer) => sum + layer.height, 0);
  const middle = POKER.height / 2;
  let top = Math.min(Math.max(bank.top, 4.5), POKER.height - 4.5 - height);
  if (top < middle + 2.4 && top + height > middle - 2.4) {
    top = top + height / 2 < middle ? middle - 2.4 - height : middle + 2.4;
  }
  return { ...bank, top };
}

/** Banks of fog over a scene: where a trench or a track leaves the card, and some besides. */
export function banksOver(seed: string, { trenches, tracks, litter }: Required<Scene>): Bank[] {
  const chance = chanceOf(`${seed} banks`);
  const banks: Bank[] = [];
  const put = (side: Bank['side'], top: number): void => {
    const close = banks.some((bank) => bank.side === side && Math.abs(bank.top - top) < 1.4 * BANK_HEIGHT);
    // A picture may stand in the northern field: no tongue reaches it.
    if (!close) banks.push(settled(bankAt(chance, side, top, top > 4 && top < 30 ? 13 : 22)));
  };
  for (const { side, y } of [...trenches, ...tracks].flatMap(exits)) put(side, y - 0.55 * BANK_HEIGHT);
  const first = chance.odds(0.5);
  const hides = (side: Bank['side'], top: number): boolean =>
    litter.some(([, x, y]) => x < POKER.width / 2 === (side === 'left') && y > top - 2 && y < top + 16);
  BANK_TOPS.forEach((about, index) => {
    const side = (index % 2 === 0) === first ? 'left' : 'right';
    const top = about + chance.between(-2, 2);
    if (banks.length < 3 && !hides(side, top)) put(side, top);
  });
  return banks;
}
/** Where a bank's edge begins to break up on its way out to the trim, mm. */
const BROKEN = 8;

/** Banks as they are laid over a picture: fog of paper with a drawn edge, and a broken line within. */
export function bankShapes(banks: readonly Bank[], theme: Theme): Shape[] {
  const { paper, key, edition } = theme;
  const width = edition === 'low-ink' ? 0.14 : 0.24;
  const edges = (inset: number, from: number): Outline =>
    written(...banks.map((bank) => bankEdge(bank, inset, from)));
  const stroke = { colour: key, width, cap: 'round', join: 'round' } as const;
  const shapes: Shape[] = [
    { d: edges(0, FOG_EDGE - 1.3), fill: paper },
    { d: edges(0, BROKEN), stroke },
    {
      d: written(...banks.map((bank) => bankEnds(bank))),
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

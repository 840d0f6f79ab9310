/** Fog that lies in over a field from the path beside it: flat tongues with round ends, one upon the other. */
import type { Chance } from '../../../src/kit/engrave/chance.ts';
import type { Rect } from '../../../src/kit/face.ts';

/** One tongue of a bank, mm. */
export interface Tongue extends Rect {
  readonly from: 'left' | 'right';
}

const HEIGHT = [2.6, 3.7] as const;
const LONG = [15, 24] as const;
const SHORT = [6, 11] as const;
/** From the trim, within the path. */
const START = 1.1;

/** A bank of two or three tongues from one side, its top at `top`. */
function bank(chance: Chance, from: Tongue['from'], top: number, width: number): Tongue[] {
  const tongues: Tongue[] = [];
  const count = chance.odds(0.4) ? 3 : 2;
  const longFirst = chance.odds(0.5);
  let y = top;
  for (let index = 0; index < count; index += 1) {
    const height = chance.between(...HEIGHT);
    // Long and short by turns, so that no two ends lie over one another.
    const [least, most] = longFirst === (index % 2 === 0) ? LONG : SHORT;
    const reach = chance.between(least, most);
    tongues.push({ x: from === 'left' ? START : width - START - reach, y, width: reach, height, from });
    y += height - 0.4;
  }
  return tongues;
}

const covers = (tongue: Tongue, { x, y, width, height }: Rect): boolean =>
  tongue.x < x + width + 2 &&
  x < tongue.x + tongue.width + 2 &&
  tongue.y < y + height + 1.5 &&
  y < tongue.y + tongue.height + 1.5;

/** Fog on a field, none on some: it hides nothing that stands there. */
export function fogOf(
  chance: Chance,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Rect[],
): Tongue[] {
  const banks = chance.pick([0, 1, 1, 2]);
  const first = chance.pick<Tongue['from']>(['left', 'right']);
  const sides = [first, first === 'left' ? 'right' : 'left'] as const;
  return sides.slice(0, banks).flatMap((from) => {
    const tongues = bank(chance, from, chance.between(5, height - 15), width);
    return tongues.filter((tongue) => !taken.some((place) => covers(tongue, place)));
  });
}

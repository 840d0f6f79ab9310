/** Both badges with arrows from one to the other: a card that changes hands. 18 mm wide about the origin. */
import { chain, move, scale } from '../../../src/kit/engrave/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/outline.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';
import { badge } from './badge.ts';

/** A bow over the badges with its arrow head at the right; the other one is this one turned. */
function bow(side: 1 | -1): { shaft: Outline; head: Outline } {
  const at = (x: number, y: number): [number, number] => [side * x, side * y];
  return {
    shaft: written(
      draw()
        .at(...at(-4.4, -5.6))
        .curve(...at(-2.6, -8.4), ...at(2, -8.4), ...at(4, -6)).path,
    ),
    head: written(
      draw()
        .at(...at(5.6, -4))
        .to(...at(4.9, -7.2))
        .to(...at(2.6, -5))
        .close().path,
    ),
  };
}

export function swap(theme: Theme): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const bows = [bow(1), bow(-1)];
  const medal = (army: 'red' | 'gray', size: number, x: number): Shape[] => {
    const { flat } = theme.army[army];
    const inks = drawn
      ? { field: theme.paper, device: flat }
      : { field: flat, device: theme.paper, rim: flat };
    return badge(army, chain(scale(size), move(x, 0)), inks, 0.14);
  };
  return [
    { d: joined(bows.map(({ shaft }) => shaft)), stroke: { colour: theme.key, width: drawn ? 0.5 : 0.8 } },
    { d: joined(bows.map(({ head }) => head)), fill: theme.key },
    ...medal('red', 0.4, -4.9),
    ...medal('gray', 0.36, 4.9),
  ];
}

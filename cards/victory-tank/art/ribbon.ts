/** The pennant that an action card shows in a fanned hand: its value, and as many helmets. */
import { chain, move, scale } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { art, text, type Node } from '../../../src/kit/face.ts';
import type { Army } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import { helmet } from './badge.ts';

export const RIBBON_WIDTH = 9.8;
const NUMERAL_HEIGHT = 10.2;
const PIP_STEP = 5.6;
const TAIL = 4.4;

/** A cloth with a swallow tail of `tail` mm, hanging from the origin; `inset` mm within its edge. */
export function pennant(width: number, height: number, tail: number, inset: number): Path {
  const [left, right] = [inset, width - inset];
  return draw()
    .at(left, inset)
    .to(right, inset)
    .to(right, height - 2.1 * inset)
    .to(width / 2, height - tail + 0.9 - 1.4 * inset)
    .to(left, height - 2.1 * inset)
    .close().path;
}

const cloth = (height: number, inset: number): Path => pennant(RIBBON_WIDTH, height, TAIL, inset);

/** Its length grows with the value, so that the longest pennant is the strongest card. */
export const ribbonHeight = (value: number): number => NUMERAL_HEIGHT + value * PIP_STEP + TAIL;

/** The ribbon of a card with its upper left corner at the origin. */
export function ribbon(army: Army, value: number, theme: Theme): Node[] {
  const height = ribbonHeight(value);
  const drawn = theme.edition === 'low-ink';
  const ground = drawn ? theme.paper : theme.key;
  const ink = drawn ? theme.key : theme.paper;
  const device = drawn ? theme.army[army].flat : theme.paper;
  const pips = Array.from({ length: value }, (_, index) =>
    helmet(
      army,
      chain(
        scale(army === 'red' ? 0.64 : 0.54),
        move(RIBBON_WIDTH / 2, NUMERAL_HEIGHT + PIP_STEP * (index + 0.5) - 0.2),
      ),
      device,
      ground,
      0.14,
    ),
  );
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(cloth(height, 0)),
          fill: ground,
          stroke: { colour: drawn ? ink : theme.paper, width: drawn ? 0.3 : 0.7 },
        },
        { d: written(cloth(height, 0.75)), stroke: { colour: ink, width: drawn ? 0.125 : 0.22 } },
      ],
    }),
    text({
      field: 'value',
      text: [{ text: '+', style: { size: 14 } }, { text: String(value) }],
      x: 0.3,
      y: 2.2,
      width: RIBBON_WIDTH - 0.6,
      height: 8.6,
      align: 'center',
      style: { font: 'poster', size: 21, ink },
      sign: { means: `value ${value}`, ink, ground },
    }),
    art({ x: 0, y: 0, shapes: pips.flat(), sign: { means: `${army} army`, ink: device, ground } }),
  ];
}

/**
 * The gauge on the first sheet: the flip mark with a scale on the front and a pointer on the back. Against the
 * light, the pointer shows the registration error in mm.
 */
import { group, type Group, type Node } from '../../../kit/face.ts';
import { flipMark } from '../flip-mark.ts';
import { strokes } from './flow.ts';

/** Half of its width and height, mm. */
export const GAUGE_REACH = 8;

const RADIUS = 2.6;

const at = (x: number, y: number, nodes: readonly Node[]): Group<Node> => group({ x, y, nodes });

const OFFSETS = [-3, -2, -1, 0, 1, 2, 3];

/** Front: ticks of 1 mm on all four sides; the middle ones are long. */
export function gaugeFront(x: number, y: number): Node {
  const ticks = OFFSETS.map((offset) => {
    const [near, far] = [5, offset === 0 ? GAUGE_REACH : 6.4];
    return (
      `M${offset} ${-near}V${-far}M${offset} ${near}V${far}` +
      `M${-near} ${offset}H${-far}M${near} ${offset}H${far}`
    );
  });
  return at(x, y, [flipMark(0, 0, RADIUS), strokes(ticks.join(''), 0.125)]);
}

/** Back: a cross that lies on the long ticks when both sides meet. */
export function gaugeBack(x: number, y: number): Node {
  const cross = `M0 -4V${-GAUGE_REACH}M0 4V${GAUGE_REACH}M-4 0H${-GAUGE_REACH}M4 0H${GAUGE_REACH}`;
  return at(x, y, [flipMark(0, 0, RADIUS), strokes(cross, 0.125)]);
}

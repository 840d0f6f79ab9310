/** Discs of a wheel: round faces that turn on a pin. */
import { circle } from '../engrave/path/shapes.ts';
import { written } from '../engrave/path/outline.ts';
import { art, type Face, type Shape } from '../face.ts';

const CUT = { colour: '#000000', width: 0.2 } as const;

/** How far the cross in the pin hole extends beyond it, mm, so that a needle finds the middle. */
const CROSS = 1.5;

/** A face with its cut lines: the rim, and a pin hole `pin` mm wide. */
export function disc(face: Face, pin: number): Face {
  const [x, y] = [face.width / 2, face.height / 2];
  const arm = pin / 2 + CROSS;
  const cuts: Shape[] = [
    { d: written(circle(x, y, Math.min(x, y)), circle(x, y, pin / 2)), asks: 'cut', stroke: CUT },
    {
      d: `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`,
      stroke: { ...CUT, width: 0.125 },
    },
  ];
  const hole: Shape = { d: written(circle(x, y, pin / 2)), fill: '#ffffff' };
  return { ...face, nodes: [...face.nodes, art({ x: 0, y: 0, shapes: [hole, ...cuts] })] };
}

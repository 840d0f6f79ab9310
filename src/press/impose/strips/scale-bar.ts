/** The 100 mm bar: measuring it shows whether the printer scaled the page. */
import { art, type Art } from '../../../kit/face.ts';
import { BLACK } from '../marks.ts';

export const BAR_LENGTH = 100;
/** Height of its end ticks, mm. */
export const BAR_HEIGHT = 2.4;

/** The bar with a tick every 10 mm; (x, y) is the left end of its line. */
export function scaleBar(x: number, y: number): Art {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const half = index % 10 === 0 ? BAR_HEIGHT / 2 : index === 5 ? 0.9 : 0.6;
    return `M${index * 10} ${-half}V${half}`;
  });
  return art({
    x,
    y,
    shapes: [{ d: `M0 0H${BAR_LENGTH}${ticks.join('')}`, stroke: { colour: BLACK, width: 0.2 } }],
  });
}

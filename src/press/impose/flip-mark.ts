/**
 * The flip mark: two quarters of a disc on the front, the other two on the back. Against the light the disc is
 * complete when front and back meet, two separate halves when the sheet was flipped about the wrong edge, and
 * stepped when they are slightly off.
 */
import { art, type Art } from '../../kit/face.ts';
import { round2 } from '../../kit/units.ts';
import { BLACK } from './marks.ts';

/**
 * The half for either side, centred on (x, y). It is the same on both: seen through the paper, the back's
 * quarters are mirrored into the gaps of the front's, about either edge.
 */
export function flipMark(x: number, y: number, radius: number): Art {
  const r = round2(radius);
  const quarters = `M0 0V${-r}A${r} ${r} 0 0 1 ${r} 0ZM0 0V${r}A${r} ${r} 0 0 1 ${-r} 0Z`;
  const ring = `M${r} 0A${r} ${r} 0 0 1 ${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  return art({
    x: round2(x),
    y: round2(y),
    shapes: [
      { d: quarters, fill: BLACK },
      { d: ring, stroke: { colour: BLACK, width: 0.125 } },
    ],
  });
}

/** What of a face a picture shows. */
import type { Rect, SetFace } from '../../kit/face.ts';

/** What of a face is shown: the card as cut, or with the bleed that a vendor asks for. */
export type Area = 'trim' | 'bleed';

/** The rectangle of a face that `area` shows, in the face's own mm. */
export function areaOf({ width, height, bleed }: SetFace, area: Area): Rect {
  const reach = area === 'bleed' ? bleed : 0;
  return { x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach };
}

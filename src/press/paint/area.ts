/** The area of a face that a picture shows. */
import type { Rect, SetFace } from '../../kit/face.ts';

/** The trimmed card, or with its bleed for a vendor. */
export type Area = 'trim' | 'bleed';

/** The rectangle of a face that `area` shows, in the face's own mm. */
export function areaOf({ width, height, bleed }: SetFace, area: Area): Rect {
  const reach = area === 'bleed' ? bleed : 0;
  return { x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach };
}

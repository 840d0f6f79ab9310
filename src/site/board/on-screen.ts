/** Between the screen and the table: points under the pointer, and boxes of what is drawn, in mm. */
import type { Spot } from '../../referee/table/scene.ts';
import type { Point } from './board-paths.ts';

/** A point of the screen in mm of the table. */
export function tablePoint(svg: SVGSVGElement | null, clientX: number, clientY: number): Point {
  const matrix = svg?.getScreenCTM();
  const point = new DOMPoint(clientX, clientY);
  return matrix ? point.matrixTransform(matrix.inverse()) : point;
}

/** Places as large as they are drawn: the box of one with an outline may be only the room for its pieces. */
export function drawnBoxes(svg: SVGSVGElement | null, places: readonly Spot[]): readonly Spot[] {
  return places.map((place) => {
    const target =
      place.outline === undefined
        ? null
        : svg?.querySelector<SVGPathElement>(`[data-place="${CSS.escape(place.id)}"] .board-target`);
    if (!target) return place;
    const { x, y, width, height } = target.getBBox();
    return { id: place.id, x, y, width, height };
  });
}

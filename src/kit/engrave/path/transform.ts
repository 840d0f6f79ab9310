/** Moves outlines and shapes. */
import type { Outline, Shape } from '../../face.ts';
import { growth, type Matrix } from './matrix.ts';
import { readPath } from './path-data.ts';
import { written } from './outline.ts';
import { moved } from './path.ts';

/** An outline, or path data, moved by `matrix`. */
export const movedData = (d: Shape['d'], matrix: Matrix): Outline => written(moved(readPath(d), matrix));

/** Shapes moved by `matrix`; strokes and dashes grow with them. */
export function movedShapes(shapes: readonly Shape[], matrix: Matrix): Shape[] {
  const grown = growth(matrix);
  return shapes.map((shape) => ({
    ...shape,
    d: movedData(shape.d, matrix),
    ...(shape.stroke && {
      stroke: {
        ...shape.stroke,
        width: shape.stroke.width * grown,
        ...(shape.stroke.dash && { dash: shape.stroke.dash.map((length) => length * grown) }),
      },
    }),
  }));
}

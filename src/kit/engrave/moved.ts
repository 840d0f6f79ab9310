/** Written path data and shapes, moved about. */
import type { Shape } from '../face.ts';
import { growth, type Matrix } from './matrix.ts';
import { readPath } from './path-data.ts';
import { moved, written } from './path.ts';

/** Path data moved by `matrix`: for art that is kept as path data. */
export const movedData = (d: string, matrix: Matrix): string => written(moved(readPath(d), matrix));

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

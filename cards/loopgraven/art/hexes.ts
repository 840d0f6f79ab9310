/** Hexes of the board, to be drawn. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import { points } from '../box/ground.ts';

export const hexagon = (middle: Point, share = 1): Path => polygon(points(middle, share));

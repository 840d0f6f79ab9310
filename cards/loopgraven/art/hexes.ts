/** The board's spaces in millimetres of the board. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import { COLUMNS, ROWS, type Space } from '../box/board.ts';
import { BOARD, HEX } from '../box.ts';

/** From the middle of a hex to its points. */
export const RADIUS = HEX / Math.sqrt(3);
const ROW = RADIUS * 1.5;

const LEFT = (BOARD.form.width - COLUMNS * HEX) / 2;
/** The points of the first row. */
export const TOP = (BOARD.form.height - (ROWS - 1) * ROW - 2 * RADIUS) / 2;
export const BOTTOM = BOARD.form.height - TOP;

/** The middle of a space. */
export const middleOf = ({ column, row }: Pick<Space, 'column' | 'row'>): Point => [
  LEFT + (column + 0.5 + (row % 2) / 2) * HEX,
  TOP + RADIUS + row * ROW,
];

/** The points of a hex, from the upper one clockwise. */
export const points = ([x, y]: Point, share = 1): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner): Point => {
    const angle = (corner * Math.PI) / 3;
    return [x + RADIUS * share * Math.sin(angle), y - RADIUS * share * Math.cos(angle)];
  });

export const hexagon = (middle: Point, share = 1): Path => polygon(points(middle, share));

/** Where the spaces of the board lie on its sheet, mm. All of it is ours. */
import { COLUMNS, ROWS, type Space } from './board.ts';

/** From side to side of a hex. */
export const HEX = 23.6;
/** From the middle of a hex to its points. */
export const RADIUS = HEX / Math.sqrt(3);
const ROW = RADIUS * 1.5;

/** The whole sheet. */
export const BOARD_SIZE = { width: 252, height: 376 } as const;
const LEFT = (BOARD_SIZE.width - COLUMNS * HEX) / 2;
/** The points of the first row. */
export const TOP = (BOARD_SIZE.height - (ROWS - 1) * ROW - 2 * RADIUS) / 2;
export const BOTTOM = BOARD_SIZE.height - TOP;

type Place = readonly [x: number, y: number];

/** The middle of a space. */
export const middleOf = ({ column, row }: Pick<Space, 'column' | 'row'>): Place => [
  LEFT + (column + 0.5 + (row % 2) / 2) * HEX,
  TOP + RADIUS + row * ROW,
];

/** The points of a hex, from the upper one clockwise. */
export const points = ([x, y]: Place, share = 1): readonly Place[] =>
  [0, 1, 2, 3, 4, 5].map((corner): Place => {
    const angle = (corner * Math.PI) / 3;
    return [x + RADIUS * share * Math.sin(angle), y - RADIUS * share * Math.cos(angle)];
  });

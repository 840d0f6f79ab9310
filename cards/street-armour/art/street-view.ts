/** What is in sight of the streets, and shapes that all their drawings use. */
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Rect, Shape } from '../../../src/kit/face.ts';
import { SQUARE, WIDE_CITY } from '../data/box.ts';
import type { Theme } from '../theme.ts';

/** What the drawing of a tile needs to know. */
export interface Drawn {
  readonly theme: Theme;
  /** Width of a fine line, mm. */
  readonly fine: number;
  /** What is in sight, in mm of the city. */
  readonly view: Rect;
  /** Whether the edition has room for texture. */
  readonly textured: boolean;
}

export const inView = ({ x, y, width, height }: Rect, view: Rect, about = 0): boolean =>
  x - about < view.x + view.width &&
  x + width + about > view.x &&
  y - about < view.y + view.height &&
  y + height + about > view.y;

export const seen = ([x, y]: Point, view: Rect, about = 0): boolean =>
  inView({ x, y, width: 0, height: 0 }, view, about);

export const whole = ({ x, y, width, height }: Rect, radius = 0): Path =>
  rectangle(x, y, width, height, radius);

export const isStreet = (column: number, row: number): boolean => WIDE_CITY[row]?.[column] === '.';

/** Whether the squares about a place on the grid’s level lines are all streets. */
export const isOpen = ([x, y]: Point): boolean =>
  [-3, 3].every((dy) =>
    [-3, 3].every((dx) => isStreet(Math.floor((x + dx) / SQUARE), Math.floor((y + dy) / SQUARE))),
  );

export const stroke = (colour: Theme['soft'], width: number) => ({ colour, width }) as const;

/** Not a shape without a path: readers of PDF report them. */
export const kept = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter(({ d }) => typeof d === 'string' || d.steps.length > 0);

/**
 * The board of Loopgraven: 94 hexes with a point up in eleven rows of nine and eight, the same when turned by half.
 * Ours: the rulebook's picture of it is lost. That an area is a space and the six around it makes them hexes.
 */
import { SIDES, type Section, type Side } from './pieces.ts';

/** Size of the letters of the spaces' names, in print and on a screen, pt. */
export const NAME_POINTS = 11;
/** The same, mm. */
export const NAME_LETTERS = (NAME_POINTS * 25.4) / 72;

/** Rows of the board, from side A's trenches to side B's. */
export const ROWS = 11;
/** The spaces of an even row; an odd one, set in by half a hex, has one fewer. */
export const COLUMNS = 9;

/** The columns of a trench's two sections, from 0, in the order in which side A has them; side B's are turned by half. */
const SECTIONS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [5, 6, 7],
];

/** A space that troops start from. */
export interface Trench {
  readonly side: Side;
  /** The player of the side it belongs to, with four players: 0 plays first. */
  readonly section: Section;
}

export interface Space {
  /** The name in print and in notation: row a to k from side A, and column from 1. */
  readonly name: string;
  /** From 0. */
  readonly column: number;
  readonly row: number;
  /** Axial, as `src/geometry/hexes.ts` has it. */
  readonly q: number;
  readonly r: number;
  readonly trench?: Trench;
}

const lengthOf = (row: number): number => COLUMNS - (row % 2);

function trenchAt(column: number, row: number): Trench | undefined {
  const [side, along] = row === 0 ? [SIDES[0], column] : [SIDES[1], COLUMNS - 1 - column];
  if (row !== 0 && row !== ROWS - 1) return undefined;
  const section = SECTIONS.findIndex((columns) => columns.includes(along));
  return section === 0 || section === 1 ? { side, section } : undefined;
}

function spaceAt(column: number, row: number): Space {
  const trench = trenchAt(column, row);
  return {
    name: `${'abcdefghijk'[row] ?? ''}${column + 1}`,
    column,
    row,
    q: column - Math.floor(row / 2),
    r: row,
    ...(trench && { trench }),
  };
}

/** Every space, row by row. */
export const SPACES: readonly Space[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: lengthOf(row) }, (__, column) => spaceAt(column, row)),
).flat();

// Where the spaces lie on the sheet, mm. All of it is ours.

/** The width of a hex between opposite sides, mm. */
export const HEX = 25.6;
/** The distance from the middle of a hex to its points, mm. */
export const RADIUS = HEX / Math.sqrt(3);
const ROW = RADIUS * 1.5;

/** The whole sheet. */
export const BOARD_SIZE = { width: 252, height: 376 } as const;
const LEFT = (BOARD_SIZE.width - COLUMNS * HEX) / 2;
/** The points of the first row. */
export const TOP = (BOARD_SIZE.height - (ROWS - 1) * ROW - 2 * RADIUS) / 2;

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

/** The room of a name: so far from the point of its space, so wide and so high, mm. */
const NAME = { inset: 1, width: 6, height: 4.4 } as const;

/** A name as it stands in print: turned to one of the seats, in a box on the sheet. */
export interface NamePlace {
  readonly turn: 0 | 180;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the name of a space stands: once, at the point next to the nearer player and turned to that player, so that a
 * line of names is of one row; in the middle row once for each.
 */
export function namePlaces(space: Pick<Space, 'column' | 'row'>): readonly NamePlace[] {
  const [x, y] = middleOf(space);
  const { inset, width, height } = NAME;
  const far = RADIUS - inset;
  const places = { near: y + far - height, far: y - far };
  const middle = (ROWS - 1) / 2;
  return [
    ...(space.row >= middle ? [{ turn: 0, x: x - width / 2, y: places.near, width, height } as const] : []),
    ...(space.row <= middle ? [{ turn: 180, x: x - width / 2, y: places.far, width, height } as const] : []),
  ];
}

/** Where the name of a space stands on a screen: upright at its upper point. */
export function screenNamePlace(space: Pick<Space, 'column' | 'row'>): NamePlace {
  const [x, y] = middleOf(space);
  const { inset, width, height } = NAME;
  return { turn: 0, x: x - width / 2, y: y - RADIUS + inset, width, height };
}

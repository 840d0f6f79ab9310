import { SPACES, type Space } from '../../../../cards/loopgraven/data/board.ts';
import { hexBoardOf, linesOn, spacesOn, disc, hexDistance } from '../../../geometry/hexes.ts';

/** Board spaces by number, in print order. */
export type SpaceNumber = number;

export const FIELD = hexBoardOf(SPACES);
export const ALL_SPACES: readonly SpaceNumber[] = [...SPACES.keys()];

const NUMBERS = new Map(SPACES.map(({ name }, space) => [name, space]));

/** The printed name: "e5". */
export const nameOf = (space: SpaceNumber): string => spaceAt(space).name;
/** The space with this name; undefined if there is none. */
export const spaceNamed = (name: string): SpaceNumber | undefined => NUMBERS.get(name);

export function spaceAt(space: SpaceNumber): Space {
  const found = SPACES[space];
  if (found === undefined) throw new RangeError(`no space ${space}`);
  return found;
}

export const besideOf = (space: SpaceNumber): readonly SpaceNumber[] => FIELD.beside[space] ?? [];

export const distanceOf = (one: SpaceNumber, other: SpaceNumber): number =>
  hexDistance(spaceAt(one), spaceAt(other));

/** A space and its neighbours on the board, ascending: seven in the middle. */
export const areaOf = (space: SpaceNumber): readonly SpaceNumber[] => AREAS[space] ?? [];
const AREAS = SPACES.map((hex) => spacesOn(FIELD, disc(hex, 1)).toSorted((one, other) => one - other));

/** All lines of three spaces that gas can cover, each ascending (W-A39c). */
export const GAS_LINES: readonly (readonly SpaceNumber[])[] = linesOn(FIELD, 3).map((line) =>
  line.toSorted((one, other) => one - other),
);

export const isGasLine = (cells: readonly SpaceNumber[]): boolean =>
  GAS_LINES.some(
    (line) => line.length === cells.length && line.every((cell, index) => cell === cells[index]),
  );

/** The trench spaces of a side; with `section` only those of one of its players. */
export const trenchOf = (side: 0 | 1, section?: 0 | 1): readonly SpaceNumber[] =>
  section === undefined
    ? TRENCHES[side]
    : TRENCHES[side].filter((at) => spaceAt(at).trench?.section === section);

const ofSide = (side: 'a' | 'b') => ALL_SPACES.filter((space) => spaceAt(space).trench?.side === side);
const TRENCHES = [ofSide('a'), ofSide('b')] as const;

/** The spaces in front of a trench, where troops deploy with the option deploy-to-field. */
export const aheadOf = (trench: readonly SpaceNumber[]): readonly SpaceNumber[] =>
  ALL_SPACES.filter(
    (space) => spaceAt(space).trench === undefined && besideOf(space).some((other) => trench.includes(other)),
  );

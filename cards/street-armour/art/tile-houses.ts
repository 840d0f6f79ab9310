/** The blocks of a tile's face: squares of buildings put together to houses, each a rectangle with a roof of its own. */
import { scattered } from '../../../src/kit/engrave/chance.ts';
import { cityFace, SQUARE, TILE_SQUARES, type TileMark } from '../data/box.ts';
import { coveringAt, type Covering } from '../data/roof-coverings.ts';
import { cornerOf } from '../data/street-map.ts';

/** Squares of a tile, counted from its upper left corner. */
export interface House {
  readonly column: number;
  readonly row: number;
  readonly wide: number;
  readonly high: number;
  /** Between 0 and 1, the same for every build. */
  readonly seed: number;
  readonly covering: Covering;
}

type Ground = Omit<House, 'seed' | 'covering'>;

const isBuilding = (rows: readonly string[], column: number, row: number): boolean =>
  rows[row]?.[column] === '#';

/** The buildings as rectangles of at most `MOST` squares a side, greedily from the upper left. */
function rectangles(rows: readonly string[]): readonly Ground[] {
  const taken = new Set<string>();
  const free = (column: number, row: number): boolean =>
    isBuilding(rows, column, row) && !taken.has(`${column} ${row}`);
  const found: Ground[] = [];
  for (let row = 0; row < TILE_SQUARES; row++)
    for (let column = 0; column < TILE_SQUARES; column++) {
      if (!free(column, row)) continue;
      let wide = 1;
      while (wide < MOST && free(column + wide, row)) wide += 1;
      let high = 1;
      const isWhole = (at: number) =>
        Array.from({ length: wide }, (_, step) => free(column + step, at)).every(Boolean);
      while (high < MOST && isWhole(row + high)) high += 1;
      for (let down = 0; down < high; down++)
        for (let along = 0; along < wide; along++) taken.add(`${column + along} ${row + down}`);
      found.push({ column, row, wide, high });
    }
  return found;
}

/** The most squares along a side of a house. */
const MOST = 3;

const seedOf = (mark: TileMark, column: number, row: number): number => {
  const at = mark.charCodeAt(0) * 131 + mark.charCodeAt(1) * 17 + column * 7 + row * 3;
  return scattered(at);
};

/** Splits large rectangles in two by a seed, so that streets are lined by houses and not by halls alone. */
function parted(mark: TileMark, one: Ground): readonly Omit<House, 'covering'>[] {
  const seed = seedOf(mark, one.column, one.row);
  const { column, row, wide, high } = one;
  if (wide * high < 4 || seed < 0.34) return [{ ...one, seed }];
  const lies = wide > high || (wide === high && seed > 0.7);
  const first = lies ? { column, row, wide: wide - 1, high } : { column, row, wide, high: high - 1 };
  const second = lies
    ? { column: column + wide - 1, row, wide: 1, high }
    : { column, row: row + high - 1, wide, high: 1 };
  return [first, second].map((part) => ({ ...part, seed: seedOf(mark, part.column + 5, part.row + 2) }));
}

/** A house is covered as its block is, but for one in five. */
function coveringOf(mark: TileMark, { column, row, seed }: Omit<House, 'covering'>): Covering {
  const [left, top] = cornerOf(mark);
  const covering = coveringAt(left + (column + 0.5) * SQUARE, top + (row + 0.5) * SQUARE);
  return (seed * 53) % 1 < 0.2 ? OTHER[covering] : covering;
}

const OTHER: Readonly<Record<Covering, Covering>> = {
  slate: 'brick',
  brick: 'slate',
  copper: 'copper',
  lead: 'brick',
};

export const housesOf = (mark: TileMark): readonly House[] =>
  rectangles(cityFace(mark))
    .flatMap((one) => parted(mark, one))
    .map((house) => ({ ...house, covering: coveringOf(mark, house) }));

/** The streets of a tile, by column and row. */
export const streetsOf = (mark: TileMark): readonly (readonly [column: number, row: number])[] => {
  const rows = cityFace(mark);
  return rows.flatMap((line, row) =>
    [...line].flatMap((square, column) => (square === '.' ? [[column, row] as const] : [])),
  );
};

/** A house in mm of its tile; at the tile's edge it is extended by `beyond`, beneath the cut. */
export function extentOf({ column, row, wide, high }: House, beyond: number) {
  const end = TILE_SQUARES * SQUARE;
  const edge = (at: number): number => (at === 0 ? -beyond : at === end ? end + beyond : at);
  return {
    left: edge(column * SQUARE),
    top: edge(row * SQUARE),
    right: edge((column + wide) * SQUARE),
    bottom: edge((row + high) * SQUARE),
  };
}

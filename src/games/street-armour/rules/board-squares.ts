import type { CornerRule } from '../../../geometry/sight.ts';
import { beside, type Square } from '../../../geometry/squares.ts';
import { memo } from '../../../referee/memo.ts';
import type { Options } from './options.ts';
import { isOn, sameSquare, tankAt, widthOf, ZONE, type Open, type Player } from './position.ts';

/** What can be on a square: at most one thing. */
export type Thing = 'building' | 'barricade' | 'flag' | 'tank' | 'wreck';
/**
 * What is on the board. The arrays are shared by positions that differ elsewhere, so they serve as cache
 * keys.
 */
export type BoardState = Pick<Open, 'ground' | 'barricades' | 'flags' | 'tanks'>;

/** What is on a square of the board; null for an empty street. */
export function thingAt(position: BoardState, at: Square): Thing | null {
  const tank = position.tanks[tankAt(position, at)];
  if (tank !== undefined) return tank.state === 'wreck' ? 'wreck' : 'tank';
  if (position.ground[at.y]?.[at.x] === '#') return 'building';
  if (position.barricades.some((one) => sameSquare(one, at))) return 'barricade';
  return position.flags.some((own) => own.some((one) => sameSquare(one, at))) ? 'flag' : null;
}

/** What is on each square, row by row, cached by the arrays of the position. */
const filledBy = memo(
  (
    tanks: BoardState['tanks'],
    ground: BoardState['ground'],
    barricades: BoardState['barricades'],
    flags: BoardState['flags'],
  ): Uint8Array => {
    const width = widthOf({ ground });
    const cells = new Uint8Array(width * ground.length);
    for (const [y, row] of ground.entries())
      for (let x = 0; x < width; x++) if (row[x] === '#') cells[y * width + x] = SHUT;
    for (const { x, y } of barricades) cells[y * width + x] = SHUT;
    for (const { x, y } of tanks) cells[y * width + x] = SHUT;
    for (const { x, y } of flags.flat()) cells[y * width + x] = FLAG;
    return cells;
  },
);
const FLAG = 1;
const SHUT = 2;

/** Looks up squares as `FLAG`, `SHUT` or 0; squares off the board are shut. */
function cellsOf({ tanks, ground, barricades, flags }: BoardState): (at: Square) => number {
  const cells = filledBy(tanks, ground, barricades, flags);
  const width = widthOf({ ground });
  return ({ x, y }) => (x < 0 || x >= width ? SHUT : (cells[y * width + x] ?? SHUT));
}

/** Whether a tank may not enter a square (C-023). */
export function barredIn(position: BoardState): (at: Square) => boolean {
  const cellAt = cellsOf(position);
  return (at) => cellAt(at) !== 0;
}
/** Whether a square shuts a line of fire that crosses it (C-032, C-041). */
export function shutIn(position: BoardState): (at: Square) => boolean {
  const cellAt = cellsOf(position);
  return (at) => cellAt(at) === SHUT;
}
export const isBarred = (position: BoardState, at: Square): boolean => barredIn(position)(at);
export const isShut = (position: BoardState, at: Square): boolean => shutIn(position)(at);

/** What bars a diagonal step beside it (C-A04, C-A04a). */
export const gapRule = (options: Options): CornerRule =>
  options['gap-never'] ? 'never' : options['gap-any'] ? 'any' : 'both';

/** Whether a square belongs to the columns in which a side sets up (C-A44). */
export const inZone = (position: BoardState, player: Player, { x }: Square): boolean =>
  player === 0 ? x < ZONE : x >= widthOf(position) - ZONE;
/** Whether a square is on a side's half of the city (C-A31); the column in the middle of an odd width is nobody's. */
export const onHalf = (position: BoardState, player: Player, { x }: Square): boolean =>
  player === 0 ? 2 * x + 1 < widthOf(position) : 2 * x + 1 > widthOf(position);

/** The squares next to one, for flags (C-A17). */
export const nextTo = (options: Options, at: Square): readonly Square[] =>
  beside(at, options['flag-edges'] ? 4 : 8);

/** Whether nothing stands on a square of the board. */
export const isEmpty = (position: BoardState, at: Square): boolean =>
  isOn(position, at) && !isBarred(position, at);

/** Every square of the board, row by row. */
export const squaresOf = memo((ground: readonly string[]): readonly Square[] =>
  ground.flatMap((row, y) => Array.from({ length: row.length }, (_, x) => ({ x, y }))),
);

import type * as book from '../../../src/book/situation.ts';

/** Builders of situations. Red is the one who asks. */

export type Situation = book.Situation;
export type SituationField = book.SituationField;
export type Entered = book.Entered;
export type LikelyTry = book.LikelyTry;
export type Seen = book.Seen;
type Option = book.Option;

/** An option of a field, with the check that recognises it on the table, and further fields it opens. */
export const option = (
  id: string,
  says: string,
  holds: (seen: Seen) => boolean,
  ...fields: readonly SituationField[]
): Option => ({ id, says, holds, fields });

/** A field with at least two options. */
export const choice = (
  id: string,
  says: string,
  begin: string,
  ...among: book.ChoiceField['among']
): SituationField => ({ id, says, begin, among });

/** "2 soldiers", "1 soldier". */
export const soldiers = (many: number): string => `${many} soldier${many === 1 ? '' : 's'}`;

/** A field with so many soldiers; empty for 0. */
export const on = (field: string, many: number): Readonly<Record<string, number>> =>
  many > 0 ? { [field]: many } : {};

export const action = (kind: string, left: number) => ({ kind, left });

/** Steps of one soldier, of as many as a point allows, and of all. */
export const steps = (many: number, from: string, to: string, where: string): readonly LikelyTry[] => [
  { says: `1 soldier steps ${where}`, move: `step 1 ${from} to ${to}` },
  ...(many > 1
    ? [
        {
          says: `${Math.min(3, many)} soldiers step ${where}`,
          move: `step ${Math.min(3, many)} ${from} to ${to}`,
        },
      ]
    : []),
  ...(many > 3 ? [{ says: `All ${many} step ${where} at once`, move: `step ${many} ${from} to ${to}` }] : []),
];

// Accessors for written positions. Situations are checked against these, so they use none of the situations'
// names or positions.

type Army = 'red' | 'gray';

/** A position as `docs/positions/victory-tank.md` shows it, in full. */
export interface Table {
  readonly round: number;
  readonly stage: string;
  readonly player?: Army;
  readonly cards: readonly Card[];
  readonly soldiers: Readonly<Record<Army, Readonly<Record<string, number>>>>;
  readonly tank: {
    readonly at: string;
    readonly facing: string;
    readonly army?: Army;
    readonly crew?: number;
  } | null;
  readonly supply: Readonly<Record<Army, number>>;
  readonly points: Readonly<Record<Army, number>>;
  readonly crates: readonly string[];
  readonly taken: Readonly<Record<Army, number>>;
  readonly drawn: readonly string[];
  readonly decks: Readonly<Record<Army, readonly number[]>>;
  readonly hands: Readonly<Record<Army, readonly number[]>>;
  readonly held: Readonly<Record<Army, string | null>>;
  readonly action?: {
    readonly kind: string;
    readonly left: number;
    readonly used: boolean;
    readonly card: boolean;
  };
  readonly drive?: { readonly gone: number };
  readonly battle?: {
    readonly target: string;
    readonly parties: readonly { readonly from: string; readonly foot: number; readonly crew: number }[];
  };
}

interface Card {
  readonly card: string;
  readonly at: string;
  readonly turned?: boolean;
}

export const first = (seen: Seen): Table => seen.first as unknown as Table;
export const now = (seen: Seen): Table => seen.now as unknown as Table;

/** Columns grow to the east, rows to the south. */
type Place = readonly [column: number, row: number];

function placeOf(cell: string): Place {
  const [, side = '', across = '0', end = '', along = '0'] =
    /^(?:([we])(\d+))?(?:([ns])(\d+))?$/.exec(cell) ?? [];
  return [side === 'w' ? -Number(across) : Number(across), end === 'n' ? -Number(along) : Number(along)];
}

function cellOf([column, row]: Place): string {
  const across = column === 0 ? '' : `${column < 0 ? 'w' : 'e'}${Math.abs(column)}`;
  const along = row === 0 ? '' : `${row < 0 ? 'n' : 's'}${Math.abs(row)}`;
  return across + along || 'o';
}

const WAYS: Readonly<Record<string, Place>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The cell so many fields ahead, whether a card covers it or not. */
export function ahead(cell: string, facing: string, far = 1): string {
  const [column, row] = placeOf(cell);
  const [across, along] = WAYS[facing] ?? [0, 0];
  return cellOf([column + far * across, row + far * along]);
}

const sidesOf = (cell: string): readonly string[] => Object.keys(WAYS).map((facing) => ahead(cell, facing));

export const areBeside = (one: string, other: string): boolean => sidesOf(one).includes(other);

/** Whether two cells touch at a corner and nowhere else. */
export function areAcross(one: string, other: string): boolean {
  const [[column, row], [toColumn, toRow]] = [placeOf(one), placeOf(other)];
  return Math.abs(column - toColumn) === 1 && Math.abs(row - toRow) === 1;
}

/** The cards that open every game: the empty one in the middle, the bases to its west and east, at the far ends. */
const OPENING: readonly Card[] = [
  { card: 'empty', at: 'o' },
  { card: 'home-red', at: 'w1n1' },
  { card: 'home-gray', at: 'e1s1', turned: true },
];

export const cardsOn = ({ cards }: Table): number => OPENING.length + cards.length;

/** The special field on a cell by its kind of card, "open" ground, or null if no card covers it. */
export function groundAt({ cards }: Table, cell: string): string | null {
  for (const { card, at, turned = false } of [...OPENING, ...cards]) {
    const [upper, lower] = [at, ahead(at, 'south')];
    if (cell !== upper && cell !== lower) continue;
    const kind = card.replace(/-\d$/, '');
    return cell === (turned ? lower : upper) && kind !== 'empty' && kind !== 'tank' ? kind : 'open';
  }
  return null;
}

export const soldiersAt = ({ soldiers }: Table, army: Army, cell: string): number =>
  soldiers[army][cell] ?? 0;

export const onFoot = ({ soldiers }: Table, army: Army): number =>
  Object.values(soldiers[army]).reduce((sum, many) => sum + many, 0);

/** All that an army has on foot on the fields beside one. */
export const besides = (table: Table, army: Army, cell: string): number =>
  sidesOf(cell).reduce((sum, side) => sum + soldiersAt(table, army, side), 0);

/** Whether a soldier of one army on foot stands beside one of the other. */
export const areInTouch = (table: Table): boolean =>
  Object.keys(table.soldiers.red).some((cell) => besides(table, 'gray', cell) > 0);

/** The cell of the tank; '' if it is not on the table. */
export const tankAt = ({ tank }: Table): string => tank?.at ?? '';

/** The owner of the tank on a cell, 'nobody' if it is unclaimed; null if there is no tank. */
export const ownerAt = (table: Table, cell: string): Army | 'nobody' | null =>
  table.tank?.at === cell ? (table.tank.army ?? 'nobody') : null;

export const owner = (table: Table): Army | 'nobody' | null => ownerAt(table, tankAt(table));

export const crewOf = ({ tank }: Table): number => tank?.crew ?? 0;

/** How many fields the tank has driven. */
export function gone(seen: Seen): number {
  const [from, to] = [placeOf(tankAt(first(seen))), placeOf(tankAt(now(seen)))];
  return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
}

/** From where to where the first move leads, if it is a step or an attack. */
export function route({ tries }: Seen): { readonly from: string; readonly to: string } {
  const move = tries[0]?.move ?? '';
  const [, from = '', to = ''] = /^step \d+ (\S+) to (\S+)/.exec(move) ?? [];
  const [, target = to, base = from] = /^battle (\S+) from (\S+)/.exec(move) ?? [];
  return { from: base, to: target };
}

/** The one field on which gray stands on foot. */
export const enemyAt = ({ soldiers }: Table): string => {
  const [cell = '', ...others] = Object.keys(soldiers.gray);
  return others.length === 0 ? cell : '';
};

export const heldIn = ({ hands }: Table): string => hands.red.toSorted().join(' ');

/** Whether a cell without a card lies between cards to its west, its east and its south. */
export const hasGap = (table: Table): boolean =>
  table.cards
    .flatMap(({ at }) => [ahead(at, 'east'), ahead(ahead(at, 'south'), 'east')])
    .some(
      (cell) =>
        groundAt(table, cell) === null &&
        ['west', 'east'].every((facing) => groundAt(table, ahead(cell, facing)) !== null),
    );

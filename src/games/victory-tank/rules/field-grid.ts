import type { Special } from '../../../../cards/victory-tank/data/battlefield.ts';
import { ownerOf, specialOf } from './cards.ts';
import { RED, type Army, type ByArmy, type Facing, type Field, type PlacedCard } from './position.ts';

/**
 * The battlefield as a graph: adjacent fields, the field ahead in each direction, what each holds. It depends
 * on the table alone, so it is computed once per table and cached.
 */
export interface Ground {
  readonly table: readonly PlacedCard[];
  /** Number of fields. */
  readonly size: number;
  /** The field ahead of a field in a facing, `ahead[field * 4 + facing]`, or `GAP`. */
  readonly ahead: readonly number[];
  /** The fields that share an edge with a field (G2). */
  readonly neighbours: readonly (readonly Field[])[];
  /** The special of each field; `empty` for none. */
  readonly special: readonly Special[];
  /** The home bases, by army. */
  readonly bases: ByArmy<Field>;
  readonly bunkers: readonly Field[];
}

/** Stands for a cell without a card. */
export const GAP = -1;

/** The step of each facing: north, east, south, west. */
export const STEPS: readonly (readonly [columns: number, rows: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Cells are kept within this distance of the origin; no game comes near it. */
export const REACH = 31;
const WIDTH = 64;
const cellNumber = (column: number, row: number): number => (row + 32) * WIDTH + column + 32;
const FACING_OFFSETS = STEPS.map(([columns, rows]) => rows * WIDTH + columns);

export const columnOf = (table: readonly PlacedCard[], field: Field): number =>
  table[field >> 1]?.column ?? NaN;
export const rowOf = (table: readonly PlacedCard[], field: Field): number =>
  (table[field >> 1]?.row ?? NaN) + (field & 1);

/** The special field of the card at a place of the table: northern when upright (G1a). */
export const specialField = (index: number, turned: boolean): Field => 2 * index + (turned ? 1 : 0);

/** The field on a cell, or `GAP`. */
export function fieldAt(table: readonly PlacedCard[], column: number, row: number): Field {
  const index = table.findIndex(
    (card) => card.column === column && (card.row === row || card.row + 1 === row),
  );
  return index < 0 ? GAP : 2 * index + (table[index]?.row === row ? 0 : 1);
}

let lastTable: readonly PlacedCard[] = [];
let lastGround: Ground | undefined;
const grounds = new WeakMap<readonly PlacedCard[], Ground>();

/** The ground of a table, cached. */
export function groundOf(table: readonly PlacedCard[]): Ground {
  if (lastGround !== undefined && table === lastTable) return lastGround;
  let ground = grounds.get(table);
  if (ground === undefined) {
    ground = survey(table);
    grounds.set(table, ground);
  }
  lastTable = table;
  lastGround = ground;
  return ground;
}

/** Scratch grid of fields by cell, reused by each survey; 0 is none, else the field's number plus 1. */
const cells = new Uint8Array(WIDTH * WIDTH);

function lay(table: readonly PlacedCard[], filled: boolean): void {
  for (let index = 0; index < table.length; index++) {
    const card = table[index];
    if (card === undefined) continue;
    const cell = cellNumber(card.column, card.row);
    cells[cell] = filled ? 2 * index + 1 : 0;
    cells[cell + WIDTH] = filled ? 2 * index + 2 : 0;
  }
}

function survey(table: readonly PlacedCard[]): Ground {
  lay(table, true);
  const size = 2 * table.length;
  const ahead: number[] = [];
  const neighbours: Field[][] = [];
  const special: Special[] = [];
  const bunkers: Field[] = [];
  const bases: [Field, Field] = [GAP, GAP];
  for (let field = 0; field < size; field++) {
    const cell = cellNumber(columnOf(table, field), rowOf(table, field));
    const beside: Field[] = [];
    for (const offset of FACING_OFFSETS) {
      const next = (cells[cell + offset] ?? 0) - 1;
      ahead.push(next);
      if (next !== GAP) beside.push(next);
    }
    neighbours.push(beside);
    const card = table[field >> 1];
    const here = card !== undefined && specialField(field >> 1, card.turned) === field ? card.card : null;
    const holds = here === null ? 'empty' : specialOf(here);
    special.push(holds);
    if (holds === 'bunker') bunkers.push(field);
    if (holds === 'base' && here !== null) bases[ownerOf(here) ?? RED] = field;
  }
  lay(table, false);
  return { table, size, ahead, neighbours, special, bases, bunkers };
}

/** The field ahead of a field, or `GAP`. */
export const aheadOf = (ground: Ground, field: Field, facing: Facing): number =>
  ground.ahead[field * 4 + facing] ?? GAP;

export const beside = (ground: Ground, field: Field): readonly Field[] => ground.neighbours[field] ?? [];

/** The army whose home base the field is; null if none. */
export const baseOwner = (ground: Ground, field: Field): Army | null =>
  field === ground.bases[0] ? 0 : field === ground.bases[1] ? 1 : null;

/** A place for a card. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** The cards that a card at (column, row) would cover, and those it would touch along an edge, by index. */
export function contactsOf(
  table: readonly PlacedCard[],
  column: number,
  row: number,
): { readonly covered: readonly number[]; readonly touched: readonly number[] } {
  const covered: number[] = [];
  const touched: number[] = [];
  table.forEach((card, index) => {
    const columns = Math.abs(card.column - column);
    const rows = Math.abs(card.row - row);
    if (columns === 0 && rows <= 1) covered.push(index);
    else if ((columns === 0 && rows === 2) || (columns === 1 && rows <= 1)) touched.push(index);
  });
  return { covered, touched };
}

/** Neighbouring columns are shifted by one field against each other (G3). */
export const inBond = (column: number, row: number): boolean => ((column ^ row) & 1) === 0;

/** Offsets of cards that touch a card: in its own column, and beside it. */
const TOUCHING: readonly (readonly [columns: number, rows: number])[] = [
  [0, -2],
  [0, 2],
  ...[-1, 1].flatMap((columns) => [-1, 0, 1].map((rows): [number, number] => [columns, rows])),
];

/** Offsets of the cells along a card's edge: above and below it, and beside its two fields. */
const EDGE = [-WIDTH, 2 * WIDTH, -1, 1, WIDTH - 1, WIDTH + 1];

/** Whether a card with its northern field on the cell would cover none and touch two, by what is in `cells`. */
function fits(cell: number): boolean {
  if (cells[cell] !== 0 || cells[cell + WIDTH] !== 0) return false;
  let first = 0;
  for (const offset of EDGE) {
    const field = cells[cell + offset] ?? 0;
    if (field === 0) continue;
    const card = (field + 1) >> 1;
    if (first === 0) first = card;
    else if (card !== first) return true;
  }
  return false;
}

/** Every place where a card may be put (G3, G4, G4a), whichever way it is turned. */
export function spotsOn(table: readonly PlacedCard[], free: boolean): Spot[] {
  lay(table, true);
  const seen: number[] = [];
  const spots: Spot[] = [];
  for (const card of table) {
    for (const [columns, rows] of TOUCHING) {
      const column = card.column + columns;
      const row = card.row + rows;
      if (!free && !inBond(column, row)) continue;
      const cell = cellNumber(column, row);
      if (!fits(cell) || seen.includes(cell)) continue;
      seen.push(cell);
      spots.push({ column, row });
    }
  }
  lay(table, false);
  return spots;
}

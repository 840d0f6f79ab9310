/**
 * The literal referee: G1 to G4, the ground. Statements about cells, fields and cards.
 *
 * Everything in this folder is written from the numbered statements of the game, one function a statement where one
 * function can hold it, and shares nothing with the engine but the shapes of positions and moves. It is slow on
 * purpose: each function says again what its statement says. `...Allows` tells whether a statement lets a move be
 * made; `...Happens` carries out on a copy what a statement makes happen; the others state a fact.
 */
import type {
  Army,
  BattlefieldCard,
  Facing,
  Field,
  PlacedCard,
  Position,
} from '../../../src/games/victory-tank/rules/position.ts';
import type { Place } from '../../../src/games/victory-tank/rules/moves.ts';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The two cells of a card that stands upright, or turned by 180 degrees, with its northern field on (column, row). */
export function g2CellsOf({ column, row }: Cell): readonly [Cell, Cell] {
  return [
    { column, row },
    { column, row: row + 1 },
  ];
}

/** Every field on the table. */
export function everyField(position: Position): Field[] {
  return position.table.flatMap((_, card) => [2 * card, 2 * card + 1]);
}

/** The cell of a field, or null for a number that is no field. */
export function cellOf(position: Position, field: Field): Cell | null {
  const card = cardOf(position, field);
  if (card === null) return null;
  return { column: card.column, row: card.row + (field % 2) };
}

/** The field on a cell, or null where no card lies. */
export function fieldAt(position: Position, { column, row }: Cell): Field | null {
  for (const [index, card] of position.table.entries()) {
    if (card.column === column && card.row === row) return 2 * index;
    if (card.column === column && card.row + 1 === row) return 2 * index + 1;
  }
  return null;
}

/** The card a field is on, or null for a number that is no field. */
function cardOf(position: Position, field: Field): PlacedCard | null {
  return position.table[Math.floor(field / 2)] ?? null;
}

/** G1: upright, a card's special is on its northern field; turned, on its southern. Null on a plain field. */
export function g1SpecialOf(position: Position, field: Field): BattlefieldCard | null {
  const card = cardOf(position, field);
  if (card === null || card.card === 'empty') return null;
  const south = field % 2 === 1;
  return south === card.turned ? card.card : null;
}

/** Whose home base the field is; null if it is none. */
export function homeOf(position: Position, field: Field): Army | null {
  const special = g1SpecialOf(position, field);
  if (special === 'home-red') return 0;
  if (special === 'home-gray') return 1;
  return null;
}

export function isBunker(position: Position, field: Field): boolean {
  return g1SpecialOf(position, field)?.startsWith('bunker-') ?? false;
}

/** G2: two cells are adjacent where they share an edge. */
export function g2Adjacent(one: Cell, other: Cell): boolean {
  return Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
}

/** G2 for fields, whether on one card or two. */
export function g2AdjacentFields(position: Position, one: Field, other: Field): boolean {
  const a = cellOf(position, one);
  const b = cellOf(position, other);
  return a !== null && b !== null && g2Adjacent(a, b);
}

/** The field next to a field in a facing, or null at a gap. */
export function ahead(position: Position, field: Field, facing: Facing): Field | null {
  const cell = cellOf(position, field);
  if (cell === null) return null;
  const { column, row } = cell;
  switch (facing) {
    case 0:
      return fieldAt(position, { column, row: row - 1 });
    case 1:
      return fieldAt(position, { column: column + 1, row });
    case 2:
      return fieldAt(position, { column, row: row + 1 });
    case 3:
      return fieldAt(position, { column: column - 1, row });
  }
}

/** G3: a card in an even column starts on an even row, one in an odd column on an odd row. Option free: anywhere. */
export function g3Allows(position: Position, { column, row }: Place): boolean {
  if (!Number.isInteger(column) || !Number.isInteger(row)) return false;
  return position.options.free || isEven(column) === isEven(row);
}

function isEven(number: number): boolean {
  return number % 2 === 0;
}

/** G4: a new card overlaps none and touches at least two cards on the table along an edge. */
export function g4Allows(position: Position, place: Place): boolean {
  const cells = g2CellsOf(place);
  const overlaps = cells.some((cell) => fieldAt(position, cell) !== null);
  const touched = position.table.filter((card) =>
    g2CellsOf(card).some((theirs) => cells.some((ours) => g2Adjacent(ours, theirs))),
  );
  return !overlaps && touched.length >= 2;
}

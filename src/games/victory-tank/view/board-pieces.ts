/** Pieces on the battlefield, for the board view. */
import {
  BATTLEFIELD_CARDS as IN_THE_BOX,
  CRATE,
  SOLDIERS,
  type Special,
  TANK,
} from '../../../../cards/victory-tank/data/battlefield.ts';
import type { Box, SceneCard, ScenePiece, SceneRulers } from '../../../referee/table/scene.ts';
import { isStart, specialOf } from '../rules/cards.ts';
import { cellName, fieldName, nameOf } from '../rules/notation.ts';
import {
  ARMY_SEATS,
  type Army,
  type Field,
  type PlacedCard,
  type Position,
  type Tank,
} from '../rules/position.ts';
import { CREW_LIMIT } from '../rules/permissions.ts';

const SIZE = IN_THE_BOX[0]?.size ?? { width: 0, height: 0 };

/** The size of a field in mm: half a card. */
export const FIELD_SIZE = { width: SIZE.width, height: SIZE.height / 2 } as const;

/** The upper left corner of a cell, mm from that of the origin. */
export const fieldCorner = (column: number, row: number): { readonly x: number; readonly y: number } => ({
  x: column * FIELD_SIZE.width,
  y: row * FIELD_SIZE.height,
});

/** Where an upright card shows its special, and its start mark, mm from its corner. */
const SPECIAL_PRINT = { x: 2, y: 2, width: SIZE.width - 4, height: FIELD_SIZE.height - 4 } as const;
const START_PRINT = { x: 3, y: SIZE.height - 13, width: 10, height: 10 } as const;

const ARMIES: readonly Army[] = [0, 1];

export const cardLying = ({ card, column, row, turned }: PlacedCard): SceneCard => ({
  id: card,
  face: card,
  ...fieldCorner(column, row),
  width: FIELD_SIZE.width,
  height: 2 * FIELD_SIZE.height,
  turn: turned ? 180 : 0,
});

/** Specials whose print is hidden: a model stands on it, or came into play with the card. */
const STANDS_UP: readonly Special[] = ['tank', 'crate', 'jeep'];

export const cardsOf = ({ table }: Position): SceneCard[] =>
  table.map((placed) => ({
    ...cardLying(placed),
    spent: [
      ...(STANDS_UP.includes(specialOf(placed.card)) ? [printedAt(placed, SPECIAL_PRINT)] : []),
      ...(isStart(placed.card) ? [printedAt(placed, START_PRINT)] : []),
    ],
  }));

/** Where a printed part of a card is on the table; a turned card has it at the other end. */
function printedAt({ column, row, turned }: PlacedCard, print: Box): Box {
  const corner = fieldCorner(column, row);
  const [width, height] = [FIELD_SIZE.width, 2 * FIELD_SIZE.height];
  return {
    x: corner.x + (turned ? width - print.x - print.width : print.x),
    y: corner.y + (turned ? height - print.y - print.height : print.y),
    width: print.width,
    height: print.height,
  };
}

/**
 * Labels of columns and rows: what they add to a field's name in notation. Column and row of the origin get
 * a zero, since "o" only names one field.
 */
export function rulersOf({ table }: Position): SceneRulers {
  const columns = [...new Set(table.map(({ column }) => column))];
  const rows = [...new Set(table.flatMap(({ row }) => [row, row + 1]))];
  return {
    columns: columns.map((column) => ({
      label: cellName(column, 0, '0'),
      at: (column + 0.5) * FIELD_SIZE.width,
    })),
    rows: rows.map((row) => ({ label: cellName(0, row, '0'), at: (row + 0.5) * FIELD_SIZE.height })),
  };
}

/** The size of soldiers and crates on the board in mm: smaller than a counter, since one may stand for many. */
const TOKEN = { width: 12, height: 12 };

export function soldiersOn(table: Position['table'], army: Army, field: Field, count: number): ScenePiece[] {
  const piece = SOLDIERS[army];
  if (count === 0 || piece === undefined) return [];
  const name = fieldName(table, field);
  return [
    {
      id: `${piece.id}@${name}`,
      face: piece.id,
      field: name,
      count,
      ...TOKEN,
      turn: 0,
      seat: ARMY_SEATS[army],
      marks: [],
    },
  ];
}

export const tankOn = (table: Position['table'], { field, facing, army, crew }: Tank): ScenePiece => ({
  id: TANK.id,
  face: TANK.id,
  field: fieldName(table, field),
  count: 1,
  ...TANK.counter,
  turn: 90 * (facing - 1), // its counter drives to the right
  plate: { slots: CREW_LIMIT },
  ...(army !== null && { seat: ARMY_SEATS[army] }),
  marks: army === null ? [] : [{ face: `soldier-${nameOf(army)}`, count: crew }],
});

export function piecesOf({ table, foot, crates, tank }: Position): ScenePiece[] {
  const soldiers = ARMIES.flatMap((army) =>
    foot[army].flatMap((count, field) => soldiersOn(table, army, field, count)),
  );
  const boxes = crates.map((field): ScenePiece => {
    const name = fieldName(table, field);
    return { id: `${CRATE.id}@${name}`, face: CRATE.id, field: name, count: 1, ...TOKEN, turn: 0, marks: [] };
  });
  return [...boxes, ...(tank === null ? [] : [tankOn(table, tank)]), ...soldiers];
}

import { baseOwner, columnOf, groundOf, rowOf } from './field-grid.ts';
import type { Announce, Move } from './moves.ts';
import {
  ARMY_NAMES,
  type Army,
  FACING_NAMES,
  type Field,
  type PlacedCard,
  type Position,
} from './position.ts';
import { footOn } from './permissions.ts';
import type { Place, Present } from '../messages.ts';

/**
 * Prints moves in the notation that `moves.ts` defines; `parse` reads them back. Also names fields and armies
 * for refusals and events.
 *
 *     print(position, { kind: 'step', from: 2, to: 3, foot: 2, crew: 0, board: 0 }); // "step 2 w1n1 to w1"
 */

export type Table = readonly PlacedCard[];

/** A cell's name: how far west or east, then north or south of the origin, which has a name of its own. */
export function cellName(column: number, row: number, origin = 'o'): string {
  const across = column === 0 ? '' : column < 0 ? `w${-column}` : `e${column}`;
  const along = row === 0 ? '' : row < 0 ? `n${-row}` : `s${row}`;
  return across + along || origin;
}

/** A field's name; "nowhere" for a number that is no field of the table. */
export const fieldName = (table: Table, field: Field): string =>
  Number.isInteger(field) && field >= 0 && field < 2 * table.length
    ? cellName(columnOf(table, field), rowOf(table, field))
    : 'nowhere';

const soldiers = (foot: number, crew: number): string =>
  crew === 0 ? `${foot}` : foot === 0 ? `${crew} crew` : `${foot} and ${crew} crew`;

const force = (foot: number, tank: boolean): string =>
  !tank ? `${foot}` : foot === 0 ? 'tank' : `${foot} and tank`;

/** The cards that somebody would play to boost an action. */
const cardsOf = ({ card, more = [] }: Announce): readonly number[] => (card === 0 ? more : [card, ...more]);

export function print({ table }: { readonly table: Table }, move: Move): string {
  const name = (field: Field) => fieldName(table, field);
  switch (move.kind) {
    case 'keep':
      return `keep ${move.card}`;
    case 'place':
      return `place ${cellName(move.column, move.row)}${move.turned ? ' turned' : ''}`;
    case 'face':
    case 'turn':
      return `${move.kind} ${FACING_NAMES[move.facing]}`;
    case 'announce':
      return [`${move.action} ${move.pay}`, ...cardsOf(move)].join('+');
    case 'step':
      return `step ${soldiers(move.foot, move.crew)} ${name(move.from)} to ${name(move.to)}${
        move.board === 0 ? '' : ` boarding ${move.board}`
      }`;
    case 'board':
    case 'off':
      return `${move.kind} ${move.count}`;
    case 'deploy':
      return `deploy ${name(move.at)}`;
    case 'battle':
      return `battle ${name(move.target)} from ${name(move.from)} with ${force(move.foot, move.tank)}`;
    case 'join':
      return `join from ${name(move.from)} with ${force(move.foot, move.tank)}`;
    case 'lay':
      return `lay ${move.card === 0 ? 'none' : move.card}`;
    case 'enter':
      return `enter from ${name(move.from)} with ${soldiers(move.foot, move.crew)}`;
    case 'claim':
      return `claim ${move.crew}`;
    default:
      return move.kind;
  }
}

export const nameOf = (army: Army): string => ARMY_NAMES[army];

/** A field as messages name it. */
export function placeOf(position: Position, field: Field): Place {
  const { table, tank, crates } = position;
  const ground = groundOf(table);
  const holds =
    tank?.field === field
      ? 'tank'
      : crates.includes(field)
        ? 'crate'
        : ground.bunkers.includes(field)
          ? 'bunker'
          : null;
  const several = holds === 'crate' ? crates : holds === 'bunker' ? ground.bunkers : [];
  return { at: fieldName(table, field), base: baseOwner(ground, field), holds, alone: several.length <= 1 };
}

export const placesOf = (position: Position, fields: readonly Field[]): readonly Place[] =>
  fields.map((field) => placeOf(position, field));

/** What an army has on a field; null where it has nothing there. */
export function presence(position: Position, army: Army, field: Field): Present | null {
  const soldiers = footOn(position, army, field);
  const tank = position.tank?.army === army && position.tank.field === field;
  return soldiers > 0 || tank ? { army, soldiers, tank } : null;
}

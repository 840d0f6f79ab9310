import type { Draft } from '../../referee/editing.ts';
import { fieldAt, specialField } from './ground.ts';
import { fieldName, parseCell } from './notation.ts';
import { ARMY_NAMES, type Army, type Field, type Position } from './position.ts';
import { outline } from './read.ts';
import { write, type WrittenPosition } from './written.ts';

/** Changing a position as it is written, possible or not. What nobody sees is dealt anew when it no longer fits. */

type Key = keyof WrittenPosition;

/** A draft as far as it can be made out: to look things up in. */
export const positionOf = (draft: Draft): Position => outline(draft).position;

/** A draft with other entries, and without those that are to follow from the rest again. */
export function altered(
  draft: Draft,
  entries: Partial<WrittenPosition>,
  forgotten: readonly Key[] = [],
): Draft {
  const left = Object.entries(draft).filter(([key]) => !forgotten.some((other) => other === key));
  return { ...Object.fromEntries(left), ...entries };
}

/** Battlefield cards that lie elsewhere than on the table. */
export const UNSEEN_CARDS = ['pile', 'box', 'drawn', 'held'] as const satisfies readonly Key[];

/** The number of the field on a cell; -1 where no card lies. */
export function fieldNamed({ table }: Position, name: string): Field {
  const cell = parseCell(name);
  return cell === null ? -1 : fieldAt(table, cell[0], cell[1]);
}

/** So many soldiers of an army on foot on a field; the supply has the rest. */
export function withSoldiers(draft: Draft, army: Army, field: string, count: number): Draft {
  const { soldiers = {} } = write(positionOf(draft));
  const name = ARMY_NAMES[army];
  const feet = { ...soldiers[name], [field]: count };
  const some = Object.fromEntries(Object.entries(feet).filter(([, feet]) => feet > 0));
  return altered(draft, { soldiers: { ...soldiers, [name]: some } }, ['supply']);
}

/** Whether a crate lies on a field. */
export function withCrate(draft: Draft, field: string, lies: boolean): Draft {
  const { crates = [] } = write(positionOf(draft));
  const others = crates.filter((other) => other !== field);
  return altered(draft, { crates: lies ? [...others, field] : others });
}

/** The tank with other particulars: where, facing, army, crew. */
export function withTank(draft: Draft, change: Partial<NonNullable<WrittenPosition['tank']>>): Draft {
  const { tank } = write(positionOf(draft));
  if (!tank) return draft;
  return altered(draft, { tank: { ...tank, ...change } }, ['supply']);
}

/** A battlefield card on the table, its crate on it; a card that lies already is not laid again. */
export function withCard(draft: Draft, card: WrittenCardId, at: string): Draft {
  const before = write(positionOf(draft));
  const { cards = [], crates = [] } = before;
  if (cards.some((other) => other.card === card)) return draft;
  const next = altered(draft, { cards: [...cards, { card, at }] }, UNSEEN_CARDS);
  const laid = card === 'tank' ? altered(next, {}, ['tank']) : next;
  return card.startsWith('crate') ? altered(laid, { crates: [...crates, at] }) : laid;
}

type WrittenCardId = NonNullable<WrittenPosition['cards']>[number]['card'];

/** The table without one of its cards and without whatever stands on it. */
export function withoutCard(draft: Draft, index: number): Draft {
  const position = positionOf(draft);
  const placed = position.table[index];
  if (placed === undefined) return draft;
  const names = [2 * index, 2 * index + 1].map((field) => fieldName(position.table, field));
  const { cards = [], soldiers = {}, crates = [], tank } = write(position);
  const cleared = Object.fromEntries(
    Object.entries(soldiers).map(([army, feet]) => [
      army,
      Object.fromEntries(Object.entries(feet).filter(([name]) => !names.includes(name))),
    ]),
  );
  const gone = placed.card === 'tank';
  const next = altered(
    draft,
    {
      cards: cards.filter(({ card }) => card !== placed.card),
      soldiers: cleared,
      crates: crates.filter((name) => !names.includes(name)),
    },
    [...UNSEEN_CARDS, 'supply', ...(gone ? (['tank'] as const) : [])],
  );
  if (gone || !tank || !names.includes(tank.at)) return next;
  return altered(next, { tank: { ...tank, at: shedOf(position) } });
}

/** The field of the tank's own card. */
function shedOf({ table }: Position): string {
  const index = table.findIndex(({ card }) => card === 'tank');
  return fieldName(table, specialField(index, table[index]?.turned ?? false));
}

/** A card turned round where it lies; its crate goes with it. */
export function withCardTurned(draft: Draft, index: number): Draft {
  const { table } = positionOf(draft);
  const placed = table[index];
  if (placed === undefined) return draft;
  const { cards = [], crates = [] } = write(positionOf(draft));
  const special = fieldName(table, specialField(index, placed.turned));
  const other = fieldName(table, specialField(index, !placed.turned));
  return altered(draft, {
    cards: cards.map((card) => {
      if (card.card !== placed.card) return card;
      const { card: id, at } = card;
      return placed.turned ? { card: id, at } : { card: id, at, turned: true };
    }),
    crates: crates.map((name) => (name === special ? other : name)),
  });
}

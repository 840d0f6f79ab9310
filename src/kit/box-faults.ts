/**
 * What can be wrong with a box before anything is drawn; each fault has a sentence that names the component.
 */
import { drawnSizes, type Box, type Component } from './component.ts';
import { ID_RULE, isId } from './id.ts';
import { shown } from './untrusted-input.ts';

export type BoxFault =
  | { readonly kind: 'count'; readonly id: string; readonly count: unknown }
  /** Not written as ids are. */
  | { readonly kind: 'id'; readonly id: string }
  /** Two parts, or two decks, with the same id. */
  | { readonly kind: 'twin'; readonly id: string }
  | { readonly kind: 'deck'; readonly id: string; readonly deck: string }
  /** An impossible length, mm. */
  | { readonly kind: 'size'; readonly id: string; readonly width: number; readonly height: number };

function sizesOf(part: Component): readonly { readonly width: number; readonly height: number }[] {
  if (part.kind === 'card') return [part.size];
  if (part.kind === 'piece') return [part.counter, ...(part.showpiece ? [part.showpiece] : [])];
  return drawnSizes(part.form);
}

const isLength = (mm: number): boolean => Number.isFinite(mm) && mm > 0;

function partFaults(part: Component): BoxFault[] {
  const { id, count } = part;
  const counted: BoxFault[] = Number.isInteger(count) && count > 0 ? [] : [{ kind: 'count', id, count }];
  const sized = sizesOf(part)
    .filter(({ width, height }) => !isLength(width) || !isLength(height))
    .map(({ width, height }): BoxFault => ({ kind: 'size', id, width, height }));
  return [...counted, ...sized];
}

const twins = (ids: readonly string[]): BoxFault[] =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({ kind: 'twin', id }));

/** Every fault of a box; empty where it can be drawn, listed and printed. */
export function boxFaults({ decks, cards, pieces, sheets = [] }: Box): readonly BoxFault[] {
  const parts = [...cards, ...pieces, ...sheets];
  const known = new Set(decks.map(({ id }) => id));
  const homeless = cards.filter(({ deck }) => !known.has(deck));
  const ids = [...decks, ...parts].map(({ id }) => id);
  return [
    ...ids.filter((id) => !isId(id)).map((id): BoxFault => ({ kind: 'id', id })),
    ...twins(decks.map(({ id }) => id)),
    ...twins(parts.map(({ id }) => id)),
    ...homeless.map(({ id, deck }): BoxFault => ({ kind: 'deck', id, deck })),
    ...parts.flatMap(partFaults),
  ];
}

export function boxFaultSentence(fault: BoxFault): string {
  switch (fault.kind) {
    case 'id':
      return `"${shown(String(fault.id))}" is no id: it takes ${ID_RULE}.`;
    case 'count':
      return `${fault.id} has a count of ${typeof fault.count === 'string' ? `the text "${shown(fault.count)}"` : fault.count}: a box holds at least one of each component.`;
    case 'twin':
      return `Two things in the box are called "${fault.id}".`;
    case 'deck':
      return `${fault.id} belongs to the deck "${fault.deck}", which the box does not have.`;
    case 'size':
      return `${fault.id} cannot be ${fault.width} x ${fault.height} mm.`;
  }
}

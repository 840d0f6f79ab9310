/** What the table keeps on the device, written at every change so that a dead battery takes nothing. */
import { isObject } from '../../is-object.ts';
import type { Entries } from '../../referee/table/score-pad.ts';
import { keepAgreement } from '../play/kept/agreement.ts';
import { readJson } from '../../kit/input.ts';
import { keep, kept, putAside } from '../device/local-storage.ts';

export interface TableKept {
  /** The version of the rules it was kept under; null where it does not say. */
  readonly rules: string | null;
  /** What the tracker was told, in order. */
  readonly presses: readonly string[];
  /** What was entered on the score pad. */
  readonly entries: Entries;
}

export const FRESH: TableKept = { rules: null, presses: [], entries: {} };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Numbers by name, as far as they can be entries. */
const numbers = (value: unknown): Entries =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([, entry]) => Number.isInteger(entry) && Number(entry) >= 0),
  ) as Entries;

/** A table from a text that was kept; what cannot be read of it is left out. */
export function tableFrom(text: string): TableKept {
  const { rules, presses, entries } = fieldsIn(text) ?? {};
  return {
    rules: typeof rules === 'string' ? rules : null,
    presses: texts(presses),
    entries: numbers(entries),
  };
}

/** The fields of what was kept, whatever they are; null where it is no object. */
function fieldsIn(text: string): Readonly<Record<string, unknown>> | null {
  const read = readJson(text);
  return read.ok && isObject(read.value) ? read.value : null;
}

/** The table kept for a game; a fresh one where there is none, and where the device keeps nothing. */
export const tableKept = (game: string): TableKept => tableFrom(kept(game, 'table') ?? '');

/** Earlier trackers kept the rulings with their round: they go to where every page looks, unless others are there. */
export function carryRulings(game: string): void {
  if (kept(game, 'agreed') !== null) return;
  const on = texts(fieldsIn(kept(game, 'table') ?? '')?.['on']);
  if (on.length > 0) keepAgreement(game, on, on);
}

/** Keeps a table, beside what else is kept there; whether the device could. */
export function keepTable(game: string, table: TableKept): boolean {
  const text = kept(game, 'table');
  const fields = text === null ? {} : fieldsIn(text);
  if (text !== null && fields === null && !putAside(game, 'table', text)) return false;
  return keep(game, 'table', JSON.stringify({ ...fields, ...table }));
}

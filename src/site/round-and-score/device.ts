/** What the table page stores; written on every change, so that a dead battery loses nothing. */
import type { Tracker } from '../../referee/table/tracker.ts';
import { isObject } from '../../is-object.ts';
import type { Entries } from '../../referee/table/score-pad.ts';
import { keepAgreement } from '../play/kept/agreement.ts';
import { readJson } from '../../kit/untrusted-input.ts';
import { keep, kept, putAside } from '../device/local-storage.ts';

export interface TableKept {
  /** The rules version it was stored under; null if unknown. */
  readonly rules: string | null;
  /** The tracker's inputs, in order. */
  readonly presses: readonly string[];
  /** The score pad's inputs. */
  readonly entries: Entries;
}

export const FRESH: TableKept = { rules: null, presses: [], entries: {} };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The entries of an object that are valid numbers. */
const numbers = (value: unknown): Entries =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter(([, entry]) => Number.isInteger(entry) && Number(entry) >= 0),
  ) as Entries;

/** Parses a stored table; drops what cannot be read. */
export function tableFrom(text: string): TableKept {
  const { rules, presses, entries } = fieldsIn(text) ?? {};
  return {
    rules: typeof rules === 'string' ? rules : null,
    presses: texts(presses),
    entries: numbers(entries),
  };
}

/** The fields of the stored object, not validated; null if it is none. */
function fieldsIn(text: string): Readonly<Record<string, unknown>> | null {
  const read = readJson(text);
  return read.ok && isObject(read.value) ? read.value : null;
}

/** A game's stored table; a new one if there is none or storage is refused. */
export const tableKept = (game: string): TableKept => tableFrom(kept(game, 'table') ?? '');

/**
 * Migration: earlier versions stored the rulings with the round. Moves them to the shared place, unless that is in use.
 */
export function carryRulings(game: string): void {
  if (kept(game, 'agreed') !== null) return;
  const on = texts(fieldsIn(kept(game, 'table') ?? '')?.['on']);
  if (on.length > 0) keepAgreement(game, on, on);
}

/** Stores a table, merged with other fields stored there; returns whether it worked. */
export function keepTable(game: string, table: TableKept): boolean {
  const text = kept(game, 'table');
  const fields = text === null ? {} : fieldsIn(text);
  if (text !== null && fields === null && !putAside(game, 'table', text)) return false;
  return keep(game, 'table', JSON.stringify({ ...fields, ...table }));
}

interface Course<State> {
  readonly state: State;
  /** The presses that led here. */
  readonly presses: readonly string[];
}

/** Replays presses up to the first that is not on offer. */
export function followed<State>(
  tracker: Pick<Tracker<State>, 'begin' | 'shows' | 'pressed'>,
  on: readonly string[],
  presses: readonly string[],
): Course<State> {
  let state = tracker.begin(on);
  for (const [count, press] of presses.entries()) {
    if (!tracker.shows(state).presses.some(({ id }) => id === press))
      return { state, presses: presses.slice(0, count) };
    state = tracker.pressed(state, press);
  }
  return { state, presses };
}

/** What faces call the kinds of units. */
import type { Nation, UnitType, Yards } from './data/cards.ts';

/** The letters of a class as lists have them, and its name. */
export const CLASSES: Readonly<Record<UnitType, { readonly code: string; readonly name: string }>> = {
  lt: { code: 'LT', name: 'Light tank' },
  mt: { code: 'MT', name: 'Medium tank' },
  ht: { code: 'HT', name: 'Heavy tank' },
  td: { code: 'TD', name: 'Tank destroyer' },
  sp: { code: 'SP', name: 'Self-propelled gun' },
  ac: { code: 'AC', name: 'Armoured car' },
  apc: { code: 'APC', name: 'Armoured carrier' },
  at: { code: 'AT', name: 'Anti-tank gun' },
  fa: { code: 'FA', name: 'Field artillery' },
  aa: { code: 'AA', name: 'Anti-aircraft gun' },
  m: { code: 'M', name: 'Mortar' },
  inf: { code: 'INF', name: 'Infantry' },
  mi: { code: 'MI', name: 'Mechanised infantry' },
  air: { code: 'AIR', name: 'Air support' },
  art: { code: 'ART', name: 'Artillery support' },
};

export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  german: 'German',
  american: 'American',
  british: 'British',
};

export const rangeWord = (range: Yards | null): string =>
  range === null ? 'ANY' : range === 0 ? 'PB' : String(range);

/** Names that are abbreviations stay as lists write them; others are capitals. */
export const lettered = (name: string): string =>
  /[a-zß-ü][A-Z]|^\d+mm/.test(name) ? name : name.toUpperCase();

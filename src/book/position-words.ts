/** Describes written positions as a list, for games without a board. */
import { isObject } from '../is-object.ts';
import type { Written } from './example.ts';

/** A value of a written position: `{ red: { w1: 2 } }` is "red w1 2". */
function spoken(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(spoken).join(', ');
  if (!isObject(value)) return String(value);
  const parts = Object.entries(value).map(([key, inner]) => {
    if (inner === true) return key;
    return key === 'card' ? spoken(inner) : `${key} ${spoken(inner)}`;
  });
  return parts.length === 0 ? 'none' : parts.join(isObject(Object.values(value)[0]) ? '; ' : ' ');
}

/** A written position as pairs of name and description. */
export const inWords = (written: Written): readonly (readonly [name: string, value: string])[] =>
  Object.entries(written).map(([name, value]) => [name, spoken(value)]);

/** Reads and writes the URL fragments of "Can I?". */
import { decoded, MOST } from '../../kit/untrusted-input.ts';
import type { Situation } from '../../book/situation.ts';
import { everyField, valuesAtFirst, valuesOf, type Values } from './situation-table.ts';

/** Where the answer's links lead. */
export interface AskPlaces {
  /** The folder of the face pictures, ending in a slash; null where there are none and tables are told in words. */
  readonly faces: string | null;
  /** URL of the rules; append a rule's id. */
  readonly rules: string;
  /** URL of the register of rulings; append a ruling's id. */
  readonly rulings: string;
}

/** Id in the URL for the game saved in the sandbox. */
export const GAME = 'game';

/** Id in the URL for a position entered by hand. */
export const POSITION = 'position';

/** The id of what a fragment asks about: its part before the first `&`. */
export const askedIn = (fragment: string): string => fragment.replace(/^#/, '').split('&')[0] ?? '';

/** A situation with the values of its fields, and the move tried in it. */
export interface AskedFor {
  readonly asked: string;
  readonly values: Values;
  /** In notation. */
  readonly tried: string | null;
}

/** The URL fragment for it: `#step&onto=corner&try=step+1+o+to+w1n1`. */
export function toFragment({ asked, values, tried }: AskedFor): string {
  const parts = Object.entries(values).map(([id, value]) => `${id}=${encodeURIComponent(value)}`);
  return `#${[asked, ...parts, ...(tried === null ? [] : [`try=${encodeURIComponent(tried).replaceAll('%20', '+')}`])].join('&')}`;
}

/** Parses a fragment's values and try for a situation; ignores whatever does not fit it. */
export function enteredBy(fragment: string, situation: Situation): Omit<AskedFor, 'asked'> {
  const parts = new Map(
    fragment
      .slice(0, MOST.address)
      .split('&')
      .slice(1)
      .map((part) => [
        part.slice(0, part.indexOf('=')),
        decoded(part.slice(part.indexOf('=') + 1).replaceAll('+', ' ')),
      ]),
  );
  const begin = valuesAtFirst(situation);
  const entered = everyField(situation.fields).flatMap((field) => {
    const known = valuesOf(field).find((value) => String(value) === parts.get(field.id));
    return known === undefined ? [] : [[field.id, known] as const];
  });
  return { values: { ...begin, ...Object.fromEntries(entered) }, tried: parts.get('try') ?? null };
}

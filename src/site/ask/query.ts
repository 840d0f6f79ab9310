/** What an address asks about, and where the page that answers leads. */
import { decoded, MOST } from '../../kit/input.ts';
import type { Situation } from '../../book/situation.ts';
import { everyField, valuesAtFirst, valuesOf, type Values } from './situation.ts';

/** Where the page's links lead. */
export interface AskPlaces {
  /** The folder that holds the faces, ending in a slash; null where there are none, and tables are told in words. */
  readonly faces: string | null;
  /** The address of the rules, to which a rule's number can be added. */
  readonly rules: string;
  /** The same of the register. */
  readonly rulings: string;
}

/** The name in an address for the game kept in the sandbox. */
export const GAME = 'game';

/** The same for a position entered by hand. */
export const POSITION = 'position';

/** What an address asks about: its first part behind the `#`. */
export const askedIn = (fragment: string): string => fragment.replace(/^#/, '').split('&')[0] ?? '';

/** A situation with what stands in its fields, and what is tried there. */
export interface AskedFor {
  readonly asked: string;
  readonly values: Values;
  /** In notation. */
  readonly tried: string | null;
}

/** The end of an address that asks it: `#step&onto=corner&try=step+1+o+to+w1n1`. */
export function toFragment({ asked, values, tried }: AskedFor): string {
  const parts = Object.entries(values).map(([id, value]) => `${id}=${encodeURIComponent(value)}`);
  return `#${[asked, ...parts, ...(tried === null ? [] : [`try=${encodeURIComponent(tried).replaceAll('%20', '+')}`])].join('&')}`;
}

/** What the end of an address enters into a situation and tries there; of what it cannot have, nothing. */
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

import { isObject } from '../../is-object.ts';
import { MOST, notedIn, type Form, type FormFault } from '../messages/kernel-faults.ts';

/**
 * Parses positions that people write as JSON. Each reader returns a usable value in any case and notes faults
 * with their place, so that one pass finds every fault. What is valid is up to `shape.ts`.
 */

/** The root of a written form. */
export const formOf = (value: unknown): Form => ({ value, place: '', faults: [] });

/** A field or item of a form. */
const formIn = ({ place, faults }: Form, step: string | number, value: unknown): Form => {
  const inside = typeof step === 'number' ? `${place}[${step}]` : place === '' ? step : `${place}.${step}`;
  return { value, place: inside, faults };
};

/** Notes one of the faults that any form can have. */
export const noted = notedIn<FormFault>();

/** Whether there are more entries than the limit; notes a fault. */
function isTooLong(form: Form, length: number): boolean {
  if (length > MOST) noted(form, { says: 'tooLong', length, most: MOST });
  return length > MOST;
}

/** The fields of an object; unknown ones are faults. Nothing written reads as an empty object. */
export function fields<Key extends string>(form: Form, keys: readonly Key[]): Readonly<Record<Key, Form>> {
  const { value } = form;
  if (value !== undefined && !isObject(value)) noted(form, { says: 'noObject', found: value });
  const written = isObject(value) && !isTooLong(form, Object.keys(value).length) ? value : {};
  for (const key of Object.keys(written)) {
    if (keys.some((known) => known === key)) continue;
    // "Did you mean soldiers?" where one begins alike, else all there are.
    const meant = keys.find((known) => known.slice(0, 3) === key.slice(0, 3).toLowerCase());
    const inside = formIn(form, key, undefined);
    if (meant === undefined) noted(inside, { says: 'noField', fields: keys });
    else noted(inside, { says: 'otherField', meant });
  }
  const parts = keys.map((key) => [
    key,
    formIn(form, key, Object.hasOwn(written, key) ? written[key] : undefined),
  ]);
  return Object.fromEntries(parts) as Record<Key, Form>;
}

/** The entries of an object with arbitrary keys. */
export function entries(form: Form): readonly (readonly [string, Form])[] {
  const { value } = form;
  if (value === undefined) return [];
  if (!isObject(value)) {
    noted(form, { says: 'noObject', found: value });
    return [];
  }
  if (isTooLong(form, Object.keys(value).length)) return [];
  return Object.entries(value).map(([key, inner]) => [key, formIn(form, key, inner)]);
}

/** The items of a list; nothing written reads as an empty list. */
export function items(form: Form): readonly Form[] {
  const { value } = form;
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    noted(form, { says: 'noList', found: value });
    return [];
  }
  if (isTooLong(form, value.length)) return [];
  return value.map((item: unknown, index) => formIn(form, index, item));
}

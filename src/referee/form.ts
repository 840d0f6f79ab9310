import type { Fault } from './game.ts';

/**
 * Reads what people write as JSON, piece by piece. Each reader gives a usable value in any case and notes what is wrong
 * with the place it is wrong in, so that one reading finds every fault.
 */
export interface Form<Rule extends string> {
  readonly value: unknown;
  /** As in `Fault.place`. */
  readonly place: string;
  /** Collects the faults of the whole form. */
  readonly faults: Fault<Rule>[];
}

/** The whole of what was written. */
export const formOf = <Rule extends string>(value: unknown): Form<Rule> => ({ value, place: '', faults: [] });

/** Whether something is written at all. */
export const isWritten = (form: Form<string>): boolean => form.value !== undefined;

/** Notes a fault at a form's place. */
export function fault<Rule extends string>(
  form: Form<Rule>,
  message: string,
  rule: Rule | null = null,
): void {
  form.faults.push({ place: form.place, message, rule });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any position has of anything; what is longer is one fault, and none of it is read. */
const MOST = 500;

/** Whether so many entries are more than are read; that is a fault of the form. */
function isTooLong(form: Form<string>, length: number): boolean {
  if (length > MOST) fault(form, `at most ${MOST} entries are read, not ${length}`);
  return length > MOST;
}

/** What is written, in few words: "5", "a list". */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string' && value.length > MOST) return 'a long text';
  return isObject(value) ? 'an object' : JSON.stringify(value);
}

/** The fields of an object; unknown ones are faults. Nothing written is an object without fields. */
export function fields<Rule extends string, Key extends string>(
  form: Form<Rule>,
  keys: readonly Key[],
): Readonly<Record<Key, Form<Rule>>> {
  const { value, place, faults } = form;
  if (value !== undefined && !isObject(value)) fault(form, `an object is needed, not ${shown(value)}`);
  const written = isObject(value) && !isTooLong(form, Object.keys(value).length) ? value : {};
  const inside = (key: string): Form<Rule> => ({
    value: written[key],
    place: place === '' ? key : `${place}.${key}`,
    faults,
  });
  for (const key of Object.keys(written)) {
    if (!keys.some((known) => known === key)) fault(inside(key), noField(key, keys));
  }
  return Object.fromEntries(keys.map((key) => [key, inside(key)])) as Record<Key, Form<Rule>>;
}

/** "no such field; did you mean soldiers?" where one begins alike, else all there are. */
function noField(key: string, keys: readonly string[]): string {
  const alike = keys.find((known) => known.slice(0, 3) === key.slice(0, 3).toLowerCase());
  return alike === undefined
    ? `no such field; there are ${keys.join(', ')}`
    : `no such field; did you mean ${alike}?`;
}

/** The entries of an object whose keys are names. */
export function entries<Rule extends string>(form: Form<Rule>): readonly (readonly [string, Form<Rule>])[] {
  const { value, place, faults } = form;
  if (value === undefined) return [];
  if (!isObject(value)) {
    fault(form, `an object is needed, not ${shown(value)}`);
    return [];
  }
  if (isTooLong(form, Object.keys(value).length)) return [];
  return Object.entries(value).map(([key, inner]) => [
    key,
    { value: inner, place: `${place}.${key}`, faults },
  ]);
}

/** The items of a list; nothing written is an empty list. */
export function items<Rule extends string>(form: Form<Rule>): readonly Form<Rule>[] {
  const { value, place, faults } = form;
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fault(form, `a list is needed, not ${shown(value)}`);
    return [];
  }
  if (isTooLong(form, value.length)) return [];
  return value.map((item: unknown, index) => ({ value: item, place: `${place}[${index}]`, faults }));
}

/** A whole number within bounds. */
export function whole<Rule extends string>(
  form: Form<Rule>,
  least: number,
  most: number,
  otherwise: number,
  rule: Rule | null = null,
): number {
  const { value } = form;
  if (value === undefined) return otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  fault(form, `a whole number from ${least} to ${most} is needed, not ${shown(value)}`, rule);
  return otherwise;
}

/** One of a few names, given as its number in the list. */
export function oneOf<Rule extends string>(
  form: Form<Rule>,
  names: readonly string[],
  otherwise: number,
  rule: Rule | null = null,
): number {
  const { value } = form;
  if (value === undefined) return otherwise;
  const index = names.findIndex((name) => name === value);
  if (index >= 0) return index;
  fault(form, `${shown(value)} is not one of ${names.join(', ')}`, rule);
  return otherwise;
}

/** Yes or no. */
export function truth<Rule extends string>(
  form: Form<Rule>,
  otherwise: boolean,
  rule: Rule | null = null,
): boolean {
  const { value } = form;
  if (value === undefined) return otherwise;
  if (typeof value === 'boolean') return value;
  fault(form, `true or false is needed, not ${shown(value)}`, rule);
  return otherwise;
}

/** A text. */
export function text<Rule extends string>(form: Form<Rule>, otherwise: string): string {
  const { value } = form;
  if (value === undefined) return otherwise;
  if (typeof value === 'string') return value;
  fault(form, `a text is needed, not ${shown(value)}`);
  return otherwise;
}

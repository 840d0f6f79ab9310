/** Situations at work: what has been entered becomes a table and its tries, or the reasons why there is no such table. */
import type { CountField, Entered, LikelyTry, Situation, SituationField } from '../../book/situation.ts';
import type { AnyForm, AnyGame } from '../../referee/erased-types.ts';
import type { Fault } from '../../referee/game.ts';
import { failed, ok, type Result } from '../../result.ts';

/** What stands in the fields, by their ids. */
export type Values = Readonly<Record<string, number | string>>;

/** A table to try something at. */
export interface Laid {
  readonly position: unknown;
  readonly tries: readonly LikelyTry[];
  /** Why nothing of it can be done, in a sentence; null where something can. */
  readonly nothing: string | null;
}

/** The same, from a situation. */
export interface LaidTable extends Laid {
  /** The table before the moves that lead to the try. */
  readonly first: unknown;
}

export const isCount = (field: SituationField): field is CountField => 'least' in field;

/** Every field that a situation can ask, also those that only an answer brings up. */
export const everyField = (fields: readonly SituationField[]): readonly SituationField[] =>
  fields.flatMap((field) => [
    field,
    ...(isCount(field) ? [] : field.among.flatMap((option) => everyField(option.fields ?? []))),
  ]);

/** What the fields begin with. */
export const valuesAtFirst = ({ fields }: Situation): Values =>
  Object.fromEntries(everyField(fields).map(({ id, begin }) => [id, begin]));

/** The fields that are asked where these values stand, in the order of the page. */
export const askedFields = (fields: readonly SituationField[], values: Values): readonly SituationField[] =>
  fields.flatMap((field) => {
    if (isCount(field)) return [field];
    const chosen = field.among.find(({ id }) => id === values[field.id]);
    return [field, ...askedFields(chosen?.fields ?? [], values)];
  });

function enteredIn({ id: name, fields }: Situation, values: Values, options: readonly string[]): Entered {
  const asked = new Set(askedFields(fields, values).map(({ id }) => id));
  const value = (id: string): number | string => {
    const found = asked.has(id) ? values[id] : undefined;
    if (found === undefined) throw new Error(`Situation "${name}": "${id}" is not asked there.`);
    return found;
  };
  return {
    number: (id) => Number(value(id)),
    choice: (id) => String(value(id)),
    agreed: (option) => options.includes(option),
  };
}

export interface Judges {
  readonly game: AnyGame;
  readonly form: AnyForm;
}

/** The table that a situation stands for; else every reason why there can be none, or why it cannot come so far. */
export function layTable(
  { game, form }: Judges,
  situation: Situation,
  values: Values,
  options: readonly string[],
): Result<LaidTable, Fault<string>> {
  const entered = enteredIn(situation, values, options);
  const read = form.read({ ...situation.write(entered), options });
  if (!read.ok) return read;
  const first = read.value;
  let position = first;
  for (const words of situation.before?.(entered) ?? []) {
    const move = game.parse(position, words);
    if (!move.ok) return failed(...move.faults.map((message) => ({ place: '', message, rule: null })));
    const { allowed, breaches } = game.judge(position, move.value);
    if (!allowed)
      return failed(...breaches.map(({ rule, remedy }) => ({ place: words, message: remedy, rule })));
    position = game.play(position, move.value);
  }
  return ok({
    first,
    position,
    tries: situation.tries(entered),
    nothing: situation.nothing?.(entered) ?? null,
  });
}

/** Every value that a field can have. */
export const valuesOf = (field: SituationField): readonly (number | string)[] =>
  isCount(field)
    ? Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index)
    : field.among.map(({ id }) => id);

/** Every value that a field can have, the nearest to one of them first. */
const around = (field: SituationField, value: number | string | undefined): readonly (number | string)[] =>
  valuesOf(field).toSorted((one, other) => farFrom(field, value, one) - farFrom(field, value, other));

const farFrom = (field: SituationField, one: number | string | undefined, other: number | string): number =>
  isCount(field) ? Math.abs(Number(one) - Number(other)) : one === other ? 0 : CHOICE_APART;

/** Another choice is farther away than one more or less, and nearer than four. */
const CHOICE_APART = 3;

/** The values nearest to those entered that a table can be laid with; null where there are none. */
export function nearest(
  judges: Judges,
  situation: Situation,
  values: Values,
  options: readonly string[],
): Values | null {
  const fields = askedFields(situation.fields, values);
  const stands = (wanted: Values) => layTable(judges, situation, wanted, options).ok;
  const distance = (wanted: Values) =>
    fields.reduce((sum, field) => sum + farFrom(field, values[field.id], wanted[field.id] ?? ''), 0);
  // One field, or two, put right: more is a table of its own, and that the situation begins with.
  const one = fields.flatMap((field) =>
    around(field, values[field.id]).map((value): Values => ({ ...values, [field.id]: value })),
  );
  const two = () =>
    fields.flatMap((field, index) =>
      fields.slice(index + 1).flatMap((other) =>
        around(field, values[field.id]).flatMap((value) =>
          around(other, values[other.id]).map((also): Values => ({
            ...values,
            [field.id]: value,
            [other.id]: also,
          })),
        ),
      ),
    );
  const first = (wanted: readonly Values[]) =>
    wanted.toSorted((a, b) => distance(a) - distance(b)).find((each) => stands(each));
  const begin = valuesAtFirst(situation);
  return first(one) ?? first(two()) ?? (stands(begin) ? begin : null);
}

/** What differs between two sets of values, field by field. */
export const changedFields = (
  { fields }: Situation,
  before: Values,
  after: Values,
): readonly (readonly [field: SituationField, value: number | string])[] =>
  askedFields(fields, after).flatMap((field) => {
    const value = after[field.id];
    return value === undefined || value === before[field.id] ? [] : [[field, value] as const];
  });

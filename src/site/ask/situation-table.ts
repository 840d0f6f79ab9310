/** Turns the values entered in a situation into a table and its tries, or into the reasons why it is impossible. */
import type { CountField, Entered, LikelyTry, Situation, SituationField } from '../../book/situation.ts';
import type { AnyForm, AnyGame } from '../../referee/erased-types.ts';
import type { Fault } from '../../referee/game.ts';
import { failed, ok, type Result } from '../../result.ts';

/** Values of the fields, by field id. */
export type Values = Readonly<Record<string, number | string>>;

export interface Laid {
  readonly position: unknown;
  readonly tries: readonly LikelyTry[];
  /** Why nothing can be tried here, as a sentence; null if something can. */
  readonly nothing: string | null;
}

/** A table made from a situation. */
export interface LaidTable extends Laid {
  /** The position before the moves that lead to the try. */
  readonly first: unknown;
}

export const isCount = (field: SituationField): field is CountField => 'least' in field;

/** All fields of a situation, including those that appear only with a certain choice. */
export const everyField = (fields: readonly SituationField[]): readonly SituationField[] =>
  fields.flatMap((field) => [
    field,
    ...(isCount(field) ? [] : field.among.flatMap((option) => everyField(option.fields ?? []))),
  ]);

export const valuesAtFirst = ({ fields }: Situation): Values =>
  Object.fromEntries(everyField(fields).map(({ id, begin }) => [id, begin]));

/** The fields that apply with these values, in page order. */
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

/** The table of a situation with these values; else every reason why it is impossible. */
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

export const valuesOf = (field: SituationField): readonly (number | string)[] =>
  isCount(field)
    ? Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index)
    : field.among.map(({ id }) => id);

/** A field's values, sorted by distance to the given one. */
const around = (field: SituationField, value: number | string | undefined): readonly (number | string)[] =>
  valuesOf(field).toSorted((one, other) => farFrom(field, value, one) - farFrom(field, value, other));

const farFrom = (field: SituationField, one: number | string | undefined, other: number | string): number =>
  isCount(field) ? Math.abs(Number(one) - Number(other)) : one === other ? 0 : CHOICE_APART;

/** The distance between two choices: more than one step of a count, less than four. */
const CHOICE_APART = 3;

/** The possible values nearest to those entered; null if there are none. */
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
  // Only tables with one or two fields changed, and the default table, are tried.
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

export const changedFields = (
  { fields }: Situation,
  before: Values,
  after: Values,
): readonly (readonly [field: SituationField, value: number | string])[] =>
  askedFields(fields, after).flatMap((field) => {
    const value = after[field.id];
    return value === undefined || value === before[field.id] ? [] : [[field, value] as const];
  });

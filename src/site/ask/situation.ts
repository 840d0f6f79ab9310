/** Situations at work: what has been entered becomes a table and its tries, or the reasons why there is no such table. */
import type { AnyForm, AnyGame } from '../../referee/any.ts';
import type { Fault } from '../../referee/game.ts';
import { failed, ok, type Result } from '../../referee/result.ts';

/** A number entered by steps. */
export interface CountField {
  readonly id: string;
  readonly says: string;
  readonly least: number;
  readonly most: number;
  readonly begin: number;
}

/** One of a few. */
export interface ChoiceField {
  readonly id: string;
  readonly says: string;
  readonly among: readonly { readonly id: string; readonly says: string }[];
  readonly begin: string;
}

export type SituationField = CountField | ChoiceField;

/** What has been entered, as a situation asks for it. */
export interface Entered {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
}

/** A situation of a game; `content/<game>/situations.ts` holds them. */
export interface Situation {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly SituationField[];
  readonly write: (entered: Entered) => Readonly<Record<string, unknown>>;
  readonly before?: (entered: Entered) => readonly string[];
  readonly tries: (entered: Entered) => readonly LikelyTry[];
}

/** Something that one would try first. */
export interface LikelyTry {
  readonly says: string;
  /** In notation. */
  readonly move: string;
}

/** What stands in the fields, by their ids. */
export type Values = Readonly<Record<string, number | string>>;

/** A table to try something at. */
export interface Laid {
  readonly position: unknown;
  readonly tries: readonly LikelyTry[];
}

export const isCount = (field: SituationField): field is CountField => 'least' in field;

/** What the fields begin with. */
export const valuesAtFirst = ({ fields }: Situation): Values =>
  Object.fromEntries(fields.map(({ id, begin }) => [id, begin]));

const enteredIn = (values: Values): Entered => ({
  number: (id) => Number(values[id] ?? 0),
  choice: (id) => String(values[id] ?? ''),
});

interface Judges {
  readonly game: AnyGame;
  readonly form: AnyForm;
}

/** The table that a situation stands for; else every reason why there can be none, or why it cannot come so far. */
export function layTable(
  { game, form }: Judges,
  situation: Situation,
  values: Values,
  options: readonly string[],
): Result<Laid, Fault<string>> {
  const entered = enteredIn(values);
  const read = form.read({ ...situation.write(entered), options });
  if (!read.ok) return read;
  let position = read.value;
  for (const words of situation.before?.(entered) ?? []) {
    const move = game.parse(position, words);
    if (!move.ok) return failed(...move.faults.map((message) => ({ place: '', message, rule: null })));
    const { allowed, breaches } = game.judge(position, move.value);
    if (!allowed)
      return failed(...breaches.map(({ rule, remedy }) => ({ place: words, message: remedy, rule })));
    position = game.play(position, move.value);
  }
  return ok({ position, tries: situation.tries(entered) });
}

/** Every value that a field can have, the nearest to one of them first. */
function around(field: SituationField, value: number | string | undefined): readonly (number | string)[] {
  if (!isCount(field)) return field.among.map(({ id }) => id).toSorted((id) => (id === value ? -1 : 0));
  const all = Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index);
  return all.toSorted((one, other) => Math.abs(one - Number(value)) - Math.abs(other - Number(value)));
}

const farFrom = (field: SituationField, one: number | string | undefined, other: number | string): number =>
  isCount(field) ? Math.abs(Number(one) - Number(other)) : one === other ? 0 : CHOICE_APART;

/** Another choice is farther away than one soldier more or less, and nearer than four. */
const CHOICE_APART = 3;

/** The values nearest to those entered that a table can be laid with; null where there are none. */
export function nearest(
  judges: Judges,
  situation: Situation,
  values: Values,
  options: readonly string[],
): Values | null {
  const stands = (wanted: Values) => layTable(judges, situation, wanted, options).ok;
  const distance = (wanted: Values) =>
    situation.fields.reduce(
      (sum, field) => sum + farFrom(field, values[field.id], wanted[field.id] ?? ''),
      0,
    );
  // One field, or two, put right: more is a table of its own, and that the situation begins with.
  const one = situation.fields.flatMap((field) =>
    around(field, values[field.id]).map((value): Values => ({ ...values, [field.id]: value })),
  );
  const two = () =>
    situation.fields.flatMap((field, index) =>
      situation.fields.slice(index + 1).flatMap((other) =>
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
  fields.flatMap((field) => {
    const value = after[field.id];
    return value === undefined || value === before[field.id] ? [] : [[field, value] as const];
  });

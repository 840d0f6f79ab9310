/** Tests situations: the table shows the values chosen, and says so where nothing can be done. */
import type { Written } from '../../book/example.ts';
import type { Seen, Situation, SituationField } from '../../book/situation.ts';
import {
  askedFields,
  isCount,
  layTable,
  valuesAtFirst,
  valuesOf,
  type Judges,
  type LaidTable,
  type Values,
} from './situation-table.ts';

/** Every combination of values of the fields that apply; other fields keep theirs. */
export function* combinations(situation: Situation, values = valuesAtFirst(situation)): Generator<Values> {
  yield* filled(situation.fields, values);
}

function* filled([field, ...others]: readonly SituationField[], values: Values): Generator<Values> {
  if (field === undefined) return yield values;
  for (const value of valuesOf(field)) {
    const inside = isCount(field) ? [] : (field.among.find(({ id }) => id === value)?.fields ?? []);
    yield* filled([...inside, ...others], { ...values, [field.id]: value });
  }
}

/** The default values, and every variation of one field; where a choice adds fields, of those as well. */
export function nearFirst(situation: Situation): readonly Values[] {
  const changed = (fields: readonly SituationField[], values: Values): readonly Values[] =>
    fields.flatMap((field) =>
      valuesOf(field).flatMap((value) => {
        const chosen = { ...values, [field.id]: value };
        const inside = isCount(field) ? [] : (field.among.find(({ id }) => id === value)?.fields ?? []);
        return [chosen, ...changed(inside, chosen)];
      }),
    );
  return changed(situation.fields, valuesAtFirst(situation));
}

function seenAt({ form }: Judges, { first, position, tries }: LaidTable): Seen {
  const written = form.write(first) as Written;
  return { first: written, now: position === first ? written : (form.write(position) as Written), tries };
}

/** How a field's value differs from what the table shows. */
function fieldDoubts(
  field: SituationField,
  value: number | string | undefined,
  seen: Seen,
): readonly string[] {
  if (isCount(field)) {
    const counted = field.counted(seen);
    return counted === value ? [] : [`${field.says}: ${value} was entered, the table shows ${counted}`];
  }
  return field.among.flatMap(({ id, says, holds }) => {
    if (holds(seen) === (id === value)) return [];
    return [
      `${field.says}: ${says}: ${id === value ? 'the table does not show it' : 'it cannot be told from what was chosen'}`,
    ];
  });
}

/** What is wrong with a situation with these values; empty if it is right or such a table is impossible. */
export function doubtsAt(
  judges: Judges,
  situation: Situation,
  values: Values,
  options: readonly string[],
): readonly string[] {
  const laid = layTable(judges, situation, values, options);
  return laid.ok ? doubtsOf(judges, situation, values, laid.value) : [];
}

/** What is wrong with a table laid with these values. */
export function doubtsOf(
  judges: Judges,
  situation: Situation,
  values: Values,
  laid: LaidTable,
): readonly string[] {
  const seen = seenAt(judges, laid);
  return [
    ...askedFields(situation.fields, values).flatMap((field) => fieldDoubts(field, values[field.id], seen)),
    ...tryDoubts(judges, laid),
  ];
}

function tryDoubts({ game }: Judges, { position, tries, nothing }: LaidTable): readonly string[] {
  const doubts: string[] = [];
  const answers = tries.map(({ says, move }) => {
    const parsed = game.parse(position, move);
    if (!parsed.ok) doubts.push(`${says}: "${move}" cannot be read`);
    return parsed.ok && game.judge(position, parsed.value).allowed;
  });
  const can = answers.includes(true);
  if (!can && nothing === null)
    doubts.push('every answer is no, and it does not say that nothing can be done');
  if (can && nothing !== null) doubts.push('it says that nothing can be done, and something can');
  for (const part of ['says', 'move'] as const) {
    if (new Set(tries.map((each) => each[part])).size < tries.length)
      doubts.push(`two tries are the same by ${part === 'says' ? 'their words' : 'their notation'}`);
  }
  return doubts;
}

/** Where situations contradict their tables, for every change of one field at a time; the first of each. */
export const doubtful = (judges: Judges, situations: readonly Situation[]): readonly string[] =>
  situations.flatMap((situation) => {
    for (const values of nearFirst(situation)) {
      const [doubt] = doubtsAt(judges, situation, values, []);
      if (doubt !== undefined) return [`Situation "${situation.id}" at ${JSON.stringify(values)}: ${doubt}.`];
    }
    return [];
  });

/** Throws for the first of them. */
export function prove(judges: Judges, situations: readonly Situation[]): void {
  const [first] = doubtful(judges, situations);
  if (first !== undefined) throw new Error(`${judges.game.id}: ${first}`);
}

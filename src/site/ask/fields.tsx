/** The input fields of a situation, sized for a thumb: steppers and choices. */
import { ASK_WORDS } from '../words/ask.ts';
import type { ChoiceField, CountField, SituationField } from '../../book/situation.ts';
import { askedFields, isCount, type Values } from './situation-table.ts';

const WORDS = ASK_WORDS.canI;

interface FieldsProps {
  readonly fields: readonly SituationField[];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

export function Fields({ fields, values, onChange }: FieldsProps) {
  return (
    <div class="fields">
      {askedFields(fields, values).map((field) => {
        const enter = (value: number | string) => onChange({ ...values, [field.id]: value });
        const value = values[field.id] ?? field.begin;
        return isCount(field) ? (
          <Count key={field.id} field={field} value={Number(value)} onEnter={enter} />
        ) : (
          <Choice key={field.id} field={field} value={String(value)} onEnter={enter} />
        );
      })}
    </div>
  );
}

interface CountProps {
  readonly field: CountField;
  readonly value: number;
  readonly onEnter: (value: number) => void;
}

/** At a limit the button does nothing but stays enabled, so that it keeps the focus. */
function Count({ field, value, onEnter }: CountProps) {
  const { says, least, most } = field;
  const by = (step: number) => {
    const next = value + step;
    if (next >= least && next <= most) onEnter(next);
  };
  return (
    <div class="count" role="group" aria-label={says}>
      <span>{says}</span>
      <button
        type="button"
        aria-label={WORDS.fewer(says)}
        aria-disabled={value <= least}
        onClick={() => by(-1)}
      >
        −
      </button>
      <output aria-label={says}>{value}</output>
      <button type="button" aria-label={WORDS.more(says)} aria-disabled={value >= most} onClick={() => by(1)}>
        +
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly field: ChoiceField;
  readonly value: string;
  readonly onEnter: (value: string) => void;
}

function Choice({ field, value, onEnter }: ChoiceProps) {
  return (
    <fieldset class="chips">
      <legend>{field.says}</legend>
      {field.among.map(({ id, says }) => (
        <label key={id} class="chip">
          <input type="radio" name={field.id} checked={id === value} onChange={() => onEnter(id)} />
          {says}
        </label>
      ))}
    </fieldset>
  );
}

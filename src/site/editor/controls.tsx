/** Form controls for the settings of a draft. */
import type { Control, Draft } from '../../referee/table/editor.ts';
import { EDITOR_WORDS } from '../words/editor.ts';

interface ControlsProps {
  readonly controls: readonly Control[];
  /** Unique on the page: the `name` of a radio group. */
  readonly name: string;
  readonly onChange: (draft: Draft) => void;
}

export function Controls({ controls, name, onChange }: ControlsProps) {
  return (
    <div class="controls">
      {controls.map((control) => (
        <One key={control.id} control={control} name={`${name}-${control.id}`} onChange={onChange} />
      ))}
    </div>
  );
}

interface OneProps {
  readonly control: Control;
  readonly name: string;
  readonly onChange: (draft: Draft) => void;
}

function One({ control, name, onChange }: OneProps) {
  switch (control.kind) {
    case 'number':
      return <Stepper control={control} onChange={onChange} />;
    case 'choice':
      return <Choice control={control} name={name} onChange={onChange} />;
    case 'switch':
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={control.value}
            onChange={(event) => onChange(control.set(event.currentTarget.checked))}
          />
          {control.says}
        </label>
      );
    case 'act':
      return (
        <button type="button" onClick={() => onChange(control.act())}>
          {control.says}
        </button>
      );
  }
}

type Of<Kind extends Control['kind']> = Extract<Control, { readonly kind: Kind }>;

function Stepper({ control, onChange }: { readonly control: Of<'number'> } & Pick<OneProps, 'onChange'>) {
  const { says, value, least, most, set } = control;
  const to = (wanted: number) => {
    const next = Math.min(most, Math.max(least, Math.trunc(wanted)));
    if (next !== value && Number.isFinite(next)) onChange(set(next));
  };
  // The number field is the keyboard's tab stop: its arrow keys do the same.
  return (
    <label class="stepper">
      <span>{says}</span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={EDITOR_WORDS.fewer(says)}
        disabled={value <= least}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={says}
        min={least}
        max={most}
        value={value}
        onInput={(event) => {
          if (event.currentTarget.value !== '') to(event.currentTarget.valueAsNumber);
        }}
        onBlur={(event) => {
          event.currentTarget.value = String(value);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={EDITOR_WORDS.more(says)}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </label>
  );
}

/** More choices than this become a select list. */
const FEW = 4;

function Choice({ control, name, onChange }: OneProps & { readonly control: Of<'choice'> }) {
  const { says, value, among, set } = control;
  if (among.length > FEW) {
    return (
      <label>
        {says}
        <select value={value} onChange={(event) => onChange(set(event.currentTarget.value))}>
          {among.map((one) => (
            <option key={one.id} value={one.id}>
              {one.says}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="chips">
      <legend>{says}</legend>
      {among.map((one) => (
        <label key={one.id} class="chip">
          <input type="radio" name={name} checked={one.id === value} onChange={() => onChange(set(one.id))} />
          {one.says}
        </label>
      ))}
    </fieldset>
  );
}

/** The form of the print desk: two questions first, the rest collapsed. */
import { SLEEVES } from '../../kit/boxes/card-thickness.ts';
import { PRINTED_EDITIONS } from '../../kit/edition.ts';
import { FLIPS, LAYOUTS, SIDES } from '../../press/impose/plan/print-options.ts';
import { HOME_PAPERS, PAPERS } from '../../press/papers.ts';
import { PRINT_WORDS } from '../words/print.ts';
import { PARTS } from '../../press/box-parts.ts';
import { copiesOf, MOST_COPIES, type Group, type PrintChoice } from './desk-choice.ts';

interface RadiosProps<Name extends string> {
  readonly legend: string;
  /** Unique on the page. */
  readonly name: string;
  readonly names: readonly Name[];
  readonly value: Name;
  readonly options: Readonly<Record<Name, { readonly name: string; readonly about?: string }>>;
  readonly onChange: (name: Name) => void;
}

function Radios<Name extends string>({ legend, name, names, value, options, onChange }: RadiosProps<Name>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {names.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>
            {options[each].name}
            {options[each].about !== undefined && <small>{options[each].about}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface FormProps {
  readonly choice: PrintChoice;
  readonly groups: readonly Group[];
  readonly choose: (part: Partial<PrintChoice>) => void;
}

export function Form({ choice, groups, choose }: FormProps) {
  return (
    <form aria-label={PRINT_WORDS.form} onSubmit={(event) => event.preventDefault()}>
      <Radios
        {...PRINT_WORDS.sides}
        name="sides"
        names={SIDES}
        value={choice.sides}
        onChange={(sides) => choose({ sides })}
      />
      <Radios
        {...PRINT_WORDS.edition}
        name="edition"
        names={PRINTED_EDITIONS}
        value={choice.edition}
        onChange={(edition) => choose({ edition })}
      />
      <Radios
        {...PRINT_WORDS.paper}
        name="paper"
        names={HOME_PAPERS}
        value={choice.paper}
        options={PAPERS}
        onChange={(paper) => choose({ paper })}
      />
      <details>
        <summary>{PRINT_WORDS.more}</summary>
        {choice.sides === 'duplex' && choice.part === 'flat' && (
          <Radios
            {...PRINT_WORDS.flip}
            name="flip"
            names={FLIPS}
            value={choice.flip}
            onChange={(flip) => choose({ flip })}
          />
        )}
        {choice.sides !== 'fold' && choice.part === 'flat' && <Layout choice={choice} choose={choose} />}
        <Margins choice={choice} choose={choose} />
        {groups.some(({ part }) => part !== 'flat') && (
          <Radios
            {...PRINT_WORDS.part}
            name="part"
            names={PARTS.filter((name) => groups.some(({ part }) => part === name))}
            value={choice.part}
            onChange={(part) => choose({ part })}
          />
        )}
        {choice.part === 'boxes' ? (
          <Radios
            {...PRINT_WORDS.sleeves}
            name="sleeves"
            names={SLEEVES}
            value={choice.sleeves}
            onChange={(sleeves) => choose({ sleeves })}
          />
        ) : (
          <Copies choice={choice} groups={groups} choose={choose} />
        )}
      </details>
    </form>
  );
}

function Layout({ choice, choose }: Pick<FormProps, 'choice' | 'choose'>) {
  return (
    <label class="field">
      {PRINT_WORDS.layout.label}
      <select
        value={choice.layout}
        onChange={({ currentTarget }) => {
          const layout = LAYOUTS.find((name) => name === currentTarget.value);
          if (layout) choose({ layout });
        }}
      >
        {LAYOUTS.map((layout) => (
          <option key={layout} value={layout}>
            {PRINT_WORDS.layout.options[layout]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Applied once complete: half a number is no margin. */
function Margins({ choice, choose }: Pick<FormProps, 'choice' | 'choose'>) {
  return (
    <label class="field">
      {PRINT_WORDS.margins.label}
      <input
        type="text"
        maxLength={40}
        autocomplete="off"
        value={choice.margins}
        aria-describedby="about-margins"
        onChange={({ currentTarget }) => choose({ margins: currentTarget.value })}
      />
      <small id="about-margins">{PRINT_WORDS.margins.about}</small>
    </label>
  );
}

function Copies({ choice, groups, choose }: FormProps) {
  return (
    <fieldset class="copies">
      <legend>{PRINT_WORDS.copies.legend}</legend>
      {groups
        .filter(({ part }) => part === choice.part)
        .map(({ word, names, count }) => (
          <label key={word}>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST_COPIES}
              value={copiesOf(choice, word)}
              onChange={({ currentTarget }) => {
                const copies = Math.min(MOST_COPIES, Math.max(0, Math.trunc(currentTarget.valueAsNumber)));
                if (Number.isFinite(copies)) choose({ copies: { ...choice.copies, [word]: copies } });
                currentTarget.value = String(Number.isFinite(copies) ? copies : copiesOf(choice, word));
              }}
            />
            <span>{PRINT_WORDS.copies.group(word, names, count)}</span>
          </label>
        ))}
      <small>{PRINT_WORDS.copies.about}</small>
    </fieldset>
  );
}

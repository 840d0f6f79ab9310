/** The score pad: enter what is on the table, and the result is explained. */
import type { Pad } from '../../referee/table/score-pad.ts';
import type { Entries, PadField } from '../../referee/table/score-pad.ts';
import type { Fault } from '../../referee/game.ts';
import type { Seat } from '../../referee/seats.ts';
import { ROUND_AND_SCORE_WORDS } from '../words/round-and-score.ts';
import { RuleLink, Sentence } from './rule-links.tsx';
import { Result } from './result.tsx';

const WORDS = ROUND_AND_SCORE_WORDS.pad;

interface Props {
  readonly pad: Pad;
  readonly on: readonly string[];
  readonly entries: Entries;
  /** Whether nothing has been entered: then there is no result. */
  readonly isUntouched: boolean;
  /** Replaces entries. */
  readonly enter: (changed: Entries) => void;
}

/** Rows of fields: those that ask each player the same are side by side. */
function rowsOf(fields: Pad['fields']): readonly (readonly PadField<string>[])[] {
  const asked = [...new Set(fields.map(({ says }) => says))];
  return asked.map((says) => fields.filter((field) => field.says === says));
}

export function ScorePad({ pad, on, entries, isUntouched, enter }: Props) {
  const found = pad.reckon(entries, on);
  return (
    <section class="pad">
      <h2 id="score">{WORDS.heading}</h2>
      <p>{WORDS.about}</p>
      <div class="pad-body">
        <div class="pad-fields">
          {rowsOf(pad.fields).map((row) => (
            <fieldset key={row[0]?.says}>
              <legend>
                {row[0]?.says} <RuleLink id={row[0]?.rule ?? ''} />
              </legend>
              {row.map((field) => (
                <Field
                  key={field.id}
                  field={field}
                  seat={field.player === null ? null : (pad.seats[field.player] ?? null)}
                  entry={entries[field.id] ?? 0}
                  enter={(entry) => enter({ [field.id]: entry })}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <div class="pad-result" role="status">
          {isUntouched ? (
            <p>{WORDS.untouched}</p>
          ) : found.ok ? (
            <Result reckoned={found.value} seats={pad.seats} />
          ) : (
            <Impossible faults={found.faults} mend={() => enter(pad.nearest(entries, on))} />
          )}
        </div>
      </div>
    </section>
  );
}

interface FieldProps {
  readonly field: PadField<string>;
  /** The player it belongs to; null if nobody. */
  readonly seat: Seat | null;
  readonly entry: number;
  readonly enter: (entry: number) => void;
}

function Field({ field, seat, entry, enter }: FieldProps) {
  const { id, says, most, answers } = field;
  if (answers)
    return (
      <div class="answers">
        {answers.map((answer, index) => (
          <label key={answer}>
            <input type="radio" name={id} checked={entry === index} onChange={() => enter(index)} />
            <span>{answer}</span>
          </label>
        ))}
      </div>
    );
  const name = WORDS.field(says, seat?.name ?? null);
  return (
    <div class="stepper" role="group" aria-label={name}>
      {seat && <span class={`stencil ink-${seat.ink}`}>{seat.name}</span>}
      <button
        type="button"
        aria-label={WORDS.less(name)}
        disabled={entry <= 0}
        onClick={() => enter(entry - 1)}
      >
        −
      </button>
      <output aria-label={name}>{entry}</output>
      <button
        type="button"
        aria-label={WORDS.more(name)}
        disabled={entry >= most}
        onClick={() => enter(entry + 1)}
      >
        +
      </button>
    </div>
  );
}

interface ImpossibleProps {
  readonly faults: readonly Fault<string>[];
  readonly mend: () => void;
}

function Impossible({ faults, mend }: ImpossibleProps) {
  return (
    <>
      <p class="impossible">{WORDS.impossible}</p>
      <ul>
        {faults.map(({ place, message, rule }) => (
          <li key={place + message}>
            {WORDS.sentence(message)} {rule !== null && <RuleLink id={rule} />}
            {rule !== null && (
              <small>
                <Sentence id={rule} />
              </small>
            )}
          </li>
        ))}
      </ul>
      <button type="button" onClick={mend}>
        {WORDS.nearest}
      </button>
    </>
  );
}

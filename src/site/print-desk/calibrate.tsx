/** Aligns the backs for the reader's printer: test sheet, four numbers, saved printers. */
import { useState } from 'preact/hooks';
import { holdsFor, type Profile } from '../../press/calibrate/profile.ts';
import { readReadings, readingsText } from '../../press/calibrate/scale-readings.ts';
import { wayWords, type Way } from '../../press/calibrate/print-methods.ts';
import { CALIBRATE_WORDS } from '../words/calibrate.ts';
import { Numbers } from './calibrate-numbers.tsx';
import { Keeping } from './calibrate-keeping.tsx';
import type { PrintChoice } from './desk-choice.ts';
import { Making } from './file-maker.tsx';
import { TEST_SHEET, type Maker } from './use-maker.ts';
import { useProfiles } from './use-profiles.ts';

const WORDS = CALIBRATE_WORDS;

interface CalibrateProps {
  readonly maker: Maker;
  readonly choice: PrintChoice;
  readonly choose: (part: Partial<PrintChoice>) => void;
}

/** The saved printer with the chosen numbers, preferably one tested in the chosen way of printing. */
function chosenOf(profiles: readonly Profile[], choice: PrintChoice): Profile | null {
  const same = profiles.filter(({ readings }) => readingsText(readings) === choice.backs);
  return same.find((profile) => holdsFor(profile, choice)) ?? same[0] ?? null;
}

export function Calibrate({ maker, choice, choose }: CalibrateProps) {
  const { sides, paper, flip } = choice;
  // Only initial: afterwards the reader opens and closes it.
  const [isOpen] = useState(choice.backs !== '');
  return (
    <details class="calibrate" open={isOpen}>
      <summary>{WORDS.summary}</summary>
      {sides === 'fold' || sides === 'fronts' ? (
        <p>{WORDS.fold}</p>
      ) : (
        <OfPrinter maker={maker} choice={choice} choose={choose} way={{ paper, sides, flip }} />
      )}
    </details>
  );
}

function OfPrinter({ maker, choice, choose, way }: CalibrateProps & { readonly way: Way }) {
  const profiles = useProfiles();
  const chosen = chosenOf(profiles.list, choice);
  const read = readReadings(choice.backs);
  return (
    <>
      <p>{WORDS.intro}</p>
      <div class="test-sheet">
        <Making
          maker={maker}
          what={TEST_SHEET}
          asks={{ ask: 'test sheet', way }}
          text={WORDS.sheet.button}
          disabled={false}
        />
        <small>{WORDS.sheet.about(wayWords(way))}</small>
      </div>
      {(profiles.list.length > 0 || choice.backs !== '') && (
        <label class="field">
          {WORDS.printer.label}
          <select
            value={chosen?.name ?? (choice.backs === '' ? '' : UNSAVED)}
            onChange={({ currentTarget }) => {
              const profile = profiles.list.find(({ name }) => name === currentTarget.value);
              choose({ backs: profile ? readingsText(profile.readings) : '' });
            }}
          >
            <option value="">{WORDS.printer.none}</option>
            {!chosen && choice.backs !== '' && <option value={UNSAVED}>{WORDS.printer.unsaved}</option>}
            {profiles.list.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen && !holdsFor(chosen, way) && (
        <p>
          {WORDS.printer.otherWay(chosen.name, wayWords(chosen), wayWords(way))}{' '}
          <button
            type="button"
            onClick={() => choose({ paper: chosen.paper, sides: chosen.sides, flip: chosen.flip })}
          >
            {WORDS.printer.takeWay}
          </button>
        </p>
      )}
      <Numbers paper={choice.paper} backs={choice.backs} onBacks={(backs) => choose({ backs })} />
      <Keeping
        profiles={profiles}
        chosen={chosen}
        reading={read.ok ? { ...way, readings: read.value } : null}
        onBrought={({ readings }) => choose({ backs: readingsText(readings) })}
      />
    </>
  );
}

/** Select value for an unsaved printer: names cannot begin with a space. */
const UNSAVED = ' ';

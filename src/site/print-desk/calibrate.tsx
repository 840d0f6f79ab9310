/** Corrects the reader's printer: test sheet, four numbers for the backs, two for the size, saved printers. */
import { useState } from 'preact/hooks';
import { holdsFor, type Profile } from '../../press/calibrate/profile.ts';
import { readScale, scaleText } from '../../press/calibrate/printed-scale.ts';
import { MEETING, readReadings, readingsText } from '../../press/calibrate/scale-readings.ts';
import { hasBacks, wayWords, type Way } from '../../press/calibrate/print-methods.ts';
import { CALIBRATE_WORDS } from '../words/calibrate.ts';
import { Numbers } from './calibrate-numbers.tsx';
import { Size } from './calibrate-size.tsx';
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

const sizeOf = ({ scale }: Pick<Profile, 'scale'>): string => (scale ? scaleText(scale) : '');

/** What a saved printer puts into the choice. */
const numbersOf = (profile: Profile): Pick<PrintChoice, 'backs' | 'size'> => ({
  backs: readingsText(profile.readings),
  size: sizeOf(profile),
});

/** The numbers of a choice, to be kept; null where there are none, or they cannot be read. */
function readIn({ backs, size }: PrintChoice): Pick<Profile, 'readings' | 'scale'> | null {
  if (backs === '' && size === '') return null;
  const read = backs === '' ? undefined : readReadings(backs);
  const scale = size === '' ? undefined : readScale(size);
  if (read?.ok === false || scale?.ok === false) return null;
  return { readings: read ? read.value : MEETING, ...(scale?.value && { scale: scale.value }) };
}

/** The saved printer with the chosen numbers, preferably one tested in the chosen way of printing. */
function chosenOf(profiles: readonly Profile[], choice: PrintChoice): Profile | null {
  const { backs, size } = choice;
  if (backs === '' && size === '') return null;
  const meant = backs === '' ? readingsText(MEETING) : backs;
  const same = profiles.filter(
    (profile) => readingsText(profile.readings) === meant && sizeOf(profile) === size,
  );
  return same.find((profile) => holdsFor(profile, choice)) ?? same[0] ?? null;
}

export function Calibrate({ maker, choice, choose }: CalibrateProps) {
  const { sides, paper, flip } = choice;
  // Only initial: afterwards the reader opens and closes it.
  const [isOpen] = useState(choice.backs !== '' || choice.size !== '');
  return (
    <details class="calibrate" open={isOpen}>
      <summary>{WORDS.summary}</summary>
      <OfPrinter maker={maker} choice={choice} choose={choose} way={{ paper, sides, flip }} />
    </details>
  );
}

function OfPrinter({ maker, choice, choose, way }: CalibrateProps & { readonly way: Way }) {
  const profiles = useProfiles();
  const chosen = chosenOf(profiles.list, choice);
  const reading = readIn(choice);
  const isNone = choice.backs === '' && choice.size === '';
  return (
    <>
      <p>{hasBacks(way.sides) ? WORDS.intro : WORDS.fold}</p>
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
      {(profiles.list.length > 0 || !isNone) && (
        <label class="field">
          {WORDS.printer.label}
          <select
            value={chosen?.name ?? (isNone ? '' : UNSAVED)}
            onChange={({ currentTarget }) => {
              const profile = profiles.list.find(({ name }) => name === currentTarget.value);
              choose(profile ? numbersOf(profile) : { backs: '', size: '' });
            }}
          >
            <option value="">{WORDS.printer.none}</option>
            {!chosen && !isNone && <option value={UNSAVED}>{WORDS.printer.unsaved}</option>}
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
      {hasBacks(way.sides) && (
        <Numbers paper={choice.paper} backs={choice.backs} onBacks={(backs) => choose({ backs })} />
      )}
      <Size size={choice.size} onSize={(size) => choose({ size })} />
      <Keeping
        profiles={profiles}
        chosen={chosen}
        reading={reading && { ...way, ...reading }}
        onBrought={(profile) => choose(numbersOf(profile))}
      />
    </>
  );
}

/** Select value for an unsaved printer: names cannot begin with a space. */
const UNSAVED = ' ';

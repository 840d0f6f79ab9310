/** The four numbers of a test sheet: a field each, next to a picture of where its scale is. */
import { useTyped } from './use-typed.ts';
import { faultWords } from '../../press/words/press-words.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { correctionWords } from '../../press/calibrate/correction-words.ts';
import { isRare, misfitToCorrect } from '../../press/calibrate/registration-error.ts';
import {
  MOST_READ,
  readingFaultSentence,
  readingsText,
  readNumbers,
  readReadings,
} from '../../press/calibrate/scale-readings.ts';
import { SCALES } from '../../press/calibrate/vernier.ts';
import { PAPERS, type PaperName } from '../../press/papers.ts';
import { CALIBRATE_WORDS } from '../words/calibrate.ts';

const WORDS = CALIBRATE_WORDS.numbers;

/** A picture of where the scales are. */
function Diagram({ paper }: { readonly paper: PaperName }) {
  const { width, height } = PAPERS[paper];
  const page = { x: -width / 2, y: -height / 2, width, height };
  return (
    <svg class="scales" viewBox={Object.values(page).join(' ')} role="img" aria-label={WORDS.diagram}>
      <rect {...page} />
      {SCALES.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle r={15} />
          <text y={7}>{number}</text>
        </g>
      ))}
    </svg>
  );
}

/** The meaning of the numbers, in sentences; if they cannot be read, only the first fault. */
function sentencesOf(typed: readonly string[]): {
  readonly isWrong: boolean;
  readonly said: readonly string[];
} {
  const read = readNumbers(typed);
  const misfit = read.ok ? misfitToCorrect(read.value) : read;
  if (!misfit.ok) {
    const [first] = misfit.faults;
    return { isWrong: true, said: first ? [readingFaultSentence(first)] : [] };
  }
  if (!misfit.value) return { isWrong: false, said: [WORDS.meets] };
  const corrected = WORDS.corrected(correctionWords(misfit.value, faultWords(SITE_LANGUAGE.id)));
  return { isWrong: false, said: [corrected, ...(isRare(misfit.value) ? [WORDS.rare] : [])] };
}

interface NumbersProps {
  readonly paper: PaperName;
  /** The chosen numbers as text, for `readReadings`; empty if there are none. */
  readonly backs: string;
  readonly onBacks: (backs: string) => void;
}

/** The numbers as field values. A link may contain something else: it is shown as it is. */
function fieldsOf(backs: string): readonly string[] {
  const read = readReadings(backs);
  if (read.ok) return read.value.map(String);
  const given = backs.split(',');
  return SCALES.map((_, place) => given[place] ?? '');
}

/** The fields as text for `readReadings`; null while they are not four numbers. */
function backsIn(typed: readonly string[]): string | null {
  if (typed.every((text) => text === '')) return '';
  const read = readNumbers(typed);
  return read.ok && misfitToCorrect(read.value).ok ? readingsText(read.value) : null;
}

/**
 * Applied when a field loses focus and all four numbers are whole; until then the fields keep what was typed across
 * renders.
 */
export function Numbers({ paper, backs, onBacks }: NumbersProps) {
  const { typed, type, take } = useTyped(backs, fieldsOf, backsIn, onBacks);
  const isEmpty = typed.every((text) => text === '');
  const { isWrong, said } = sentencesOf(typed);
  return (
    <fieldset class="numbers">
      <legend>{WORDS.legend}</legend>
      <Diagram paper={paper} />
      {SCALES.map(({ number }, place) => (
        <label key={number}>
          {WORDS.label(number)}
          <input
            type="number"
            inputMode="decimal"
            min={0}
            max={MOST_READ}
            step={0.1}
            value={typed[place]}
            aria-describedby="of-numbers"
            onInput={({ currentTarget }) => type(place, currentTarget.value)}
            onChange={take}
          />
        </label>
      ))}
      <p id="of-numbers" role="status" class={isWrong && !isEmpty ? 'wrong' : undefined}>
        {isEmpty ? '' : said.join(' ')}
      </p>
    </fieldset>
  );
}

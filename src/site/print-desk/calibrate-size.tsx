/** The two numbers of a test sheet for the size: how long the printer prints across the paper and along it. */
import { useTyped } from './use-typed.ts';
import {
  readScale,
  readScaleNumbers,
  SCALE_RANGE,
  scaleFaultSentence,
  scaleSentence,
  scaleText,
} from '../../press/calibrate/printed-scale.ts';
import { faultWords } from '../../press/words/press-words.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { CALIBRATE_WORDS } from '../words/calibrate.ts';

const WORDS = CALIBRATE_WORDS.size;

const DIRECTIONS = ['across', 'along'] as const;

interface SizeProps {
  /** The chosen numbers as text, for `readScale`; empty if prints are true. */
  readonly size: string;
  readonly onSize: (size: string) => void;
}

/** The numbers as field values. A link may contain something else: it is shown as it is. */
function fieldsOf(size: string): readonly string[] {
  const read = readScale(size);
  if (read.ok && read.value) return [String(read.value.across), String(read.value.along)];
  const [across = '', along = ''] = size.split(',');
  return [across, along];
}

/** The fields as text for `readScale`; null while they are not two numbers. */
function sizeIn(typed: readonly string[]): string | null {
  if (typed.every((text) => text === '')) return '';
  const read = readScaleNumbers(typed);
  if (!read.ok) return null;
  return read.value ? scaleText(read.value) : '';
}

/** The meaning of the numbers; while one is missing, nothing is said. */
function sentenceOf(typed: readonly string[]): { readonly isWrong: boolean; readonly said: string } {
  if (typed.some((text) => text === '')) return { isWrong: false, said: '' };
  const read = readScaleNumbers(typed);
  if (!read.ok) return { isWrong: true, said: read.faults.map(scaleFaultSentence).join(' ') };
  return {
    isWrong: false,
    said: read.value ? scaleSentence(read.value, faultWords(SITE_LANGUAGE.id)) : WORDS.exact,
  };
}

/** Applied when a field loses focus and both numbers are whole. */
export function Size({ size, onSize }: SizeProps) {
  const { typed, type, take } = useTyped(size, fieldsOf, sizeIn, onSize);
  const { isWrong, said } = sentenceOf(typed);
  return (
    <fieldset class="numbers size">
      <legend>{WORDS.legend}</legend>
      {DIRECTIONS.map((direction, place) => (
        <label key={direction}>
          {WORDS[direction]}
          <input
            type="number"
            inputMode="decimal"
            min={SCALE_RANGE.least}
            max={SCALE_RANGE.most}
            step={0.1}
            placeholder="100"
            value={typed[place]}
            aria-describedby="of-size"
            onInput={({ currentTarget }) => type(place, currentTarget.value)}
            onChange={take}
          />
        </label>
      ))}
      <p id="of-size" role="status" class={isWrong ? 'wrong' : undefined}>
        {said}
      </p>
    </fieldset>
  );
}

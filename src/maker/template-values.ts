/** Values in a template: lengths, numbers, words, each with its place. */
import { hintFor } from '../kit/nearest-name.ts';
import { MM_PER_INCH } from '../kit/units.ts';
import { shown } from '../kit/untrusted-input.ts';
import { failed, ok, type Result } from '../result.ts';
import type { Located } from './located.ts';
import type { TemplateKey } from './template-keys.ts';

/** A length: so many mm and a share of the area's width or height. */
export interface Length {
  readonly mm: number;
  readonly share: number;
}

export type TemplateValue = Length | number | string | boolean | readonly string[];

/** What a relative value does to the one that it is relative to. */
interface Change {
  readonly by: '+=' | '-=' | '*=';
  readonly value: Length;
}

const CHANGE = /^(\+=|-=|\*=)\s*(.*)$/s;
const LENGTH = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*(mm|in|cm|pt|%)?$/;

const MM_PER: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: MM_PER_INCH, pt: MM_PER_INCH / 72 };

/** The largest length or number that means anything, mm. */
const MOST = 5000;

function readLength(text: string, units: boolean): Length | undefined {
  const [, number = '', unit = 'mm'] = LENGTH.exec(text.trim()) ?? [];
  if (number === '' || (!units && text.trim() !== number) || Math.abs(Number(number)) > MOST)
    return undefined;
  return unit === '%'
    ? { mm: 0, share: Number(number) / 100 }
    : { mm: Number(number) * (MM_PER[unit] ?? 1), share: 0 };
}

const isLength = (value: TemplateValue | undefined): value is Length =>
  typeof value === 'object' && 'mm' in value;

const changed = (from: Length, { by, value }: Change): Length => {
  if (by === '*=') return { mm: from.mm * value.mm, share: from.share * value.mm };
  const sign = by === '+=' ? 1 : -1;
  return { mm: from.mm + sign * value.mm, share: from.share + sign * value.share };
};

/** A length or a number; `before` is the value of the box that this one extends. */
function readMeasure(
  text: string,
  units: boolean,
  before: TemplateValue | undefined,
): Result<Length, string> {
  const [, by, rest = text] = CHANGE.exec(text.trim()) ?? [];
  const value = readLength(rest, units);
  const example = units ? '12, 2in, 50% or += 3' : '9 or += 2';
  if (value === undefined)
    return failed(`"${shown(text)}" is no ${units ? 'length' : 'number'}: write it like ${example}`);
  if (by === undefined) return ok(value);
  const from = typeof before === 'number' ? { mm: before, share: 0 } : before;
  if (!isLength(from))
    return failed(`"${shown(text)}" is relative, and no box that this one extends has the key`);
  return ok(changed(from, { by: by as Change['by'], value }));
}

const scalarText = (value: Located): string | undefined =>
  value.kind === 'value' && value.value !== null ? String(value.value) : undefined;

/** The value of a key, or what is wrong with it in a few words. */
export function readValue(
  { type, choices = [] }: TemplateKey,
  value: Located,
  before: TemplateValue | undefined,
): Result<TemplateValue, string> {
  if (type === 'names' && value.kind === 'list') {
    const names = value.items.map(scalarText);
    return names.every((name) => name !== undefined) ? ok(names) : failed('it takes names');
  }
  const text = scalarText(value);
  if (text === undefined)
    return failed(`it takes ${type === 'choice' ? choices.join(', ') : `a ${type}`}, and nothing else`);
  switch (type) {
    case 'length':
      return readMeasure(text, true, before);
    case 'number': {
      const number = readMeasure(text, false, before);
      return number.ok ? ok(number.value.mm) : number;
    }
    case 'yes or no':
      return /^(yes|no|true|false)$/i.test(text)
        ? ok(/^(yes|true)$/i.test(text))
        : failed(`"${shown(text)}" is neither yes nor no`);
    case 'choice':
      return choices.includes(text)
        ? ok(text)
        : failed(`there is no "${shown(text)}"${hintFor(text, choices).replace(/[?.]$/, '')}`);
    case 'names':
      return ok([text]);
    case 'text':
    case 'colour':
    case 'column':
      return ok(text);
  }
}

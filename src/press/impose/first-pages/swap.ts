/** The first page of an update: what to take out of the box. */
import { countAll } from '../../../kit/component.ts';
import type { Run } from '../../../kit/face.ts';
import type { PrintedPart } from '../../../kit/print-record.ts';
import type { LanguageId } from '../../../language.ts';
import { faultWords } from '../../words/press-words.ts';
import type { UpdateWords } from '../plan/sheet-job.ts';
import type { CoverSubject } from './subject.ts';
import { columns, space, stack, words, type Flow } from './flow.ts';
import { HEADING, paragraph } from './style.ts';

/** mm. */
const HEADING_WIDTH = 62;

/** "6 × Press on, Hold". */
const copies = (out: readonly PrintedPart[]): string =>
  [...Map.groupBy(out, ({ name }) => name)]
    .map(([name, parts]) => (countAll(parts) === 1 ? name : `${countAll(parts)} × ${name}`))
    .join(', ');

/** The detail of the list: every part by name, a number for each deck, or a total. */
export const DETAILS = ['names', 'decks', 'number'] as const;
export type Detail = (typeof DETAILS)[number];

/** Parts by deck: "6 × Press on, Hold", or "7" for less detail. */
export function byDeck(
  out: readonly PrintedPart[],
  detail: Detail,
): (readonly [deck: string, parts: string])[] {
  const decks = [...Map.groupBy(out, ({ of }) => of)];
  if (detail === 'number') return [];
  return decks.map(([of, parts]) => [of, detail === 'names' ? copies(parts) : String(countAll(parts))]);
}

/** The whole list as a sentence: "Take out of your box: ..."; undefined where it is empty. */
export function takeOutSentence(
  { out }: Pick<UpdateWords, 'out'>,
  language?: LanguageId,
): string | undefined {
  if (out.length === 0) return undefined;
  const decks = byDeck(out, 'names').map(([deck, parts]) => `${deck}: ${parts}.`);
  return faultWords(language).since.takeOut(decks.join(' '));
}

/** The list of what to take out, beside its explanation; undefined where the sheets are no update. */
export function takeOut({ job, make: { fonts, said } }: CoverSubject, detail: Detail): Flow | undefined {
  if (!job.update) return undefined;
  const { since, out } = job.update;
  const { update } = said;
  const [heading, told] =
    out.length === 0
      ? [update.nothing, update.isNew(since)]
      : [update.takeOut(countAll(out)), update.replaced(since, update.where[detail])];
  const lists = byDeck(out, detail).flatMap(([deck, parts]): Run[] => [
    { text: `${deck}: `, style: { font: 'bold' } },
    { text: `${parts}. ` },
  ]);
  const left = stack([
    words(fonts, 'take out', heading, HEADING, { reads: 'heading' }),
    space(2.2),
    paragraph(fonts, 'what changed', told),
  ]);
  if (lists.length === 0) return left;
  return columns([{ width: HEADING_WIDTH, flow: left }, { flow: paragraph(fonts, 'list', lists) }], 8);
}

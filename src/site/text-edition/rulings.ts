/** The register of rulings in words: both readings of each gap, the one we chose, and why. */
import { alteredBy } from '../../book/sentences.ts';
import { statementOf, type Book } from '../../book/book.ts';
import type { TextBlock } from './text-model.ts';
import { TEXT_WORDS } from '../words/text.ts';
import { heading, item, list } from './block-builders.ts';
import { WORDS } from '../words/site.ts';

const words = TEXT_WORDS.rulings;

type Entry = readonly [rule: string, ruling: Book['rulings'][string]];

function entryBlocks([rule, ruling]: Entry, book: Book): readonly TextBlock[] {
  const { question, other, from, option } = ruling;
  const lines = [
    words.ours(rule, statementOf(book, rule).text),
    words.other(other),
    ...alteredBy(ruling).map((altered) => words.alters(altered.rule, altered.sentence)),
    words.from(from),
    ...(option === null ? [] : [words.option(option)]),
  ];
  return [heading(3, `ruling-${rule}`, question), list(lines.map((line) => item(line)))];
}

/** The chapter of rulings; empty if there are none. */
export function rulingBlocks(book: Book): readonly TextBlock[] {
  const all = Object.entries(book.rulings);
  if (all.length === 0) return [];
  const parts = [
    {
      id: 'switches',
      name: WORDS.rulings.switches,
      entries: all.filter(([, { option }]) => option !== null),
    },
    { id: 'fixed', name: WORDS.rulings.fixed, entries: all.filter(([, { option }]) => option === null) },
  ].filter(({ entries }) => entries.length > 0);
  return [
    heading(1, 'rulings', words.title),
    ...parts.flatMap(({ id, name, entries }): readonly TextBlock[] => [
      heading(2, `rulings-${id}`, name),
      ...entries.flatMap((entry) => entryBlocks(entry, book)),
    ]),
  ];
}

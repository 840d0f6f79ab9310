/** The register of rulings in words: both readings of each gap, ours, and why. */
import { statementOf, type Book } from '../../book/book.ts';
import { TEXT_WORDS } from '../words-text.ts';
import { WORDS } from '../words.ts';
import type { Block } from './writing.ts';

const words = TEXT_WORDS.rulings;

type Entry = readonly [rule: string, ruling: Book['rulings'][string]];

function entryBlocks([rule, { question, other, from, option }]: Entry, book: Book): readonly Block[] {
  const lines = [
    words.ours(rule, statementOf(book, rule).text),
    words.other(other),
    words.from(from),
    ...(option === null ? [] : [words.option(option)]),
  ];
  return [
    { kind: 'heading', depth: 3, id: `ruling-${rule}`, words: question },
    { kind: 'list', ordered: false, items: lines.map((line) => ({ words: line })) },
  ];
}

/** The chapter of rulings; nothing where a book has none. */
export function rulingBlocks(book: Book): readonly Block[] {
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
    { kind: 'heading', depth: 1, id: 'rulings', words: words.title },
    ...parts.flatMap(({ id, name, entries }): readonly Block[] => [
      { kind: 'heading', depth: 2, id: `rulings-${id}`, words: name },
      ...entries.flatMap((entry) => entryBlocks(entry, book)),
    ]),
  ];
}

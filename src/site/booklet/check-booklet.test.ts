import { expect, it } from 'vitest';
import { BOOK } from '../../../tests/made-up/content/stepping-stones/book.ts';
import { steppingStonesKit as kit } from '../../../tests/made-up/cards/stepping-stones/kit.ts';
import type { Book } from '../../book/book.ts';
import { readRulesText } from '../rules-text.ts';
import { textFaults } from './check-booklet.ts';

const book: Book = BOOK;

function faultsOf(source: string): readonly string[] {
  const read = readRulesText(source);
  return read.ok ? textFaults(read.value, { kit, book }) : read.faults;
}

it('a text that names only what there is, and every sentence once, can be set', () => {
  expect(
    faultsOf('<Rule id="S1" />\n<Rule id="S2" />\n<Case id="too-far" />\n<Faces of="hop-1">A hop</Faces>\n'),
  ).toEqual([]);
});

it('a text is told everything that is in its way', () => {
  expect(
    faultsOf(
      '<Rule id="S1" />\n<Rule id="S1" />\n<Rule id="X9" />\n<Case id="too-near" />\n<Faces of="hop-1 hop-9">Hops</Faces>\n\n' +
        '<Aside>\n\n<Case id="too-far" />\n\n</Aside>\n',
    ),
  ).toEqual([
    'There is no rule X9.',
    'There is no example "too-near".',
    'Stepping Stones has no face "hop-9".',
    'An aside holds paragraphs, and no case.',
    'Rule S1 is there 2 times.',
    'Rule S2 is missing.',
  ]);
});

/** Rules as a maker writes them become sentences with numbers, and what cannot be read is told by its line. */
import { describe, expect, it } from 'vitest';
import { parseRules, runsOf } from './parse-rules.ts';

const read = (...lines: readonly string[]) => parseRules('rules.md', lines.join('\n'));

const numbered = (...lines: readonly string[]) =>
  read(...lines).chapters.map(({ name, sentences }) => [
    name,
    ...sentences.map(({ id, text }) => `${id} ${text}`),
  ]);

describe('sentences are numbered', () => {
  it('by chapter and place, as lists in markdown are', () => {
    expect(
      numbered(
        '# Harbour',
        '',
        '## Sailing',
        '1. A ship sails.',
        '2. It is slow.',
        '## The end',
        '1) The first wins.',
      ),
    ).toEqual([
      ['Sailing', '1.1 A ship sails.', '1.2 It is slow.'],
      ['The end', '2.1 The first wins.'],
    ]);
  });

  it('as they stand, where they have whole numbers or letters', () => {
    expect(
      numbered('# Sailing', '4.2 A ship sails.', '4.10. It is slow.', '# The end', 'E1: The first wins.'),
    ).toEqual([
      ['Sailing', '4.2 A ship sails.', '4.10 It is slow.'],
      ['The end', 'E1 The first wins.'],
    ]);
  });

  it('without a chapter, where there is none', () => {
    expect(numbered('1. A ship sails.', '2. The first wins.')).toEqual([
      ['Rules', '1 A ship sails.', '2 The first wins.'],
    ]);
  });

  it('over several lines, without their marks', () => {
    expect(numbered('1. A **ship**', '   sails *far*,', 'and comes back.', '', 'So it goes.')).toEqual([
      ['Rules', '1 A ship sails far, and comes back.'],
    ]);
  });
});

it('what stands between them is told in its place', () => {
  const { text, faults } = read(
    '## Sailing',
    'Ships are **slow**.',
    '1. A ship sails.',
    '![Two ships](barge,tug)',
    '> Keep your hand',
    '> secret.',
    '### Wind',
    '<!-- to do: 2. -->',
  );
  expect([text, faults]).toEqual([
    [
      { kind: 'heading', depth: 2, slug: 'sailing', text: 'Sailing' },
      { kind: 'paragraph', words: runsOf('Ships are **slow**.') },
      { kind: 'rule', id: '1.1' },
      { kind: 'faces', faces: ['barge', 'tug'], caption: [{ kind: 'plain', text: 'Two ships' }] },
      {
        kind: 'aside',
        blocks: [{ kind: 'paragraph', words: [{ kind: 'plain', text: 'Keep your hand secret.' }] }],
      },
      { kind: 'heading', depth: 3, slug: 'wind', text: 'Wind' },
    ],
    [],
  ]);
});

it.each([
  ['pictures/low tide.png', 'pictures/low tide.png'],
  ['<pictures/low tide.png>', 'pictures/low tide.png'],
  ['pictures/low%20tide.png "At low tide"', 'pictures/low tide.png'],
  ['pictures/tide (1).PNG', 'pictures/tide (1).PNG'],
])('a picture file is found whichever way its path is written: %s', (written, file) => {
  expect(read('1. A ship sails.', '', `![Low tide](${written})`)).toMatchObject({
    pictures: [{ file }],
    faults: [],
  });
});

it('cards may be named with spaces between them', () => {
  const { text } = read('1. A ship sails.', '', '![Both](barge, tug)');
  expect(text[1]).toMatchObject({ kind: 'faces', faces: ['barge', 'tug'] });
});

it('a picture may be a file, which is shown large', () => {
  const { text, pictures, faults } = read(
    '1. A ship sails.',
    '',
    '![Where **ships** sail](pictures/sea.png)',
  );
  expect(faults).toEqual([]);
  expect(text[1]).toMatchObject({ kind: 'faces', faces: ['rules-picture-1'], isLarge: true });
  expect(pictures).toEqual([
    { id: 'rules-picture-1', file: 'pictures/sea.png', name: 'Where ships sail', place: 'line 3' },
  ]);
});

it('words keep their styles', () => {
  expect(runsOf('a **b** *c* `d` 2*3*4 snake_case_word')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'plain', text: ' ' },
    { kind: 'emphasis', text: 'c' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'plain', text: ' 2*3*4 snake_case_word' },
  ]);
});

describe('what is wrong is told with file and line', () => {
  it.each([
    [['1. One.', '1. Two.'], 'rules.md, line 2: there is a sentence 1 in line 1 already.'],
    [['## A', '', '1.', '2. Two.'], 'rules.md, line 3: the sentence 1.1 has no words.'],
    [['Only words.'], 'rules.md has no numbered sentence: write one like "1. On your turn, a ship sails."'],
    [
      ['1. One.', '| a | b |'],
      'rules.md, line 2: it is a table, and rules are made of headings, numbered sentences, paragraphs, asides (>) and pictures.',
    ],
    [
      ['1. One.', '', '![A ship](Barge)'],
      'rules.md, line 3: "Barge" is no card, piece or picture file: name some by their ids, such as (barge,tug), or a file, such as (pictures/map.png).',
    ],
    [['1. One.', '<script>'], expect.stringContaining('line 2: it is HTML') as string],
    [['x'.repeat(1_000_001)], 'rules.md is longer than rules can be.'],
  ])('%j', (lines, fault) => {
    expect(read(...lines).faults).toEqual([fault]);
  });
});

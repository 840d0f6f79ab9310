import { describe, expect, it } from 'vitest';
import { fonts } from '../../../tests/sample-faces.ts';
import { text } from '../../kit/face.ts';
import { loadHyphenation } from '../../kit/type/hyphenation.ts';
import { pressFaultSentence } from '../impose/plan/sheet-faults.ts';
import type { Booklet, BookletBlock } from './content.ts';
import { planBooklet, type BookletJob } from './booklet-plan.ts';

await loadHyphenation('en');

const bookletOf = (rules: readonly BookletBlock[]): Booklet => ({
  title: 'Hop',
  name: 'The rules',
  about: 'Frogs hop.',
  key: [],
  rules,
  brief: [],
  imprint: [],
  cover: ({ width, height }) => [
    text({
      field: 'title',
      text: 'Hop',
      x: 0,
      y: 0,
      width,
      height,
      style: { font: 'poster', size: 30, ink: '#000000' },
    }),
  ],
  variants: { title: 'Variants', lead: '', label: '', list: [] },
  box: { title: 'Box', items: [] },
  words: { setUp: 'Set-up', contents: 'Contents', notes: 'Notes', index: 'Numbers' },
  faces: new Map(),
  alts: {},
});

const planned = (rules: readonly BookletBlock[], rest: Partial<BookletJob> = {}) =>
  planBooklet({
    booklet: bookletOf(rules),
    edition: 'colour',
    paper: 'a4',
    form: 'saddle',
    sides: 'duplex',
    fonts,
    ...rest,
  });

const sentences = (rules: readonly BookletBlock[]): readonly string[] => {
  const plan = planned(rules);
  return plan.ok ? [] : plan.faults.map(pressFaultSentence);
};

const rule = (words: string): BookletBlock => ({ kind: 'rule', id: 'S1', text: words });

describe('a booklet', () => {
  it('is scaled about its fold for a printer that prints too short; pages for a screen are not', () => {
    const scale = { across: 99, along: 98 };
    const sizes = (form: BookletJob['form']) => {
      const plan = planned([rule('Frogs hop in turn.')], { scale, form });
      return plan.ok ? plan.value.document.pages.map(({ moved }) => moved) : [];
    };
    const x = [100 / 98, 148.5 - 14850 / 98].map((each) => expect.closeTo(each, 6));
    const y = [100 / 99, 105 - 10500 / 99].map((each) => expect.closeTo(each, 6));
    expect(sizes('saddle')).toEqual(Array(4).fill([x[0], 0, 0, y[0], x[1], y[1]]));
    expect(sizes('plain').filter(Boolean)).toEqual([]);
  });

  it('of one sentence is one sheet: cover, contents, the sentence, imprint', () => {
    const plan = planned([rule('Frogs hop in turn.')]);
    expect(plan.ok && [plan.value.pages, plan.value.sheets]).toEqual([4, 1]);
    expect(plan.ok && plan.value.document.pages.map(({ label }) => label)).toEqual([
      'how to',
      'how to back',
      '1 front',
      '1 back',
    ]);
    expect(plan.ok && plan.value.document.duplex).toBe('short');
  });

  it('in Dutch breaks a long word by its syllables, and in English only between words', async () => {
    await loadHyphenation('nl');
    const booklet = bookletOf([rule('De verkenningseenheid '.repeat(9))]);
    const job = { edition: 'colour', paper: 'a4', form: 'plain', sides: 'duplex', fonts } as const;
    const printed = (language: 'en' | 'nl') =>
      JSON.stringify(planBooklet({ booklet: { ...booklet, language }, ...job }));
    expect(printed('nl')).toMatch(/"text":"[^"]*verkennings-"/);
    expect(printed('en')).not.toMatch(/"text":"[^"]*verkennings-"/);
  });

  it('that cannot be set says which word is in the way', () => {
    expect(sentences([rule('1918'.repeat(30))])).toEqual([
      expect.stringMatching(/^booklet: the text of "rule S1" is \d+\.\d\d mm too wide for its box\.$/),
    ]);
    expect(sentences([rule('hop → stone')])).toEqual([
      'booklet: the text of "rule S1" needs "→" (U+2192), which the font Zilla Slab lacks.',
    ]);
  });

  it('says so where something is higher than a page', () => {
    const words = [{ kind: 'plain', text: 'Say so once more. '.repeat(200) }] as const;
    expect(sentences([{ kind: 'aside', blocks: [{ kind: 'paragraph', words }] }])).toEqual([
      expect.stringMatching(/^booklet: the text of "page" is \d+\.\d\d mm too high for its box\.$/),
    ]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from '../../site/package-fonts.ts';
import { spoken } from '../alt-text.ts';
import { text, type Face, type Line, type Run, type TextStyle } from '../face.ts';
import { HYPHENATED, loadHyphenation, seamsOf } from './hyphenation.ts';
import { typeFaultSentence } from './type-faults.ts';
import { typeset } from './typeset.ts';

const fonts = loadFonts({ fonts: [] });
const style: TextStyle = { font: 'text', size: 10, ink: '#000000' };

const set = (words: string | readonly Run[], width: number, own: Partial<TextStyle> = {}) => {
  const block = text({
    field: 'order',
    text: words,
    x: 0,
    y: 0,
    width,
    height: 60,
    style: { ...style, ...own },
  });
  const face: Face = { id: 'order-1', width: 60, height: 60, bleed: 3, safe: 3, nodes: [block] };
  return typeset(face, fonts);
};

const linesOf = (...asked: Parameters<typeof set>): readonly Line[] => {
  const found = set(...asked);
  if (!found.ok) throw new Error(found.faults.map(typeFaultSentence).join(' '));
  return found.value.nodes.filter((node) => node.kind === 'line');
};

const printed = (...asked: Parameters<typeof set>) =>
  linesOf(...asked).map(({ runs }) => runs.map((run) => run.text).join(''));

const sentences = (...asked: Parameters<typeof set>) => {
  const found = set(...asked);
  return found.ok ? [] : found.faults.map(typeFaultSentence);
};

const parts = (word: string, language: string): string => {
  const seams = seamsOf(word, language);
  return [0, ...seams].map((from, index) => word.slice(from, seams[index])).join('|');
};

beforeAll(async () => {
  await Promise.all(HYPHENATED.map(loadHyphenation));
});

describe('hyphenation', () => {
  it.each([
    ['en', 'reconnaissance', 're|con|nais|sance'],
    ['nl', 'verkenningseenheid', 'ver|ken|nings|een|heid'],
    ['nl', 'tokens', 'tokens'],
    ['de', 'Aufklärungseinheit', 'Auf|klä|rungs|ein|heit'],
    ['fr', 'reconnaissance', 're|con|nais|sance'],
    ['en', '“Reinforcements,”', '“Re|in|force|ments,”'],
    ['en', 'north-eastern', 'north-|east|ern'],
    ['en', '3-4', '3-4'],
    ['en', 'tank', 'tank'],
  ])('in %s parts %s', (language, word, expected) => {
    expect(parts(word, language)).toBe(expected);
  });

  it('leaves at least two letters before a break and three after it', () => {
    for (const language of HYPHENATED)
      for (const word of ['ability', 'identification', 'operation', 'Eventually', 'ananas'])
        for (const seam of seamsOf(word, language)) {
          expect(seam).toBeGreaterThanOrEqual(2);
          expect(word.length - seam).toBeGreaterThanOrEqual(3);
        }
  });

  it('is off unless the style asks for it', () => {
    expect(printed('Send reconnaissance', 28)).toEqual(['Send', 'reconnaissance']);
    expect(printed('Send reconnaissance', 28, { hyphenate: 'en' })).toEqual(['Send reconnais-', 'sance']);
  });

  it('keeps lines to the width, hyphen included', () => {
    for (let width = 12; width < 40; width += 1)
      for (const { runs } of linesOf('The reconnaissance battalion reinforces headquarters', width, {
        hyphenate: 'en',
      }))
        expect((runs.at(-1)?.x ?? 0) + (runs.at(-1)?.width ?? 0)).toBeLessThanOrEqual(width + 0.01);
  });

  it('parts a word over as many lines as it needs', () => {
    const lines = printed('verkenningseenheid', 15, { hyphenate: 'nl' });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('').replaceAll('-', '')).toBe('verkenningseenheid');
  });

  it('breaks at soft hyphens, language or not, and nowhere else in such a word', () => {
    const word = 'recon\u00adnaissance';
    expect(printed(`Send ${word}`, 28)).toEqual(['Send recon-', 'naissance']);
    expect(printed(`Send ${word}`, 28, { hyphenate: 'en' })).toEqual(['Send recon-', 'naissance']);
    expect(printed(`Send ${word}`, 60)).toEqual(['Send reconnaissance']);
  });

  it('adds no second hyphen to a word that is written with one', () => {
    expect(printed('the north-eastern', 22, { hyphenate: 'en' })).toEqual(['the north-', 'eastern']);
  });

  it('leaves a number of a rule whole', () => {
    expect(printed('see W-A47a', 15, { hyphenate: 'en' })).toEqual(['see', 'W-A47a']);
  });

  it('leaves a mark of another style whole, though it sticks to a word', () => {
    const style = { font: 'text', hyphenate: undefined } as const;
    const marked = [{ text: 'reconnaissance' }, { text: '\u00a0reconnaissance', style }];
    expect(printed(marked, 45, { hyphenate: 'en' })).toEqual(['reconnais-', 'sance reconnaissance']);
  });

  it('is not heard: the word is read whole', () => {
    expect(spoken(linesOf('Send reconnaissance north', 28, { hyphenate: 'en' }))).toBe(
      'Send reconnaissance north',
    );
  });

  it('in a language that nobody knows is an error', () => {
    expect(sentences('Send', 28, { hyphenate: 'ne' })).toEqual([
      'order-1: the text of "order" is hyphenated in "ne", which is no language with known hyphens: did you mean "de"?',
    ]);
  });
});

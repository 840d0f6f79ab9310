import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../site/package-fonts.ts';
import { text, type Face, type Line, type TextBlock, type TextStyle } from '../face.ts';
import { typeFaultSentence } from './type-faults.ts';
import { measure } from './font.ts';
import { fontsource, furtherLetters } from './fonts.ts';
import { typeset } from './typeset.ts';

const fonts = loadFonts({ fonts: [] });
const style: TextStyle = { font: 'text', size: 10, ink: '#000000' };

const faceWith = (block: Partial<Omit<TextBlock, 'kind'>>): Face => ({
  id: 'order-1',
  width: 63.5,
  height: 88.9,
  bleed: 3,
  safe: 3,
  nodes: [
    text({ field: 'order', text: 'Hold the line', x: 5, y: 10, width: 50, height: 30, style, ...block }),
  ],
});

const linesOf = (face: Face): readonly Line[] => {
  const set = typeset(face, fonts);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join(' '));
  return set.value.nodes.filter((node) => node.kind === 'line');
};

const sentences = (face: Face): readonly string[] => {
  const set = typeset(face, fonts);
  return set.ok ? [] : set.faults.map(typeFaultSentence);
};

const words = (line: Line) => line.runs.map((run) => run.text).join('');
const lineWidth = (line: Line) => {
  const last = line.runs.at(-1);
  return last ? last.x + last.width - (line.runs[0]?.x ?? 0) : 0;
};

const LONG =
  'Two soldiers cross the open ground before the wire while a third waits in the bunker for a word.';

describe('a text block', () => {
  it('is broken into lines that keep to its width and lose no word', () => {
    const lines = linesOf(faceWith({ text: LONG, width: 40 }));
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(40);
    expect(lines.map(words).join(' ')).toBe(LONG);
  });

  it('fills each line: the next word would not have fitted', () => {
    const lines = linesOf(faceWith({ text: LONG, width: 40 }));
    const font = fonts.get('text');
    if (!font) throw new Error('no text font');
    lines.slice(0, -1).forEach((line, index) => {
      const next = words(lines[index + 1] as Line).split(' ')[0] ?? '';
      expect(measure(font, `${words(line)} ${next}`, 10)).toBeGreaterThan(40);
    });
  });

  it('evens out a title without adding a line', () => {
    const plain = linesOf(faceWith({ text: LONG, width: 45 }));
    const even = linesOf(faceWith({ text: LONG, width: 45, balance: true }));
    const spread = (lines: readonly Line[]) =>
      Math.max(...lines.map(lineWidth)) - Math.min(...lines.map(lineWidth));
    expect(even.length).toBe(plain.length);
    expect(spread(even)).toBeLessThan(spread(plain));
  });

  it('ends a line where the text says so and keeps no-break spaces together', () => {
    const lines = linesOf(faceWith({ text: 'first\nsecond 5\u00a0mm', width: 20 }));
    expect(lines.map(words)).toEqual(['first', 'second', '5 mm']);
  });

  it('changes style within a line and within a word', () => {
    const [line] = linesOf(
      faceWith({
        text: [{ text: 'Attack: ', style: { font: 'bold' } }, { text: 'one bat' }, { text: 'tle' }],
      }),
    );
    expect(line?.runs.map((run) => [run.font, run.text])).toEqual([
      ['bold', 'Attack: '],
      ['text', 'one battle'],
    ]);
  });

  it('stands where its alignment puts it', () => {
    const at = (align: 'left' | 'center' | 'right') => {
      const [line] = linesOf(faceWith({ align }));
      const run = line?.runs[0];
      if (!run) throw new Error('no run');
      return { left: run.x - 5, right: 55 - run.x - run.width };
    };
    expect(at('left').left).toBeCloseTo(0, 1);
    expect(at('center').left).toBeCloseTo(at('center').right, 1);
    expect(at('right').right).toBeCloseTo(0, 1);
  });

  it('puts the capitals of a middle-aligned line in the middle', () => {
    const [line] = linesOf(faceWith({ valign: 'middle' }));
    const capitals = ((10 * 25.4) / 72) * (fonts.get('text')?.capHeight ?? 0);
    expect((line?.baseline ?? 0) - capitals / 2).toBeCloseTo(25, 1);
  });
});

describe('a text that cannot be set', () => {
  it('names the card, the field and the overflow in mm when it is too high', () => {
    expect(sentences(faceWith({ text: LONG, width: 20, height: 8 }))).toEqual([
      expect.stringMatching(/^order-1: the text of "order" is \d+\.\d\d mm too high for its box\.$/),
    ]);
  });

  it('says how much too wide a single word is', () => {
    expect(sentences(faceWith({ text: 'Reinforcements', width: 10 }))).toEqual([
      expect.stringMatching(/^order-1: the text of "order" is \d+\.\d\d mm too wide for its box\.$/),
    ]);
  });

  it('names the glyph that the font lacks', () => {
    expect(sentences(faceWith({ text: 'Ужгород' }))[0]).toBe(
      'order-1: the text of "order" needs "У" (U+0423), which the font Zilla Slab lacks.',
    );
  });

  it('takes letters that the font lacks from the one that a kit brings for them', () => {
    const brought = loadFonts({
      fonts: [fontsource(furtherLetters('text'), 'Zilla Slab', 500, 'latin-ext')],
    });
    const set = typeset(faceWith({ text: 'Predrag Lazović' }), brought);
    const [line] = set.ok ? set.value.nodes.filter((node) => node.kind === 'line') : [];
    expect(line?.runs.map((run) => [run.font, run.text])).toEqual([
      ['text', 'Predrag Lazovi'],
      ['text-further', 'ć'],
    ]);
  });

  it('names a font that the kit does not declare', () => {
    expect(sentences(faceWith({ style: { ...style, font: 'comic' } }))).toEqual([
      'order-1: the text of "order" asks for the font "comic", which the kit does not declare.',
    ]);
  });
});

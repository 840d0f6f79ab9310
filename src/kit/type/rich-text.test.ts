import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../site/package-fonts.ts';
import { spoken } from '../alt-text.ts';
import type { Face, Group, Line, Rect, SetNode, TextBlock } from '../face.ts';
import { ptToMm } from '../units.ts';
import { familyOf } from './font-family.ts';
import { rich, TEXT_ITALICS, type IconSource, type RichOptions } from './rich-text.ts';
import { textNotes, typeFaultSentence } from './type-faults.ts';
import { typeset } from './typeset.ts';

const fonts = loadFonts({ fonts: TEXT_ITALICS });
const style = { font: 'text', size: 10, ink: '#000000' } as const;
const AREA: Rect = { x: 5, y: 10, width: 50, height: 60 };

const SQUARE = { shapes: [{ d: 'M0 0H8V4H0Z', fill: '#000000' }], size: [8, 4] } as const;
const icons: Readonly<Record<string, IconSource>> = { anchor: SQUARE, 'iron-ore': SQUARE };

const blockOf = (source: string, options: Partial<RichOptions> = {}, rect = AREA): TextBlock =>
  rich(source, rect, { style, icons, ...options });

const faceOf = (block: TextBlock): Face => ({
  id: 'ship-1',
  width: 63.5,
  height: 88.9,
  bleed: 3,
  safe: 3,
  nodes: [block],
});

const setNodesOf = (block: TextBlock): readonly SetNode[] => {
  const set = typeset(faceOf(block), fonts);
  if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join(' '));
  return set.value.nodes;
};

const linesOf = (block: TextBlock): readonly Line[] =>
  setNodesOf(block).filter((node) => node.kind === 'line');

const iconsOf = (block: TextBlock): readonly Group<SetNode>[] =>
  setNodesOf(block).filter((node) => node.kind === 'group');

const sentences = (block: TextBlock): readonly string[] => {
  const set = typeset(faceOf(block), fonts);
  return set.ok ? [] : set.faults.map(typeFaultSentence);
};

const fontsAndWords = ({ runs }: Line) => runs.map(({ font, text }) => `${font}: ${text}`);
const wordsOf = ({ runs }: Line) => runs.map(({ text }) => text).join('');

describe('marks in rich text', () => {
  it.each([
    ['**Sail** on', ['bold: Sail ', 'text: on']],
    ['*Sail* on', ['italic: Sail ', 'text: on']],
    ['**Sail *far* off**', ['bold: Sail ', 'bold-italic: far ', 'bold: off']],
    ['***Sail*** on', ['bold-italic: Sail ', 'text: on']],
    ['***Sail** far*', ['bold-italic: Sail ', 'italic: far']],
    ['un**furl**ed', ['text: un', 'bold: furl', 'text: ed']],
    [String.raw`\*Sail\* \{on\} \\`, [String.raw`text: *Sail* {on} \ `.trim()]],
    ['2 * 3 ** 4', ['text: 2 * 3 ** 4']],
    ['**** {} \\', ['text: **** {} \\']],
  ])('%s', (source, runs) => {
    expect(linesOf(blockOf(source)).flatMap(fontsAndWords)).toEqual(runs);
  });

  it('are text where nothing closes them, and a note says so', () => {
    const block = blockOf('Draw **two cards, *not* three');
    expect(linesOf(block).map(wordsOf).join(' ')).toBe('Draw **two cards, not three');
    expect(textNotes(faceOf(block))).toEqual([
      'ship-1: the text of "text" has ** before "two cards, *not* thr…" that nothing closes: it is printed as typed.',
    ]);
  });

  it('need a family that has the style', () => {
    const family = { regular: 'text', bold: 'bold' };
    expect(sentences(blockOf('**Sail** *far* and *wide*', { family, field: 'order' }))).toEqual([
      'ship-1: the text of "order" has italic words, and the font "text" has no italic beside it: declare one, or take the asterisks out.',
    ]);
  });

  it('take bold and italic from the fonts that bear the name of the family', () => {
    const poster = blockOf('**Sail** on', { style: { ...style, font: 'poster' } });
    expect(sentences(poster)).toEqual([
      'ship-1: the text of "text" has bold words, and the font "poster" has no bold beside it: declare one, or take the asterisks out.',
    ]);
  });

  it('find the family of a font among the fonts of a kit', () => {
    const declared = [...fonts.values()].map(({ source }) => source);
    expect(familyOf('text', declared)).toEqual({
      regular: 'text',
      bold: 'bold',
      italic: 'italic',
      boldItalic: 'bold-italic',
    });
    expect(familyOf('poster', declared)).toEqual({ regular: 'poster' });
  });
});

describe('an icon in a line', () => {
  it('stands on the baseline, as high as a capital, with the words around it at its sides', () => {
    const block = blockOf('Sail {anchor} twice');
    const [line] = linesOf(block);
    const [icon] = iconsOf(block);
    if (!line || !icon) throw new Error('no line or no icon');
    const capital = ptToMm(10) * (fonts.get('text')?.capHeight ?? 0);
    expect(line.runs.map(({ text }) => text)).toEqual(['Sail ', ' twice']);
    expect(icon.y + capital).toBeCloseTo(line.baseline, 1);
    expect((icon.scale ?? 1) * 4).toBeCloseTo(capital);
    const [before, after] = line.runs;
    expect(icon.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0), 1);
    expect(after?.x).toBeCloseTo(icon.x + 2 * capital, 1);
  });

  it('takes the height that it is given, and moves the lines apart for it', () => {
    const tall = { icons: { anchor: { ...SQUARE, height: 6 } } };
    const lines = linesOf(blockOf('Sail\n{anchor}\nnorth', tall));
    const plain = linesOf(blockOf('Sail\nwest\nnorth'));
    expect((iconsOf(blockOf('{anchor}', tall))[0]?.scale ?? 0) * 4).toBeCloseTo(6);
    const gaps = (set: readonly Line[]) =>
      set.slice(1).map(({ baseline }, at) => baseline - (set[at]?.baseline ?? 0));
    expect(gaps(lines)[0]).toBeGreaterThan(6);
    expect(gaps(lines)[1]).toBeCloseTo(gaps(plain)[1] ?? 0);
  });

  it('keeps inside the box when it is first', () => {
    const [icon] = iconsOf(blockOf('{anchor} ahead', { icons: { anchor: { ...SQUARE, height: 6 } } }));
    expect(icon?.y).toBeCloseTo(AREA.y, 1);
  });

  it('is read by its meaning, where it stands', () => {
    const block = blockOf('**Sail** {anchor} twice, or sell {iron-ore}.', {}, { ...AREA, width: 25 });
    expect(spoken(setNodesOf(block))).toBe('Sail anchor twice, or sell iron ore.');
  });

  it('that is unknown is an error with the nearest name', () => {
    expect(sentences(blockOf('Sail {ancor} and {ancor}', { field: 'order' }))).toEqual([
      'ship-1: the text of "order" has {ancor}, and there is no icon "ancor": did you mean "anchor"?',
    ]);
    expect(sentences(blockOf('{constructor}', { icons: {} }))).toEqual([
      'ship-1: the text of "text" has {constructor}, and there is no icon "constructor".',
    ]);
  });
});

describe('paragraphs and lists', () => {
  it('keep line ends, and put half a line between paragraphs', () => {
    const lines = linesOf(blockOf('one\ntwo\r\n\n\nthree'));
    expect(lines.map(wordsOf)).toEqual(['one', 'two', 'three']);
    const [one, two, three] = lines.map(({ baseline }) => baseline);
    expect((three ?? 0) - (two ?? 0)).toBeCloseTo(1.5 * ((two ?? 0) - (one ?? 0)), 1);
  });

  it('hang the lines of an item behind its marker', () => {
    const lines = linesOf(blockOf('Choose:\n- sail to the\n  next harbour\n- pass\n10. count'));
    expect(lines.map(wordsOf)).toEqual(['Choose:', '•sail to the', 'next harbour', '•pass', '10.count']);
    const starts = lines.map(({ runs }) => runs.map(({ x }) => x));
    expect(starts[1]?.[0]).toBe(AREA.x);
    const behind = new Set([starts[1]?.[1], starts[2]?.[0], starts[3]?.[1], starts[4]?.[1]]);
    expect(behind.size).toBe(1);
    expect([...behind][0]).toBeGreaterThan(AREA.x + 3);
  });

  it('break an item that is too long under its first word', () => {
    const lines = linesOf(blockOf('- sail to the next harbour, whichever it is', {}, { ...AREA, width: 30 }));
    expect(lines.length).toBeGreaterThan(1);
    for (const { runs } of lines.slice(1)) expect(runs[0]?.x).toBe(lines[0]?.runs[1]?.x);
    const ends = lines.map(({ runs }) => (runs.at(-1)?.x ?? 0) + (runs.at(-1)?.width ?? 0));
    for (const end of ends) expect(end).toBeLessThanOrEqual(AREA.x + 30);
  });

  it('set a list inside a list farther in', () => {
    const [outer, inner] = linesOf(blockOf('- harbour\n  - crane'));
    expect(inner?.runs[0]?.x).toBe(outer?.runs[1]?.x);
  });

  it('read items without their bullets, but with their numbers', () => {
    const block = blockOf('Choose:\n- sail on\n- pass\n\n1. **Draw** one\n2. stop');
    expect(spoken(setNodesOf(block))).toBe('Choose: sail on; pass; 1. Draw one; 2. stop');
  });

  it('shrink to fit, icons with them, and say by how much they do not', () => {
    const source = '- sail to {anchor}\n- sail to {iron-ore}\n\nand home again';
    const small = { ...AREA, height: 11 };
    const [line] = linesOf(blockOf(source, { fit: { least: 6 } }, small));
    expect(line?.runs[0]?.size).toBeLessThan(10);
    expect(line?.runs[0]?.size).toBeGreaterThanOrEqual(6);
    const scaled = iconsOf(blockOf(source, { fit: { least: 6 } }, small))[0]?.scale ?? 0;
    expect(scaled).toBeLessThan(iconsOf(blockOf(source))[0]?.scale ?? 0);
    expect(sentences(blockOf(source, { fit: { least: 9 }, field: 'order' }, { ...AREA, height: 9 }))).toEqual(
      [expect.stringMatching(/^ship-1: the text of "order" is \d+\.\d\d mm too high for its box\.$/)],
    );
  });
});

describe('any text', () => {
  const plain = (block: TextBlock): string =>
    typeof block.text === 'string'
      ? block.text
      : block.text.map(({ text, begins }) => (begins ? `\n${text}` : text)).join('');

  /** Marks, names of icons, blanks and letters, in any order. */
  const marked = fc
    .array(
      fc.constantFrom(
        '*',
        '**',
        '{',
        '}',
        '{anchor}',
        '\\',
        '- ',
        '1. ',
        ' ',
        '\n',
        '\n\n',
        'sail',
        'ß',
        '🛟',
      ),
    )
    .map((parts) => parts.join(''));

  it('is set as typed when its marks are escaped', () => {
    const line = fc.string({ unit: fc.constantFrom('*', '{', '}', '\\', '-', '.', '1', 'a', 'é', ' a') });
    fc.assert(
      fc.property(line, (typed) => {
        const escaped = typed.replaceAll(/[\\*{}.-]/g, String.raw`\$&`);
        expect(plain(blockOf(escaped)).trim()).toBe(typed.trim());
        expect(blockOf(escaped).troubles).toBeUndefined();
      }),
    );
  });

  it('keeps its letters in order, whatever its marks', () => {
    const letters = (typed: string): string => typed.replaceAll(/[^\p{L}\p{Emoji_Presentation}]/gu, '');
    fc.assert(
      fc.property(fc.oneof(marked, fc.string({ unit: 'grapheme' })), (typed) => {
        const block = blockOf(typed, { icons: {} });
        expect(letters(plain(block))).toBe(letters(typed));
      }),
      { numRuns: 500 },
    );
  });

  it('is set, or refused with a sentence', () => {
    fc.assert(
      fc.property(marked, fc.double({ min: 1, max: 60, noNaN: true }), (typed, width) => {
        const set = typeset(faceOf(blockOf(typed, {}, { ...AREA, width })), fonts);
        const said = set.ok ? [] : set.faults.map(typeFaultSentence);
        for (const sentence of said) expect(sentence).toMatch(/^ship-1: the text of "text" .+[.?]$/s);
      }),
    );
  });
});

/**
 * Words as outlines, by satori. Lines are already broken and placed; satori shapes the letters. It puts every
 * word on whole units, so it is given a unit so small (a thousandth of a millimetre) that this moves nothing.
 */
import type { ReactNode } from 'react';
import type { Font as SatoriFont } from 'satori';
import type { Line, SetRun } from '../../kit/face.ts';
import { measure, type Font, type Fonts } from '../../kit/type/font.ts';
import { ptToMm } from '../../kit/units.ts';

/** satori's units in a millimetre. */
export const UNITS_PER_MM = 1000;

/** A word where it stands, in mm; `baseline` from the top. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly run: SetRun;
  readonly font: Font;
}

function fontOf(run: SetRun, fonts: Fonts): Font {
  const font = fonts.get(run.font);
  if (!font) throw new Error(`font ${run.font} was not checked before the face was painted`);
  return font;
}

/**
 * The words of a line, each at its own place: satori kerns inside a word only, the line breaker counted the
 * kerning over spaces, too.
 */
export function wordsOf(line: Line, fonts: Fonts): Word[] {
  return line.runs.flatMap((run) => {
    const font = fontOf(run, fonts);
    const advance = (text: string) => measure(font, text, run.size, run.tracking);
    return [...run.text.matchAll(/[^ ]+/g)].map(([text], index, all): Word => {
      const before = run.text.slice(0, all[index]?.index ?? 0);
      const x = run.x + advance(before + text) - advance(text);
      return { text, x, baseline: line.baseline, run, font };
    });
  });
}

/** A word's index, hidden in the colour that satori gives back with its path. */
const colourOf = (index: number): string => `#${index.toString(16).padStart(6, '0')}`;

function elementOf(word: Word, index: number): ReactNode {
  const size = ptToMm(word.run.size) * UNITS_PER_MM;
  const style = {
    position: 'absolute',
    display: 'flex',
    left: word.x * UNITS_PER_MM,
    top: word.baseline * UNITS_PER_MM - size * word.font.ascent,
    fontFamily: word.run.font,
    fontSize: size,
    lineHeight: 'normal',
    letterSpacing: (size * word.run.tracking) / 1000,
    whiteSpace: 'pre',
    color: colourOf(index),
  };
  return { type: 'div', key: null, props: { style, children: word.text } } as unknown as ReactNode;
}

/** satori takes fonts as bytes; the id serves as family, so weights cannot be mixed up. */
const satoriFonts = (fonts: Fonts): SatoriFont[] =>
  [...fonts].map(([name, font]) => ({
    name,
    data: font.bytes as Buffer<ArrayBuffer>,
    weight: 400,
    style: 'normal',
  }));

/** Whole units: a thousandth of a millimetre is finer than any printer. */
const rounded = (path: string): string =>
  path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** Path data of each word's outlines, in thousandths of a millimetre; empty for a word without ink. */
export async function outlineWords(words: readonly Word[], fonts: Fonts): Promise<string[]> {
  if (words.length === 0) return [];
  // Loaded where there is a word to outline: plates and faces without text do without it.
  const { default: satori } = await import('satori');
  const side = UNITS_PER_MM * 1000;
  const root = {
    type: 'div',
    key: null,
    props: { style: { display: 'flex' }, children: words.map(elementOf) },
  };
  const svg = await satori(root as unknown as ReactNode, {
    width: side,
    height: side,
    fonts: satoriFonts(fonts),
    pointScaleFactor: 1,
  });
  const paths = words.map(() => '');
  for (const [, colour, path] of svg.matchAll(/<path fill="#([0-9a-f]{6})"[^>]*? d="([^"]*)"/g)) {
    const index = Number.parseInt(colour ?? '', 16);
    paths[index] = (paths[index] ?? '') + rounded(path ?? '');
  }
  return paths;
}

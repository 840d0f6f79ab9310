/**
 * Converts words to outlines with satori. Lines are already broken and placed; satori only shapes one word at
 * a time, in the upper left corner of its own picture.
 */
import type { ReactNode } from 'react';
import type { Font as SatoriFont } from 'satori';
import type { Line, SetRun } from '../../kit/face.ts';
import { measure, type Font, type Fonts } from '../../kit/type/font.ts';
import { ptToMm } from '../../kit/units.ts';

/** satori's units a millimetre: it rounds boxes to whole units, so this keeps the error negligible. */
export const UNITS_PER_MM = 100;

/** A word with the upper left corner of its box, mm. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly run: SetRun;
}

function fontOf(run: SetRun, fonts: Fonts): Font {
  const font = fonts.get(run.font);
  if (!font) throw new Error(`font ${run.font} was not checked before the face was painted`);
  return font;
}

/**
 * The words of a line, each at its own place: satori kerns only inside a word, but the line breaker also
 * counted kerning across spaces. A word's box begins an ascent above the baseline.
 */
export function wordsOf({ baseline, runs }: Line, fonts: Fonts): Word[] {
  return runs.flatMap((run) => {
    const font = fontOf(run, fonts);
    const y = baseline - ptToMm(run.size) * font.ascent;
    const advance = (text: string) => measure(font, text, run.size, run.tracking);
    return [...run.text.matchAll(/[^ ]+/g)].map(({ 0: text, index }): Word => {
      const before = run.text.slice(0, index);
      return { text, x: run.x + advance(before + text) - advance(text), y, run };
    });
  });
}

/** A plain object in the shape of a React element, without React. */
const element = (style: Readonly<Record<string, string | number>>, children: unknown): ReactNode =>
  ({ type: 'div', key: null, props: { style, children } }) as unknown as ReactNode;

function pictured({ text, run }: Word): ReactNode {
  const size = ptToMm(run.size) * UNITS_PER_MM;
  return element(
    {
      position: 'absolute',
      display: 'flex',
      left: 0,
      top: 0,
      fontFamily: run.font,
      fontSize: size,
      lineHeight: 'normal',
      whiteSpace: 'pre',
      letterSpacing: (size * run.tracking) / 1000,
    },
    text,
  );
}

/** satori takes fonts as bytes; the id serves as the family, so that weights cannot be confused. */
const satoriFonts = (fonts: Fonts): SatoriFont[] =>
  [...fonts].map(([name, font]) => ({
    name,
    data: font.bytes as Buffer<ArrayBuffer>,
    weight: 400,
    style: 'normal',
  }));

/** A cache for a kit's fonts: the same list, so that satori parses it once, and outlines by word and style. */
interface Case {
  readonly fonts: SatoriFont[];
  readonly outlines: Map<string, Promise<string>>;
}

const cases = new WeakMap<Fonts, Case>();

function caseOf(fonts: Fonts): Case {
  const known = cases.get(fonts) ?? { fonts: satoriFonts(fonts), outlines: new Map() };
  cases.set(fonts, known);
  return known;
}

/** Larger than any paper, so that no word is broken. */
const SIDE = 10_000 * UNITS_PER_MM;

async function outlined(word: Word, fonts: SatoriFont[]): Promise<string> {
  // Lazily loaded: faces without text do not need it.
  const { default: satori } = await import('satori');
  const options = { width: SIDE, height: SIDE, fonts, pointScaleFactor: 1 };
  const svg = await satori(element({ display: 'flex' }, pictured(word)), options);
  return [...svg.matchAll(/<path [^>]*?\bd="([^"]*)"/g)].map(([, d = '']) => d.trim()).join('');
}

/**
 * The path data of a word's outlines in satori's units, from the upper left corner of its box; empty for a
 * word without ink. Cached.
 */
export function outlineOf(word: Word, fonts: Fonts): Promise<string> {
  const known = caseOf(fonts);
  const { text, run } = word;
  const key = JSON.stringify([text, run.font, run.size, run.tracking]);
  const outline = known.outlines.get(key) ?? outlined(word, known.fonts);
  known.outlines.set(key, outline);
  return outline;
}

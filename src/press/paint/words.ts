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

function elementOf({ text, run }: Word, index: number): ReactNode {
  const size = ptToMm(run.size) * UNITS_PER_MM;
  const style = {
    position: 'absolute',
    display: 'flex',
    left: 0,
    top: 0,
    fontFamily: run.font,
    fontSize: size,
    lineHeight: 'normal',
    letterSpacing: (size * run.tracking) / 1000,
    whiteSpace: 'pre',
    color: colourOf(index),
  };
  return { type: 'div', key: null, props: { style, children: text } } as unknown as ReactNode;
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

/** Path data of each word's outlines in the upper left corner. */
async function outlined(words: readonly Word[], fonts: Fonts): Promise<readonly string[]> {
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

/** Outlines by word and style: a kit sets the same words on many faces, and shaping them takes longest. */
const known = new WeakMap<Fonts, Map<string, string>>();

const keyOf = ({ text, run }: Word): string => JSON.stringify([text, run.font, run.size, run.tracking]);

/** A path moved by whole units. Its coordinates are absolute and come in pairs. */
function moved(path: string, x: number, y: number): string {
  let across = false;
  return path.replaceAll(/-?\d+/g, (number) => {
    across = !across;
    return String(Number(number) + (across ? x : y));
  });
}

/** The word's outlines where it stands: its box begins an ascent above the baseline. */
function placed({ x, baseline, run, font }: Word, path: string): string {
  const top = (baseline - ptToMm(run.size) * font.ascent) * UNITS_PER_MM;
  return moved(path, Math.round(x * UNITS_PER_MM), Math.round(top));
}

/** Path data of each word's outlines, in thousandths of a millimetre; empty for a word without ink. */
export async function outlineWords(words: readonly Word[], fonts: Fonts): Promise<string[]> {
  const outlines = known.get(fonts) ?? new Map<string, string>();
  known.set(fonts, outlines);
  const missing = new Map(
    words.map((word) => [keyOf(word), word] as const).filter(([key]) => !outlines.has(key)),
  );
  if (missing.size > 0) {
    const fresh = await outlined([...missing.values()], fonts);
    for (const [index, key] of [...missing.keys()].entries()) outlines.set(key, fresh[index] ?? '');
  }
  return words.map((word) => placed(word, outlines.get(keyOf(word)) ?? ''));
}

/**
 * Hyphenation by language, with the patterns of TeX. The patterns of a language are 30 to 370 kB, so they are
 * loaded on demand, before anything is typeset:
 *
 * ```ts
 * await loadHyphenation('nl');
 * text({ field: 'order', text: 'verkenningseenheid', style: { ...style, hyphenate: 'nl' }, ... });
 * ```
 */
import createHyphenator, { type Patterns } from 'hyphen';

/** A module of patterns; CommonJS, so that they are its default export. */
type Bring = () => Promise<{ readonly default: Patterns }>;

const PATTERNS = {
  cs: () => import('hyphen/patterns/cs.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  en: () => import('hyphen/patterns/en-us.js'),
  'en-gb': () => import('hyphen/patterns/en-gb.js'),
  es: () => import('hyphen/patterns/es.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  hu: () => import('hyphen/patterns/hu.js'),
  it: () => import('hyphen/patterns/it.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  sv: () => import('hyphen/patterns/sv.js'),
} satisfies Readonly<Record<string, Bring>>;

/** The languages that can be hyphenated, by their codes. */
export const HYPHENATED = Object.keys(PATTERNS) as readonly (keyof typeof PATTERNS)[];
export type Hyphenated = keyof typeof PATTERNS;

/** Marks the places where a word may break; no letter of any text. */
const MARK = '\u0001';

/** Letters that stay together at either end of a word. */
const [FIRST, LAST] = [2, 3];

/** Letters of the shortest word that breaks. Dutch has long ones enough: a short one parted, "ei-gen", gains no line. */
const leastOf = (language: Hyphenated): number => (language === 'nl' ? 8 : FIRST + LAST);

const loaded = new Map<string, (text: string) => string>();

/** Loads the patterns of a language; once is enough. */
export async function loadHyphenation(language: Hyphenated): Promise<void> {
  if (loaded.has(language)) return;
  const { default: patterns } = await PATTERNS[language]();
  loaded.set(language, createHyphenator(patterns, { hyphenChar: MARK, minWordLength: leastOf(language) }));
}

/** Whether the patterns of a language are there. */
export const isHyphenated = (language: string): boolean => loaded.has(language);

/** Stretches of letters, and the hyphens and dashes that a word is written with: "north-east". */
const PARTS = /[\p{L}\p{M}]+|(?<=\p{L})[-\u2010\u2013\u2014](?=\p{L})/gu;

/** Where a stretch of letters may break. */
function within(letters: string, hyphenate: (text: string) => string): number[] {
  const syllables = hyphenate(letters).split(MARK);
  let at = 0;
  return syllables
    .slice(0, -1)
    .map(({ length }) => (at += length))
    .filter((seam) => seam >= FIRST && letters.length - seam >= LAST);
}

const afterDash = (part: string, index: number): readonly number[] =>
  /\p{L}/u.test(part) ? [] : [index + 1];

/** Where a word may break: positions in its letters, from the left. One with a figure is a name, "W-A47a", and stays whole. */
export function seamsOf(word: string, language: string): readonly number[] {
  const hyphenate = loaded.get(language);
  if (!hyphenate) throw new Error(`the hyphenation of "${language}" was not loaded`);
  if (/\p{N}/u.test(word)) return [];
  return [...word.matchAll(PARTS)].flatMap(({ 0: part, index }) =>
    part.length === 1 ? afterDash(part, index) : within(part, hyphenate).map((at) => index + at),
  );
}

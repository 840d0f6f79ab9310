/** The fonts of a declaration: what JavaScript gives may have any shape. */
import { isObject } from '../is-object.ts';
import { shown } from '../kit/untrusted-input.ts';

const HOW = "localFont({ id: 'own', family: 'Own', file: 'fonts/own.ttf' })";

/** What each font has, and how it is told from anything else. */
const WORDS = ['id', 'family', 'file'] as const;

/** What is wrong with one font; undefined where nothing is. */
function fontFault(font: unknown, number: number): string | undefined {
  const place = `fonts, number ${number}`;
  if (!isObject(font)) return `${place}: it is no font: write ${HOW}.`;
  const named = typeof font['id'] === 'string' && font['id'] !== '' ? `font "${shown(font['id'])}"` : place;
  const lacks = WORDS.find((key) => typeof font[key] !== 'string' || font[key] === '');
  if (lacks !== undefined) return `${named}: its ${lacks} is no text: write ${HOW}.`;
  const { weight } = font;
  if (typeof weight !== 'number' || !Number.isFinite(weight))
    return `${named}: its weight is no number, such as 400 or 700.`;
  return undefined;
}

export function fontsFaults(fonts: unknown): readonly string[] {
  if (fonts === undefined) return [];
  if (!Array.isArray(fonts)) return [`fonts: it is no list: write fonts: [${HOW}].`];
  return fonts.map((font, index) => fontFault(font, index + 1)).filter((fault) => fault !== undefined);
}

/**
 * Words for the line breaker: text of one or several styles, and icons, that stay together on a line unless
 * the word is hyphenated.
 */
import type { Colour } from '../edition.ts';
import type { Icon, Run, TextStyle } from '../face.ts';
import { ptToMm } from '../units.ts';
import { measure, type Font, type Fonts } from './font.ts';
import { seamsOf } from './hyphenation.ts';

const SOFT_HYPHEN = '\u00ad';
const HYPHEN = '-';

/** A stretch of a word in one style, measured in mm. */
export interface Piece {
  readonly text: string;
  readonly width: number;
  readonly font: Font;
  readonly size: number;
  readonly ink: Colour;
  readonly tracking: number;
  /** In place of the text. */
  readonly icon?: Icon;
  /** The soft hyphens that were in the text, as positions in it. */
  readonly soft?: readonly number[];
  readonly hyphenate?: string;
}

/** Pieces that stay together on a line. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Whether the line must end after this word. */
  readonly ends: boolean;
  /** How it is read where it is part of a hyphenated word: whole in the first part, not at all in others. */
  readonly said?: string;
}

/** The style of a run: the block's, with the run's overrides. */
export const styleOf = (style: TextStyle, run: Run): TextStyle => ({ ...style, ...run.style });

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.width, 0);

function fontOf(style: TextStyle, fonts: Fonts): Font {
  const font = fonts.get(style.font);
  if (!font) throw new Error(`font ${style.font} was not checked before lines were broken`);
  return font;
}

/** Positions of soft hyphens, in the text without them. */
function softIn(word: string): readonly number[] {
  const parts = word.split(SOFT_HYPHEN).map(({ length }) => length);
  let at = 0;
  return parts.slice(0, -1).map((length) => (at += length));
}

/**
 * Set as an ordinary space: no-break spaces no longer matter once words are split, and fontkit cannot measure
 * their empty glyph in some WOFF files.
 */
export function pieceOf(word: string, style: TextStyle, fonts: Fonts): Piece {
  const text = word.replaceAll('\u00a0', ' ').replaceAll(SOFT_HYPHEN, '');
  const soft = softIn(word);
  const font = fontOf(style, fonts);
  const { size, ink, tracking = 0, hyphenate } = style;
  return {
    text,
    width: measure(font, text, size, tracking),
    font,
    size,
    ink,
    tracking,
    ...(soft.length > 0 && { soft }),
    ...(hyphenate !== undefined && { hyphenate }),
  };
}

/** An icon as a piece: as high as a capital, if it has no height of its own. */
function iconPiece(icon: Icon, style: TextStyle, fonts: Fonts): Piece {
  const font = fontOf(style, fonts);
  const height = icon.tall ?? ptToMm(style.size) * font.capHeight;
  const width = (height * icon.width) / icon.height;
  const { size, ink } = style;
  return { text: '', width, font, size, ink, tracking: 0, icon: { ...icon, tall: height } };
}

/** Splits runs at spaces; a word may reach over a change of style. */
export function wordsOf(runs: readonly Run[], style: TextStyle, fonts: Fonts): Word[] {
  const words: Word[] = [];
  let pieces: Piece[] = [];
  const close = (ends: boolean) => {
    words.push({ pieces, width: widthOf(pieces), ends });
    pieces = [];
  };
  for (const run of runs) {
    const runStyle = styleOf(style, run);
    if (run.icon) {
      if (!('nodes' in run.icon))
        throw new Error(`the icon ${run.icon.file} was not drawn before lines were broken`);
      pieces.push(iconPiece(run.icon, runStyle, fonts));
      continue;
    }
    for (const part of run.text.split(/([ \n])/)) {
      if (part === ' ') {
        if (pieces.length > 0) close(false);
      } else if (part === '\n') close(true);
      else if (part !== '') pieces.push(pieceOf(part, runStyle, fonts));
    }
  }
  if (pieces.length > 0) close(false);
  return words;
}

/** The letters of a word; an icon stands as a space, so that nothing is hyphenated across it. */
const lettersOf = ({ pieces }: Word): string => pieces.map(({ icon, text }) => (icon ? ' ' : text)).join('');

/** How a word is read: icons by their meaning. */
export const saidOf = (word: Word): string =>
  word.said ??
  word.pieces
    .map(({ icon, text }) => (icon ? ` ${icon.means} ` : text))
    .join('')
    .replaceAll(/ +(?=[\s.,;:!?)\]])/g, '')
    .trim();

/** The number of letters of a piece, as in `lettersOf`. */
const lengthOf = ({ icon, text }: Piece): number => (icon ? 1 : text.length);

/** Where the author wants a word to break: soft hyphens. */
function softSeams({ pieces }: Word): readonly number[] {
  let from = 0;
  return pieces.flatMap((piece) => {
    const start = from;
    from += lengthOf(piece);
    return (piece.soft ?? []).map((at) => start + at);
  });
}

const known = new WeakMap<Word, readonly number[]>();

/** Whether the letter before `at` is of a piece that may be hyphenated: a mark in a style of its own may not. */
function isHyphenatedAt({ pieces }: Word, at: number): boolean {
  let end = 0;
  return pieces.find((piece) => (end += lengthOf(piece)) >= at)?.hyphenate !== undefined;
}

/** Where a word may break: at its soft hyphens or, if it has none, by the rules of its language. */
function seams(word: Word): readonly number[] {
  const found = known.get(word);
  if (found) return found;
  const soft = softSeams(word);
  const language = word.pieces[0]?.hyphenate;
  const all =
    soft.length > 0 || language === undefined
      ? soft
      : seamsOf(lettersOf(word), language).filter((at) => isHyphenatedAt(word, at));
  known.set(word, all);
  return all;
}

/** A piece with other letters, measured again; `from` is where they begin in it. */
function cut(piece: Piece, text: string, from: number): Piece {
  const { font, size, tracking, soft } = piece;
  const left = soft?.map((at) => at - from).filter((at) => at > 0 && at < text.length);
  return { ...piece, text, width: measure(font, text, size, tracking), ...(left && { soft: left }) };
}

/** The pieces of a word before and after the letter `at`. */
function parted(pieces: readonly Piece[], at: number): readonly [before: Piece[], after: Piece[]] {
  const [before, after]: [Piece[], Piece[]] = [[], []];
  let from = 0;
  for (const piece of pieces) {
    const [start, end] = [from, from + lengthOf(piece)];
    from = end;
    if (end <= at) before.push(piece);
    else if (start >= at) after.push(piece);
    else {
      before.push(cut(piece, piece.text.slice(0, at - start), 0));
      after.push(cut(piece, piece.text.slice(at - start), at - start));
    }
  }
  return [before, after];
}

/** The pieces with a hyphen at their end, unless they have one. */
function hyphened(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  if (!last || last.icon || /[-\u2010\u2013\u2014]$/.test(last.text) || !last.font.has(HYPHEN)) return pieces;
  return [...pieces.slice(0, -1), cut(last, last.text + HYPHEN, 0)];
}

/** The largest part of a word that fits in `room` mm, hyphenated, and the rest; undefined where none does. */
export function partWord(word: Word, room: number): readonly [head: Word, tail: Word] | undefined {
  for (const at of seams(word).toReversed()) {
    const [before, after] = parted(word.pieces, at);
    const pieces = hyphened(before);
    const width = widthOf(pieces);
    if (width > room || after.length === 0) continue;
    const head: Word = { pieces, width, ends: false, said: saidOf(word) };
    return [head, { pieces: after, width: widthOf(after), ends: word.ends, said: '' }];
  }
  return undefined;
}

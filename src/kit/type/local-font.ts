/**
 * Opens a font file that a maker brings: TrueType, OpenType, WOFF or WOFF2. Whatever is wrong with it is one
 * sentence; what its maker should know, though it prints, is a note.
 */
import { failed, ok, type Result } from '../../result.ts';
import { parsedFont } from './font-parser.ts';
import { readFont, type Font } from './font.ts';
import type { FontSource } from './fonts.ts';
import {
  checksumOf,
  FLAVOURS,
  fontOf,
  nameOfTag,
  tableCutOff,
  tablesIn,
  tagOf,
  viewOf,
  type Table,
} from './sfnt.ts';
import { unpackFont } from './woff.ts';

/** A font of the maker's own: a file in the folder of the game. */
export interface LocalFont {
  /** The id in styles. */
  readonly id: string;
  /** The name that bold and italic fonts of a family share. */
  readonly family: string;
  /** Path from the folder of the game: "fonts/Harbour-Bold.otf". */
  readonly file: string;
  /** 400 where left out. */
  readonly weight?: number;
  readonly italic?: boolean;
  /** As its owner states it: "SIL Open Font License 1.1". */
  readonly licence?: string;
}

/** Declares a local font, for the `fonts` of a kit. */
export const localFont = ({ weight = 400, italic = false, ...font }: LocalFont): FontSource => ({
  ...font,
  weight,
  isLocal: true,
  ...(italic && { italic }),
});

/** Font files by the name that a kit gives them. */
export interface FontFiles {
  /** The bytes of a file; or the rest of the sentence 'the font "fonts/harbour.otf" ...'. */
  readonly find: (file: string) => Result<Uint8Array, string>;
}

/** What every font has, and the tables of which it needs one for its outlines. */
const NEEDED = ['head', 'hhea', 'maxp', 'hmtx', 'cmap'];
const OUTLINES = ['glyf', 'CFF'];

/** Tables by which a font varies. Without them it is its default instance. */
const VARIES = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'VVAR', 'MVAR', 'STAT'].map(tagOf);
const FVAR = tagOf('fvar');

const FLAVOURED: readonly number[] = [FLAVOURS.trueType, FLAVOURS.true, FLAVOURS.OTTO];
const PACKED: readonly number[] = [FLAVOURS.woff, FLAVOURS.woff2];

const COLLECTION = 'holds a collection of fonts: save the one that you mean as a file of its own';
const BROKEN = 'is broken and cannot be read';

/** What a file is not; undefined where it begins as a font does. */
function noFont(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'is empty';
  const kind = bytes.length < 12 ? 0 : viewOf(bytes).getUint32(0);
  if (kind === FLAVOURS.collection) return COLLECTION;
  if (!FLAVOURED.includes(kind) && !PACKED.includes(kind))
    return 'is no font: it takes a TrueType, OpenType, WOFF or WOFF2 file';
  const isPackedCollection = PACKED.includes(kind) && viewOf(bytes).getUint32(4) === FLAVOURS.collection;
  return isPackedCollection ? COLLECTION : undefined;
}

/** What a font lacks; undefined where it has all that printing needs. */
function lackOf(tables: readonly Table[]): string | undefined {
  const names = tables.map(({ tag }) => nameOfTag(tag));
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined) return `is broken: it lacks the table "${missing}"`;
  if (OUTLINES.some((name) => names.includes(name))) return undefined;
  return names.includes('CFF2')
    ? 'is a variable font of a kind that cannot be printed: save the instance that you mean as a file of its own'
    : 'has no outlines, only pictures of letters, which cannot be printed';
}

const isDamaged = ({ tag, checksum, content }: Table): boolean =>
  // The header has a checksum of the whole file inside it.
  tag !== tagOf('head') && checksum !== checksumOf(content);

/** Reads every glyph, which fontkit does only when a text needs it. @throws where one is broken. */
function readGlyphs(bytes: Uint8Array, file: string): void {
  const font = parsedFont(bytes, file);
  for (let id = 0; id < font.numGlyphs; id += 1) {
    const { path, advanceWidth } = font.getGlyph(id);
    if (!Number.isFinite(advanceWidth) || path.commands.some(({ args }) => !args.every(Number.isFinite)))
      throw new RangeError('a glyph has no measures');
  }
}

/** Letters that show whether a font can be laid out. */
const SAMPLE = 'Hamburgefonstiv AVAToffi 0123456789';

function checked(source: FontSource, bytes: Uint8Array): Result<Font, string> {
  const cut = tableCutOff(bytes);
  if (cut !== undefined) return failed(`is broken: it ends before its table "${cut}" does`);
  const tables = tablesIn(bytes);
  const lack = lackOf(tables);
  if (lack !== undefined) return failed(lack);
  const isStatic = !tables.some(({ tag }) => tag === FVAR);
  const fixed = isStatic
    ? bytes
    : fontOf(
        viewOf(bytes).getUint32(0),
        tables.filter(({ tag }) => !VARIES.includes(tag)),
      );
  if (tables.some(isDamaged)) readGlyphs(fixed, source.file);
  const font = readFont(source, fixed);
  const measures = [font.ascent, font.descent, font.capHeight, font.advance(SAMPLE)];
  return measures.every(Number.isFinite) ? ok(font) : failed(BROKEN);
}

/** Opens a font file; or the rest of the sentence 'the font "fonts/harbour.otf" ...'. */
export function openFont(source: FontSource, file: Uint8Array): Result<Font, string> {
  const wrong = noFont(file);
  if (wrong !== undefined) return failed(wrong);
  try {
    const bytes = unpackFont(file);
    return checked(source, bytes);
  } catch {
    // Parsers throw whatever comes first in broken bytes.
    return failed(BROKEN);
  }
}

export const fontFaultSentence = ({ id, file }: FontSource, why: string): string =>
  `the font "${id}": the file "${file}" ${why}.`;

/** Embedding is for editing and printing only where the last four bits say so; 2 alone forbids it. */
const RESTRICTED = 2;

/** Whether a font forbids to be embedded in a document, by its own bits (OS/2, fsType). */
function forbidsEmbedding(tables: readonly Table[]): boolean {
  const about = tables.find(({ tag }) => nameOfTag(tag) === 'OS/2')?.content;
  return about !== undefined && about.length >= 10 && (viewOf(about).getUint16(8) & 15) === RESTRICTED;
}

/** What the maker of a kit should know of a local font that prints. */
export function fontNotes(source: FontSource, file: Uint8Array): readonly string[] {
  const { id, licence, file: name } = source;
  const tables = tablesIn(unpackFont(file));
  const said = `The font "${id}" (${name})`;
  return [
    ...(forbidsEmbedding(tables)
      ? [
          `${said} says that it may not be embedded, and sheets embed the letters that they use: ask its owner.`,
        ]
      : []),
    ...(tables.some(({ tag }) => tag === FVAR)
      ? [`${said} is variable: its default instance is printed.`]
      : []),
    ...(licence === undefined
      ? [`${said} has no licence stated: say in its "licence" what its owner allows.`]
      : []),
  ];
}

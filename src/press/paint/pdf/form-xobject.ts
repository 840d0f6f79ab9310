/**
 * Plates: faces as PDF form XObjects, drawn once and placed as often as needed. A plate is plain data, so that
 * it can be cached on disk; its fonts are in a separate font pack.
 */
import { ART_REACH } from '../../../kit/component.ts';
import type { Rect, SetFace, SetNode, SetRun } from '../../../kit/face.ts';
import { hashBytes, hashData } from '../../../kit/content-hash.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import type { SheetPage } from '../../sheet.ts';
import type { Part } from './reading-structure.ts';
import type { SheetImage } from './sheet-image.ts';

/** The version of the painter; increment it when output changes, to invalidate cached plates. */
const PAINTER = 'plates 5';

/** Nodes, and the rectangle in mm that they are clipped to. */
export interface Subject {
  /** The key of its plate, and its name in errors. */
  readonly id: string;
  readonly area: Rect;
  readonly nodes: readonly SetNode[];
  /** Whether its parts are read one by one by screen readers; a face is read as a whole where it is placed. */
  readonly told?: true;
}

/** Heavy art: embedded once in a document, however many plates use it. */
export interface ArtPlate {
  /** A name from a content hash, equal for equal art. */
  readonly name: string;
  /** A compressed content stream in the art's own units. */
  readonly content: Uint8Array;
}

export interface Plate {
  /** In mm of the face, from the upper left corner of the trim, y downward. */
  readonly area: Rect;
  /** A compressed content stream in mm. */
  readonly content: Uint8Array;
  /** The names of its fonts in the font pack. */
  readonly fonts: readonly string[];
  /** The heavy art that it refers to by name. */
  readonly art: readonly ArtPlate[];
  /** The pictures that it refers to by name; none where left out. */
  readonly images?: readonly SheetImage[];
  /**
   * Its structure, whose numbers are marked in its content; without one, the whole plate is marked where it is
   * placed.
   */
  readonly parts?: readonly Part[];
  /** The id of the font pack that its glyph codes belong to. */
  readonly pack: string;
}

/** All fonts of a kit, subset to one alphabet: glyph codes are the same in every plate. */
export interface FontPack {
  /** A hash of the fonts, and of the embedded glyphs in their order. */
  readonly id: string;
  /** A PDF of one page that references them all. */
  readonly pdf: Uint8Array;
}

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of English text and authors' names: ASCII, Latin-1 letters, and typographic marks. */
export const HOUSE_ALPHABET = `${span(0x20, 0x7e)}${span(0xc0, 0xff)}©·°±½¼¾–—‘’“”…•×÷−`;

function* runsIn(nodes: readonly SetNode[]): Generator<SetRun> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* runsIn(node.nodes);
    else if (node.kind === 'line') yield* node.runs;
  }
}

export function charactersIn(nodes: readonly SetNode[]): ReadonlySet<string> {
  const characters = new Set<string>();
  for (const { text } of runsIn(nodes)) for (const each of text) characters.add(each);
  return characters;
}

/** The ids of all fonts in the nodes. */
export const fontsIn = (nodes: readonly SetNode[]): ReadonlySet<string> =>
  new Set([...runsIn(nodes)].flatMap(({ font, text }) => (text === '' ? [] : [font])));

/** The house alphabet, followed by any other characters of the subjects. Pass all subjects of a document. */
export function alphabetOf(subjects: readonly Subject[]): string {
  const known = new Set(HOUSE_ALPHABET);
  const more = new Set(subjects.flatMap(({ nodes }) => [...charactersIn(nodes)]));
  return (
    HOUSE_ALPHABET +
    [...more]
      .filter((character) => !known.has(character))
      .sort()
      .join('')
  );
}

/** A face, clipped to the reach of its art. */
export function faceSubject(face: SetFace): Subject {
  const { id, nodes } = face;
  const reach = Math.max(ART_REACH, face.bleed);
  const area = { x: -reach, y: -reach, width: face.width + 2 * reach, height: face.height + 2 * reach };
  return { id, area, nodes };
}

/** The furniture of a page, read part by part. */
export function furnitureSubject(page: SheetPage): Subject {
  const { label, width, height, furniture } = page;
  return { id: `furniture of ${label}`, area: { x: 0, y: 0, width, height }, nodes: furniture, told: true };
}

const hashes = new WeakMap<Uint8Array, string>();

/** Fonts with cached hashes of their files. */
const hashesOf = (fonts: Fonts): readonly (readonly [string, string])[] =>
  [...fonts].map(([id, { bytes }]) => {
    const hash = hashes.get(bytes) ?? hashBytes(bytes);
    hashes.set(bytes, hash);
    return [id, hash];
  });

/** A cache key for font packs; add the content for plates. */
export const packKey = (fonts: Fonts, alphabet: string): string =>
  hashData([PAINTER, alphabet, hashesOf(fonts)]);

/** The id of a pack with these glyph codes. */
export const packId = (fonts: Fonts, numbering: Readonly<Record<string, readonly number[]>>): string =>
  hashData([PAINTER, hashesOf(fonts), numbering]);

/**
 * A plate is a face as a printer keeps it: drawn once, placed as often as a sheet needs it, and plain data, so
 * that it can be kept on a disk. Plates hold no fonts but refer to those of a font pack.
 */
import { ART_REACH } from '../../../kit/component.ts';
import type { Rect, SetFace, SetNode, SetRun } from '../../../kit/face.ts';
import { hashBytes, hashData } from '../../../kit/hash.ts';
import type { Fonts } from '../../../kit/type/font.ts';
import type { SheetPage } from '../../sheet.ts';
import type { Part } from '../reading.ts';

/** Raise this when plates come out differently from the same nodes: kept plates are then drawn anew. */
const PAINTER = 'plates 5';

/** Nodes and the rectangle, in mm, outside of which nothing of them shows. */
export interface Subject {
  /** What an error names, and the key of its plate. */
  readonly id: string;
  readonly area: Rect;
  readonly nodes: readonly SetNode[];
  /** Its parts are told one by one, to who has them read out; a face is told as a whole where it is placed. */
  readonly told?: true;
}

/** Art of some weight: embedded once in a document, however many plates show it. */
export interface ArtPlate {
  /** Name by content, so that the same art has the same name in every plate. */
  readonly name: string;
  /** A content stream in the art's own units, deflated. */
  readonly content: Uint8Array;
}

export interface Plate {
  /** In mm of the face: the origin is the upper left corner of the trim, y grows downward. */
  readonly area: Rect;
  /** A content stream in those millimetres, deflated. */
  readonly content: Uint8Array;
  /** Names of the fonts that it uses, as the font pack has them. */
  readonly fonts: readonly string[];
  /** Heavy art that it shows by name. */
  readonly art: readonly ArtPlate[];
  /** Its reading, whose numbers its content marks; a plate without is marked as a whole where it is placed. */
  readonly parts?: readonly Part[];
  /** The font pack that its letters are numbered by. */
  readonly pack: string;
}

/** Every font of a kit, cut down to one alphabet: the same letters have the same numbers in every plate. */
export interface FontPack {
  /** Hash of the fonts, and of which letters of theirs are embedded in which order. */
  readonly id: string;
  /** A document of one page that names them all. */
  readonly pdf: Uint8Array;
}

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What English text and names of authors need: ASCII, Latin-1 letters, and the marks of typesetting. */
export const HOUSE_ALPHABET = `${span(0x20, 0x7e)}${span(0xc0, 0xff)}©·°±½¼¾–—‘’“”…•×÷−`;

function* runsIn(nodes: readonly SetNode[]): Generator<SetRun> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* runsIn(node.nodes);
    else if (node.kind === 'line') yield* node.runs;
  }
}

/** Every character that the nodes set. */
export function charactersIn(nodes: readonly SetNode[]): ReadonlySet<string> {
  const characters = new Set<string>();
  for (const { text } of runsIn(nodes)) for (const each of text) characters.add(each);
  return characters;
}

/** The ids of the fonts that the nodes set letters of. */
export const fontsIn = (nodes: readonly SetNode[]): ReadonlySet<string> =>
  new Set([...runsIn(nodes)].flatMap(({ font, text }) => (text === '' ? [] : [font])));

/** The house alphabet and, after it, what else the subjects set. Give it all that one document may hold. */
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

/** A face, out to where its art reaches. */
export function faceSubject(face: SetFace): Subject {
  const { id, nodes } = face;
  const reach = Math.max(ART_REACH, face.bleed);
  const area = { x: -reach, y: -reach, width: face.width + 2 * reach, height: face.height + 2 * reach };
  return { id, area, nodes };
}

/** What stands beside the faces on a page: told part by part. */
export function furnitureSubject(page: SheetPage): Subject {
  const { label, width, height, furniture } = page;
  return { id: `furniture of ${label}`, area: { x: 0, y: 0, width, height }, nodes: furniture, told: true };
}

const hashes = new WeakMap<Uint8Array, string>();

/** Fonts by the hashes of their files, each read once. */
const hashesOf = (fonts: Fonts): readonly (readonly [string, string])[] =>
  [...fonts].map(([id, { bytes }]) => {
    const hash = hashes.get(bytes) ?? hashBytes(bytes);
    hashes.set(bytes, hash);
    return [id, hash];
  });

/** Hash of what a font pack is made from: keep packs by it, and plates by it and what they show. */
export const packKey = (fonts: Fonts, alphabet: string): string =>
  hashData([PAINTER, alphabet, hashesOf(fonts)]);

/** The id of the pack in which letters of some fonts are numbered as they are. */
export const packId = (fonts: Fonts, numbering: Readonly<Record<string, readonly number[]>>): string =>
  hashData([PAINTER, hashesOf(fonts), numbering]);

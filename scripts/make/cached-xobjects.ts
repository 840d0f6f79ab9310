/** Plates from the cache; missing ones are drawn, and only then is the PDF library loaded. */
import { jsonOf } from '../../src/kit/content-hash.ts';
import { deserialize, serialize } from 'node:v8';
import type { SetFace, SetNode } from '../../src/kit/face.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import {
  alphabetOf,
  faceSubject,
  packKey,
  type FontPack,
  type Plate,
  type Subject,
} from '../../src/press/paint/pdf/form-xobject.ts';
import type { DrawnPlates } from '../../src/press/paint/pdf/form-xobjects.ts';
import type { SheetImage } from '../../src/press/paint/pdf/sheet-image.ts';
import { keyOf, type Cache } from './cache.ts';
import { cachedPixels, pixelsIn } from './pictures/cached-pixels.ts';
import { keyOfFace } from './draw-faces.ts';
import { portions } from './limit-concurrency.ts';

export interface Plates {
  /** By the subjects' ids. */
  readonly plates: ReadonlyMap<string, Plate>;
  readonly pack: FontPack;
  /** Ids of the newly drawn subjects. */
  readonly drawn: readonly string[];
}

function kept<Value>(cache: Cache, key: string): Value | undefined {
  const content = cache.get(key);
  try {
    return content && (deserialize(content) as Value);
  } catch {
    // An unreadable entry counts as missing.
    return undefined;
  }
}

const keys = new WeakMap<readonly SetNode[], string>();

/** The subject of a face, keyed by the hash of its nodes. */
export function subjectOfFace(face: SetFace): Subject {
  keys.set(face.nodes, keyOfFace(face));
  return faceSubject(face);
}

/** Typeset nodes are immutable, so each list is hashed once. */
function keyOfNodes(nodes: readonly SetNode[]): string {
  const key = keys.get(nodes) ?? keyOf(jsonOf(nodes));
  keys.set(nodes, key);
  return key;
}

const plateKey = ({ area, nodes }: Subject, pack: string): string =>
  keyOf('plate', pack, JSON.stringify(area), keyOfNodes(nodes));

const NOTHING = new Uint8Array();

/** A plate for the cache: pictures are in it once, by the key of their pixels. */
const withoutImages = (plate: Plate): Plate =>
  plate.images ? { ...plate, images: plate.images.map((image) => ({ ...image, content: NOTHING })) } : plate;

/** Finds the pictures of plates again, each once. */
function openImages(cache: Cache): (image: SheetImage) => SheetImage | undefined {
  const known = new Map<string, SheetImage | undefined>();
  return ({ from }) => {
    if (!known.has(from)) known.set(from, pixelsIn(cache, from));
    return known.get(from);
  };
}

/** A plate with its pictures; undefined if one is no longer there. */
function withImages(plate: Plate | undefined, find: ReturnType<typeof openImages>): Plate | undefined {
  if (!plate?.images) return plate;
  const images = plate.images.map(find);
  return images.every((image) => image !== undefined) ? { ...plate, images } : undefined;
}

async function drawnTogether(
  subjects: readonly Subject[],
  fonts: Fonts,
  alphabet: string,
  cache: Cache,
  pack?: FontPack,
): Promise<DrawnPlates> {
  const { drawPlates } = await import('../../src/press/paint/pdf/form-xobjects.ts');
  return drawPlates(subjects, fonts, alphabet, { pack, encode: cachedPixels(cache) });
}

/** Subjects drawn at once: the PDF library holds all in memory, but embeds every font anew each time. */
const PORTION = 150;

/** Draws in portions with the fonts of `pack`; undefined if the fonts come out differently. */
async function drawn(
  subjects: readonly Subject[],
  fonts: Fonts,
  alphabet: string,
  cache: Cache,
  pack: FontPack | undefined,
): Promise<DrawnPlates | undefined> {
  const plates = new Map<string, Plate>();
  let known = pack;
  for (const portion of portions(subjects, PORTION)) {
    const fresh = await drawnTogether(portion, fonts, alphabet, cache, known);
    known ??= fresh.pack;
    if (fresh.pack.id !== known.id) return undefined;
    for (const [id, plate] of fresh.plates) plates.set(id, plate);
  }
  return known && { plates, pack: known };
}

/**
 * The plates of all subjects, with one set of fonts. `alphabet` has the characters of the whole document if the
 * subjects are only a part of it.
 */
export async function platesOf(
  subjects: readonly Subject[],
  fonts: Fonts,
  cache: Cache,
  alphabet: string = alphabetOf(subjects),
): Promise<Plates> {
  const key = packKey(fonts, alphabet);
  const packAt = keyOf('pack', key);
  const pack = kept<FontPack>(cache, packAt);
  const found = new Map<string, Plate>();
  const images = openImages(cache);
  for (const subject of pack ? subjects : []) {
    const plate = withImages(kept<Plate>(cache, plateKey(subject, key)), images);
    if (plate?.pack === pack?.id && plate) found.set(subject.id, plate);
  }
  const missing = subjects.filter(({ id }) => !found.has(id));
  if (pack && missing.length === 0) return { plates: found, pack, drawn: [] };

  const fresh = await drawn(missing, fonts, alphabet, cache, pack);
  // New ligatures renumber the glyphs: cached plates with old numbers cannot be used beside them.
  const all = fresh ?? (await drawnTogether(subjects, fonts, alphabet, cache));
  cache.put(packAt, serialize(all.pack));
  for (const subject of subjects) {
    const plate = all.plates.get(subject.id);
    if (plate) cache.put(plateKey(subject, key), serialize(withoutImages(plate)));
  }
  const plates = new Map([...(fresh ? found : []), ...all.plates]);
  return { plates, pack: all.pack, drawn: [...all.plates.keys()] };
}

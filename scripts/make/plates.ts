/** Plates from the cache, and drawn where it has none: only then is the PDF library loaded. */
import { deserialize, serialize } from 'node:v8';
import type { SetNode } from '../../src/kit/face.ts';
import type { Fonts } from '../../src/kit/type/font.ts';
import { alphabetOf, packKey, type FontPack, type Plate, type Subject } from '../../src/press/paint/plate.ts';
import { keyOf, type Cache } from './cache.ts';

export interface Plates {
  /** By the subjects' ids. */
  readonly plates: ReadonlyMap<string, Plate>;
  readonly pack: FontPack;
  /** Ids of the subjects that were drawn just now. */
  readonly drawn: readonly string[];
}

function kept<Value>(cache: Cache, key: string): Value | undefined {
  const content = cache.get(key);
  try {
    return content && (deserialize(content) as Value);
  } catch {
    // An entry that cannot be read is an entry that is not there.
    return undefined;
  }
}

const keys = new WeakMap<readonly SetNode[], string>();

/** Nodes are not changed once they are set, so each list is hashed once. */
function keyOfNodes(nodes: readonly SetNode[]): string {
  const key = keys.get(nodes) ?? keyOf(JSON.stringify(nodes));
  keys.set(nodes, key);
  return key;
}

const plateKey = ({ area, nodes }: Subject, pack: string): string =>
  keyOf('plate', pack, JSON.stringify(area), keyOfNodes(nodes));

/**
 * A plate of each subject, all with the fonts of one pack. `alphabet` is that of a whole document where the
 * subjects are a part of it.
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
  for (const subject of pack ? subjects : []) {
    const plate = kept<Plate>(cache, plateKey(subject, key));
    if (plate?.pack === pack?.id && plate) found.set(subject.id, plate);
  }
  const missing = subjects.filter(({ id }) => !found.has(id));
  if (pack && missing.length === 0) return { plates: found, pack, drawn: [] };

  const { drawPlates } = await import('../../src/press/paint/plates.ts');
  const fresh = await drawPlates(missing, fonts, alphabet);
  // Letters that join in a new way renumber the fonts: plates of the old numbers cannot stand beside them.
  const fits = pack === undefined || fresh.pack.id === pack.id;
  const all = fits ? fresh : await drawPlates(subjects, fonts, alphabet);
  cache.put(packAt, serialize(all.pack));
  for (const subject of subjects) {
    const plate = all.plates.get(subject.id);
    if (plate) cache.put(plateKey(subject, key), serialize(plate));
  }
  const plates = new Map([...(fits ? found : []), ...all.plates]);
  return { plates, pack: all.pack, drawn: [...all.plates.keys()] };
}

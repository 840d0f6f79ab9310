/**
 * Templates: named boxes bound to columns, in a YAML or JSON file. A box takes over the keys of boxes that it extends; a
 * deck says what is different in it.
 *
 *     boxes:
 *       name: { y: 2, height: 9, size: 14, font: bold, align: center }
 *       text: { kind: rich, y: 45, height: 30 }
 *       small: { extends: text, y: += 31, height: 8, size: 7 }
 *     decks:
 *       ships:
 *         boxes: { name: { ink: navy } }
 */
import { hintFor } from '../kit/nearest-name.ts';
import { shown } from '../kit/untrusted-input.ts';
import {
  spotText,
  type Located,
  type LocatedEntry,
  type LocatedFile,
  type LocatedMap,
  type Spot,
} from './located.ts';
import {
  KEY_NAMES,
  TEMPLATE_KEYS,
  TEMPLATE_PARTS,
  type BoxKind,
  type TemplateKey,
  type TemplateKeyName,
} from './template-keys.ts';
import { readValue, type TemplateValue } from './template-values.ts';

/** A key's value with its place. */
export interface Said {
  readonly value: TemplateValue;
  readonly at: Spot;
}

export type Keys = ReadonlyMap<TemplateKeyName, Said>;

/** A box with everything that it took over. */
export interface TemplateBox {
  readonly name: string;
  readonly at: Spot;
  readonly kind: BoxKind;
  readonly keys: Keys;
}

/** The boxes of a deck's faces; undefined for a face that the template does not have. */
export interface DeckTemplate {
  readonly boxes?: readonly TemplateBox[];
  readonly back?: readonly TemplateBox[];
  readonly other?: readonly TemplateBox[];
}

export interface Template {
  readonly file: string;
  readonly icons: Readonly<Record<string, string>>;
  readonly deck: (id: string) => DeckTemplate;
  readonly faults: readonly string[];
}

const SIDES = ['boxes', 'back', 'other'] as const;
type Side = (typeof SIDES)[number];

/** Collects faults with their places. */
type Complain = (at: Spot, says: string) => void;

const isKey = (name: string): name is TemplateKeyName => Object.hasOwn(TEMPLATE_KEYS, name);

const entryOf = ({ entries }: LocatedMap, key: string): LocatedEntry | undefined =>
  entries.find((entry) => entry.key === key);

/** A map that a template needs; complains of anything else. An empty part is an empty map. */
function mapIn(value: Located | undefined, what: string, complain: Complain): LocatedMap {
  const empty: LocatedMap = { kind: 'map', at: value?.at ?? [1, 1], entries: [] };
  if (value === undefined || (value.kind === 'value' && value.value === null)) return empty;
  if (value.kind === 'map') return value;
  complain(value.at, `${what} takes keys with values, like "x: 2"`);
  return empty;
}

/** Reads the keys of a box on top of those that it takes over. */
function readKeys(box: LocatedMap, before: Keys, complain: Complain): Keys {
  const keys = new Map(before);
  for (const { key, at, value } of box.entries) {
    if (!isKey(key)) complain(at, `there is no key "${shown(key)}"${hintFor(key, KEY_NAMES)}`);
    else if (key !== 'extends') {
      const read = readValue(TEMPLATE_KEYS[key], value, before.get(key)?.value);
      if (read.ok) keys.set(key, { value: read.value, at: value.at });
      else complain(value.at, `${key}: ${read.faults.join('; ')}`);
    }
  }
  return keys;
}

/** The names that a box extends. */
function parentsOf(box: LocatedMap, complain: Complain): readonly (readonly [string, Spot])[] {
  const entry = entryOf(box, 'extends');
  if (!entry) return [];
  const read = readValue(TEMPLATE_KEYS.extends, entry.value, undefined);
  if (!read.ok) {
    complain(entry.value.at, `extends: ${read.faults.join('; ')}`);
    return [];
  }
  return Array.isArray(read.value) ? read.value.map((name: string) => [name, entry.value.at] as const) : [];
}

/** Why a key does not belong in a box of its kind; undefined where it does. */
function strayKey(kind: BoxKind, name: TemplateKeyName): string | undefined {
  const { kinds }: TemplateKey = TEMPLATE_KEYS[name];
  return kinds === undefined || kinds.includes(kind)
    ? undefined
    : `a box of kind ${kind} has no ${name}: it is for ${kinds.join(', ')}`;
}

/** The boxes of a side: its own layers, one over the other, and what they extend. */
function resolveBoxes(layers: readonly LocatedMap[], complain: Complain): readonly TemplateBox[] {
  const names = [...new Set(layers.flatMap(({ entries }) => entries.map(({ key }) => key)))];
  const done = new Map<string, Keys>();
  const resolve = (name: string, open: readonly string[]): Keys => {
    const known = done.get(name);
    if (known) return known;
    let keys: Keys = new Map();
    for (const layer of layers) {
      const entry = entryOf(layer, name);
      if (!entry) continue;
      const box = mapIn(entry.value, `the box "${shown(name)}"`, complain);
      for (const [parent, at] of parentsOf(box, complain)) {
        if ([...open, name].includes(parent)) complain(at, `"${shown(parent)}" extends itself`);
        else if (!names.includes(parent))
          complain(at, `there is no box "${shown(parent)}"${hintFor(parent, names)}`);
        else keys = new Map([...keys, ...resolve(parent, [...open, name])]);
      }
      keys = readKeys(box, keys, complain);
    }
    done.set(name, keys);
    return keys;
  };
  return names.map((name): TemplateBox => {
    const keys = resolve(name, []);
    const at = layers.map((layer) => entryOf(layer, name)?.at).findLast((spot) => spot !== undefined) ?? [
      1, 1,
    ];
    const kind = (keys.get('kind')?.value ?? 'text') as BoxKind;
    return { name, at, kind, keys };
  });
}

/** Keys that a box says itself and that its kind does not have. What it took over may be for another kind. */
function strayFaults(layers: readonly LocatedMap[], boxes: readonly TemplateBox[], complain: Complain): void {
  for (const { name, kind } of boxes)
    for (const layer of layers) {
      const value = entryOf(layer, name)?.value;
      if (value?.kind !== 'map') continue;
      for (const { key, at } of value.entries) {
        const says = isKey(key) ? strayKey(kind, key) : undefined;
        if (says !== undefined) complain(at, says);
      }
    }
}

function iconsIn(map: LocatedMap, complain: Complain): Readonly<Record<string, string>> {
  const icons = map.entries.flatMap(({ key, value }) => {
    if (value.kind === 'value' && typeof value.value === 'string') return [[key, value.value] as const];
    complain(value.at, `the icon "${shown(key)}" takes the name of a picture file`);
    return [];
  });
  return Object.fromEntries(icons);
}

/** The parts of a template or of a deck in it; complains of unknown ones. */
function partsIn(
  map: LocatedMap,
  known: readonly string[],
  complain: Complain,
): (part: string) => Located | undefined {
  for (const { key, at } of map.entries)
    if (!known.includes(key)) complain(at, `there is no part "${shown(key)}"${hintFor(key, known)}`);
  return (part) => entryOf(map, part)?.value;
}

/** Reads a template; every fault names file, line and column. */
export function readTemplate({ file, root, faults: broken }: LocatedFile): Template {
  if (broken.length > 0) return { file, icons: {}, deck: () => ({}), faults: broken };
  const faults = new Set<string>();
  const complain: Complain = (at, says) =>
    faults.add(`${spotText(file, at)}: ${says.replace(/[.?]?$/, (end) => end || '.')}`);
  const part = partsIn(mapIn(root, 'a template', complain), Object.keys(TEMPLATE_PARTS), complain);
  const decks = mapIn(part('decks'), 'decks', complain);
  const ofDecks = decks.entries.map(({ key, value }) => {
    const map = mapIn(value, `the deck "${shown(key)}"`, complain);
    return [key, partsIn(map, SIDES, complain)] as const;
  });
  const sidesOf = (own: ((part: string) => Located | undefined) | undefined, side: Side) => {
    const layers = [part(side), own?.(side)].filter((layer) => layer !== undefined);
    if (layers.length === 0) return undefined;
    const maps = layers.map((layer) => mapIn(layer, side, complain));
    const boxes = resolveBoxes(maps, complain);
    strayFaults(maps, boxes, complain);
    return boxes;
  };
  const templateOf = (own?: (part: string) => Located | undefined): DeckTemplate => {
    const [boxes, back, other] = SIDES.map((side) => sidesOf(own, side));
    return { ...(boxes && { boxes }), ...(back && { back }), ...(other && { other }) };
  };
  const usual = templateOf();
  const byDeck = new Map(ofDecks.map(([id, own]) => [id, templateOf(own)]));
  const icons = iconsIn(mapIn(part('icons'), 'icons', complain), complain);
  return { file, icons, deck: (id) => byDeck.get(id) ?? usual, faults: [...faults] };
}

/** Ids of the decks that a template names. */
export const decksNamed = ({ root }: LocatedFile): readonly LocatedEntry[] => {
  const decks = root.kind === 'map' ? entryOf(root, 'decks')?.value : undefined;
  return decks?.kind === 'map' ? decks.entries : [];
};

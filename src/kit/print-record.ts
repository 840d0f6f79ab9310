/**
 * A record of printed parts, each with a hash of its faces: enough to tell later what has changed in the box
 * since, and what to take out of an earlier print.
 */
import { BOXES, SHEETS, TILES } from './component.ts';
import type { DrawnBox, DrawnCard, DrawnKit, DrawnPiece, DrawnSheet } from './drawn-kit.ts';
import { EDITIONS, type Edition } from './edition.ts';
import type { SetFace } from './face.ts';
import { hashData, shortHash } from './content-hash.ts';
import { isObject } from '../is-object.ts';

export const PRINTED_KINDS = ['card', 'counter', 'model', 'sheet', 'box'] as const;
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** A card, a counter, a paper model or a net of a box as it was printed. */
export interface PrintedPart {
  readonly kind: PrintedKind;
  /** The component's id in the box. */
  readonly id: string;
  readonly name: string;
  /** The name of its deck; for counters and models, the name of the group. */
  readonly of: string;
  /** The words that select it with others: its group and its deck, "pieces" or "showpieces". */
  readonly words: readonly string[];
  /** Copies in the box. */
  readonly count: number;
  /** Changes with anything visible on its sides, and with their alternative text. */
  readonly hash: string;
}

/** Parts of a game's box in one edition. */
export interface Printed {
  /** The game's id. */
  readonly game: string;
  readonly edition: Edition;
  /** The words that selected these parts; left out, the default set that a table needs. */
  readonly only?: readonly string[];
  readonly parts: readonly PrintedPart[];
}

/** A released version of a game's box in every printed edition. */
export interface Version {
  readonly version: string;
  readonly printed: readonly Printed[];
}

export type HashOf = (face: SetFace) => string;

const sidesHash = (faces: readonly (SetFace | undefined)[], hashOf: HashOf): string =>
  shortHash(hashData(faces.map((face) => face && hashOf(face))));

const cardPart = ({ card, deck, front, back }: DrawnCard, hashOf: HashOf): PrintedPart => ({
  kind: 'card',
  id: card.id,
  name: card.name,
  of: deck.name,
  words: [...new Set([deck.group, deck.id])],
  count: card.count,
  hash: sidesHash([front, back], hashOf),
});

const counterPart = ({ piece, face, back, count }: DrawnPiece, hashOf: HashOf): PrintedPart => ({
  kind: 'counter',
  id: piece.id,
  name: piece.name,
  of: 'Counters',
  words: ['pieces'],
  count,
  hash: sidesHash([face, back], hashOf),
});

/** All nets of a model count as one part: it is rebuilt if any net or its number changes. */
function modelPart(nets: readonly DrawnPiece[], hashOf: HashOf): PrintedPart[] {
  const [first] = nets;
  if (!first) return [];
  const { id, name, count } = first.piece;
  const drawn = nets.map((net) => [sidesHash([net.face, net.back], hashOf), net.count]);
  const hash = shortHash(hashData(drawn));
  return [{ kind: 'model', id, name, of: 'Paper models', words: ['showpieces'], count, hash }];
}

/** All faces of a sheet count as one part: a wheel is remade if any disc changes. */
function sheetPart(faces: readonly DrawnSheet[], hashOf: HashOf): PrintedPart[] {
  const [first] = faces;
  if (!first) return [];
  const { id, name, count } = first.sheet;
  const hash = sidesHash(
    faces.flatMap(({ face, back }) => [face, back]),
    hashOf,
  );
  return [{ kind: 'sheet', id, name, of: 'Sheets', words: [SHEETS], count, hash }];
}

const boxPart = ({ id, name, face }: DrawnBox, hashOf: HashOf): PrintedPart => ({
  kind: 'box',
  id,
  name,
  of: 'Boxes',
  words: [BOXES],
  count: 1,
  hash: sidesHash([face], hashOf),
});

/** The record of every part of a drawn kit, in order. */
export function printedParts(drawn: DrawnKit, hashOf: HashOf = hashData): readonly PrintedPart[] {
  const models = Map.groupBy(drawn.showpieces, ({ piece }) => piece.id);
  return [
    ...drawn.cards.map((card) => cardPart(card, hashOf)),
    ...drawn.counters.map((counter) => counterPart(counter, hashOf)),
    ...[...models.values()].flatMap((nets) => modelPart(nets, hashOf)),
    ...[...Map.groupBy(drawn.sheets, ({ sheet }) => sheet.id).values()].flatMap((faces) =>
      sheetPart(faces, hashOf),
    ),
    ...drawn.boxes.map((box) => boxPart(box, hashOf)),
  ];
}

/**
 * The record of somebody who prints `drawn`. `only` are the words that selected it, empty for the default set.
 * Tiles are recorded only where selected by name: whoever printed cards has no tiles yet.
 */
export function printedOf(
  game: string,
  drawn: DrawnKit,
  only: readonly string[],
  hashOf: HashOf = hashData,
  tiles = false,
): Printed {
  const parts = printedParts(drawn, hashOf);
  return {
    game,
    edition: drawn.edition,
    parts: tiles ? parts.map((part) => ({ ...part, words: [TILES] })) : parts,
    ...(only.length > 0 && { only }),
  };
}

/** What to do to bring a box up to date. */
export interface Update {
  /** Parts to print, with the number of missing copies. */
  readonly drawn: DrawnKit;
  /** Parts to take out, with how many of each. */
  readonly out: readonly PrintedPart[];
}

const keyOf = ({ kind, id }: Pick<PrintedPart, 'kind' | 'id'>): string => `${kind} ${id}`;

/** A key for parts that look the same in a list: they can only be told apart by their names. */
const nameOf = ({ kind, of, name }: PrintedPart): string => JSON.stringify([kind, of, name]);

/** How many copies of `part` are missing, given an identical `other`. */
function beside(part: PrintedPart, other: PrintedPart | undefined): number {
  if (other?.hash !== part.hash) return part.count;
  // The hash of a model includes its nets' counts: equal hashes mean equal models.
  return part.kind === 'model' ? 0 : Math.max(0, part.count - other.count);
}

/**
 * What to print and take out for somebody who has `before` and wants `drawn`. If one of several parts with the
 * same name has changed, all of that name are replaced, because nobody could tell which one is meant.
 */
export function updateSince(
  drawn: DrawnKit,
  before: readonly PrintedPart[],
  hashOf: HashOf = hashData,
): Update {
  const now = new Map(printedParts(drawn, hashOf).map((part) => [keyOf(part), part]));
  const changed = before.filter((part) => now.get(keyOf(part))?.hash !== part.hash);
  const gone = new Set(changed.map(nameOf));
  const kept = before.filter((part) => !gone.has(nameOf(part)));
  const had = new Map(kept.map((part) => [keyOf(part), part]));
  const missing = (kind: PrintedKind, id: string): number => {
    const part = now.get(keyOf({ kind, id }));
    return part ? beside(part, had.get(keyOf(part))) : 0;
  };
  return {
    drawn: {
      ...drawn,
      cards: drawn.cards.flatMap((each) => {
        const count = missing('card', each.card.id);
        return count > 0 ? [{ ...each, card: { ...each.card, count } }] : [];
      }),
      counters: drawn.counters.flatMap((each) => {
        const count = missing('counter', each.piece.id);
        return count > 0 ? [{ ...each, piece: { ...each.piece, count }, count }] : [];
      }),
      showpieces: drawn.showpieces.filter(({ piece }) => missing('model', piece.id) > 0),
      sheets: drawn.sheets.flatMap((each) => {
        const count = missing('sheet', each.sheet.id);
        return count > 0 ? [{ ...each, sheet: { ...each.sheet, count } }] : [];
      }),
      boxes: drawn.boxes.filter(({ id }) => missing('box', id) > 0),
    },
    out: before.flatMap((part) => {
      const count = gone.has(nameOf(part)) ? part.count : beside(part, now.get(keyOf(part)));
      return count > 0 ? [{ ...part, count }] : [];
    }),
  };
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

/** More parts, or copies of one, than any box has. */
const MOST_PARTS = 10_000;

const isPart = (value: unknown): value is PrintedPart =>
  isObject(value) &&
  PRINTED_KINDS.some((kind) => kind === value['kind']) &&
  [value['id'], value['name'], value['of'], value['hash']].every((word) => typeof word === 'string') &&
  isWords(value['words']) &&
  Number.isInteger(value['count']) &&
  Number(value['count']) >= 0 &&
  Number(value['count']) <= MOST_PARTS;

/** Validates a parsed record. */
export const isPrinted = (value: unknown): value is Printed =>
  isObject(value) &&
  typeof value['game'] === 'string' &&
  EDITIONS.some((edition) => edition === value['edition']) &&
  (value['only'] === undefined || isWords(value['only'])) &&
  Array.isArray(value['parts']) &&
  value['parts'].length <= MOST_PARTS &&
  value['parts'].every(isPart);

/** Parses a version file. @throws where it is invalid, which is a mistake in the game's folder. */
export function readVersion(value: unknown): Version {
  if (isObject(value) && typeof value['version'] === 'string' && Array.isArray(value['printed'])) {
    const { version, printed } = value;
    if (printed.every(isPrinted)) return { version, printed };
  }
  throw new Error('this is no file of a released version');
}

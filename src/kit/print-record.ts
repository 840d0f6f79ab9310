/**
 * What stands on printed sheets, part by part, each with a hash of its faces: enough to tell later what of a box has
 * changed since, and what of an earlier print is to be taken out.
 */
import { BOXES, SHEETS, TILES } from './component.ts';
import type { DrawnBox, DrawnCard, DrawnKit, DrawnPiece, DrawnSheet } from './drawn-kit.ts';
import { EDITIONS, type Edition } from './edition.ts';
import type { SetFace } from './face.ts';
import { hashData, shortHash } from './hash.ts';
import { isObject } from '../is-object.ts';

export const PRINTED_KINDS = ['card', 'counter', 'model', 'sheet', 'box'] as const;
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** A card, a counter, a paper model or a net of a box as it was printed. */
export interface PrintedPart {
  readonly kind: PrintedKind;
  /** The component's id in the box. */
  readonly id: string;
  readonly name: string;
  /** The name of its deck; of counters and models what they are together. */
  readonly of: string;
  /** The words that choose it together with others: its group and its deck, "pieces" or "showpieces". */
  readonly words: readonly string[];
  /** Copies in the box. */
  readonly count: number;
  /** Changes when anything does that its sides show, or what they say to someone who cannot see them. */
  readonly hash: string;
}

/** Parts of a game's box in one edition. */
export interface Printed {
  /** The game's id. */
  readonly game: string;
  readonly edition: Edition;
  /** The words that chose these parts out of the box; where left out, what a table needs. */
  readonly only?: readonly string[];
  readonly parts: readonly PrintedPart[];
}

/** A released version of a game's box, in every edition that is printed. */
export interface Version {
  readonly version: string;
  readonly printed: readonly Printed[];
}

/** The content hash of a face. */
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

/** A model is all of its nets: it is built anew where one of them changes, or how many of one it takes. */
function modelPart(nets: readonly DrawnPiece[], hashOf: HashOf): PrintedPart[] {
  const [first] = nets;
  if (!first) return [];
  const { id, name, count } = first.piece;
  const drawn = nets.map((net) => [sidesHash([net.face, net.back], hashOf), net.count]);
  const hash = shortHash(hashData(drawn));
  return [{ kind: 'model', id, name, of: 'Paper models', words: ['showpieces'], count, hash }];
}

/** A sheet is all of its faces: a wheel is made anew where one of its discs changes. */
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

/** Every part of a drawn kit, in its order. */
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
 * What whoever prints `drawn` has then; `only` are the words that chose it, none for what a table needs. Tiles are chosen
 * by a word of their own: whoever printed cards has no tiles yet.
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

/** What a box needs to be as it is now. */
export interface Update {
  /** Parts to print, with as many copies as are missing. */
  readonly drawn: DrawnKit;
  /** Parts to take out, with how many of each. */
  readonly out: readonly PrintedPart[];
}

const keyOf = ({ kind, id }: Pick<PrintedPart, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Parts that someone who takes them out cannot tell apart, for their names are all that a list can say. */
const nameOf = ({ kind, of, name }: PrintedPart): string => JSON.stringify([kind, of, name]);

/** How many of `part` are wanted beside what `other` has of the very same. */
function beside(part: PrintedPart, other: PrintedPart | undefined): number {
  if (other?.hash !== part.hash) return part.count;
  // The hash of a model counts its nets: the same hash is the same models.
  return part.kind === 'model' ? 0 : Math.max(0, part.count - other.count);
}

/**
 * What to print and what to take out, for whoever has `before` and wants `drawn`. Where one of several parts of the same
 * name has changed, all of that name go: nobody could tell which one is meant.
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

/** Whether a value read from somewhere says what was printed. */
export const isPrinted = (value: unknown): value is Printed =>
  isObject(value) &&
  typeof value['game'] === 'string' &&
  EDITIONS.some((edition) => edition === value['edition']) &&
  (value['only'] === undefined || isWords(value['only'])) &&
  Array.isArray(value['parts']) &&
  value['parts'].length <= MOST_PARTS &&
  value['parts'].every(isPart);

/** A version as its file has it; a file that is none is a mistake in the game's folder. */
export function readVersion(value: unknown): Version {
  if (isObject(value) && typeof value['version'] === 'string' && Array.isArray(value['printed'])) {
    const { version, printed } = value;
    if (printed.every(isPrinted)) return { version, printed };
  }
  throw new Error('this is no file of a released version');
}

import type { Fault } from '../game.ts';
import type { Scene, Touch } from './scene.ts';

/**
 * What a game tells an editor of positions. It works on drafts: positions as people write them, possible or not, so that
 * a table can be entered step by step in any order. Nothing is refused on the way; the faults say what is still in the
 * way of a position.
 *
 *     const { scene, faults } = editing.sketch({});
 *     const draft = editing.put({}, 'soldier-red', 'o'); // one soldier more
 */
export interface Editing<Says = string> {
  /** The fields of a draft: what has others is no position of the game, nor can it become one here. */
  readonly fields: readonly string[];
  /** What a draft shows, and every reason why it is no position. */
  readonly sketch: (draft: Draft) => Sketch<Says>;
  /** What can be put on the table. */
  readonly pieces: (draft: Draft) => readonly EditPiece<Says>[];
  /** Where a piece may be put. */
  readonly places: (draft: Draft, piece: string) => readonly Touch<Says>[];
  readonly put: (draft: Draft, piece: string, place: string) => Draft;
  /** What is taken up from a place first; null where nothing can be taken. */
  readonly take: (draft: Draft, place: string) => Taken | null;
  /** What can be set at a place of the table. */
  readonly around: (draft: Draft, place: string) => readonly Control<Says>[];
  /** What can be set besides: points, hands, whose turn it is. */
  readonly settings: (draft: Draft) => readonly Settings<Says>[];
}

/** A position as people write it, as far as it has come. */
export type Draft = Readonly<Record<string, unknown>>;

interface Sketch<Says = string> {
  readonly scene: Scene<Says>;
  readonly faults: readonly Fault<string, Says>[];
}

export interface EditPiece<Says = string> {
  readonly id: string;
  readonly face: string;
  readonly says: Says;
  /** How many are left to put; null where that is not counted. */
  readonly left: number | null;
}

/** A piece taken up from the table. */
interface Taken {
  /** What can be put again: a piece of the tray, or one that remembers how it lay. */
  readonly piece: string;
  readonly face: string;
  /** The draft without it. */
  readonly left: Draft;
}

export interface Settings<Says = string> {
  readonly heading: Says;
  readonly controls: readonly Control<Says>[];
  /** Seldom set: only the heading is seen until it is opened. */
  readonly folded?: true;
}

/** Something of a draft that can be set; what is set gives another draft. */
export type Control<Says = string> =
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly says: Says;
      readonly value: number;
      readonly least: number;
      readonly most: number;
      readonly set: (value: number) => Draft;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly says: Says;
      readonly value: string;
      readonly among: readonly { readonly id: string; readonly says: Says }[];
      readonly set: (value: string) => Draft;
    }
  | {
      readonly kind: 'switch';
      readonly id: string;
      readonly says: Says;
      readonly value: boolean;
      readonly set: (value: boolean) => Draft;
    }
  | { readonly kind: 'act'; readonly id: string; readonly says: Says; readonly act: () => Draft };

/** What a control is called: its id among the others, and what it says. */
type Called<Says> = readonly [id: string, says: Says];

/** One of some names. */
export const choice = <Says>(
  [id, says]: Called<Says>,
  value: string,
  among: readonly { readonly id: string; readonly says: Says }[],
  set: (value: string) => Draft,
): Control<Says> => ({ kind: 'choice', id, says, value, among, set });

/** A whole number. */
export const number = <Says>(
  [id, says]: Called<Says>,
  value: number,
  [least, most]: readonly [least: number, most: number],
  set: (value: number) => Draft,
): Control<Says> => ({ kind: 'number', id, says, value, least, most, set });

/** Yes or no. */
export const toggle = <Says>(
  [id, says]: Called<Says>,
  value: boolean,
  set: (value: boolean) => Draft,
): Control<Says> => ({ kind: 'switch', id, says, value, set });

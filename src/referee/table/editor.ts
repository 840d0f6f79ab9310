import type { Fault } from '../game.ts';
import type { Scene, Touch } from './scene.ts';

/**
 * What a game provides for the position editor. The editor works on drafts, which need not be valid, so that a table can be
 * entered in any order. No step is refused; the faults say why a draft is no position yet.
 *
 *     const { scene, faults } = editing.sketch({});
 *     const draft = editing.put({}, 'soldier-red', 'o'); // one soldier more
 */
export interface Editing<Says = string> {
  /** The keys of a draft. An object with other keys is not accepted as a draft of this game. */
  readonly fields: readonly string[];
  /** The scene of a draft, and every reason why it is no position. */
  readonly sketch: (draft: Draft) => Sketch<Says>;
  /** What can be put on the table. */
  readonly pieces: (draft: Draft) => readonly EditPiece<Says>[];
  /** Where a piece may be put. */
  readonly places: (draft: Draft, piece: string) => readonly Touch<Says>[];
  readonly put: (draft: Draft, piece: string, place: string) => Draft;
  /** Takes the top piece from a place; null if there is none to take. */
  readonly take: (draft: Draft, place: string) => Taken | null;
  readonly around: (draft: Draft, place: string) => readonly Control<Says>[];
  /** The other controls: points, hands, whose turn it is. */
  readonly settings: (draft: Draft) => readonly Settings<Says>[];
}

/** A position in its text form, perhaps incomplete or invalid. */
export type Draft = Readonly<Record<string, unknown>>;

interface Sketch<Says = string> {
  readonly scene: Scene<Says>;
  readonly faults: readonly Fault<string, Says>[];
}

export interface EditPiece<Says = string> {
  readonly id: string;
  readonly face: string;
  readonly says: Says;
  /** How many are left to put; null if there is no limit. */
  readonly left: number | null;
}

/** A piece taken up from the table. */
interface Taken {
  /** The id under which it can be put again; it may record how the piece lay. */
  readonly piece: string;
  readonly face: string;
  /** The draft without it. */
  readonly left: Draft;
}

export interface Settings<Says = string> {
  readonly heading: Says;
  readonly controls: readonly Control<Says>[];
  /** Collapsed at first, since it is seldom set. */
  readonly folded?: true;
}

/** A control for one value of a draft; setting it returns a new draft. */
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

/** The id of a control and its label. */
type Called<Says> = readonly [id: string, says: Says];

/** A choice among named values. */
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

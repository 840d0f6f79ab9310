import type { Fault } from '../game.ts';
import type { Said } from '../../language.ts';

/**
 * What the kernel finds wrong with what people write, share or force, as keys and figures; `speech.<language>.ts` has
 * the sentences, without a full stop.
 */
export type KernelFault = FormFault | ScriptFault | RecordFault | ReplayFault | LinkFault | DrawFault;

interface Found {
  readonly found: unknown;
}

/** What can be wrong with any written form. */
export type FormFault =
  | ({ readonly says: 'noObject' | 'noList' | 'noTruth' | 'noText' } & Found)
  | { readonly says: 'tooLong'; readonly length: number; readonly most: number }
  | { readonly says: 'noField'; readonly fields: readonly string[] }
  | { readonly says: 'otherField'; readonly meant: string }
  | ({ readonly says: 'noNumber'; readonly least: number; readonly most: number } & Found)
  | ({ readonly says: 'noName'; readonly names: readonly string[] } & Found)
  | { readonly says: 'needed'; readonly names: readonly string[] }
  | { readonly says: 'elsewhere'; readonly card: string };

/** What can be wrong with results that are forced. */
export type ScriptFault =
  | { readonly says: 'noneToDraw'; readonly purpose: string; readonly wanted: string | number }
  | { readonly says: 'noPurpose'; readonly purpose: string; readonly purposes: readonly string[] };

/** What can keep something from being a record. */
export type RecordFault =
  | { readonly says: 'noRecord' | 'noOptions' | 'noMoves' | 'noScript' | 'noPosition' | 'otherOptions' }
  | { readonly says: 'noGame' | 'noRules' | 'noSeed' }
  | { readonly says: 'noRecordField'; readonly field: string };

/** What can keep a record from being played. */
export type ReplayFault =
  | { readonly says: 'otherGame'; readonly of: string; readonly game: string }
  | { readonly says: 'otherRules'; readonly of: string; readonly rules: string }
  | { readonly says: 'noOption'; readonly option: string; readonly game: string }
  | { readonly says: 'noForm'; readonly game: string }
  | { readonly says: 'unread'; readonly move: number; readonly faults: readonly string[] }
  | { readonly says: 'illegal'; readonly move: number; readonly written: string };

/** What can keep something from being shared in a link, or a link from being opened. */
export type LinkFault =
  | { readonly says: 'longTexts' | 'longLink'; readonly most: number }
  | { readonly says: 'noMoveThere'; readonly move: number }
  | { readonly says: 'otherMoves' | 'noResults' };

/** What can be wrong with draws. */
export type DrawFault =
  | { readonly says: 'unreadDraw'; readonly draw: number; readonly faults: readonly string[] }
  | {
      readonly says: 'otherDraw';
      readonly draw: number;
      readonly written: string;
      /** Some of what can come, in notation. */
      readonly few: readonly string[];
      /** How much else can. */
      readonly more: number;
    }
  | { readonly says: 'endless'; readonly draws: number }
  | { readonly says: 'manyWays'; readonly most: number };

/** More than any position has of anything; what is longer is one fault, and none of it is read. */
export const MOST = 500;

/** What is written at a place, and the faults of the whole that it belongs to. */
export interface Form {
  readonly value: unknown;
  /** As in `Fault.place`. */
  readonly place: string;
  /** Collects the faults of the whole form. */
  readonly faults: Fault<string, Said>[];
}

/** Notes faults of a kind at a place. */
export const notedIn =
  <S extends Said>() =>
  ({ place, faults }: Pick<Form, 'place' | 'faults'>, message: S, rule: string | null = null): void =>
    void faults.push({ place, message, rule });

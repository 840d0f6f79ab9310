import type { Fault } from '../game.ts';
import type { Said } from '../../language.ts';

/**
 * The faults that the kernel finds in what people write, share or force, as keys with figures. Their
 * sentences, without a full stop, are in `kernel.en.ts` and its translations.
 */
export type KernelFault = FormFault | ScriptFault | RecordFault | ReplayFault | LinkFault | DrawFault;

interface Found {
  readonly found: unknown;
}

/** Faults of any written form. */
export type FormFault =
  | ({ readonly says: 'noObject' | 'noList' | 'noTruth' | 'noText' } & Found)
  | { readonly says: 'tooLong'; readonly length: number; readonly most: number }
  | { readonly says: 'noField'; readonly fields: readonly string[] }
  | { readonly says: 'otherField'; readonly meant: string }
  | ({ readonly says: 'noNumber'; readonly least: number; readonly most: number } & Found)
  | ({ readonly says: 'noName'; readonly names: readonly string[] } & Found)
  | { readonly says: 'needed'; readonly names: readonly string[] }
  | { readonly says: 'elsewhere'; readonly card: string };

/** Faults of forced results. */
export type ScriptFault =
  | { readonly says: 'noneToDraw'; readonly purpose: string; readonly wanted: string | number }
  | { readonly says: 'noPurpose'; readonly purpose: string; readonly purposes: readonly string[] };

/** Faults of the shape of a record. */
export type RecordFault =
  | { readonly says: 'noRecord' | 'noOptions' | 'noMoves' | 'noScript' | 'noPosition' | 'otherOptions' }
  | { readonly says: 'noGame' | 'noRules' | 'noSeed' }
  | { readonly says: 'noRecordField'; readonly field: string };

/** Why a record cannot be replayed. */
type ReplayFault =
  | { readonly says: 'otherGame'; readonly of: string; readonly game: string }
  | { readonly says: 'otherRules'; readonly of: string; readonly rules: string }
  | { readonly says: 'noOption'; readonly option: string; readonly game: string }
  | { readonly says: 'noForm'; readonly game: string }
  | { readonly says: 'unread'; readonly move: number; readonly faults: readonly string[] }
  | { readonly says: 'illegal'; readonly move: number; readonly written: string };

/** Why something cannot be shared in a link, or a link cannot be opened. */
type LinkFault =
  | { readonly says: 'longTexts' | 'longLink'; readonly most: number }
  | { readonly says: 'noMoveThere'; readonly move: number }
  | { readonly says: 'otherMoves' | 'noResults' };

/** Faults of draws. */
type DrawFault =
  | { readonly says: 'unreadDraw'; readonly draw: number; readonly faults: readonly string[] }
  | {
      readonly says: 'otherDraw';
      readonly draw: number;
      readonly written: string;
      /** Some possible results, in notation. */
      readonly few: readonly string[];
      /** How many more there are. */
      readonly more: number;
    }
  | { readonly says: 'endless'; readonly draws: number };

/**
 * The most entries of a list or object: more than any position has. A longer one is a single fault and not
 * read.
 */
export const MOST = 500;

/** A place in a written form, with the fault list of the whole form. */
export interface Form {
  readonly value: unknown;
  /** As in `Fault.place`. */
  readonly place: string;
  readonly faults: Fault<string, Said>[];
}

/** A function that notes faults at a place. */
export const notedIn =
  <S extends Said>() =>
  ({ place, faults }: Pick<Form, 'place' | 'faults'>, message: S, rule: string | null = null): void =>
    void faults.push({ place, message, rule });

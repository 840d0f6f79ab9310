/**
 * Situations that are asked about: a table written from a few numbers and choices, and what one would try there first.
 * Whatever is entered, the referee's form reads the table or says why there is none; what the words say is held to what
 * stands on the table (`src/site/ask/validate-situations.ts`).
 */
import type { Written } from './example.ts';

/** What a situation has come to, for whoever looks at the table and not at how it was laid. */
export interface Seen {
  /** The table before the moves that lead to the try, in full: `form.write` of what the referee has read. */
  readonly first: Written;
  /** The table at which one tries. */
  readonly now: Written;
  readonly tries: readonly LikelyTry[];
}

/** A number entered by steps. */
export interface CountField {
  /** Unique in its situation. */
  readonly id: string;
  readonly says: string;
  readonly least: number;
  readonly most: number;
  readonly begin: number;
  /** The same number, counted at the table: what is entered and has no effect there stops the build. */
  readonly counted: (seen: Seen) => number;
}

/** One of a few answers. */
export interface Option {
  readonly id: string;
  readonly says: string;
  /** Whether the words are true of a table: they are where this is chosen, and where another is, they are not. */
  readonly holds: (seen: Seen) => boolean;
  /** What is asked besides, and nowhere else: whose crew it is comes before how many they are. */
  readonly fields?: readonly SituationField[];
}

export interface ChoiceField {
  /** Unique in its situation. */
  readonly id: string;
  readonly says: string;
  readonly among: readonly [Option, Option, ...(readonly Option[])];
  readonly begin: string;
}

export type SituationField = CountField | ChoiceField;

/** What has been entered, as a situation asks for it. To ask for a field that is not on the page is an error. */
export interface Entered {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
  /** Whether the table has switched a ruling to its other reading. */
  readonly agreed: (option: string) => boolean;
}

/** A situation of a game; `content/<game>/situations.ts` holds them. */
export interface Situation {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly SituationField[];
  readonly write: (entered: Entered) => Written;
  readonly before?: (entered: Entered) => readonly string[];
  readonly tries: (entered: Entered) => readonly LikelyTry[];
  /** Whether its table says how much the others hold, so that what they may answer can be reckoned. */
  readonly odds?: true;
  /** Why nothing can be done, in a sentence: where every try is refused, and nowhere else. */
  readonly nothing?: (entered: Entered) => string | null;
}

/** Something that one would try first. */
export interface LikelyTry {
  readonly says: string;
  /** In notation. */
  readonly move: string;
}

/** What the page of proofs shows: every face of a shelf, as plain JSON from the server to the page. */
import type { PrintedEdition } from '../../src/kit/edition.ts';
import type { SourceRow } from '../../src/kit/kit.ts';

/** Where the page stands in a maker's dev server: no game is called so, since ids begin with a letter or a figure. */
export const PROOFS = '_proofs/';

export interface ProofFace {
  /** Unique in the game. */
  readonly id: string;
  readonly name: string;
  /** Trimmed size, mm. */
  readonly width: number;
  readonly height: number;
  /** The key of its picture in each edition; of the last good one where it has faults, if there was any. */
  readonly pictures: Readonly<Partial<Record<PrintedEdition, string>>>;
  /** Why it cannot be drawn as it is now. */
  readonly faults: readonly string[];
  /** What will not print well. */
  readonly notes: readonly string[];
}

export interface ProofCard {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Its front, and its second face where it has one in place of a back. */
  readonly faces: readonly ProofFace[];
  readonly row?: SourceRow;
}

export interface ProofDeck {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly ProofCard[];
  readonly back?: ProofFace;
}

export interface ProofGame {
  readonly id: string;
  readonly title: string;
  readonly decks: readonly ProofDeck[];
  /** Counters, mats, boards and what else there is besides cards. */
  readonly others: readonly ProofFace[];
  /** What is wrong with the game as a whole. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

export interface Proofs {
  readonly games: readonly ProofGame[];
  /** Why the shelf cannot be read as it is now: its games are then as they were before. */
  readonly faults: readonly string[];
  readonly isStale: boolean;
}

export const NO_PROOFS: Proofs = { games: [], faults: [], isStale: false };

export const facesOfProofs = ({ decks, others }: ProofGame): readonly ProofFace[] => [
  ...decks.flatMap(({ cards, back }) => [...cards.flatMap(({ faces }) => faces), ...(back ? [back] : [])]),
  ...others,
];

/** How a page asks for sheets. */
export interface PrintRequest {
  readonly game: string;
  readonly paper: string;
  readonly sides: string;
  readonly edition: string;
}

/** What has become of a request: files by address, or why there are none. */
export interface PrintAnswer {
  readonly isMade: boolean;
  readonly says: string;
  readonly files: readonly { readonly name: string; readonly address: string }[];
}

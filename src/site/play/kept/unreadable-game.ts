/** A game that could be opened only in part or not at all. Its text is kept unchanged until the player deletes it. */
export interface Hurt {
  /** The original text. */
  readonly text: string;
  /** What is wrong, and in which move if it is one; a sentence without a full stop. */
  readonly why: string;
  /** The rules that the move breaks; empty if the fault is no illegal move. */
  readonly breaches: readonly { readonly rule: string; readonly remedy: string }[];
  /** How many of its moves could be replayed; null if it could not be opened. */
  readonly reached: number | null;
}

export const unopened = (text: string, faults: readonly string[]): Hurt => ({
  text,
  why: faults.join('; '),
  breaches: [],
  reached: null,
});

/** A game that was not opened to its end, or not at all: its text stays as it was until its owner deletes it. */
export interface Hurt {
  /** As it was kept, or came. */
  readonly text: string;
  /** What is wrong, naming the move where it is one; a sentence without a full stop. */
  readonly why: string;
  /** The rules that the move breaks, each with what is said of it; none where no rule forbids it. */
  readonly breaches: readonly { readonly rule: string; readonly remedy: string }[];
  /** How many of its moves are on the table; null where it could not be opened, and none are. */
  readonly reached: number | null;
}

/** One that could not be opened. */
export const unopened = (text: string, faults: readonly string[]): Hurt => ({
  text,
  why: faults.join('; '),
  breaches: [],
  reached: null,
});

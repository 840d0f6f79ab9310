/** The rules in brief, for whoever has read them: what the back of the booklet says. */
export interface BriefPart<Rule extends string = string> {
  readonly title: string;
  readonly lines: readonly BriefLine<Rule>[];
}

export interface BriefLine<Rule extends string = string> {
  /** What stands before it: the number of a step, what something counts. */
  readonly figure?: string;
  /** The word that the line is about, stressed: "Move:". */
  readonly lead?: string;
  /** A whole sentence, or what its figure is for. */
  readonly says: string;
  /** The sentences that it is short for. */
  readonly rules: readonly Rule[];
}

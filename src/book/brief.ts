/** A summary of the rules for somebody who knows them: the back of the booklet. */
export interface BriefPart<Rule extends string = string> {
  readonly title: string;
  readonly lines: readonly BriefLine<Rule>[];
}

export interface BriefLine<Rule extends string = string> {
  /** What stands before it: a step number, or what something counts. */
  readonly figure?: string;
  /** The emphasized topic of the line: "Move:". */
  readonly lead?: string;
  /** A whole sentence, or what `figure` is for. */
  readonly says: string;
  /** The rules that it summarizes. */
  readonly rules: readonly Rule[];
}

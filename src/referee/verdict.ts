/**
 * What a referee answers to a try: allowed or not, and on what basis.
 *
 * The engine names rules by id; their sentences live in the game's content and are joined to the ids by whoever shows
 * the verdict.
 */

/** A rule that a try breaks. */
export interface Breach<RuleId extends string> {
  readonly rule: RuleId;
  /** What would make the try legal, in figures of this position: "needs 2 points, you have 1". */
  readonly remedy: string;
}

/** A ruling that has a say in the answer: the rulebook is silent there, or can be read two ways. */
export interface Ruled<RuleId extends string, OptionId extends string> {
  /** The statement that holds the reading in force. */
  readonly rule: RuleId;
  /** The option that switches to the other reading; null where it cannot be switched. */
  readonly option: OptionId | null;
  /** Whether the answer, allowed or not, would be the opposite under the other reading. */
  readonly differs: boolean;
}

/** The answer to a try. */
export interface Verdict<RuleId extends string, OptionId extends string> {
  readonly allowed: boolean;
  /** `ruling` where the answer rests on a ruling: under the other reading it would be the opposite. */
  readonly basis: 'rule' | 'ruling';
  /** The rules broken, the plainest first; empty if and only if the try is allowed. */
  readonly breaches: readonly Breach<RuleId>[];
  /** The rulings touched, those that decide first. */
  readonly rulings: readonly Ruled<RuleId, OptionId>[];
}

/**
 * What a referee answers to a try: allowed or not, and on what basis.
 *
 * The engine names rules by id; their sentences live in the game's content and are joined to the ids by whoever shows
 * the verdict.
 */

/** A rule that a try breaks; `Says` is what the engine says, as keys and figures, or words where it has been put into them. */
export interface Breach<RuleId extends string, Move = unknown, Says = string> {
  readonly rule: RuleId;
  /** Why it does, in figures of this position, and what would make the try legal: "that costs 2 points, and you have 1 left. Pay 1". */
  readonly remedy: Says;
  /** What the remedy says to do, the best first; left out where the player can do nothing about it now. */
  readonly advice?: readonly Advice<Move>[];
}

/**
 * Something to be done about a refusal: a promise. Whoever does it can make the try, or is told the next thing to do.
 *
 *     const [move] = advice.moves; // a button may make it
 */
export interface Advice<Move> {
  /** `first`: the moves are made, one after the other, then the try. `instead`: they are tried in the place of the try. */
  readonly kind: 'first' | 'instead';
  readonly moves: readonly [Move, ...Move[]];
}

/** A ruling that has a say in the answer: the rulebook is silent there, or can be read two ways. */
export interface Ruled<RuleId extends string, OptionId extends string> {
  /** The statement that holds the reading in force. */
  readonly rule: RuleId;
  /** The option that switches to the other reading; null where it cannot be switched. */
  readonly option: OptionId | null;
  /**
   * Whether the answer, allowed or not, would be the opposite under the other reading; `perhaps` where that turns on what
   * was done before, which the position does not remember.
   */
  readonly differs: boolean | 'perhaps';
}

/** The answer to a try. */
export interface Verdict<RuleId extends string, OptionId extends string, Move = unknown, Says = string> {
  readonly allowed: boolean;
  /** `ruling` where the answer rests on a ruling: under the other reading it would be the opposite, or perhaps so. */
  readonly basis: 'rule' | 'ruling';
  /** The rules broken, the plainest first; empty if and only if the try is allowed. */
  readonly breaches: readonly Breach<RuleId, Move, Says>[];
  /** The rulings touched, those that decide first. */
  readonly rulings: readonly Ruled<RuleId, OptionId>[];
}

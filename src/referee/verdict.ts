/**
 * The referee's answer to a try: allowed or not, and why. The engine names rules by id; whoever shows a
 * verdict looks up their sentences in the game's content.
 */

/** A rule that a try breaks. `Says` is a message key with figures, or the finished sentence. */
export interface Breach<RuleId extends string, Move = unknown, Says = string> {
  readonly rule: RuleId;
  /**
   * Why, in figures of this position, and what would make the try legal: "that costs 2 points, and you have 1
   * left. Pay 1".
   */
  readonly remedy: Says;
  /** Moves that would help, best first; left out where the player can do nothing about it now. */
  readonly advice?: readonly Advice<Move>[];
}

/**
 * Moves that resolve a refusal. It is a promise: afterwards the try is legal, or the next refusal says what to do.
 *
 *     const [move] = advice.moves; // a button may make it
 */
export interface Advice<Move> {
  /** `first`: make these moves in order, then the try. `instead`: these moves replace the try. */
  readonly kind: 'first' | 'instead';
  readonly moves: readonly [Move, ...Move[]];
}

/** A ruling that affects the answer, because the rulebook is silent or ambiguous there. */
export interface Ruled<RuleId extends string, OptionId extends string> {
  /** The statement with the reading in force. */
  readonly rule: RuleId;
  /** The option that switches to the other reading; null where it cannot be switched. */
  readonly option: OptionId | null;
  /**
   * Whether the other reading would reverse the answer; `perhaps` where that depends on earlier moves, which
   * the position does not record.
   */
  readonly differs: boolean | 'perhaps';
}

/** The answer to a try. */
export interface Verdict<RuleId extends string, OptionId extends string, Move = unknown, Says = string> {
  readonly allowed: boolean;
  /** `ruling` where the answer depends on one: the other reading would, or might, reverse it. */
  readonly basis: 'rule' | 'ruling';
  /** The rules broken, most obvious first; empty exactly when the try is allowed. */
  readonly breaches: readonly Breach<RuleId, Move, Says>[];
  /** The rulings that affect the answer, decisive ones first. */
  readonly rulings: readonly Ruled<RuleId, OptionId>[];
}

/** A reason why a try is illegal: the rule, and a message. */
export interface Bar<Rule extends string, Why> {
  readonly rule: Rule;
  readonly why: Why;
}

/** Constructors of one game's violations. */
export const barsIn = <Rule extends string, Why>() => ({
  bar: (rule: Rule, why: Why): readonly Bar<Rule, Why>[] => [{ rule, why }],
  barIf: (is: boolean, rule: Rule, why: () => Why): readonly Bar<Rule, Why>[] =>
    is ? [{ rule, why: why() }] : [],
});

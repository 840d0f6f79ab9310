/** What stands in the way of a try: the rule, and why in figures. */
export interface Bar<Rule extends string, Why> {
  readonly rule: Rule;
  readonly why: Why;
}

/** The words for one game’s refusals. */
export const barsIn = <Rule extends string, Why>() => ({
  bar: (rule: Rule, why: Why): readonly Bar<Rule, Why>[] => [{ rule, why }],
  barIf: (is: boolean, rule: Rule, why: () => Why): readonly Bar<Rule, Why>[] =>
    is ? [{ rule, why: why() }] : [],
});

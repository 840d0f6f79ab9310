import type { Judging } from './judgment.ts';
import type { Advice, Breach, Ruled } from './verdict.ts';

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

/** How a game judges by bars, whose options are switches of its positions. */
interface Barring<
  Position,
  Move extends { readonly kind: string },
  Rule extends string,
  Option extends string,
  Why,
> {
  /** What stands in the way of a try of whoever decides; nothing where it is legal. */
  readonly bars: (position: Position, move: Move) => readonly Bar<Rule, Why>[];
  /** The statement that each option turns round, of those that can make a try legal or not. */
  readonly ruleOf: Readonly<Record<Option, Rule>>;
  /** Which of them can, by the kind of move. */
  readonly deciding: Readonly<Partial<Record<Move['kind'], readonly Option[]>>>;
  /** What a refusal says to do, the best first; nothing where left out, or null. */
  readonly advice?: (position: Position, move: Move) => readonly Advice<Move>[] | null;
  /** Rulings without an option that have a say, as in `Judging`. */
  readonly unswitched?: (
    position: Position,
    move: Move,
    found: readonly Bar<Rule, Why>[],
  ) => readonly Ruled<Rule, Option>[];
}

interface Switched<Option extends string> {
  readonly options: Readonly<Partial<Record<Option, boolean>>>;
}

/** The judgment of such a game: `verdictOf` makes its answer of it. */
export const barJudging = <
  Position extends Switched<Option>,
  Move extends { readonly kind: string },
  Rule extends string,
  Option extends string,
  Why extends Says,
  Says,
>({
  bars,
  ruleOf,
  deciding,
  advice,
  unswitched,
}: Barring<Position, Move, Rule, Option, Why>): Judging<
  Position,
  Move,
  Rule,
  Option,
  Bar<Rule, Why>,
  Says
> => ({
  breaches: bars,
  explained: (position, move, found) => {
    const advised = found.length > 0 ? (advice?.(position, move) ?? null) : null;
    return found.map(({ rule, why }): Breach<Rule, Move, Says> => ({
      rule,
      remedy: why,
      ...(advised && { advice: advised }),
    }));
  },
  options: ({ kind }) => deciding[kind as Move['kind']] ?? [],
  ruleOf: (option) => ruleOf[option],
  ...(unswitched && { unswitched }),
  switched: (position, option) => ({
    ...position,
    options: { ...position.options, [option]: position.options[option] !== true },
  }),
});

import type { Judging } from './judgment.ts';
import type { Advice, Breach, Ruled } from './verdict.ts';

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

/** What `barJudging` needs of a game whose options are switches in its positions. */
interface Barring<
  Position,
  Move extends { readonly kind: string },
  Rule extends string,
  Option extends string,
  Why,
> {
  /** Why a try is illegal; empty where it is legal. */
  readonly bars: (position: Position, move: Move) => readonly Bar<Rule, Why>[];
  /** The statement that each option reverses. */
  readonly ruleOf: Readonly<Record<Option, Rule>>;
  /** The options that can affect legality, by kind of move. */
  readonly deciding: Readonly<Partial<Record<Move['kind'], readonly Option[]>>>;
  /** The advice for a refusal, best first; null for none. */
  readonly advice?: (position: Position, move: Move) => readonly Advice<Move>[] | null;
  /** As in `Judging`. */
  readonly unswitched?: (
    position: Position,
    move: Move,
    found: readonly Bar<Rule, Why>[],
  ) => readonly Ruled<Rule, Option>[];
}

interface Switched<Option extends string> {
  readonly options: Readonly<Partial<Record<Option, boolean>>>;
}

/** Builds the judging of such a game for `verdictOf`. */
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

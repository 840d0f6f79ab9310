import type { Game, GameTypes } from './game.ts';
import { nameIn, type Actor } from './seats.ts';
import type { RefereeWords } from './messages/catalogue.ts';
import type { Breach, Ruled, Verdict } from './verdict.ts';

/** How a game answers a try, in the parts that are its own. */
export interface Judging<Position, Move, Rule extends string, Option extends string, Found, Says = string> {
  /** Every rule that the try of whoever decides breaks, the plainest first. */
  readonly breaches: (position: Position, move: Move) => readonly Found[];
  /** What is said of them. It is asked once a verdict, and `breaches` once more for each option. */
  readonly explained: (
    position: Position,
    move: Move,
    found: readonly Found[],
  ) => readonly Breach<Rule, Move, Says>[];
  /** The options that can make such a try legal or not; the others say what follows from it. */
  readonly options: (move: Move) => readonly Option[];
  /** The statement that an option turns round. */
  readonly ruleOf: (option: Option) => Rule;
  /** The same position at a table that holds with an option's other reading, as far as the try can tell. */
  readonly switched: (position: Position, option: Option, move: Move) => Position;
  /** Rulings without an option that have a say. */
  readonly unswitched?: (
    position: Position,
    move: Move,
    found: readonly Found[],
  ) => readonly Ruled<Rule, Option>[];
}

/** The same by the types of a game. */
export type JudgingOf<Types extends GameTypes, Found, Says> = Judging<
  Types['position'],
  Types['move'],
  Types['rule'],
  Types['option'],
  Found,
  Says
>;

/**
 * The answer to a try: the rules it breaks, and the rulings that have a say. A ruling with an option has one where the
 * answer would be the opposite at a table that has switched it, or where it is what is broken.
 */
export function verdictOf<
  Position,
  Move,
  Rule extends string,
  Option extends string,
  Found extends { readonly rule: Rule },
  Says,
>(
  judging: Judging<Position, Move, Rule, Option, Found, Says>,
  position: Position,
  move: Move,
): Verdict<Rule, Option, Move, Says> {
  const found = judging.breaches(position, move);
  const allowed = found.length === 0;
  const switchable = judging.options(move).flatMap((option): Ruled<Rule, Option>[] => {
    const rule = judging.ruleOf(option);
    const otherwise = judging.breaches(judging.switched(position, option, move), move);
    const differs = (otherwise.length === 0) !== allowed;
    return differs || found.some((breach) => breach.rule === rule) ? [{ rule, option, differs }] : [];
  });
  const touched = [...switchable, ...(judging.unswitched?.(position, move, found) ?? [])];
  const [deciding, others] = [touched.filter(decides), touched.filter((ruled) => !decides(ruled))];
  return {
    allowed,
    basis: deciding.length > 0 ? 'ruling' : 'rule',
    breaches: judging.explained(position, move, found),
    rulings: [...deciding, ...others],
  };
}

/** The `judge` of a game: `verdictOf` bound to its rules. */
export const judgeBy =
  <Position, Move, Rule extends string, Option extends string, Found extends { readonly rule: Rule }, Says>(
    judging: Judging<Position, Move, Rule, Option, Found, Says>,
  ) =>
  (position: Position, move: Move): Verdict<Rule, Option, Move, Says> =>
    verdictOf(judging, position, move);

/** Whether the answer turns on a ruling. */
const decides = ({ differs }: Ruled<string, string>): boolean => Boolean(differs);

/**
 * The answer to a try of somebody, whether they decide now or not. Whoever does not is refused without a look at the
 * try: what it would be worth in their turn is nothing to be told now.
 */
export function judgedBy<Position, Move, Rule extends string, Option extends string>(
  game: Pick<Game<Position, Move, Rule, Option, unknown>, 'seats' | 'toAct' | 'judge' | 'turnRule'>,
  position: Position,
  move: Move,
  by: Actor,
  words: RefereeWords,
): Verdict<Rule, Option, Move> {
  const actor = game.toAct(position);
  // When the game has ended, its own rules say so.
  if (actor === null || actor === by) return game.judge(position, move);
  const remedy = actor === 'chance' ? words.chanceFirst : words.decides(nameIn(game.seats, actor));
  const breach = { rule: game.turnRule(position), remedy };
  return { allowed: false, basis: 'rule', breaches: [breach], rulings: [] };
}

import type { Game, GameTypes } from './game.ts';
import { nameIn, type Actor } from './seats.ts';
import type { RefereeWords } from './messages/catalogue.ts';
import type { Breach, Ruled, Verdict, Advice, Bar } from './verdict.ts';

/** The game-specific parts of judging a try. */
interface Judging<Position, Move, Rule extends string, Option extends string, Found, Says = string> {
  /** Every rule that the try breaks, most obvious first. */
  readonly breaches: (position: Position, move: Move) => readonly Found[];
  /** Explains the breaches. Called once a verdict, while `breaches` is called again for each option. */
  readonly explained: (
    position: Position,
    move: Move,
    found: readonly Found[],
  ) => readonly Breach<Rule, Move, Says>[];
  /** The options that can affect whether this move is legal; others change only its effects. */
  readonly options: (move: Move) => readonly Option[];
  /** The statement that an option reverses. */
  readonly ruleOf: (option: Option) => Rule;
  /** The position with one option flipped, as far as it matters to the move. */
  readonly switched: (position: Position, option: Option, move: Move) => Position;
  /** Rulings without an option that affect the answer. */
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
 * Judges a try. A ruling with an option is listed where flipping it would reverse the answer, or where its
 * statement is the one broken.
 */
function verdictOf<
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

/** Whether the answer depends on a ruling. */
const decides = ({ differs }: Ruled<string, string>): boolean => Boolean(differs);

/**
 * Judges a try by anybody. If it is not their turn it is refused unseen: whether it would be legal in their
 * turn must not be revealed.
 */
export function judgedBy<Position, Move, Rule extends string, Option extends string>(
  game: Pick<Game<Position, Move, Rule, Option, unknown>, 'seats' | 'toAct' | 'judge' | 'turnRule'>,
  position: Position,
  move: Move,
  by: Actor,
  words: RefereeWords,
): Verdict<Rule, Option, Move> {
  const actor = game.toAct(position);
  // After the end, the game's own rules refuse.
  if (actor === null || actor === by) return game.judge(position, move);
  const remedy = actor === 'chance' ? words.chanceFirst : words.decides(nameIn(game.seats, actor));
  const breach = { rule: game.turnRule(position), remedy };
  return { allowed: false, basis: 'rule', breaches: [breach], rulings: [] };
}

/** What `judgeByBars` needs of a game whose options are switches in its positions. */
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

/** The `judge` of such a game. */
export const judgeByBars = <
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
}: Barring<Position, Move, Rule, Option, Why>) =>
  judgeBy<Position, Move, Rule, Option, Bar<Rule, Why>, Says>({
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

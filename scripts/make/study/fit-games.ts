/**
 * Games for fitting an evaluation: the opponent against itself, at the table that pages offer first, with what its evaluation saw
 * at each decision and who won. Lines of JSON, the plan first, so that parts can be played anywhere and merged.
 */
import type { Plan } from './study-plan.ts';
import { decisionsIn } from '../contest.ts';
import { lotsOf } from '../../../src/referee/chance/random.ts';
import { LONGEST_PLAYOUT } from '../../../src/referee/playout.ts';
import type { Evaluation } from '../../../src/referee/search/evaluation.ts';
import { sharesOf } from '../../../src/referee/search/sample-value.ts';
import { opponentOf } from '../../../src/referee/search/search.ts';
import { failed, ok, type Result } from '../../../src/result.ts';
import type { Seen } from './regression.ts';
import type { Studied } from './study-game.ts';

/** The plan of a fit: parts with equal plans belong together. */
export interface FitPlan extends Pick<Plan, 'game' | 'rules' | 'seed' | 'games'> {
  /** The version of the file format. */
  readonly fit: number;
  readonly samples: number;
  /** The rulings and choices of the table. */
  readonly table: { readonly options: readonly string[]; readonly picks: readonly string[] };
  readonly features: readonly string[];
  /** The weights that the games were played by. */
  readonly weights: Readonly<Record<string, number>>;
}

/** One game: for each decision who was asked, and the figures. */
export interface FitGame {
  readonly n: number;
  /** Each seat's share of the win. */
  readonly shares: readonly number[];
  readonly seen: readonly (readonly [seat: number, ...figures: number[]])[];
}

export const FIT_FORM = 1;

/** One decision in so many is drawn in proportion to what was looked at, so that games differ. */
const RASH = 6;

const shortened = (figure: number): number => Number(figure.toPrecision(5));

/** Plays game `n`; a fault says why it cannot be played. */
export function fitGame(
  { game, hints }: Pick<Studied, 'game' | 'hints'>,
  evaluation: Evaluation,
  plan: FitPlan,
  first: unknown,
  n: number,
): Result<FitGame, string> {
  const seed = `${plan.seed}/${n}`;
  const players = game.seats.map(() => ({
    calm: opponentOf({ game, hints }, { samples: plan.samples }),
    rash: opponentOf({ game, hints }, { samples: plan.samples, isRash: true }),
  }));
  const limit = game.bound ?? LONGEST_PLAYOUT;
  const decisions = decisionsIn(game, first, seed, limit);
  const seen: [number, ...number[]][] = [];
  let next = decisions.next();
  while (next.done !== true) {
    const { position, player, seed: made } = next.value;
    if (game.moves(position).length > 1)
      seen.push([player, ...evaluation.figures(position, player).map(shortened)]);
    const { calm, rash } = players[player] ?? {};
    const decide = lotsOf(`${made}/rash`)(RASH) === 0 ? rash : calm;
    next = decisions.next(decide?.(game.observe(position, player), made));
  }
  if (next.value === null)
    return failed(`game ${n} of seed "${plan.seed}" has not ended after ${limit} moves`);
  return ok({ n, shares: sharesOf(game.seats, next.value), seen });
}

/** Positions of one game depend on each other: together they count as so many. */
const A_GAME = 8;

/** What was seen in some games, each game counting alike. */
export const seenIn = (games: readonly FitGame[]): readonly Seen[] =>
  games.flatMap(({ shares, seen }) =>
    seen.map(([seat, ...figures]) => ({
      figures,
      result: shares[seat] ?? 0,
      counts: A_GAME / seen.length,
    })),
  );

/** Each game whose number this divides is held back, to see what the fit is worth. */
export const HELD_BACK = 5;

import type { Seats } from '../../../src/referee/seats.ts';
import { casesOf, type Plan, type StudyGame, type Figures } from './study-plan.ts';

/** A proportion with its confidence interval. */
export interface Counted {
  readonly name: string;
  readonly won: number;
  readonly games: number;
  /** As a fraction of 1, with its 95% interval. */
  readonly share: number;
  readonly interval: Interval;
}

export interface Quartiles {
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
}

/** How often a kind of move is made a game: by seats that win, and by the others. */
interface KindShare {
  readonly kind: string;
  readonly byWinners: number;
  readonly byOthers: number;
}

/** The games in which something decided; `times` is how often a game. */
interface DecidedShare extends Counted {
  readonly times: number;
}

/** The results of the games with one set of figures. */
export interface Case {
  readonly figures: Figures;
  readonly games: number;
  readonly drawn: number;
  readonly players: readonly Counted[];
  readonly seats: readonly Counted[];
  /** The share of the seat that decided first. */
  readonly first: Counted;
  readonly moves: Quartiles;
  /** The winner's margin in points; null for a game without scores. */
  readonly lead: Quartiles | null;
  readonly kinds: readonly KindShare[];
  /** Most frequent first. */
  readonly decided: readonly DecidedShare[];
}

/** The results of a study, case by case. */
export interface Findings {
  readonly plan: Plan;
  readonly games: number;
  readonly cases: readonly Case[];
}

function counted(name: string, results: readonly boolean[]): Counted {
  const won = results.filter(Boolean).length;
  const games = results.length;
  return { name, won, games, share: games === 0 ? 0 : won / games, interval: wilson(won, games) };
}

function quartiles(figures: readonly number[]): Quartiles {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { least: at(0), quarter: at(0.25), median: at(0.5), threeQuarters: at(0.75), most: at(1) };
}

const leadOf = (totals: readonly number[]): number => {
  const [best = 0, next = 0] = totals.toSorted((one, other) => other - one);
  return best - next;
};

/** Computes the results of all games, or of those played so far. */
export const findingsOf = (plan: Plan, games: readonly StudyGame[], seats: Seats): Findings => ({
  plan,
  games: games.length,
  cases: casesOf(plan).map((figures, at) =>
    caseOf(
      plan,
      figures,
      games.filter(({ of }) => of === at),
      seats,
    ),
  ),
});

function caseOf(plan: Plan, figures: Figures, games: readonly StudyGame[], seats: Seats): Case {
  const wonBy = (seat: number) => games.map(({ winners }) => winners.includes(seat));
  const scores = games.flatMap(({ totals }) => (totals === null ? [] : [leadOf(totals)]));
  return {
    figures,
    games: games.length,
    drawn: games.filter(({ winners }) => winners.length === 0).length,
    players: plan.players.map((name, player) =>
      counted(
        name,
        games
          .filter((game) => game.seats.includes(player))
          .map(({ winners, seats: sat }) => winners.some((seat) => sat[seat] === player)),
      ),
    ),
    seats: seats.map(({ id }, seat) => counted(id, wonBy(seat))),
    first: counted(
      'first',
      games.map(({ first, winners }) => first !== null && winners.includes(first)),
    ),
    moves: quartiles(games.map(({ moves }) => moves)),
    lead: scores.length === 0 ? null : quartiles(scores),
    kinds: kindsIn(games),
    decided: decidedIn(games),
  };
}

function kindsIn(games: readonly StudyGame[]): readonly KindShare[] {
  const made = games.flatMap(({ kinds, winners }) =>
    kinds.map((counts, seat) => ({ counts, hasWon: winners.includes(seat) })),
  );
  const names = [...new Set(made.flatMap(({ counts }) => Object.keys(counts)))].toSorted();
  const average = (kind: string, hasWon: boolean): number => {
    const some = made.filter((one) => one.hasWon === hasWon);
    return some.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0) / Math.max(1, some.length);
  };
  return names.map((kind) => ({ kind, byWinners: average(kind, true), byOthers: average(kind, false) }));
}

function decidedIn(games: readonly StudyGame[]): readonly DecidedShare[] {
  const names = [...new Set(games.flatMap(({ decided }) => Object.keys(decided)))].toSorted();
  return names
    .map((name) => ({
      ...counted(
        name,
        games.map(({ decided }) => (decided[name] ?? 0) > 0),
      ),
      times: games.reduce((sum, { decided }) => sum + (decided[name] ?? 0), 0) / Math.max(1, games.length),
    }))
    .toSorted((one, other) => other.won - one.won);
}

/** A range of a proportion, as fractions of 1. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The z score of a 95% interval. */
const USUAL = 1.959964;

/**
 * The 95% confidence interval of `count` out of `all` (Wilson, "Probable Inference, the Law of Succession, and
 * Statistical Inference", 1927). `count` may have halves, for draws.
 */
export function wilson(count: number, all: number): Interval {
  if (all === 0) return { from: 0, to: 1 };
  const share = count / all;
  const square = USUAL ** 2;
  const middle = share + square / (2 * all);
  const reach = USUAL * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  const whole = 1 + square / all;
  return { from: Math.max(0, (middle - reach) / whole), to: Math.min(1, (middle + reach) / whole) };
}

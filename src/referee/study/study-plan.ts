/**
 * Studies: many games of one set of players, as lines of JSON. The first line says what is studied, each other line is a
 * game by its number; so a study falls into shards that anybody may play anywhere, and the lines of all of them, in order,
 * are the same bytes as if one machine had played it.
 */
import type { Figure, Figures } from './parameters.ts';

/** A figure that is varied, and its least and its highest value in the study. */
export interface Varied {
  readonly figure: string;
  readonly from: number;
  readonly to: number;
}

/** The form in which studies are written now. */
export const FORM = 2;

/** What is studied. Two files with the same are parts of one study. */
export interface Plan {
  /** The form of the file. */
  readonly study: number;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly seed: string;
  /** Games of the whole study, whatever part of it a shard is. */
  readonly games: number;
  /** By name, as they take turns at the seats. */
  readonly players: readonly string[];
  /** Samples of the opponent at each decision, where they are not those of its rank. */
  readonly samples: number | null;
  readonly options: readonly string[];
  /** Every set of their values is a case: each set-up is played in all of them. */
  readonly vary: readonly Varied[];
}

/** The sets of figures that are played, in order; one without any figure where nothing is varied. */
export const casesOf = ({ vary }: Pick<Plan, 'vary'>): readonly Figures[] =>
  vary.reduce<readonly Figures[]>(
    (cases, { figure, from, to }) =>
      cases.flatMap((figures) =>
        Array.from({ length: to - from + 1 }, (_, index) => ({ ...figures, [figure]: from + index })),
      ),
    [{}],
  );

/** What a game of a study is, by its number from 1. */
interface Place {
  /** Which set-up it has, from 1. */
  readonly round: number;
  /** Which of the cases it is of. */
  readonly kase: number;
  /** By how many seats the players have moved on. */
  readonly turned: number;
}

/** Games of the same set-up follow each other: players change seats first, then the case changes. */
export function placeOf(plan: Plan, n: number): Place {
  const players = plan.players.length;
  const cases = casesOf(plan).length;
  return {
    round: Math.floor((n - 1) / (players * cases)) + 1,
    kase: Math.floor((n - 1) / players) % cases,
    turned: (n - 1) % players,
  };
}

/** What of `vary` cannot be: a sentence without a full stop for each. */
export const variedFaults = (vary: readonly Varied[], figures: readonly Figure[]): readonly string[] =>
  vary.flatMap(({ figure: id, from, to }) => {
    const figure = figures.find((each) => each.id === id);
    if (figure === undefined) return [`there is no figure "${id}"`];
    if (from > to) return [`${id} goes from the lower to the higher, as in ${id}=${to}..${from}`];
    return from < figure.least || to > figure.most
      ? [`${id} goes from ${figure.least} to ${figure.most} at most`]
      : [];
  });

/** One game of a study. */
export interface StudyGame {
  /** Its number in the study, from 1. */
  readonly n: number;
  /** Which of the plan's cases it is of. */
  readonly of: number;
  /** Who sat where: places in the plan's players. */
  readonly seats: readonly number[];
  /** The seat that decided first. */
  readonly first: number | null;
  readonly winners: readonly number[];
  readonly totals: readonly number[] | null;
  readonly moves: number;
  /** By seat: how often each kind of move was made, by the first word of its notation. */
  readonly kinds: readonly Readonly<Record<string, number>>[];
  /** How often something decided, by its name: see `deciding.ts`. */
  readonly decided: Readonly<Record<string, number>>;
}

/** A part of a study: the numbers of its first and its last game. */
interface Shard {
  readonly from: number;
  readonly to: number;
}

/** The games of shard `part` of `parts`, both from 1: as many in each as in any other, or one more. */
export const shardOf = (games: number, part: number, parts: number): Shard => ({
  from: Math.floor((games * (part - 1)) / parts) + 1,
  to: Math.floor((games * part) / parts),
});

export const lineOf = (value: Plan | StudyGame): string => `${JSON.stringify(value)}\n`;

/** The command that plays a study. */
export function commandOf({ game, games, seed, players, samples, options, vary }: Plan): string {
  return [
    `fieldkit study ${game} --games ${games} --seed ${seed} --players ${players.join()}`,
    ...(samples === null ? [] : [`--samples ${samples}`]),
    ...(options.length === 0 ? [] : [`--options ${options.join()}`]),
    ...vary.map(({ figure, from, to }) => `--vary ${figure}=${from}..${to}`),
  ].join(' ');
}

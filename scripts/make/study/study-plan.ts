/**
 * Studies: many games between the same players, as lines of JSON. The first line is the plan, each other line
 * a game by its number. A study can be split into shards that are played anywhere: their lines in order are
 * byte-identical to a run on one machine.
 */
import type { Design } from '../../../src/referee/study-figures.ts';

type Figure = Design['figures'][number];
/** Values by figure id; missing ones have their usual value. */
export type Figures = Parameters<Design['setUp']>[2];

/** A figure that is varied, with its range. */
export interface Varied {
  readonly figure: string;
  readonly from: number;
  readonly to: number;
}

/** The current version of the file format. */
export const FORM = 2;

/** The plan of a study. Files with equal plans are parts of one study. */
export interface Plan {
  /** The version of the file format. */
  readonly study: number;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly seed: string;
  /** Games of the whole study, not of a shard. */
  readonly games: number;
  /** Names, in the order in which they rotate through the seats. */
  readonly players: readonly string[];
  /** Samples a decision of the opponent; null for those of its level. */
  readonly samples: number | null;
  readonly options: readonly string[];
  /** Every combination of values is a case; each set-up is played in all cases. */
  readonly vary: readonly Varied[];
}

/** Every combination of the varied figures, in order; one empty case where nothing is varied. */
export const casesOf = ({ vary }: Pick<Plan, 'vary'>): readonly Figures[] =>
  vary.reduce<readonly Figures[]>(
    (cases, { figure, from, to }) =>
      cases.flatMap((figures) =>
        Array.from({ length: to - from + 1 }, (_, index) => ({ ...figures, [figure]: from + index })),
      ),
    [{}],
  );

/** What a game number stands for. */
interface Place {
  /** The number of its set-up, from 1. */
  readonly round: number;
  /** The index of its case. */
  readonly kase: number;
  /** By how many seats the players are rotated. */
  readonly turned: number;
}

/** Games with the same set-up are consecutive: first the players rotate, then the case changes. */
export function placeOf(plan: Plan, n: number): Place {
  const players = plan.players.length;
  const cases = casesOf(plan).length;
  return {
    round: Math.floor((n - 1) / (players * cases)) + 1,
    kase: Math.floor((n - 1) / players) % cases,
    turned: (n - 1) % players,
  };
}

/** What is wrong with `vary`: sentences without a full stop. */
export const variedFaults = (vary: readonly Varied[], figures: readonly Figure[]): readonly string[] =>
  vary.flatMap(({ figure: id, from, to }) => {
    const figure = figures.find((each) => each.id === id);
    if (figure === undefined) return [`there is no figure "${id}"`];
    if (from > to) return [`${id} goes from the lower to the higher, as in ${id}=${to}..${from}`];
    return from < figure.least || to > figure.most
      ? [`${id} goes from ${figure.least} to ${figure.most} at most`]
      : [];
  });

export interface StudyGame {
  /** Its number in the study, from 1. */
  readonly n: number;
  /** The index of its case. */
  readonly of: number;
  /** Who sat where: an index into the plan's players for each seat. */
  readonly seats: readonly number[];
  /** The seat that decided first. */
  readonly first: number | null;
  readonly winners: readonly number[];
  readonly totals: readonly number[] | null;
  readonly moves: number;
  /** How often each seat made each kind of move. */
  readonly kinds: readonly Readonly<Record<string, number>>[];
  /** How often something decided, by name: see `deciding.ts`. */
  readonly decided: Readonly<Record<string, number>>;
}

/** The first and last game number of a part of a study. */
interface Shard {
  readonly from: number;
  readonly to: number;
}

/** The games of shard `part` of `parts`, from 1; sizes differ by at most one. */
export const shardOf = (games: number, part: number, parts: number): Shard => ({
  from: Math.floor((games * (part - 1)) / parts) + 1,
  to: Math.floor((games * part) / parts),
});

export const lineOf = (value: Plan | StudyGame): string => `${JSON.stringify(value)}\n`;

/** The command that runs a study. */
export function commandOf({ game, games, seed, players, samples, options, vary }: Plan): string {
  return [
    `fieldkit study ${game} --games ${games} --seed ${seed} --players ${players.join()}`,
    ...(samples === null ? [] : [`--samples ${samples}`]),
    ...(options.length === 0 ? [] : [`--options ${options.join()}`]),
    ...vary.map(({ figure, from, to }) => `--vary ${figure}=${from}..${to}`),
  ].join(' ');
}

/** The prefix of a figure that switches a ruling: 0 is off, 1 is on. */
const OPTION = 'options.';

/** Everything a study may vary: the game's own figures, and each of its rulings. */
export const figuresOf = (
  options: readonly string[],
  design: { readonly figures: readonly Figure[] } | undefined,
): readonly Figure[] => [
  ...(design?.figures ?? []),
  ...options.map((option) => ({ id: OPTION + option, least: 0, most: 1, usual: 0 })),
];

export const switchedBy = (figures: Figures): readonly string[] =>
  Object.entries(figures).flatMap(([id, figure]) =>
    id.startsWith(OPTION) && figure === 1 ? [id.slice(OPTION.length)] : [],
  );

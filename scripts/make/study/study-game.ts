import type { AnyGame } from '../../../src/referee/erased-types.ts';
import type { Design } from '../../../src/referee/study-figures.ts';
import type { Hints } from '../../../src/referee/search/heuristics.ts';
import type { Player } from '../../../src/referee/game.ts';
import { chanceOf } from '../../../src/referee/chance/random.ts';
import { byLot, contest } from '../contest.ts';
import { LONGEST_PLAYOUT } from '../../../src/referee/playout.ts';
import { budgetOf, LEVELS } from '../../../src/site/play/levels.ts';
import { opponentOf, type Report } from '../../../src/referee/search/search.ts';
import { sayingOf } from '../../../src/language.ts';
import { failed, ok, type Result } from '../../../src/result.ts';
import { playerOf, teamsIn } from '../../../src/referee/seats.ts';
import { casesOf, placeOf, switchedBy, type Plan, type StudyGame } from './study-plan.ts';

/** A callback for the report of a searching player, at each decision. */
type Hear = (report: Report<unknown>) => void;

/** Creates a new player for every game, because a searching player has memory. */
export type Maker = (hear?: Hear) => Player;

/** A game with its players and its study design. */
export interface Studied {
  readonly game: AnyGame;
  readonly hints: Hints;
  readonly design?: Design;
  /** Automatic players by name, the opponent's levels first. */
  readonly makers: ReadonlyMap<string, Maker>;
}

/** All automatic players of a game by name; `samples` overrides those of the levels. */
export const makersFor = (
  game: AnyGame,
  hints: Hints,
  others: Readonly<Record<string, Player>>,
  samples: number | null,
): ReadonlyMap<string, Maker> =>
  new Map<string, Maker>([
    ...LEVELS.map((level): [string, Maker] => [
      level,
      (hear) =>
        opponentOf(
          { game, hints },
          { ...budgetOf(hints, level), ...(samples !== null && { samples }) },
          hear,
        ),
    ]),
    ['random', () => byLot(game)],
    ...Object.entries(others).map(([name, player]): [string, Maker] => [name, () => player]),
  ]);

/** Plays game number `n` of a study; a fault says why it cannot be played. */
export function studyGame(studied: Studied, plan: Plan, n: number): Result<StudyGame, string> {
  const { game, design, makers } = studied;
  const { round, kase, turned } = placeOf(plan, n);
  const figures = casesOf(plan)[kase] ?? {};
  const on = [...new Set([...plan.options, ...switchedBy(figures)])];
  const chance = chanceOf(`${plan.seed}/${round}`);
  const first = design === undefined ? game.setUp(on, chance) : design.setUp(on, chance, figures);
  if (!first.ok) {
    const say = sayingOf(game.words.faults);
    return failed(...first.faults.map((fault) => (typeof fault === 'string' ? fault : say(fault))));
  }
  const teams = teamsIn(game.seats);
  const seats = game.seats.map(
    (_, seat) => (teams.findIndex((team) => team.includes(seat)) + turned) % plan.players.length,
  );
  let thought: Report<unknown> | null = null;
  const seated = seats.flatMap(
    (at) => makers.get(plan.players[at] ?? '')?.((report) => (thought = report)) ?? [],
  );
  const kinds = game.seats.map((): Record<string, number> => ({}));
  const decides = deciding(game, design);
  const limit = game.bound ?? LONGEST_PLAYOUT;
  let moves = 0;
  let last: unknown = first.value;
  // The first to decide may be chosen by chance.
  let from: number | null = null;
  const outcome = contest(game, first.value, seated, `${plan.seed}/${n}`, limit, (before, move) => {
    moves++;
    from ??= playerOf(game.toAct(before));
    const kind = kindOf(game, before, move);
    const counts = kinds[playerOf(game.toAct(before)) ?? -1];
    if (counts !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
    decides.move(before, move, thought);
    thought = null;
    last = game.play(before, move);
  });
  if (outcome === null) return failed(`game ${n} of seed "${plan.seed}" has not ended after ${limit} moves`);
  const { winners, totals } = outcome;
  decides.end(last, winners);
  const decided = decides.counts();
  return ok({ n, of: kase, seats, first: from, winners, totals, moves, kinds, decided });
}

/**
 * What decided a game, as far as a study can tell cheaply.
 *
 * - `move recruit`, `card 3`: a searching player made a move of this kind, or with this card, and by its own samples the
 *   best move without it would have won at least ten games of 100 fewer. It is the player's estimate, not the truth;
 *   players that do not search are not counted.
 * - `option free`: a move was made that the referee would have refused under the other reading of this ruling; or, as the
 *   game reports at its end, somebody else would have won by it.
 * - what the game itself names, such as `crates`: somebody else would have won had it counted for nothing.
 */

/** How much less the best alternative must win for a move to be decisive, as a share of the games. */
const LEAST_GAP = 0.1;

/** Counts what decided one game. */
interface Deciding {
  /** Called before each move, with the report of a player that searches. */
  readonly move: (before: unknown, move: unknown, report: Report<unknown> | null) => void;
  readonly end: (position: unknown, winners: readonly number[]) => void;
  /** Counts by name. */
  readonly counts: () => Readonly<Record<string, number>>;
}

/** The kind of a move: the first word of its notation. */
export const kindOf = (game: Pick<AnyGame, 'print'>, before: unknown, move: unknown): string =>
  game.print(before, move).split(' ')[0] ?? '';

export function deciding(game: AnyGame, design: Design | undefined): Deciding {
  const counts = new Map<string, number>();
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = (before: unknown, move: unknown): readonly string[] => [
    `move ${kindOf(game, before, move)}`,
    ...(design?.uses(before, move) ?? []),
  ];
  return {
    move: (before, move, report) => {
      if (report !== null) decisive(report, move, (one) => names(before, one)).forEach(count);
      const { rulings } = game.judge(before, move);
      new Set(
        rulings.flatMap(({ option, differs }) => (option !== null && differs === true ? [option] : [])),
      ).forEach((option) => count(`option ${option}`));
    },
    end: (position, winners) => {
      for (const without of design?.without(position) ?? [])
        if (without.winners.join() !== winners.join()) count(without.what);
    },
    counts: () => Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** What was decisive in a move: the names without which its player expected far less. */
function decisive(
  { moves }: Report<unknown>,
  made: unknown,
  names: (move: unknown) => readonly string[],
): readonly string[] {
  const key = JSON.stringify(made);
  const chances = moves.find(({ move }) => JSON.stringify(move) === key)?.chances;
  if (chances === undefined) return [];
  return names(made).filter((name) => {
    const others = moves.filter(({ move }) => !names(move).includes(name));
    return others.length > 0 && others.every((other) => chances - other.chances >= LEAST_GAP);
  });
}

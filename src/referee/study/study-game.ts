import type { AnyDesign, AnyGame, AnyHints, AnyPlayer } from '../erased-types.ts';
import { chanceOf } from '../chance/random.ts';
import { switchedBy } from './parameters.ts';
import { byLot, contest } from '../player.ts';
import { LONGEST_PLAYOUT } from '../playout.ts';
import { BUDGETS, LEVELS } from '../search/levels.ts';
import { opponentOf } from '../search/opponent.ts';
import type { Report } from '../search/search.ts';
import { sayingOf } from '../../language.ts';
import { failed, ok, type Result } from '../../result.ts';
import { playerOf, teamsIn } from '../seats.ts';
import { deciding, kindOf } from './deciding.ts';
import { casesOf, placeOf, type Plan, type StudyGame } from './study-plan.ts';

/** A callback for the report of a searching player, at each decision. */
type Hear = (report: Report<unknown>) => void;

/** Creates a new player for every game, because a searching player has memory. */
export type Maker = (hear?: Hear) => AnyPlayer;

/** A game with its players and its study design. */
export interface Studied {
  readonly game: AnyGame;
  readonly design?: AnyDesign;
  /** Automatic players by name, the opponent's levels first. */
  readonly makers: ReadonlyMap<string, Maker>;
}

/** All automatic players of a game by name; `samples` overrides those of the levels. */
export const makersFor = (
  game: AnyGame,
  hints: AnyHints,
  others: Readonly<Record<string, AnyPlayer>>,
  samples: number | null,
): ReadonlyMap<string, Maker> =>
  new Map<string, Maker>([
    ...LEVELS.map((level): [string, Maker] => [
      level,
      (hear) =>
        opponentOf({ game, hints }, { ...BUDGETS[level], ...(samples !== null && { samples }) }, hear),
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

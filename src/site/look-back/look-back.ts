import { playerOf, teamsIn } from '../../referee/seats.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Field } from '../../referee/search/heuristics.ts';
import type { Reason } from './reasons.ts';
import { expectedOf, worthTo } from './worth.ts';
import { glanceAt, weighDecision, type Weighed } from './weigh-decision.ts';

/**
 * A played game looked at again: the winning chances at each position, what was luck, and what each decision cost. All of
 * it by what the players could know at the time.
 *
 * The change from the first position to the last is luck plus decisions (as GNU Backgammon's "luck adjusted result"): the
 * luck of a step is what came of it less what was to be expected of it, so that luck is nought on average whatever the
 * valuation is worth (a control variate; Veness, Lanctot and Bowling, "Variance Reduction in Monte-Carlo Tree Search", 2011).
 *
 *     const looking = lookBack(field, { positions, moves }, 'seed');
 *     if (looking.ok) {
 *       while (looking.value.step());
 *       console.log(looking.value.review());
 *     }
 */

interface Played<Position, Move> {
  readonly positions: readonly [Position, ...Position[]];
  readonly moves: readonly Move[];
}

/** One side's account of a game, in shares of the wins. */
interface Account {
  readonly from: number;
  readonly to: number;
  /** Luck of dice and draws that are moves of chance. */
  readonly lots: number;
  /** Luck of what lay hidden: cards drawn or turned over by moves of players. */
  readonly deals: number;
  /** What all decisions of both sides came to for this side. */
  readonly decisions: number;
  /** What its own decisions cost it beside the best ones. */
  readonly lost: number;
}

/** A decision between several moves. */
export interface Decision {
  /** The index of its move, and of the position before it. */
  readonly at: number;
  readonly player: number;
  readonly cost: number;
  readonly made: number;
  readonly most: number;
  /** The best move in notation; null where it is the one that was made. */
  readonly better: string | null;
  /** How the same player would go on after it, in notation. */
  readonly then: readonly string[];
  /** What the better move would have led to beside the other, by features of the game's evaluation. */
  readonly why: readonly Reason[];
  readonly samples: number;
}

export interface Review {
  /** The players of each team, as in `teamsIn`. */
  readonly teams: readonly (readonly number[])[];
  /** By team: its chances at each position, as its first player could know. */
  readonly curves: readonly (readonly number[])[];
  /** By team: the luck of each move. */
  readonly luck: readonly (readonly number[])[];
  readonly accounts: readonly Account[];
  readonly decisions: readonly Decision[];
}

interface LookingBack {
  /** Does a little more; false once there is no more to do. */
  readonly step: () => boolean;
  /** The part of the work that is done. */
  readonly done: () => number;
  /** What is known so far: complete as soon as each position has been looked at once. */
  readonly review: () => Review;
  /** Whether each position has been looked at once. */
  readonly isWhole: () => boolean;
}

/** Why a game cannot be looked back at. */
export type LookBackFault =
  | { readonly says: 'noMoves' }
  | { readonly says: 'tooLong'; readonly moves: number; readonly most: number }
  | { readonly says: 'noWorth'; readonly move: number };

/** The longest game that is looked back at, in moves. */
export const LONGEST_LOOK = 6000;

/**
 * Samples of a first look at each decision; of a second, for each move that is compared, at the doubtful ones; of a third
 * at the costliest.
 */
const FIRST = 16;
const SECOND = 40;
const THIRD = 160;

/** A cost that is worth a second look, and how many of each side get a third. */
const DOUBTFUL = 0.015;
const COSTLIEST = 5;

/** Starts to look back; a fault where the game is too long or has no move. */
export function lookBack<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  played: Played<Position, Move>,
  seed: string,
): Result<LookingBack, LookBackFault> {
  const { length } = played.moves;
  if (length === 0) return failed({ says: 'noMoves' });
  if (length > LONGEST_LOOK) return failed({ says: 'tooLong', moves: length, most: LONGEST_LOOK });
  return ok(lookingBack(field, played, seed));
}

function lookingBack<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  { positions, moves }: Played<Position, Move>,
  seed: string,
): LookingBack {
  const { game } = field;
  const teams = teamsIn(game.seats);
  const curves: number[][] = teams.map(() => []);
  const luck: number[][] = teams.map(() => []);
  const weighed = new Map<number, Weighed<Move>>();
  const asked = moves.flatMap((_, at) => {
    const player = playerOf(game.toAct(positions[at] as Position));
    return player !== null && game.moves(positions[at] as Position).length > 1 ? [{ at, player }] : [];
  });

  const look = (at: number): void => {
    teams.forEach(([viewer = 0], team) => {
      const worth = worthTo(field, positions[at] as Position, viewer, `${seed}/${at}`);
      curves[team]?.push(worth);
      if (at === 0) return;
      const [before, move] = [positions[at - 1] as Position, moves[at - 1] as Move];
      const hoped = expectedOf(field, before, move, viewer, `${seed}/${at - 1}`);
      luck[team]?.push(hoped === null ? 0 : worth - hoped);
    });
  };
  const weigh =
    (samples: number) =>
    ({ at, player }: (typeof asked)[number]) =>
    (): void => {
      const seen = game.observe(positions[at] as Position, player);
      const move = moves[at] as Move;
      const rivals = weighed.get(at)?.rivals;
      const own = `${seed}/${at}`;
      weighed.set(
        at,
        rivals === undefined
          ? glanceAt(field, seen, move, samples, own)
          : weighDecision(field, seen, move, rivals, samples, own),
      );
    };
  const costOf = (at: number): number => weighed.get(at)?.cost ?? 0;
  const costliest = (): typeof asked =>
    asked.filter(({ at }) => costOf(at) > 0).toSorted((one, other) => costOf(other.at) - costOf(one.at));
  const costliestOfEach = (): typeof asked =>
    teams.flatMap((team) =>
      costliest()
        .filter(({ player }) => team.includes(player))
        .slice(0, COSTLIEST),
    );

  const rounds: readonly (() => readonly (() => void)[])[] = [
    () => positions.map((_, at) => () => look(at)),
    () => asked.map(weigh(FIRST)),
    () =>
      costliest()
        .filter(({ at }) => costOf(at) >= DOUBTFUL)
        .map(weigh(SECOND)),
    () => costliestOfEach().map(weigh(THIRD)),
  ];
  let round = 0;
  let work = rounds[0]?.() ?? [];
  let next = 0;

  return {
    step: () => {
      while (next >= work.length) {
        const more = rounds[++round];
        if (more === undefined) return false;
        [work, next] = [more(), 0];
      }
      work[next++]?.();
      return true;
    },
    done: () => Math.min(1, (round + (work.length === 0 ? 0 : next / work.length)) / rounds.length),
    isWhole: () => round > 0,
    review: () => {
      const decisions = asked.flatMap(({ at, player }): Decision[] => {
        const found = weighed.get(at);
        if (found === undefined) return [];
        const { cost, made, most, better, then, why, samples } = found;
        const words = better === null ? null : game.print(positions[at] as Position, better);
        return [{ at, player, cost, made, most, better: words, then, why, samples }];
      });
      return {
        teams,
        curves,
        luck,
        decisions,
        accounts: teams.map((players, team) =>
          accountOf(
            curves[team] ?? [],
            luck[team] ?? [],
            (at) => game.toAct(positions[at] as Position) === 'chance',
            decisions.filter(({ player }) => players.includes(player)),
          ),
        ),
      };
    },
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function accountOf(
  curve: readonly number[],
  luck: readonly number[],
  isLot: (at: number) => boolean,
  own: readonly Decision[],
): Account {
  const [from, to] = [curve[0] ?? 0, curve.at(-1) ?? 0];
  const lots = sumOf(luck.filter((_, at) => isLot(at)));
  const deals = sumOf(luck) - lots;
  return {
    from,
    to,
    lots,
    deals,
    decisions: to - from - lots - deals,
    lost: sumOf(own.map(({ cost }) => cost)),
  };
}

/** A third of a game, by its moves: how one side decided in it. */
export interface Phase {
  readonly decisions: number;
  /** Those that were as good as the best. */
  readonly good: number;
  readonly lost: number;
}

/** A decision that costs less than this is as good as the best: samples cannot tell more. */
const AS_GOOD = 0.02;

/** How each team decided in the opening, the middle and the end of a game of so many moves. */
export function phasesOf({ teams, decisions }: Review, moves: number): readonly (readonly Phase[])[] {
  return teams.map((players) =>
    [0, 1, 2].map((third) => {
      const own = decisions.filter(
        ({ at, player }) => players.includes(player) && Math.floor((3 * at) / moves) === third,
      );
      return {
        decisions: own.length,
        good: own.filter(({ cost }) => cost < AS_GOOD).length,
        lost: sumOf(own.map(({ cost }) => cost)),
      };
    }),
  );
}

/** The decisions of a team that cost most, costliest first. */
export const costliestOf = ({ teams, decisions }: Review, team: number, most: number): readonly Decision[] =>
  decisions
    .filter(({ player, better, cost }) => teams[team]?.includes(player) && better !== null && cost >= AS_GOOD)
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, most);

/**
 * The curves with the chances that costly decisions missed: before such a decision its side has what the best move would have
 * led to, which the valuation of the table alone may not see. Where nothing is hidden the other of two sides has the rest.
 */
export function curvesWithMissed({ teams, curves, decisions }: Review, isOpen: boolean): Review['curves'] {
  const shown = curves.map((curve) => [...curve]);
  for (const { at, player, cost, most, better } of decisions) {
    if (better === null || cost < AS_GOOD) continue;
    teams.forEach((players, team) => {
      const curve = shown[team];
      if (curve === undefined) return;
      if (players.includes(player)) curve[at] = most;
      else if (isOpen && teams.length === 2) curve[at] = 1 - most;
    });
  }
  return shown;
}

/** A move by which luck changed the chances of a side. */
interface Stroke {
  readonly at: number;
  readonly team: number;
  readonly share: number;
}

/** Luck of less than this is not worth telling. */
const STROKE = 0.03;

/** The greatest strokes of luck, good for the side that is named; each move once. */
export const luckiestIn = ({ luck }: Review, most: number): readonly Stroke[] =>
  (luck[0] ?? [])
    .map((_, at): Stroke => {
      const shares = luck.map((each) => each[at] ?? 0);
      const share = Math.max(...shares);
      return { at, team: shares.indexOf(share), share };
    })
    .filter(({ share }) => share >= STROKE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most);

/** The fault of a review whose figures are none: a valuation that does not work; null where there is none. */
export function faultIn({ curves }: Review): LookBackFault | null {
  const at = Math.max(
    ...curves.map((curve) => curve.findIndex((worth) => !Number.isFinite(worth) || worth < 0 || worth > 1)),
  );
  return at < 0 ? null : { says: 'noWorth', move: at };
}

/**
 * A goal to reach at a table by any legal way: a puzzle, or a step of a lesson. The game goes on as usual; opponents
 * make their best replies, and at the end of the turn the goal is checked. Pure.
 *
 *     const table = questTable(loaded, quest);
 *     const state = questAfter(table, questBegun(table), { do: 'go' });
 *     standingOf(table, state); // going on, reached, or missed, with what is missing
 */
import { lackingIn, type Goal } from '../../book/goal.ts';
import type { ReachStep } from '../../book/lesson.ts';
import { begin } from '../play/position-history.ts';
import type { SceneEvent } from '../../referee/table/scene.ts';
import { phaseOf, turnSearch, type Phase, type TurnSearch } from './turn-planning.ts';
import { areMates } from '../../referee/seats.ts';
import type { Loaded } from '../play/load-game.ts';
import { backTo, positionOf } from '../play/play.ts';
import { after, type Action } from '../play/actions.ts';
import { addressedTo } from '../play/describe/second-person.ts';
import { heardBy } from '../play/describe/event-dedup.ts';
import { ALL_SEE, lastOwn, sessionOf, type SessionState } from '../play/session.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

export interface Quest {
  /** The start position. */
  readonly first: unknown;
  /** Index of the seat that is to reach it. */
  readonly seat: number;
  readonly goal: Goal;
  readonly within: readonly string[];
  readonly ends: readonly string[];
  readonly outlasts: boolean;
  /** The seat whose knowledge is shown; null where nothing is hidden. */
  readonly viewer: number | null;
  /** A way in notation: chance, and the others in their own turn, do what they do there wherever they can. */
  readonly told: readonly string[];
}

export interface QuestTable extends Table {
  readonly quest: Quest;
  readonly search: TurnSearch<unknown, unknown>;
}

/** Most positions searched to learn whether the goal can still be reached. */
const MOST = 20_000;
/** The same for a lesson's step, where many ways are open anyway. */
export const FEW = 400;

/** What is to be reached, of a lesson's step or a puzzle. */
export const reaching = ({
  goal,
  within = [],
  ends = [],
  outlasts,
}: Pick<ReachStep, 'goal' | 'within' | 'ends' | 'outlasts'>): Pick<
  Quest,
  'goal' | 'within' | 'ends' | 'outlasts'
> => ({ goal, within, ends, outlasts: outlasts === true });

/** A lesson's step as a quest. */
export const questOfStep = (step: ReachStep, first: unknown, learner: number): Quest => ({
  ...reaching(step),
  first,
  seat: learner,
  viewer: learner,
  told: step.moves,
});

/** A game whose chance brings what it brings in this way, wherever it can. */
const chanceAsTold = (game: Table['game'], told: readonly string[]): Table['game'] => ({
  ...game,
  moves: (position) => {
    const all = game.moves(position);
    if (told.length === 0 || game.toAct(position) !== 'chance') return all;
    const some = all.filter((move) => told.includes(game.print(position, move)));
    return some.length > 0 ? some : all;
  },
});

export function questTable(table: Table, quest: Quest, most = MOST): QuestTable {
  const { seat, within, ends, outlasts, goal, told } = quest;
  const { game: played, scenery } = addressedTo(table, seat);
  const game = chanceAsTold(played, told);
  const isReached = (position: unknown): boolean => lackingIn({ game, scenery }, goal, position).length === 0;
  return {
    game,
    scenery,
    quest,
    search: turnSearch(game, { seat, within, ends, outlasts, isReached }, most),
  };
}

/** The state before any action, seen by the seat that is to reach the goal. */
export function questBegun({ game, quest }: QuestTable): SessionState {
  const head = { game: game.id, rules: game.rules, options: game.optionsOn(quest.first), seed: '' };
  const play = { head, history: begin<unknown, unknown>(quest.first), words: [] };
  return sessionOf(play, '', '', { ...ALL_SEE, view: quest.viewer ?? 'all' });
}

/** The phase of each position so far. */
function phasesOf({ game, quest }: QuestTable, positions: readonly unknown[]): readonly Phase[] {
  const phases: Phase[] = [];
  for (const position of positions) phases.push(phaseOf(game, quest, position, phases.at(-1) ?? 'own'));
  return phases;
}

export type Standing =
  | {
      readonly is: 'going';
      /** Whether the search for a way is still running. */
      readonly isSought: boolean;
    }
  | { readonly is: 'reached' }
  /** The turn is not over, but no way leads to the goal any more. */
  | { readonly is: 'lost'; readonly back: Back }
  | { readonly is: 'missed'; readonly lacking: readonly string[]; readonly back: Back };

/**
 * Number of moves after which the goal was still possible: the point to go back to. Null while that is searched for.
 */
type Back = number | null;

/**
 * The standing: reached once the goal is met and can be kept to the end of the turn; lost once no way leads there.
 * Searches at most `more` further positions for that; the next call goes on from there.
 */
export function standingOf(table: QuestTable, { play }: SessionState, more = table.search.most): Standing {
  const { game, scenery, quest, search } = table;
  const { positions } = play.history;
  const phases = phasesOf(table, positions);
  const [now, phase = 'own'] = [positions.at(-1), phases.at(-1)];
  if (positions.length === 1) return { is: 'going', isSought: false };
  const most = Math.min(search.most, search.looked() + more);
  const isSought = (): boolean => search.looked() >= most && most < search.most;
  const canBeDone = (index: number): boolean | null =>
    search.canBeDone(positions[index], phases[index] ?? 'own', most - search.looked());
  const lacking = lackingIn({ game, scenery }, quest.goal, now);
  if (phase === 'over' && lacking.length === 0) return { is: 'reached' };
  const found = phase === 'over' ? false : canBeDone(positions.length - 1);
  if (found !== false) {
    // A lesson believes that what holds now can be kept, where looking for it would take too long.
    const canBeKept = found === true || (quest.told.length > 0 && !isSought());
    const isKept = canBeKept && lacking.length === 0 && !quest.outlasts;
    return isKept ? { is: 'reached' } : { is: 'going', isSought: found === null && isSought() };
  }
  const last = positions.findLastIndex(
    (position, index) =>
      game.toAct(position) === quest.seat && phases[index] !== 'over' && canBeDone(index) !== false,
  );
  const back = isSought() ? null : Math.max(0, last);
  return phase === 'over' ? { is: 'missed', lacking, back } : { is: 'lost', back };
}

export type QuestAction =
  | Action
  /** Undoes the last action. */
  | { readonly do: 'take-back' }
  | { readonly do: 'try-again'; readonly after: number };

/** The opponent's seat; null if there is none. */
function otherOf({ game: { seats }, quest: { seat } }: QuestTable): number | null {
  const other = seats.findIndex((_, player) => !areMates(seats, player, seat));
  return other < 0 ? null : other;
}

/** The state after an action and the opponents' replies; a forced reply is made without asking. */
export function questAfter(table: QuestTable, state: SessionState, action: QuestAction): SessionState {
  const back = (count: number): SessionState =>
    after(table, state, { do: 'set', play: backTo(table.game, state.play, count).play, says: '' });
  if (action.do === 'take-back') return back(lastOwn(table, { ...state, opponent: otherOf(table) }));
  if (action.do === 'try-again') return back(action.after);
  const next = after(table, state, action);
  return next.play === state.play ? next : answered(table, next);
}

function answered(table: QuestTable, state: SessionState): SessionState {
  const { game, quest, search } = table;
  const position = positionOf(state.play);
  const phase = phasesOf(table, state.play.history.positions).at(-1) ?? 'own';
  if (phase === 'over') return state;
  const isOwn = game.toAct(position) === quest.seat;
  const isAnswer = phase === 'theirs' || quest.within.includes(game.turnRule(position));
  const [only, ...others] = isOwn && isAnswer ? game.moves(position) : [];
  const move = isOwn
    ? others.length === 0
      ? only
      : undefined
    : (asTold(table, state, phase) ?? search.answer(position, phase));
  return move === undefined ? state : answered(table, after(table, state, { do: 'make', move }));
}

/** What chance, or others in their own turn, do next in the way that is told; undefined where they cannot. */
function asTold({ game, quest }: QuestTable, { play }: SessionState, phase: Phase): unknown {
  const position = positionOf(play);
  if (phase !== 'theirs' && game.toAct(position) !== 'chance') return undefined;
  const left = [...quest.told];
  for (const words of play.words) {
    const at = left.indexOf(words);
    if (at >= 0) left.splice(at, 1);
  }
  const moves = new Map(game.moves(position).map((move) => [game.print(position, move), move]));
  return moves.get(left.find((words) => moves.has(words)) ?? '');
}

/** The events so far, in order, as far as this seat may know them. */
export const eventsSoFar = ({ scenery, quest }: QuestTable, { play }: SessionState): readonly SceneEvent[] =>
  play.history.moves.flatMap((move, index) =>
    heardBy(
      scenery.happenings(play.history.positions[index], move, play.history.positions[index + 1]),
      quest.seat,
    ),
  );

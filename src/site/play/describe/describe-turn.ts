/** Sums up what the opponent has done since a person last decided. Pure. */
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { areMates, playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load-game.ts';
import { unaskedMove } from '../play.ts';
import { addressed, aloneIn, type SessionState } from '../session.ts';
import { heardBy, seenOf, toldOnce } from './event-dedup.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** What came of the moves of one player in a row. */
export interface TurnTold {
  readonly player: number;
  /** Whether it is this player's own turn, and not an answer in somebody else's. */
  readonly isTurn: boolean;
  /** The visible events in order, without full stops. */
  readonly what: readonly string[];
}

interface OpenTurn extends Omit<TurnTold, 'what'> {
  readonly events: SceneEvent[];
}

/**
 * What came of a person's last decision in their own turn, then the turns of the built-in opponent, with the automatic
 * moves after them; without asides and what the viewer must not know.
 */
export function turnsTold(
  given: Table,
  state: Pick<SessionState, 'play' | 'opponent' | 'asksAlways' | 'free'>,
  viewer: number | null,
): readonly TurnTold[] {
  const { play, opponent } = state;
  if (opponent === null) return [];
  const { game, scenery } = addressed(given, state);
  const { positions, moves } = play.history;
  const from = lastAsked(given, state, opponent) + 1;
  const asker = from === 0 ? null : playerOf(game.toAct(positions[from - 1]));
  /** Whose turn it is, where the game says so. */
  let whose = from === 0 ? null : turnAt({ game, scenery }, state, from);
  /** What came of the last decision until a turn ended, such as dice of a fight, is told as of this player. */
  const owner = whose ?? asker;
  const turns: OpenTurn[] = [];
  let open: OpenTurn | undefined;
  // Events before the first move of the opponent.
  const came: SceneEvent[] = [];
  for (const [index, move] of moves.entries()) {
    if (index < from) continue;
    const [before, now] = [positions[index], positions[index + 1]];
    const player = playerOf(game.toAct(before));
    const isTheirs = areMates(game.seats, player, opponent);
    const heard = heardBy(scenery.happenings(before, move, now), viewer);
    // The first event of a person's own move is no news to them; its consequences are.
    const isOwn = player !== null && !isTheirs && turns.length === 0;
    const events = isOwn ? heard.slice(1) : heard;
    if (player !== null && isTheirs && player !== open?.player) {
      const begins = turnBegins(came);
      const own = came.splice(0, owner === null || begins < 0 ? 0 : begins);
      if (owner !== null && own.length > 0) turns.push({ player: owner, isTurn: true, events: own });
      if (begins >= 0) whose = player;
      open = { player, isTurn: whose === null || whose === player, events: came.splice(0) };
      turns.push(open);
    }
    // Draws of chance and automatic moves belong to the turn before them, but not to an answer in an earlier one.
    const begins = open?.isTurn === false ? turnBegins(events) : -1;
    (open?.events ?? came).push(...(begins < 0 ? events : events.slice(0, begins)));
    if (begins < 0) continue;
    came.push(...events.slice(begins));
    open = undefined;
  }
  return turns
    .map(({ events, ...turn }) => ({ ...turn, what: toldOnce(newsIn(events, scenery)) }))
    .filter(({ what }) => what.length > 0);
}

const turnBegins = (events: readonly SceneEvent[]): number => events.findIndex(({ flow }) => flow);

/** Whose turn it is before a move: who moves first after a turn has begun; null in a game that never says so. */
function turnAt(
  { game, scenery }: Table,
  { play }: Pick<SessionState, 'play'>,
  index: number,
): number | null {
  const { positions, moves } = play.history;
  const begun = moves.findLastIndex(
    (move, at) => at < index && turnBegins(scenery.happenings(positions[at], move, positions[at + 1])) >= 0,
  );
  const movers = positions.slice(begun + 1).map((position) => playerOf(game.toAct(position)));
  return begun < 0 ? null : (movers.find((player) => player !== null) ?? null);
}

/** The events of a turn without its beginning and end, unless there are no others. */
function newsIn(events: readonly SceneEvent[], { joined }: Table['scenery']): readonly string[] {
  const news = seenOf(
    events.filter(({ flow }) => !flow),
    joined,
  );
  return news.length > 0 ? news : seenOf(events);
}

/** Index of the last move that a person chose; -1 if there is none. */
function lastAsked(
  table: Table,
  state: Pick<SessionState, 'play' | 'opponent' | 'asksAlways' | 'free'>,
  opponent: number,
): number {
  const { game } = table;
  const { positions, moves } = state.play.history;
  const alone = aloneIn(table, state);
  return moves.findLastIndex((_, index) => {
    const mover = playerOf(game.toAct(positions[index]));
    return (
      mover !== null &&
      !areMates(game.seats, mover, opponent) &&
      unaskedMove(game, positions[index], alone) === null
    );
  });
}

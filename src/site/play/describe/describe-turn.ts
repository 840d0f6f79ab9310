/** Sums up what the opponent has done since a person last decided. Pure. */
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { areMates, playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load-game.ts';
import { unaskedMove } from '../play.ts';
import { addressed, aloneIn, type SessionState } from '../session.ts';
import { heardBy, seenOf, toldOnce } from './event-dedup.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** The moves of one player in a row. */
export interface TurnTold {
  readonly player: number;
  /** The visible events in order, without full stops. */
  readonly what: readonly string[];
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
  /** Who was asked last: what came of it until their turn ended, such as dice of a fight, is told as theirs. */
  const asker = from === 0 ? null : playerOf(game.toAct(positions[from - 1]));
  const turns: { player: number; events: SceneEvent[] }[] = [];
  // Events before the first move of the opponent.
  const came: SceneEvent[] = [];
  for (const [index, move] of moves.entries()) {
    if (index < from) continue;
    const [before, now] = [positions[index], positions[index + 1]];
    const player = playerOf(game.toAct(before));
    const isTheirs = areMates(game.seats, player, opponent);
    const heard = heardBy(scenery.happenings(before, move, now), viewer);
    const last = turns.at(-1);
    // The first event of a person's own move is no news to them; its consequences are.
    const isOwn = player !== null && !isTheirs && last === undefined;
    const events = isOwn ? heard.slice(1) : heard;
    if (player !== null && isTheirs && player !== last?.player) {
      const begins = came.findIndex(({ flow }) => flow);
      const own = came.splice(0, asker === null || begins < 0 ? 0 : begins);
      if (asker !== null && own.length > 0) turns.push({ player: asker, events: own });
      turns.push({ player, events: [...came.splice(0), ...events] });
    }
    // Draws of chance and automatic moves belong to the turn before them.
    else (last?.events ?? came).push(...events);
  }
  return turns
    .map(({ player, events }) => ({ player, what: toldOnce(newsIn(events, scenery)) }))
    .filter(({ what }) => what.length > 0);
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

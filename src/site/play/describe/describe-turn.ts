/** What others have done since somebody at the screen last decided, summed up. Pure. */
import type { SceneEvent } from '../../../referee/table/scene.ts';
import { areMates, playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load-game.ts';
import { unaskedMove } from '../play.ts';
import { addressed, aloneIn, type SessionState } from '../session.ts';
import { heardBy, seenOf, toldOnce } from './event-dedup.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** What one player did, in a row. */
export interface TurnTold {
  readonly player: number;
  /** What was seen of it, in order, without a full stop each. */
  readonly what: readonly string[];
}

/**
 * What the built-in opponent did after the last move of a person, by player, and what came of it that nobody was asked
 * for; nothing of what whoever looks must not see, nor of what is only reckoned.
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
  const turns: { player: number; events: SceneEvent[] }[] = [];
  // What came before the opponent did anything.
  const came: SceneEvent[] = [];
  for (const [index, move] of moves.entries()) {
    if (index < from) continue;
    const [before, now] = [positions[index], positions[index + 1]];
    const player = playerOf(game.toAct(before));
    const isTheirs = areMates(game.seats, player, opponent);
    const heard = heardBy(scenery.happenings(before, move, now), viewer);
    const last = turns.at(-1);
    // What somebody did themselves is told first, and is no news to them; what came of it is.
    const isOwn = player !== null && !isTheirs && last === undefined;
    const events = isOwn ? heard.slice(1) : heard;
    if (player !== null && isTheirs && player !== last?.player)
      turns.push({ player, events: [...came.splice(0), ...events] });
    // What chance brings, and what is passed by itself, belongs to what was done before it.
    else (last?.events ?? came).push(...events);
  }
  return turns
    .map(({ player, events }) => ({ player, what: toldOnce(newsIn(events, scenery)) }))
    .filter(({ what }) => what.length > 0);
}

/** What of it is worth telling once the turn is over: that it began and ended only where nothing else was seen of it. */
function newsIn(events: readonly SceneEvent[], { joined }: Table['scenery']): readonly string[] {
  const news = seenOf(
    events.filter(({ flow }) => !flow),
    joined,
  );
  return news.length > 0 ? news : seenOf(events);
}

/** The last move that a person was asked for, by its place from 0; -1 where there is none. */
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

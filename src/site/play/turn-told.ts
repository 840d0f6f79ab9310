/** What others have done since somebody at the screen last decided, summed up. Pure. */
import { playerOf } from '../../referee/seats.ts';
import { forcedMove } from '../../referee/forced-move.ts';
import type { Loaded } from './load.ts';
import type { SessionState } from './session.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** What one player did, in a row. */
export interface TurnTold {
  readonly player: number;
  /** What was seen of it, in order, without a full stop each. */
  readonly what: readonly string[];
}

/**
 * What the built-in opponent did after the last move of a person, by player; nothing of what whoever looks must not see,
 * nor of what is only reckoned.
 */
export function turnsTold(
  { game, scenery }: Table,
  { play, opponent }: Pick<SessionState, 'play' | 'opponent'>,
  viewer: number | null,
): readonly TurnTold[] {
  if (opponent === null) return [];
  const { positions, moves } = play.history;
  const from = lastOfPersons(game, play.history, opponent) + 1;
  const turns: { player: number; what: string[] }[] = [];
  for (const [index, move] of moves.entries()) {
    if (index < from) continue;
    const [before, now] = [positions[index], positions[index + 1]];
    const player = playerOf(game.toAct(before));
    if (player === null || (viewer !== null && scenery.hides(before, move, viewer))) continue;
    const what = scenery.happenings(before, move, now).flatMap((event) => (event.aside ? [] : [event.what]));
    const last = turns.at(-1);
    if (last?.player === player) last.what.push(...what);
    else turns.push({ player, what: [...what] });
  }
  return turns.filter(({ what }) => what.length > 0);
}

/** The last move that a person was asked for, by its place from 0; -1 where there is none. */
function lastOfPersons(
  game: Table['game'],
  { positions, moves }: SessionState['play']['history'],
  opponent: number,
): number {
  return moves.findLastIndex((_, index) => {
    const mover = playerOf(game.toAct(positions[index]));
    return mover !== null && mover !== opponent && forcedMove(game, positions[index]) === null;
  });
}

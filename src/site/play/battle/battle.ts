/** The last time that cards were turned over and weighed, and all that can be told of it. Pure. */
import type { Reckoning, Reveal, Weighed } from '../../../referee/table/scene.ts';
import { playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load-game.ts';
import type { Play } from '../play.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** A weighing, and the move that brought it about. */
export interface Battle extends Reveal {
  readonly weighed: Weighed;
  /** The move by its number, from 1. */
  readonly move: number;
  /** What each card would have come to, by whoever could know it; empty where nobody at the screen could. */
  readonly odds: readonly Odds[];
}

/** What a player's cards would have come to, as far as they knew before they laid one. */
export interface Odds {
  readonly player: number;
  readonly reckonings: readonly Reckoning[];
}

/** So many moves before it cards may have been laid for it. */
const LAID = 2;

/** What the move of a number turned over; null where it was none that weighs anything. */
export function battleAt(
  table: Table,
  { history }: Play,
  move: number,
  viewer: number | null,
): Battle | null {
  const { scenery } = table;
  const { positions, moves } = history;
  if (move < 1 || move >= positions.length) return null;
  const reveal = scenery.reveals?.(positions[move - 1], moves[move - 1], positions[move]);
  if (!reveal?.weighed) return null;
  return {
    ...reveal,
    weighed: reveal.weighed,
    move,
    odds: oddsBefore(table, positions.slice(0, move), viewer),
  };
}

function oddsBefore(
  { game, scenery }: Table,
  positions: readonly unknown[],
  viewer: number | null,
): readonly Odds[] {
  const found = new Map<number, Odds>();
  for (const position of positions.slice(-LAID)) {
    const player = playerOf(game.toAct(position));
    if (player === null || (viewer !== null && player !== viewer)) continue;
    const reckonings = scenery.reckon?.(position) ?? [];
    if (reckonings.length > 0) found.set(player, { player, reckonings });
  }
  return [...found.values()];
}

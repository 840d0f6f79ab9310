/** A battle: a move that turns cards over and compares strengths, with the odds before it. Pure. */
import type { Reckoning, Reveal, Weighed } from '../../../referee/table/scene.ts';
import { playerOf } from '../../../referee/seats.ts';
import type { Loaded } from '../load-game.ts';
import type { Play } from '../play.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

export interface Battle extends Reveal {
  readonly weighed: Weighed;
  /** The number of the move, from 1. */
  readonly move: number;
  /** The odds per player as they were before the cards were played; empty if the viewer must not know any. */
  readonly odds: readonly Odds[];
}

/** The odds of each card of a player, by what that player knew. */
export interface Odds {
  readonly player: number;
  readonly reckonings: readonly Reckoning[];
}

/** How many moves before the battle its cards may have been played. */
const LAID = 2;

/** The battle in the move with a number, from 1; null if it has none. */
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

/** What is settled before a game is on the table: options by name, and first moves that are picked where it is begun. Pure. */
import { chanceOf } from '../../referee/chance/random.ts';
import { playout } from '../../referee/playout.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { areMates, playerOf } from '../../referee/seats.ts';
import type { Loaded } from './load-game.ts';
import { known, type Play } from './play.ts';
import type { SessionState } from './session.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** A first move that is asked for: by whom, and what it may be. */
export interface AskedPick {
  readonly asks: string;
  readonly player: number | null;
  /** Each in notation and by its name. */
  readonly choices: readonly { readonly words: string; readonly name: string }[];
  readonly chosen: { readonly words: string; readonly name: string };
}

/** The first moves as they are wished for, in notation, where nothing is each another one; and the table after them. */
export function picksOf(
  { game, scenery }: Table,
  on: readonly string[],
  wished: readonly string[],
): { readonly picks: readonly AskedPick[]; readonly position: unknown } {
  const first = game.setUp(known(game, on), chanceOf(''));
  if (!first.ok) throw new Error(first.faults.join('; '));
  const found: AskedPick[] = [];
  let position = first.value;
  for (const [index, { asks, of }] of (scenery.start?.picks ?? []).entries()) {
    const at = position;
    const moves = of(at).map((choice) => ({ ...choice, words: game.print(at, choice.move) }));
    const chosen =
      moves.find(({ words }) => words === wished[index]) ??
      moves.find(({ usual }) => usual) ??
      moves[index % moves.length];
    if (chosen === undefined) break;
    found.push({ asks, player: playerOf(game.toAct(at)), choices: moves, chosen });
    position = game.play(at, chosen.move);
  }
  return { picks: found, position };
}

/** A table to picture a game by: where first moves are picked nothing lies on it yet, so some are made by lot. */
export const pictured = ({ game, scenery }: Table, position: unknown): Scene =>
  scenery.scene(playout(game, position, 'pictured', scenery.start?.pictured ?? 0).last, null);

/** How many first moves are picked where the game is begun. */
const picksIn = ({ scenery }: Pick<Loaded, 'scenery'>): number => scenery.start?.picks.length ?? 0;

/** The first moves that a game began with, where they are picked: another one begins with them too. */
export const pickedIn = (table: Table, { words }: Pick<Play, 'words'>): readonly string[] =>
  words.slice(0, picksIn(table));

const isAsked = ({ game }: Table, position: unknown): boolean => playerOf(game.toAct(position)) !== null;

/** Whether somebody has done more in a game than is settled before it. */
export function isUnderWay(table: Table, { history }: Pick<Play, 'history'>): boolean {
  const picks = picksIn(table);
  let asked = 0;
  // A game is long, and its first moves tell.
  for (const before of history.positions.slice(0, -1)) {
    if (isAsked(table, before)) asked += 1;
    if (asked > picks) return true;
  }
  return false;
}

/**
 * Whether somebody at the screen may have to be told of what was done: by who plays against them or by their own Go, beyond
 * what is settled before a game; where nobody plays against them, by anybody.
 */
export function hasToTell(
  table: Table,
  { play, opponent, gone }: Pick<SessionState, 'play' | 'opponent' | 'gone'>,
): boolean {
  if (opponent === null) return isUnderWay(table, play);
  const { toAct, seats } = table.game;
  const since = play.history.positions.slice(picksIn(table), -1);
  return gone.length > 0 || since.some((position) => areMates(seats, playerOf(toAct(position)), opponent));
}

/** The choices before a game begins: options, and first moves such as who plays which side. Pure. */
import { chanceOf } from '../../referee/chance/random.ts';
import { playout } from '../../referee/playout.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { areMates, playerOf } from '../../referee/seats.ts';
import type { Loaded } from './load-game.ts';
import { known, type Play } from './play.ts';
import type { SessionState } from './session.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;

/** A first move that is picked before the game begins. */
export interface AskedPick {
  readonly asks: string;
  readonly player: number | null;
  /** `words` is the move in notation. */
  readonly choices: readonly { readonly words: string; readonly name: string }[];
  readonly chosen: { readonly words: string; readonly name: string };
}

/** The first moves to pick, chosen as `wished` (in notation) or by default, and the position after them. */
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

/** A scene to illustrate the game, after as many random moves as the game asks for: at first the table may be empty. */
export const pictured = ({ game, scenery }: Table, position: unknown): Scene =>
  scenery.scene(playout(game, position, 'pictured', scenery.start?.pictured ?? 0).last, null);

/** The number of first moves that are picked before the game. */
const picksIn = ({ scenery }: Pick<Loaded, 'scenery'>): number => scenery.start?.picks.length ?? 0;

/** The picked first moves of a game, in notation; the next game reuses them. */
export const pickedIn = (table: Table, { words }: Pick<Play, 'words'>): readonly string[] =>
  words.slice(0, picksIn(table));

const isAsked = ({ game }: Table, position: unknown): boolean => playerOf(game.toAct(position)) !== null;

/** Whether a player has made a move beyond those picked before the game. */
export function isUnderWay(table: Table, { history }: Pick<Play, 'history'>): boolean {
  const picks = picksIn(table);
  let asked = 0;
  // Stop early: a few moves decide it, however long the game is.
  for (const before of history.positions.slice(0, -1)) {
    if (isAsked(table, before)) asked += 1;
    if (asked > picks) return true;
  }
  return false;
}

/** Whether a turn may need a summary: there was a Go, or the opponent has moved; without an opponent, anybody has moved. */
export function hasToTell(
  table: Table,
  { play, opponent, gone }: Pick<SessionState, 'play' | 'opponent' | 'gone'>,
): boolean {
  if (opponent === null) return isUnderWay(table, play);
  const { toAct, seats } = table.game;
  const since = play.history.positions.slice(picksIn(table), -1);
  return gone.length > 0 || since.some((position) => areMates(seats, playerOf(toAct(position)), opponent));
}

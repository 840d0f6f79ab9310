/** How a game ended, for the end sheet. Pure. */
import type { Pad } from '../../../referee/table/score-pad.ts';
import type { Outcome } from '../../../referee/game.ts';
import type { History } from '../../play/position-history.ts';
import type { Reckoned } from '../../../referee/table/score-pad.ts';
import { playingIn } from '../../../referee/table/scene.ts';
import type { Loaded } from '../../play/load-game.ts';

type Table = Pick<Loaded, 'game' | 'scenery'>;
type Played = Pick<History<unknown, unknown>, 'positions' | 'moves'>;

export interface HowItEnded extends Reckoned<string> {
  /** The seats in use. */
  readonly playing: readonly number[];
}

/**
 * Line by line if the game has a score pad; else by what it counts at its end and its last move's events. A game that
 * counts nothing gets its table's status.
 */
export function howItEnded(
  table: Table,
  pad: Pad | null,
  played: Played,
  on: readonly string[],
): HowItEnded | null {
  const { game, scenery } = table;
  const last = played.positions.at(-1);
  const outcome = game.outcome(last);
  if (outcome === null) return null;
  const found = pad?.reckon(pad.entered(last), on);
  const reckoned = found?.ok
    ? found.value
    : { ...outcome, lines: scenery.ends?.(last) ?? [], because: becauseOf(table, played, outcome) };
  const scene = scenery.scene(last, null);
  const playing = playingIn(scene, [...game.seats.keys()]);
  // A whole team wins, including its unused seats, but those are not named.
  return { ...reckoned, playing, winners: playingIn(scene, reckoned.winners) };
}

/** The last move's events under the deciding rules; the table's status if there are none or nothing is counted. */
function becauseOf(
  { scenery }: Table,
  { positions, moves }: Played,
  { rules }: Outcome<string>,
): HowItEnded['because'] {
  const last = positions.at(-1);
  const move = moves.at(-1);
  const isCounted = scenery.ends !== undefined && move !== undefined;
  const events = isCounted ? scenery.happenings(positions.at(-2), move, last) : [];
  const decided = events.filter(({ rule }) => rules.includes(rule));
  if (decided.length > 0) return decided.map(({ what, rule }) => ({ says: what, rule }));
  const says = scenery.scene(last, null).status.replace(/\.$/, '');
  return rules.slice(0, 1).map((rule) => ({ says, rule }));
}

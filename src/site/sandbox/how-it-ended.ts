/** How a game ended, for the sheet that says so. Pure. */
import type { AnyPad, AnyScenery } from '../../referee/any.ts';
import type { Reckoned } from '../../referee/pad.ts';
import { playingIn } from '../../referee/scene.ts';
import type { Loaded } from '../play/load.ts';

/** Line by line where the game has a score pad; else as its table says, with the rule that decided. */
export function howItEnded(
  table: Pick<Loaded, 'game' | 'scenery'>,
  pad: AnyPad | null,
  position: unknown,
  on: readonly string[],
): Reckoned<string> | null {
  const reckoned = reckonedAt(table, pad, position, on);
  // A whole side wins, also the seats of it that nobody has taken: those are not named.
  return reckoned && { ...reckoned, winners: playingIn(seen(table.scenery, position), reckoned.winners) };
}

const seen = (scenery: AnyScenery, position: unknown) => scenery.scene(position, null);

function reckonedAt(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  pad: AnyPad | null,
  position: unknown,
  on: readonly string[],
): Reckoned<string> | null {
  const found = pad?.reckon(pad.entered(position), on);
  if (found?.ok) return found.value;
  const outcome = game.outcome(position);
  const says = seen(scenery, position).status.replace(/\.$/, '');
  return (
    outcome && { ...outcome, lines: [], because: outcome.rules.slice(0, 1).map((rule) => ({ says, rule })) }
  );
}

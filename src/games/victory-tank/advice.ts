import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Advice, Breach } from '../../referee/verdict.ts';
import type { Found, Run, Way } from './figures.ts';
import type { RefusalSaid } from './said-refusals.ts';
import type { Move } from './move.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';

/**
 * What is told of a refusal: why, and of what could be done about it only what leads on. A way leads on where the try can
 * be made after it, or is refused for a reason with a way that leads on; all of it is tried out before it is said.
 */

/** Which rules a try breaks. */
export type Judging = (position: Position, move: Move) => readonly Found[];

/** How many more reasons, one after the other, may be met on the way. */
const DEPTH = 2;
/** How many tries are judged for one refusal, so that it is explained at once. */
const TRIES = 30;
/** Where so much is wrong with a try, one piece of advice mends nothing: the reasons are told, and no more. */
const TOO_MUCH = 5;

export function explained(
  position: Position,
  move: Move,
  found: readonly Found[],
  judging: Judging,
): Breach<StatementId, Move, RefusalSaid>[] {
  const guide = guideBy(judging);
  return found.map(({ rule, why, ways }) => {
    const led = (found.length < TOO_MUCH ? (ways?.() ?? []) : []).flatMap(
      (way) => guide(position, move, way) ?? [],
    );
    const remedy = (said: readonly RefusalSaid[]): RefusalSaid => ({
      says: 'remedy',
      who: position.player,
      why,
      ways: said,
    });
    if (led.length === 0) return { rule, remedy: remedy([]) };
    const said = led.flatMap((way) => way.says(way.runs) ?? []);
    const advice = led.flatMap(({ kind, runs }) => runs.map((moves): Advice<Move> => ({ kind, moves })));
    return { rule, remedy: remedy(said), advice };
  });
}

/** Leaves of a way the runs that lead on; null where none does. */
function guideBy(judging: Judging): (position: Position, tried: Move, way: Way) => Way | null {
  let tries = 0;
  const found = (position: Position, move: Move): readonly Found[] => {
    tries++;
    return judging(position, move);
  };
  const leadsFrom = (position: Position, tried: Move, depth: number): boolean => {
    const breaches = found(position, tried);
    if (breaches.length === 0) return true;
    return (
      depth > 0 &&
      breaches.length < TOO_MUCH &&
      breaches.some(({ ways }) =>
        ways?.().some((way) => way.runs.some((run) => leadsOn(position, tried, way.kind, run, depth - 1))),
      )
    );
  };
  const leadsOn = (position: Position, tried: Move, kind: Way['kind'], run: Run, depth: number): boolean => {
    if (tries >= TRIES) return false;
    if (kind === 'instead' && run.length === 1) return leadsFrom(position, run[0], depth);
    const after = played(position, kind === 'first' ? run : run.slice(0, -1), found);
    if (after === null) return false;
    return kind === 'first' ? leadsFrom(after, tried, depth) : found(after, run.at(-1) ?? tried).length === 0;
  };
  return (position, tried, way) => {
    const runs = way.runs.filter((run) => leadsOn(position, tried, way.kind, run, DEPTH));
    return runs.length > 0 ? { ...way, runs } : null;
  };
}

/**
 * The position after some moves of the player who decides; null where one is not legal, or where it is then for the other
 * player to decide. What a battle brings is not looked at: it turns on cards that are hidden.
 */
function played(position: Position, moves: readonly Move[], judging: Judging): Position | null {
  let after = position;
  for (const move of moves) {
    if (after.stage === 'defender-card' || judging(after, move).length > 0) return null;
    after = play(after, move);
    if (after.player !== position.player || after.round !== position.round) return null;
  }
  return after;
}

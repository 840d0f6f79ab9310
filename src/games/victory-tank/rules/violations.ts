import type { Advice, Breach } from '../../../referee/verdict.ts';
import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import { type Ground, beside } from './field-grid.ts';
import type { Move } from './moves.ts';
import type { Army, Field, Position } from './position.ts';
import { isVacantTank, mayStepOnto } from './permissions.ts';
import type { RefusalSaid } from '../messages.ts';
import { play } from './play.ts';

/** A rule that a move breaks, and what could be done about it: what the judges of each kind of move make their answers of. */

/** A rule broken: why, and what could be done about it. */
export interface Violation {
  readonly rule: StatementId;
  /** A fact, which says nothing to do. */
  readonly why: RefusalSaid;
  /** Asked for when the refusal is explained; `explained` keeps of them what leads on. */
  readonly ways?: () => readonly Way[];
}

/** A run of moves, at least one. */
export type Run = Advice<Move>['moves'];

/** A remedy as one or several runs of moves; only the runs that lead on are told. */
export interface Way {
  readonly kind: Advice<Move>['kind'];
  readonly runs: readonly Run[];
  /** Null where what stands in the way says it all. */
  readonly says: (runs: readonly Run[]) => RefusalSaid | null;
}

/** A rule broken. */
export const broken = (rule: StatementId, why: RefusalSaid, ways?: () => readonly Way[]): Violation =>
  ways === undefined ? { rule, why } : { rule, why, ways };

type Says = RefusalSaid | null | Way['says'];
const saying = (says: Says): Way['says'] => (typeof says === 'function' ? says : () => says);

/** One of some moves in the place of the try. */
export const instead = (says: Says, ...moves: readonly Move[]): Way => ({
  kind: 'instead',
  runs: moves.map((move): Run => [move]),
  says: saying(says),
});

/** A run of moves in the place of the try, one after the other. */
export const inSteps = (says: Says, moves: Run | null): Way => ({
  kind: 'instead',
  runs: moves === null ? [] : [moves],
  says: saying(says),
});

/** Runs of moves to be made before the try, each a remedy of its own. */
export const first = (says: Says, ...runs: readonly (Run | null)[]): Way => ({
  kind: 'first',
  runs: runs.filter((run) => run !== null),
  says: saying(says),
});

/** Whether the number is a field of the ground. */
export const isField = (ground: Ground, field: Field): boolean =>
  Number.isInteger(field) && field >= 0 && field < ground.size;

/** Whether the number is whole and at least `least`. */
export const isCount = (count: number, least: number): boolean => Number.isInteger(count) && count >= least;

/**
 * The fields of the shortest way from one field to another for soldiers of the army, the last one included; null where
 * there is none. It never leads over the field of an unclaimed tank: whoever steps there becomes crew (M3).
 */
export function wayBetween(
  position: Position,
  ground: Ground,
  army: Army,
  from: Field,
  to: Field,
): readonly Field[] | null {
  const cameFrom = new Map<Field, Field>([[from, from]]);
  for (const field of cameFrom.keys()) {
    if (field === to) break;
    if (field !== from && isVacantTank(position, field)) continue;
    for (const next of beside(ground, field)) {
      if (!cameFrom.has(next) && mayStepOnto(position, ground, army, next)) cameFrom.set(next, field);
    }
  }
  if (from === to || !cameFrom.has(to)) return null;
  const way: Field[] = [];
  for (let field = to; field !== from; field = cameFrom.get(field) ?? from) way.unshift(field);
  return way;
}

/** Who has the tank, as a refusal says it. */
export const needsTank = ({ tank }: Position): RefusalSaid => ({
  says: 'needsTank',
  held: tank === null ? 'absent' : (tank.army ?? 'nobody'),
});

/**
 * What is told of a refusal: why, and of what could be done about it only what leads on. A way leads on where the try can
 * be made after it, or is refused for a reason with a way that leads on; all of it is tried out before it is said.
 */

/** Which rules a try breaks. */
export type Judging = (position: Position, move: Move) => readonly Violation[];

/** How many more reasons, one after the other, may be met on the way. */
const DEPTH = 2;
/** How many tries are judged for one refusal, so that it is explained at once. */
const TRIES = 30;
/** Where so much is wrong with a try, one piece of advice mends nothing: the reasons are told, and no more. */
const TOO_MUCH = 5;

export function explained(
  position: Position,
  move: Move,
  found: readonly Violation[],
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
  const found = (position: Position, move: Move): readonly Violation[] => {
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

import type { Advice, Breach } from '../../../referee/verdict.ts';
import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import { type Ground, beside } from './field-grid.ts';
import type { Move } from './moves.ts';
import type { Army, Field, Position } from './position.ts';
import { isVacantTank, mayStepOnto } from './permissions.ts';
import type { RefusalSaid } from '../messages.ts';
import { play } from './play.ts';

/** Violations with their remedies: the building blocks of the judges. */

/** A broken rule: why, and what could be done about it. */
export interface Violation {
  readonly rule: StatementId;
  /** The reason alone, without advice. */
  readonly why: RefusalSaid;
  /** Computed when the refusal is explained; `explained` keeps the remedies that lead on. */
  readonly ways?: () => readonly Way[];
}

/** A run of moves, at least one. */
export type Run = Advice<Move>['moves'];

/** A remedy of one or more runs of moves; only runs that lead on are told. */
export interface Way {
  readonly kind: Advice<Move>['kind'];
  readonly runs: readonly Run[];
  /** Null if the reason already says everything. */
  readonly says: (runs: readonly Run[]) => RefusalSaid | null;
}

export const broken = (rule: StatementId, why: RefusalSaid, ways?: () => readonly Way[]): Violation =>
  ways === undefined ? { rule, why } : { rule, why, ways };

type Says = RefusalSaid | null | Way['says'];
const saying = (says: Says): Way['says'] => (typeof says === 'function' ? says : () => says);

/** A remedy: one of these moves instead. */
export const instead = (says: Says, ...moves: readonly Move[]): Way => ({
  kind: 'instead',
  runs: moves.map((move): Run => [move]),
  says: saying(says),
});

/** A remedy: these moves one after the other instead. */
export const inSteps = (says: Says, moves: Run | null): Way => ({
  kind: 'instead',
  runs: moves === null ? [] : [moves],
  says: saying(says),
});

/** A remedy: one of these runs first, then the refused move. */
export const first = (says: Says, ...runs: readonly (Run | null)[]): Way => ({
  kind: 'first',
  runs: runs.filter((run) => run !== null),
  says: saying(says),
});

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

export const needsTank = ({ tank }: Position): RefusalSaid => ({
  says: 'needsTank',
  held: tank === null ? 'absent' : (tank.army ?? 'nobody'),
});

/**
 * Explains a refusal: the reasons, and the remedies that lead on. A remedy leads on if the move is legal
 * after it, or is refused for a reason that has a remedy which leads on. All of it is tried out.
 */

export type Judging = (position: Position, move: Move) => readonly Violation[];

/** The most further reasons to be met one after the other. */
const DEPTH = 2;
/** The most moves judged for one refusal, so that the explanation is immediate. */
const TRIES = 30;
/** With this many violations no single piece of advice helps: only the reasons are told. */
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

/** Keeps the runs of a remedy that lead on; null if none does. */
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
 * The position after moves of the current player; null if one is illegal or passes the decision to the other
 * player. Battles are not played out: they depend on hidden cards.
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

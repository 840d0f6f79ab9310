import type { Fault } from '../../referee/game.ts';
import type { Advice } from '../../referee/verdict.ts';
import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { valuesOf } from './cards.ts';
import { beside, type Ground } from './ground.ts';
import type { Move } from './move.ts';
import { fieldName } from './notation.ts';
import { ARMY_NAMES, FACING_NAMES, type Army, type Facing, type Field, type Position } from './position.ts';
import { footOn, isVacantTank, mayStepOnto } from './rules.ts';

/** How remedies speak of a position: numbers, names, places. */

/** A rule broken: why, and what could be done about it. */
export interface Found {
  readonly rule: StatementId;
  /** A fact, which says nothing to do. */
  readonly why: string;
  /** Asked for when the refusal is explained; `advice.ts` keeps of them what leads on. */
  readonly ways?: () => readonly Way[];
}

/** Some moves, at least one. */
export type Run = Advice<Move>['moves'];

/** Something to do about it, in one or several ways; it is said of those that lead on. */
export interface Way {
  readonly kind: Advice<Move>['kind'];
  readonly runs: readonly Run[];
  readonly says: (runs: readonly Run[]) => string;
}

/** A rule broken. */
export const broken = (rule: StatementId, why: string, ways?: () => readonly Way[]): Found =>
  ways === undefined ? { rule, why } : { rule, why, ways };

type Says = string | Way['says'];
const saying = (says: Says): Way['says'] => (typeof says === 'string' ? () => says : says);

/** One of some moves in the place of the try. */
export const instead = (says: Says, ...moves: readonly Move[]): Way => ({
  kind: 'instead',
  runs: moves.map((move): Run => [move]),
  says: saying(says),
});

/** Some moves in the place of the try, one after the other. */
export const inSteps = (says: Says, moves: Run | null): Way => ({
  kind: 'instead',
  runs: moves === null ? [] : [moves],
  says: saying(says),
});

/** Some moves before the try; each run is a way of its own. */
export const first = (says: Says, ...runs: readonly (Run | null)[]): Way => ({
  kind: 'first',
  runs: runs.filter((run) => run !== null),
  says: saying(says),
});

export const nameOf = (army: Army): string => ARMY_NAMES[army];
export const facingName = (facing: Facing): string => FACING_NAMES[facing];

/** "1 point", "2 points". */
export const some = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The verb for so many: "1 soldier steps", "2 soldiers step". */
export const doing = (count: number, verb: string): string => (count === 1 ? `${verb}s` : verb);

/** "a", "a or b", "a, b or c". */
export function either(items: readonly string[]): string {
  const last = items.at(-1) ?? 'none';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} or ${last}`;
}

/** The names of fields, the nearest to the origin first: "o, n1 or e2". */
export const fieldsNamed = (position: Position, fields: readonly Field[]): string =>
  either(fields.map((field) => fieldName(position.table, field)));

/** The cards of a hand: "1, 1 and 3" as "1, 1, 3", or "no action card". */
export function handOf(position: Position, army: Army): string {
  const values = valuesOf(position.hands[army]);
  return values.length === 0 ? 'no action card' : `only ${values.join(', ')}`;
}

/** Whether the number is a field of the ground. */
export const isField = (ground: Ground, field: Field): boolean =>
  Number.isInteger(field) && field >= 0 && field < ground.size;

/** Whether the number is whole and at least `least`. */
export const isCount = (count: number, least: number): boolean => Number.isInteger(count) && count >= least;

/** "2 soldiers of gray", "gray's tank", or both: what an army has on a field. */
export function presence(position: Position, army: Army, field: Field): string {
  const feet = footOn(position, army, field);
  const tank = position.tank?.army === army && position.tank.field === field ? `${nameOf(army)}’s tank` : '';
  const soldiers = feet === 0 ? '' : `${some(feet, 'soldier')} of ${nameOf(army)}`;
  return [soldiers, tank].filter((part) => part !== '').join(' and ');
}

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

/** "needs control of the tank: gray has it". */
export function needsTank({ tank }: Position): string {
  if (tank === null) return 'needs control of the tank: it is not on the battlefield yet';
  return `needs control of the tank: ${tank.army === null ? 'it is unclaimed' : `${nameOf(tank.army)} has it`}`;
}

/** Something a move brings about, and the rule by which it does: what hands have to do at a real table. */
export interface Happening {
  readonly rule: StatementId;
  /** In words and figures of this position, without a full stop. */
  readonly what: string;
}

export const happens = (rule: StatementId, what: string): Happening => ({ rule, what });

/** What is wrong with a position that people set up. */
export type Wrong = Fault<StatementId>;

/** A fault at a place of the written form, and the rule that rules it out. */
export const wrong = (place: string, message: string, rule: StatementId | null = null): Wrong => ({
  place,
  message,
  rule,
});

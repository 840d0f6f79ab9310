import { eventsIn, type RuledEvent } from '../../referee/happening.ts';
import type { Advice } from '../../referee/verdict.ts';
import type { StatementId } from '../../../content/victory-tank/statements.ts';
import { baseOwner, beside, groundOf, type Ground } from './ground.ts';
import type { Move } from './move.ts';
import { fieldName } from './notation.ts';
import { ARMY_NAMES, type Army, type Field, type Position } from './position.ts';
import { footOn, isVacantTank, mayStepOnto } from './rules.ts';
import type { EventSaid } from './said-events.ts';
import type { RefusalSaid } from './said-refusals.ts';
import type { Place, Present } from './said.ts';

/** What refusals and events say of a position: numbers, armies, places. */

/** A rule broken: why, and what could be done about it. */
export interface Found {
  readonly rule: StatementId;
  /** A fact, which says nothing to do. */
  readonly why: RefusalSaid;
  /** Asked for when the refusal is explained; `advice.ts` keeps of them what leads on. */
  readonly ways?: () => readonly Way[];
}

/** Some moves, at least one. */
export type Run = Advice<Move>['moves'];

/** Something to do about it, in one or several ways; it is said of those that lead on. */
export interface Way {
  readonly kind: Advice<Move>['kind'];
  readonly runs: readonly Run[];
  /** Null where what stands in the way says it all. */
  readonly says: (runs: readonly Run[]) => RefusalSaid | null;
}

/** A rule broken. */
export const broken = (rule: StatementId, why: RefusalSaid, ways?: () => readonly Way[]): Found =>
  ways === undefined ? { rule, why } : { rule, why, ways };

type Says = RefusalSaid | null | Way['says'];
const saying = (says: Says): Way['says'] => (typeof says === 'function' ? says : () => says);

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

/** A field as it is spoken of. */
export function placeOf(position: Position, field: Field): Place {
  const { table, tank, crates } = position;
  const ground = groundOf(table);
  const holds =
    tank?.field === field
      ? 'tank'
      : crates.includes(field)
        ? 'crate'
        : ground.bunkers.includes(field)
          ? 'bunker'
          : null;
  const several = holds === 'crate' ? crates : holds === 'bunker' ? ground.bunkers : [];
  return { at: fieldName(table, field), base: baseOwner(ground, field), holds, alone: several.length <= 1 };
}

/** Some fields as they are spoken of. */
export const placesOf = (position: Position, fields: readonly Field[]): readonly Place[] =>
  fields.map((field) => placeOf(position, field));

/** Whether the number is a field of the ground. */
export const isField = (ground: Ground, field: Field): boolean =>
  Number.isInteger(field) && field >= 0 && field < ground.size;

/** Whether the number is whole and at least `least`. */
export const isCount = (count: number, least: number): boolean => Number.isInteger(count) && count >= least;

/** What an army has on a field; null where it has nothing there. */
export function presence(position: Position, army: Army, field: Field): Present | null {
  const soldiers = footOn(position, army, field);
  const tank = position.tank?.army === army && position.tank.field === field;
  return soldiers > 0 || tank ? { army, soldiers, tank } : null;
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

/** Who has the tank, as a refusal says it. */
export const needsTank = ({ tank }: Position): RefusalSaid => ({
  says: 'needsTank',
  held: tank === null ? 'absent' : (tank.army ?? 'nobody'),
});

/** Something a move brings about, and the rule by which it does: what hands have to do at a real table. */
export type Happening = RuledEvent<StatementId, EventSaid>;

/** What begins with who does it, or with what is theirs: “red plays a 1”, “2 red soldiers step”. */
const DOING = [
  'attackers',
  'becameCrewOf',
  'boarded',
  'cannotAct',
  'cardAdds',
  'claims',
  'deckOut',
  'defends',
  'doNotClaim',
  'forCard',
  'forGround',
  'forSoldiers',
  'forTank',
  'forfeits',
  'gotOff',
  'hasPoints',
  'isNext',
  'kept',
  'movedIn',
  'othersJeep',
  'recruited',
  'removes',
  'stepped',
  'tookCrate',
  'winsByPoints',
  'winsTie',
] as const;

export const { happens } = eventsIn<StatementId, EventSaid>(DOING);

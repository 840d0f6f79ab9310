/**
 * What players want on the battlefield, step by step: soldiers go somewhere, the tank drives, an enemy is attacked, soldiers
 * are recruited. Each begins with the announcement it needs, or goes on within the action that is under way.
 */
import type { Price, Step as PlanStep, Steps } from '../../../referee/table/plan-search.ts';
import { beside, groundOf } from '../rules/field-grid.ts';
import { type Announce, type Move, type OpenBattle, moves } from '../rules/moves.ts';
import { fieldName } from '../rules/notation.ts';
import {
  FACING_NAMES,
  type ActionKind,
  type Army,
  type CardValue,
  type Field,
  type Position,
  type Stage,
} from '../rules/position.ts';
import {
  canBeAttacked,
  enemyOf,
  footOn,
  holdsBunker,
  isVacantTank,
  STEP_LIMIT,
  tankOn,
} from '../rules/permissions.ts';

type TankSteps = Steps<Position, Move>;
type TankStep = PlanStep<Position, Move>;
/** The card that an announcement is to be made with; null where whatever is cheapest will do. */
export type Lifted = CardValue | null;

/** Something that can be taken hold of on a field, and what is usually wanted with it. */
export interface Wanted {
  readonly does: 'march' | 'drive' | 'attack' | 'recruit';
  readonly field: Field;
  readonly steps: TankSteps;
}

const isOf =
  <Kind extends Move['kind']>(kind: Kind) =>
  (move: Move): move is Extract<Move, { readonly kind: Kind }> =>
    move.kind === kind;

/**
 * The same with the announcement that it needs, where no action is under way: for every number of points that can be had the
 * one that costs least, of those with a card that was lifted for it, or of so many points. Nothing is announced twice: where
 * the enemy has no points left a player goes on alone, and what one taps once should not pay for two actions.
 */
const announced = (
  action: ActionKind,
  steps: TankSteps,
  lifted: Lifted,
  points: number | null = null,
): TankSteps => ({
  ...steps,
  from: (position, legal) => {
    if (position.stage !== 'command') return steps.from(position, legal);
    const least = new Map<number, Announce>();
    for (const move of legal) {
      if (move.kind !== 'announce' || move.action !== action) continue;
      const size = move.pay + move.card;
      if ((lifted ?? move.card) !== move.card || (points ?? size) !== size) continue;
      const known = least.get(size);
      if (known === undefined || priceOf(move) < priceOf(known)) least.set(size, move);
    }
    return [...least.values()].map((move) => ({ move, at: null, on: steps }));
  },
});

/** How many points there are still to use; announced with fewer, it may end sooner. */
const left = ({ stage, action }: Position): string => `${stage} ${action?.left ?? ''}`;

const at = ({ table }: Position, field: Field): string => fieldName(table, field);

/** Soldiers on foot go together from field to field; onto the field of a vacant tank they board it, and are there. */
export const marching = (from: Field, foot: number, lifted: Lifted = null): TankSteps =>
  announced('move', marchingOn(from, foot), lifted);

const marchingOn = (from: Field, foot: number): TankSteps => ({
  key: (position) => `${foot} on ${from}, ${left(position)}`,
  from: (position, legal) =>
    position.stage !== 'move'
      ? []
      : legal
          .filter(isOf('step'))
          .filter((step) => step.from === from && step.foot === foot && step.crew + step.board === 0)
          .map((step) => ({
            move: step,
            at: at(position, step.to),
            on: isVacantTank(position, step.to) ? null : marchingOn(step.to, foot),
          })),
});

/** Where the tank is and which way, with whom, and what it may do there. */
const driven = (position: Position): string => {
  const { tank, drive } = position;
  return [left(position), tank?.field, tank?.facing, tank?.crew, drive?.gone, drive?.changed].join(' ');
};

/** The tank turns and drives; on the way whoever can board does, as long as there is room, where that is wanted. */
export function driving(boarding: boolean, lifted: Lifted = null): TankSteps {
  const on: TankSteps = {
    key: driven,
    from: (position, legal) => {
      const all = boarding ? legal.findLast(isOf('board')) : undefined;
      if (all !== undefined) return [{ move: all, at: null, on }];
      return legal.flatMap((move): TankStep[] => {
        if (move.kind === 'turn') return [{ move, at: `to-${FACING_NAMES[move.facing]}`, on }];
        if (move.kind === 'halt') return [{ move, at: at(position, position.tank?.field ?? 0), on }];
        return move.kind === 'drive' || move.kind === 'on' ? [{ move, at: null, on }] : [];
      });
    },
  };
  return announced('move', on, lifted);
}

/** An enemy is attacked by the most that can come from one field, by an action of so many points where that is wanted. */
export const attacking = (target: Field, lifted: Lifted = null, points: number | null = null): TankSteps =>
  announced(
    'attack',
    {
      key: left,
      from: (position, legal) => {
        const [first, ...others] =
          position.stage === 'attack'
            ? legal.filter(isOf('battle')).filter((battle) => battle.target === target)
            : [];
        if (first === undefined) return [];
        const strongest = others.reduce(
          (best, one) => (force(position, one) > force(position, best) ? one : best),
          first,
        );
        return [{ move: strongest, at: at(position, target), on: null }];
      },
    },
    lifted,
    points,
  );

/** What attackers of one field bring before any card (A5, A5a). */
function force(position: Position, { from, foot, tank }: OpenBattle): number {
  const crew = tank && position.player !== null ? (tankOn(position, position.player, from)?.crew ?? 0) : 0;
  return foot + (crew > 0 ? crew + 1 : 0);
}

/** Soldiers come from the supply, one by one. */
export const recruiting = (field: Field, count: number, lifted: Lifted = null): TankSteps =>
  announced('recruit', recruitingOn(field, count), lifted);

const recruitingOn = (field: Field, count: number): TankSteps => ({
  key: (position) => `${count} more, ${left(position)}`,
  from: (position, legal) =>
    legal
      .filter(isOf('deploy'))
      .filter((deploy) => deploy.at === field)
      .map((move) =>
        count > 1
          ? { move, at: null, on: recruitingOn(field, count - 1) }
          : { move, at: at(position, field), on: null },
      ),
});

/** The most soldiers that one Recruit could bring. */
export const mostRecruits = (position: Position): number =>
  Math.max(
    1,
    ...moves(position)
      .filter(isOf('announce'))
      .map(({ action, pay, card }) => (action === 'recruit' ? pay + card : 0)),
  );

/** Of how many points an Attack may be: the fewest first. */
export const attackSizes = (position: Position, lifted: Lifted): readonly number[] => {
  const sizes = moves(position)
    .filter(isOf('announce'))
    .filter(({ action, card }) => action === 'attack' && (lifted === null || card === lifted))
    .map(({ pay, card }) => pay + card);
  return [...new Set(sizes)].toSorted((one, other) => one - other);
};

/** In which stages of a turn something can be wanted. */
const STAGES: Readonly<Record<Wanted['does'], readonly Stage[]>> = {
  march: ['command', 'move'],
  drive: ['command', 'move', 'drive'],
  attack: ['command', 'attack'],
  // Once that is announced, a soldier is one touch.
  recruit: ['command'],
};

/** What whoever decides could take hold of, field by field: their own tank and soldiers, an enemy, a place to recruit. */
export function wanted(position: Position, lifted: Lifted = null): readonly Wanted[] {
  const army = position.player;
  if (army === null) return [];
  const ground = groundOf(position.table);
  return Array.from({ length: ground.size }, (_, field) => field).flatMap((field): Wanted[] => {
    const foot = Math.min(STEP_LIMIT, footOn(position, army, field));
    const recruits = field === ground.bases[army] || holdsOne(position, army, field);
    return [
      ...(tankOn(position, army, field) === null
        ? []
        : [{ does: 'drive', field, steps: driving(true, lifted) } as const]),
      ...(foot > 0 ? [{ does: 'march', field, steps: marching(field, foot, lifted) } as const] : []),
      ...(isInReach(position, army, field)
        ? [{ does: 'attack', field, steps: attacking(field, lifted) } as const]
        : []),
      ...(recruits ? [{ does: 'recruit', field, steps: recruiting(field, 1, lifted) } as const] : []),
    ].filter(({ does }) => STAGES[does].includes(position.stage));
  });
}

const holdsOne = (position: Position, army: Army, field: Field): boolean =>
  groundOf(position.table).bunkers.includes(field) && holdsBunker(position, army, field);

/** Whether there is an enemy on the field and somebody beside it. */
const isInReach = (position: Position, army: Army, field: Field): boolean =>
  canBeAttacked(position, enemyOf(army), field) &&
  beside(groundOf(position.table), field).some((from) => canBeAttacked(position, army, from));

/** Points come back every round and cards do not: no card as long as the points do, then the lowest. */
const A_POINT = 100;
const A_CARD = 1000;
const priceOf = ({ pay, card }: Announce): number => pay * A_POINT + card * A_CARD;

/** What a move costs: the points and the card of an announcement, and next to nothing for all that it allows. */
export const price: Price<Position, Move> = (_, move) => (move.kind === 'announce' ? priceOf(move) : 1);

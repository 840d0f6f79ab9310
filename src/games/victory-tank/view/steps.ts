/**
 * The plans of Victory Tank, as `Steps`: march, drive, attack, recruit. Each begins with the announcement
 * that it needs, or continues the action under way.
 */
import type { Price, Steps } from '../../../referee/table/interaction.ts';
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
  footOn,
  holdsBunker,
  isVacantTank,
  STEP_LIMIT,
  tankOn,
} from '../rules/permissions.ts';
import { otherOf } from '../../../referee/seats.ts';

type TankSteps = Steps<Position, Move>;
type TankStep = ReturnType<Steps<Position, Move>['from']>[number];
/** The card to announce with; null for the cheapest choice. */
export type Lifted = CardValue | null;

/** A handle on a field, with the steps of its usual plan. */
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
 * Puts the announcement before some steps if no action is under way: the cheapest for each number of points, limited to the
 * lifted card and to `points` if given. It never announces twice, even if the enemy has no points left and the same player
 * goes on: one plan must not pay for two actions.
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

/** A key of the stage and the points left in the action. */
const left = ({ stage, action }: Position): string => `${stage} ${action?.left ?? ''}`;

const at = ({ table }: Position, field: Field): string => fieldName(table, field);

/** Soldiers on foot walk together from field to field; the plan ends on the field of a vacant tank, which they board. */
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

/** A key of the tank's field, facing, crew and drive. */
const driven = (position: Position): string => {
  const { tank, drive } = position;
  return [left(position), tank?.field, tank?.facing, tank?.crew, drive?.gone, drive?.changed].join(' ');
};

/** The tank turns and drives; with `boarding` it takes on all soldiers on its way that fit. */
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

/** An attack by the strongest force from a single field; `points` fixes the size of the action. */
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

/** The strength of attackers from one field, without a card (A5, A5a). */
function force(position: Position, { from, foot, tank }: OpenBattle): number {
  const crew = tank && position.player !== null ? (tankOn(position, position.player, from)?.crew ?? 0) : 0;
  return foot + (crew > 0 ? crew + 1 : 0);
}

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

/** The most soldiers that one Recruit action could bring, at least 1. */
export const mostRecruits = (position: Position): number =>
  Math.max(
    1,
    ...moves(position)
      .filter(isOf('announce'))
      .map(({ action, pay, card }) => (action === 'recruit' ? pay + card : 0)),
  );

/** The possible sizes of an Attack in points, ascending. */
export const attackSizes = (position: Position, lifted: Lifted): readonly number[] => {
  const sizes = moves(position)
    .filter(isOf('announce'))
    .filter(({ action, card }) => action === 'attack' && (lifted === null || card === lifted))
    .map(({ pay, card }) => pay + card);
  return [...new Set(sizes)].toSorted((one, other) => one - other);
};

/** The stages in which each handle is offered. */
const STAGES: Readonly<Record<Wanted['does'], readonly Stage[]>> = {
  march: ['command', 'move'],
  drive: ['command', 'move', 'drive'],
  attack: ['command', 'attack'],
  // After the announcement each soldier is a single touch.
  recruit: ['command'],
};

/** The handles of the player to move, field by field. */
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

/** Whether the field holds an enemy, and a field beside it somebody of the army. */
const isInReach = (position: Position, army: Army, field: Field): boolean =>
  canBeAttacked(position, otherOf(army), field) &&
  beside(groundOf(position.table), field).some((from) => canBeAttacked(position, army, from));

/** Points come back every round, cards do not: so a card is dearer than all points. */
const A_POINT = 100;
const A_CARD = 1000;
const priceOf = ({ pay, card }: Announce): number => pay * A_POINT + card * A_CARD;

/** The price of a move: points and card of an announcement, 1 for any other move. */
export const price: Price<Position, Move> = (_, move) => (move.kind === 'announce' ? priceOf(move) : 1);

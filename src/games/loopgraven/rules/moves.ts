import { LENGTHS, TRACKS, UNITS, type Ammunition } from '../../../../cards/loopgraven/data/tables.ts';
import { countIn } from '../../../referee/interchangeable.ts';
import { top } from '../../../referee/pending-stack.ts';
import type { Actor } from '../../../referee/seats.ts';
import {
  attackersOf,
  canAct,
  canDeploy,
  deployedTo,
  enemiesOf,
  has,
  itemCost,
  nextTier,
  reachedWithin,
  reachOf,
} from './permissions.ts';
import { canFire, reachesWithFire } from './artillery.ts';
import { drawnFrom, shockable } from './event-cards.ts';
import { ALL_SPACES, distanceOf, GAS_LINES, type SpaceNumber } from './board-spaces.ts';
import { nextDie } from './fight.ts';
import { endsBack } from './haversack-retreat.ts';
import type { Move } from './move.ts';
import { isFree, unitOf, unitsWhere, type Trenches, type Wait } from './position.ts';

/** Who decides: a player, 'chance' for dice and draws, or null once the game is over. */
export function actorIn({
  stage,
  active,
  waits,
}: Pick<Trenches, 'stage' | 'active' | 'waits'>): Actor | null {
  if (stage === 'over') return null;
  const wait = top(waits);
  if (wait !== null) return wait.kind === 'fight' ? 'chance' : wait.seat;
  return stage === 'first' || stage === 'event' || stage === 'negative' || stage === 'positive'
    ? 'chance'
    : active;
}

const LENGTH: readonly Move[] = LENGTHS.map((length) => ({ kind: 'length', length }));
const PLAYERS: readonly Move[] = [
  { kind: 'players', players: 2 },
  { kind: 'players', players: 4 },
];
const ROLLS = new Map(
  [4, 6, 10].map((sides) => [
    sides,
    Array.from({ length: sides }, (_, below): Move => ({ kind: 'roll', shows: below + 1 })),
  ]),
);
const rolls = (sides: number): readonly Move[] => ROLLS.get(sides) ?? [];
const END: Move = { kind: 'end' };

/** All legal moves; for chance, all possible outcomes. */
export function moves(position: Trenches): readonly Move[] {
  const wait = top(position.waits);
  if (position.stage === 'over') return [];
  if (wait !== null) return answers(position, wait);
  switch (position.stage) {
    case 'length':
      return LENGTH;
    case 'players':
      return PLAYERS;
    case 'first':
    case 'event':
      return rolls(6);
    case 'negative':
    case 'positive':
      return [...new Set(drawnFrom(position, position.stage))].map((mark) => ({ kind: 'draw', mark }));
    case 'turn':
      return [
        ...deployments(position),
        ...upgrades(position),
        ...(position.actions > 0 ? [...walks(position), ...attacks(position)] : []),
        ...shots(position),
        END,
      ];
  }
}

/** Relative probability: for a draw the number of such cards in the stack, else 1. */
export const weight = (position: Trenches, move: Move): number =>
  move.kind === 'draw' && (position.stage === 'negative' || position.stage === 'positive')
    ? countIn(drawnFrom(position, position.stage), move.mark)
    : 1;

function answers(position: Trenches, wait: Wait): readonly Move[] {
  switch (wait.kind) {
    case 'shock':
      return spacesOf(position, shockable(position, wait.side)).map((at) => ({ kind: 'shock', at }));
    case 'back': {
      const [unit = -1] = wait.units;
      const from = position.units[unit]?.at ?? null;
      return from === null ? [] : endsBack(position, unit).map((to) => ({ kind: 'back', from, to }));
    }
    case 'dodge':
      return [...dodgesOf(position, wait.unit).map((to): Move => ({ kind: 'dodge', to })), { kind: 'stand' }];
    case 'fight':
      return rolls(nextDie(position, wait) ?? 0);
    case 'mask':
      return [{ kind: 'mask' }, { kind: 'bare' }];
    case 'drawn':
    case 'ending':
      return [];
  }
}

/** Where an attacked unit can get to in one or two free steps, whatever effects hold it (W-A44). */
export function asideOf(position: Trenches, number: number): readonly SpaceNumber[] {
  const { at } = unitOf(position, number);
  return at === null ? [] : reachedWithin(position, at, 2);
}

/** Where it may dodge to: away from all attackers if it can reach such a space (W-A20a). */
export function dodgesOf(position: Trenches, number: number): readonly SpaceNumber[] {
  const aside = asideOf(position, number);
  const away = position.options['spotted-anywhere']
    ? []
    : aside.filter((space) => !isBesideAttacker(position, space));
  return away.length > 0 ? away : aside;
}

const isBesideAttacker = ({ waits, units }: Trenches, space: SpaceNumber): boolean => {
  const fight = waits.find(({ kind }) => kind === 'fight');
  const attackers = fight?.kind === 'fight' ? fight.units : [];
  return attackers.some((number) => {
    const { at } = unitOf({ units }, number);
    return at !== null && distanceOf(at, space) === 1;
  });
};

const spacesOf = (position: Trenches, numbers: readonly number[]): readonly SpaceNumber[] =>
  numbers.flatMap((number) => unitOf(position, number).at ?? []).sort((one, other) => one - other);

function deployments(position: Trenches): readonly Move[] {
  const types = UNITS.filter((type) => canDeploy(position, type));
  if (types.length === 0) return [];
  const free = deployedTo(position, position.active).filter((at) => isFree(position, at));
  return types.flatMap((type) => free.map((at): Move => ({ kind: 'deploy', type, at })));
}

function upgrades(position: Trenches): readonly Move[] {
  if (itemCost(position) > position.actions) return [];
  return TRACKS.filter((track) => {
    const cost = nextTier(position, position.active, track);
    return cost !== null && cost <= has(position, position.active);
  }).map((track) => ({ kind: 'upgrade', track }));
}

function walks(position: Trenches): readonly Move[] {
  return unitsWhere(position, ({ owner }) => owner === position.active).flatMap((number): readonly Move[] => {
    const { at: from } = unitOf(position, number);
    if (from === null || !canAct(position, number)) return [];
    return reachOf(position, number).map((to) => ({ kind: 'move', from, to }));
  });
}

function attacks(position: Trenches): readonly Move[] {
  return enemiesOf(position).flatMap((target) => {
    const { at } = unitOf(position, target);
    if (at === null) return [];
    const from = spacesOf(position, attackersOf(position, at));
    return groupsOf(from).map((group): Move => ({ kind: 'attack', at, with: group }));
  });
}

/** All non-empty subsets, each in the given order. */
const groupsOf = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.reduce<readonly (readonly T[])[]>(
    (groups, thing) => [...groups, [thing], ...groups.map((group) => [...group, thing])],
    [],
  );

function shots(position: Trenches): readonly Move[] {
  const fired = (ammunition: Ammunition, lines: readonly (readonly SpaceNumber[])[]): readonly Move[] =>
    canFire(position, ammunition)
      ? lines
          .filter((at) => at.every((space) => reachesWithFire(position, space)))
          .map((at) => ({ kind: 'fire', ammunition, at }))
      : [];
  return [...fired('normal', SINGLE), ...fired('gas', GAS_LINES), ...fired('advanced', SINGLE)];
}
const SINGLE = ALL_SPACES.map((space) => [space]);

/** Advice with a refusal. Every piece is tried out first, so all of it is legal. */
import {
  AMMUNITION,
  AMMUNITION_TABLE,
  TRACKS,
  UNITS,
  type Ammunition,
} from '../../../../cards/loopgraven/data/tables.ts';
import { top } from '../../../referee/pending-stack.ts';
import { reach, wayTo } from '../../../geometry/reach.ts';
import type { Advice } from '../../../referee/verdict.ts';
import { attackersOf, canAct, deployedTo, isEnemyOn, itemCost, reachOf } from './permissions.ts';
import { gunTier, shotCost } from './artillery.ts';
import type { Bar } from './judge-turn.ts';
import { shockable } from './event-cards.ts';
import { besideOf, distanceOf, GAS_LINES, type SpaceNumber } from './board-spaces.ts';
import { endsBack } from './haversack-retreat.ts';
import type { Move, MoveOf } from './move.ts';
import { actorIn, dodgesOf } from './moves.ts';
import { play } from './play.ts';
import { isFree, unitAt, unitOf, unitsWhere, type Trenches } from './position.ts';
import { stepsOf } from './lasting-effects.ts';
import { decisionIn } from './turns.ts';

type Way = Advice<Move>;
type Ways = readonly Way[];

const instead = (...moves: readonly [Move, ...Move[]]): Way => ({ kind: 'instead', moves });
const first = (...moves: readonly [Move, ...Move[]]): Way => ({ kind: 'first', moves });
const END: Ways = [instead({ kind: 'end' })];

/** The most pieces of advice for one refusal. */
const MOST = 3;

/** The best legal advice for a refused move; null if there is none. */
export const adviceBy =
  (bars: (position: Trenches, move: Move) => readonly Bar[]) =>
  (position: Trenches, tried: Move): Ways | null => {
    const actor = actorIn(position);
    const leadsOn = ({ kind, moves }: Way): boolean => {
      let now = position;
      return [...moves, ...(kind === 'first' ? [tried] : [])].every((move) => {
        const isLegal = actorIn(now) === actor && bars(now, move).length === 0;
        if (isLegal) now = play(now, move);
        return isLegal;
      });
    };
    const ways: Way[] = [];
    for (const way of apart(waysFor(position, tried))) if (ways.length < MOST && leadsOn(way)) ways.push(way);
    return ways.length > 0 ? ways : null;
  };

const apart = (ways: Ways): Ways =>
  [...new Map(ways.toReversed().map((way) => [JSON.stringify(way), way])).values()].toReversed();

/** Candidates for advice, best first; not all need be legal. */
function waysFor(position: Trenches, tried: Move): Ways {
  const wait = top(position.waits);
  switch (decisionIn(position)) {
    case 'turn':
      return inTurn(position, tried);
    case 'mask':
      return [first({ kind: 'mask' }), first({ kind: 'bare' })];
    case 'shock': {
      if (tried.kind !== 'shock' || wait?.kind !== 'shock') return [];
      const spaces = shockable(position, wait.side).flatMap((number) => unitOf(position, number).at ?? []);
      return nearest(spaces, tried.at).map((at) => instead({ kind: 'shock', at }));
    }
    case 'back': {
      const from = wait?.kind === 'back' ? (position.units[wait.units[0] ?? -1]?.at ?? null) : null;
      if (tried.kind !== 'back' || from === null) return [];
      return nearest(endsBack(position, unitAt(position, from)), tried.to).map((to) =>
        instead({ kind: 'back', from, to }),
      );
    }
    case 'dodge':
      if (wait?.kind !== 'dodge') return [];
      return tried.kind === 'dodge'
        ? nearest(dodgesOf(position, wait.unit), tried.to).map((to) => instead({ kind: 'dodge', to }))
        : [instead({ kind: 'stand' })];
    default:
      return [];
  }
}

function inTurn(position: Trenches, tried: Move): Ways {
  switch (tried.kind) {
    case 'deploy':
      return deployWays(position, tried);
    case 'upgrade':
      if (itemCost(position) > position.actions) return END;
      return TRACKS.map((track) => instead({ kind: 'upgrade', track }));
    case 'move':
      return walkWays(position, tried);
    case 'attack':
      return attackWays(position, tried);
    case 'fire':
      return fireWays(position, tried);
    default:
      return [];
  }
}

/** The nearest space as a list of one; empty if there are no spaces. */
const nearest = (spaces: readonly SpaceNumber[], to: SpaceNumber): readonly SpaceNumber[] =>
  spaces.toSorted((one, other) => distanceOf(one, to) - distanceOf(other, to)).slice(0, 1);

/** Deploy the same type, or the dearest affordable one, on that space or the nearest legal one. */
function deployWays(position: Trenches, { type, at }: MoveOf<'deploy'>): Ways {
  if (itemCost(position) > position.actions) return END;
  const free = deployedTo(position, position.active).filter((space) => isFree(position, space));
  const types = [type, ...UNITS.toReversed().filter((other) => other !== type)];
  return nearest(free, at)
    .flatMap((space) => types.map((each) => instead({ kind: 'deploy', type: each, at: space })))
    .slice(0, UNITS.length);
}

/**
 * Another unit if this one may not move; else an attack on an enemy there, the whole way in several moves, or as
 * far as the unit gets.
 */
function walkWays(position: Trenches, { from, to }: MoveOf<'move'>): Ways {
  if (position.actions < 1) return END;
  const number = unitAt(position, from);
  if (!isOwn(position, number) || !canAct(position, number)) return othersTo(position, to);
  return [
    instead({ kind: 'attack', at: to, with: [from] }),
    ...inMoves(position, number, to),
    ...towards(position, number, to),
  ];
}

const isOwn = ({ units, active }: Trenches, number: number): boolean => units[number]?.owner === active;

/** The nearest other unit that can reach a space. */
function othersTo(position: Trenches, to: SpaceNumber): Ways {
  const able = unitsWhere(position, ({ owner }) => owner === position.active).filter(
    (number) => canAct(position, number) && reachOf(position, number).includes(to),
  );
  const spaces = able.flatMap((number) => unitOf(position, number).at ?? []);
  return nearest(spaces, to).map((from) => instead({ kind: 'move', from, to }));
}

/** The shortest way to a free space, split into moves. */
function inMoves(position: Trenches, number: number, to: SpaceNumber): Ways {
  const { at } = unitOf(position, number);
  const { total } = stepsOf(position, number);
  if (at === null || total < 1 || !isFree(position, to)) return [];
  const reached = reach({
    from: [at],
    next: (space: SpaceNumber) => besideOf(space).filter((other) => isFree(position, other)),
    budget: total * position.actions,
  });
  const way = wayTo(reached, to);
  if (way === null) return [];
  const stops = way.filter((_, step) => step % total === 0 || step === way.length - 1);
  const [one, ...others] = stops
    .slice(1)
    .map((stop, index): Move => ({ kind: 'move', from: stops[index] ?? at, to: stop }));
  return one === undefined ? [] : [instead(one, ...others)];
}

/** The reachable space nearest to the goal. */
function towards(position: Trenches, number: number, to: SpaceNumber): Ways {
  const { at: from } = unitOf(position, number);
  if (from === null) return [];
  const nearer = reachOf(position, number).filter((space) => distanceOf(space, to) < distanceOf(from, to));
  return nearest(nearer, to).map((space) => instead({ kind: 'move', from, to: space }));
}

/**
 * The attack without units that may not join; or the unit moves next to the enemy or towards it first; or other
 * units attack.
 */
function attackWays(position: Trenches, { at, with: from }: MoveOf<'attack'>): Ways {
  if (position.actions < 1) return END;
  const able = attackersOf(position, at).flatMap((number) => unitOf(position, number).at ?? []);
  const beside = able.filter((space) => distanceOf(space, at) === 1);
  const some = from.filter((space) => able.includes(space));
  const [one = -1, ...others] = from;
  const number = unitAt(position, one);
  const mayGo = others.length === 0 && isOwn(position, number) && canAct(position, number);
  const attack = (spaces: readonly SpaceNumber[]): Move => ({
    kind: 'attack',
    at,
    with: spaces.toSorted((a, b) => a - b),
  });
  const isThere = isEnemyOn(position, at);
  return [
    ...(some.length > 0 ? [instead(attack(some))] : []),
    ...(mayGo && isThere ? besideFirst(position, number, at, attack) : []),
    ...(isThere && beside.length > 0 ? [instead(attack(beside))] : []),
    ...(mayGo && isThere ? towards(position, number, at) : []),
  ];
}

/** A unit moves to the nearest space next to an enemy and attacks from there. */
function besideFirst(
  position: Trenches,
  number: number,
  at: SpaceNumber,
  attack: (from: readonly SpaceNumber[]) => Move,
): Ways {
  const { at: from } = unitOf(position, number);
  if (from === null) return [];
  const stops = reachOf(position, number).filter((space) => distanceOf(space, at) === 1);
  return nearest(stops, from).map((to) => instead({ kind: 'move', from, to }, attack([to])));
}

/** Buy the missing tiers first; or fire gas along a line there; or use cheaper ammunition on the same target. */
function fireWays(position: Trenches, { ammunition, at }: MoveOf<'fire'>): Ways {
  const { actions, options, shots, tiers, active } = position;
  const { tier } = AMMUNITION_TABLE[ammunition];
  const isOver = shotCost(position) > actions || (options['one-shot'] && shots > 0);
  const waits = tier > gunTier(position) && tier <= tiers[active].artillery;
  if (isOver || waits) return END;
  const missing = tier - gunTier(position);
  const upgrades = Array.from({ length: missing }, (): Move => ({ kind: 'upgrade', track: 'artillery' }));
  const [one, ...others] = upgrades;
  return [
    ...(one === undefined ? [] : [first(one, ...others)]),
    ...(ammunition === 'gas' ? straight(position, at) : []),
    ...cheaper(position, ammunition, at),
  ];
}

/** The line of three that covers at least two of these spaces and hits most enemies and fewest own units. */
function straight(position: Trenches, at: readonly SpaceNumber[]): Ways {
  const worth = (line: readonly SpaceNumber[]): number =>
    line.reduce((sum, space) => {
      if (isFree(position, space)) return sum;
      return sum + (isEnemyOn(position, space) ? 1 : -1);
    }, 0);
  const lines = GAS_LINES.filter((line) => line.filter((space) => at.includes(space)).length >= 2);
  return lines
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, 1)
    .map((line) => instead({ kind: 'fire', ammunition: 'gas', at: line }));
}

/** The dearest cheaper ammunition, at the first enemy in the target or its first space. */
function cheaper(position: Trenches, ammunition: Ammunition, at: readonly SpaceNumber[]): Ways {
  const target = at.find((space) => isEnemyOn(position, space)) ?? at[0] ?? 0;
  const { price } = AMMUNITION_TABLE[ammunition];
  const others = AMMUNITION.filter((other) => other !== 'gas' && AMMUNITION_TABLE[other].price < price);
  return others.toReversed().map((other) => instead({ kind: 'fire', ammunition: other, at: [target] }));
}

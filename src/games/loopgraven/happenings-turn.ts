/** What deploying, upgrades and moves bring. */
import { FIGURES, TIER_COSTS, type Track } from '../../../cards/loopgraven/box/tables.ts';
import { reach } from '../../referee/geometry/reach.ts';
import { has, itemCost } from './acting.ts';
import { besideOf, distanceOf, trenchOf } from './field.ts';
import { aside, happens, when, type Event } from './happening.ts';
import type { MoveOf } from './move.ts';
import { isFree, sideOf, unitAt, unitOf, type Trenches } from './position.ts';
import { bearsOn } from './timed.ts';

const itemEvents = (before: Trenches): readonly Event[] => {
  const cost = itemCost(before);
  return [aside(cost === 0 ? 'W-A47' : 'W-032', { says: 'itemCosts', item: before.items + 1, cost })];
};

export function deployEvents(
  before: Trenches,
  { type, at }: MoveOf<'deploy'>,
  after: Trenches,
): readonly Event[] {
  const { active: who, options } = before;
  return [
    happens('W-031', { says: 'deploys', who, type, at }),
    aside('W-033', { says: 'paysFor', cost: FIGURES[type].cost, left: has(after, who) }),
    aside('W-A07', { says: 'toTrench', field: options['deploy-to-field'] }),
    ...itemEvents(before),
  ];
}

export function upgradeEvents(before: Trenches, track: Track, after: Trenches): readonly Event[] {
  const { active: who, options } = before;
  const tier = after.tiers[who][track];
  const cost = TIER_COSTS[track][tier] ?? 0;
  const next = track !== 'artillery' || options['upgrades-next-turn'];
  return [
    happens('W-060', { says: 'upgrades', who, track, tier, cost }),
    aside(track === 'general' ? 'W-065' : 'W-A28', { says: 'countsFrom', track, next }),
    aside('W-032', { says: 'countsAsUnit' }),
    ...itemEvents(before),
  ];
}

export function walkEvents(
  before: Trenches,
  { from, to }: MoveOf<'move'>,
  after: Trenches,
): readonly Event[] {
  const number = unitAt(before, from);
  const { owner: who, type } = unitOf(before, number);
  const search = {
    from: [from],
    next: (space: number) => besideOf(space).filter((other) => isFree(before, other)),
  };
  const steps = reach(search).get(to)?.cost ?? 0;
  return [
    happens('W-040', { says: 'walks', who, type, at: to, from, steps, moves: 1 }),
    ...when(steps > distanceOf(from, to), () => aside('W-041', { says: 'goesRound' })),
    ...unitEvents(before, number),
    aside('W-030', { says: 'isAction', left: after.actions }),
  ];
}

/** What has a say in that a unit may act. */
export function unitEvents(before: Trenches, number: number): readonly Event[] {
  const { owner, at } = unitOf(before, number);
  const inTrench = at !== null && trenchOf(sideOf(owner)).includes(at);
  const isHungry = bearsOn(before, number, 'still').some(({ from }) => from === 'N2');
  return [
    ...when(before.acted.includes(number), () => aside('W-A06', { says: 'actsAgain' })),
    ...when(inTrench && isHungry, () => aside('W-A42', { says: 'sparedInTrench' })),
  ];
}

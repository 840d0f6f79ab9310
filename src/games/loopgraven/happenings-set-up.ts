/** What the agreement before a game brings, and the rolls for who begins. */
import type { GameLength } from '../../../cards/loopgraven/box/tables.ts';
import { aside, happens, when, type Event } from './happening.ts';
import { sideOf, type Trenches } from './position.ts';

export const lengthEvents = (length: GameLength): readonly Event[] => [
  happens('W-001', { says: 'lengthIs', length }),
  aside('W-A27', { says: 'restStays' }),
];

export const playersEvents = ({ players, options }: Trenches): readonly Event[] => [
  happens('W-A02', { says: 'playersAre', players }),
  ...when(players === 4, () => aside('W-A34', { says: 'ownSections' })),
  ...when(players === 4, () => aside('W-A34a', { says: 'pursesAre', shared: options['team-purse'] })),
  aside('W-081', { says: 'trenchesAre' }),
  aside('W-002', { says: 'nobodyYet' }),
  aside('W-003', { says: 'allAtZero' }),
];

export function firstEvents(before: Trenches, after: Trenches): readonly Event[] {
  if (before.rolled === null) return [happens('W-004', { says: 'rollsFor', side: sideOf(before.active) })];
  return after.stage === 'first'
    ? [happens('W-A30', { says: 'rollAgain' })]
    : [happens('W-004', { says: 'begins', side: after.first })];
}

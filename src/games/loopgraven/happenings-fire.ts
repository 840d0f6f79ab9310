/** What a shot of the artillery brings. */
import { AMMUNITION_TABLE } from '../../../cards/loopgraven/box/tables.ts';
import { gunTier } from './acting.ts';
import { areaOf } from './field.ts';
import { aside, happens, when, type Event } from './happening.ts';
import type { MoveOf } from './move.ts';
import { sideOf, unitAt, unitOf, type Trenches } from './position.ts';

export function fireEvents(
  before: Trenches,
  { ammunition, at }: MoveOf<'fire'>,
  after: Trenches,
): readonly Event[] {
  const { active: who, options } = before;
  const { price, tier } = AMMUNITION_TABLE[ammunition];
  const [space = 0] = at;
  const covered = ammunition === 'advanced' ? areaOf(space) : at;
  const own = covered.some((each) => {
    const number = unitAt(before, each);
    return number >= 0 && sideOf(unitOf(before, number).owner) === sideOf(who);
  });
  const cloud = after.clouds.at(-1);
  return [
    happens(RULES[ammunition], { says: 'fires', who, ammunition, at }),
    aside('W-061', { says: 'shotCosts', price }),
    aside('W-A09', { says: 'shotIsAction', free: options['fire-free'] }),
    aside('W-A09a', { says: 'reaches', limited: options['fire-range'] }),
    aside('W-A09b', { says: 'shotsLeft', one: options['one-shot'] }),
    ...when(gunTier(before) > tier, () => aside('W-A10', { says: 'lowerTierToo' })),
    ...when(own, () => aside('W-A09c', { says: 'ownHit', spared: options['no-friendly-fire'] })),
    ...when(ammunition === 'advanced', () => aside('W-064', { says: 'covers', spaces: covered.length })),
    ...when(ammunition === 'advanced', () => aside('W-080', { says: 'sixAround' })),
    ...when(ammunition === 'gas', () => aside('W-A39c', { says: 'wholeLine' })),
    ...when(ammunition === 'gas' && cloud !== undefined, () =>
      aside('W-A39', { says: 'gasStays', rounds: (cloud?.goes ?? 0) - before.turns[who] }),
    ),
  ];
}

const RULES = { normal: 'W-062', gas: 'W-063', advanced: 'W-064' } as const;

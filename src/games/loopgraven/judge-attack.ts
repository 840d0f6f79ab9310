/** What stands in the way of an attack. */
import { hasKabiem } from './acting.ts';
import { bar, type Bar } from './bar.ts';
import { distanceOf } from './field.ts';
import { actionBars, unitBars } from './judge-turn.ts';
import type { MoveOf } from './move.ts';
import { sideOf, unitAt, unitOf, type Trenches } from './position.ts';

export function attackBars(position: Trenches, { at, with: from }: MoveOf<'attack'>): readonly Bar[] {
  const target = unitAt(position, at);
  if (target < 0) return bar('W-031', { says: 'nobodyOn', at });
  if (sideOf(unitOf(position, target).owner) === sideOf(position.active))
    return bar('W-031', { says: 'ownUnit', at });
  return [...from.flatMap((space) => attackerBars(position, space, at)), ...actionBars(position)];
}

/** What keeps a unit from taking part (W-050, W-A48). */
function attackerBars(position: Trenches, at: number, target: number): readonly Bar[] {
  const found = unitBars(position, at, 'attack');
  if (found.length > 0) return found;
  const distance = distanceOf(at, target);
  if (distance === 1) return [];
  if (distance > 2)
    return bar(hasKabiem(position) ? 'W-A48' : 'W-050', {
      says: hasKabiem(position) ? 'farForKabiem' : 'notBeside',
      at,
      target,
    });
  return hasKabiem(position) ? [] : bar('W-050', { says: 'needsKabiem', at, target });
}

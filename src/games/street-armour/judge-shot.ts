import { bar, type Bar } from './bar.ts';
import { hasMoved, LEAST_DISTANCE, measured } from './firing.ts';
import { cornerRule, isShut, thingAt } from './ground.ts';
import type { Crossing } from '../../referee/geometry/sight.ts';
import type { Move } from './move.ts';
import { tankAt, type Armour } from './position.ts';

/** What stands in the way of a shot; that it cannot succeed does not (C-A27). */
export function shotBars(position: Armour, { from, at }: Extract<Move, { kind: 'shoot' }>): readonly Bar[] {
  const [place, aimed] = [tankAt(position, from), tankAt(position, at)];
  const [tank, target] = [position.tanks[place], position.tanks[aimed]];
  if (tank === undefined) return bar('C-013', { says: 'nobodyOn', at: from });
  if (tank.state === 'wreck') return bar('C-013', { says: 'isWreck', at: from });
  if (tank.owner !== position.active) return bar('C-013', { says: 'notYours', at: from });
  if (position.shot.includes(place)) return bar('C-A08', { says: 'hadItsShot', at: from });
  if (target === undefined) return bar('C-038', { says: 'nobodyOn', at });
  if (target.state === 'wreck') return bar('C-038', { says: 'wreckAlready', at });
  if (target.owner === position.active) return bar('C-038', { says: 'ownTank', at });
  const { distance, inArc, shutBy } = measured(position, place, tank, target);
  const damaged = !hasMoved(position, place);
  return [
    ...(distance < LEAST_DISTANCE ? bar('C-033', { says: 'tooClose', distance }) : []),
    ...(inArc ? [] : bar(damaged ? 'C-A30' : 'C-031', { says: 'behind', facing: tank.facing, damaged })),
    ...(shutBy === null ? [] : lineBars(position, shutBy)),
  ];
}

/** What shuts a line of fire, and by which rule. */
function lineBars(position: Armour, shutBy: Crossing): readonly Bar[] {
  if (shutBy.at === 'square') {
    const { square: at } = shutBy;
    return bar('C-032', { says: 'lineShut', at, thing: thingAt(position, at) ?? 'building' });
  }
  const { between } = shutBy;
  const isBoth = between.every((square) => isShut(position, square));
  const rule = cornerRule(position.options) === 'any' && !isBoth ? 'C-A06' : 'C-A06a';
  return bar(rule, { says: 'cornerShut', between });
}

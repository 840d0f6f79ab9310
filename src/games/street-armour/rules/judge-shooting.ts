import type { Crossing } from '../../../geometry/sight.ts';
import { isShut, thingAt } from './board-squares.ts';
import { cornerRule, hasMoved, LEAST_DISTANCE, measured } from './shooting.ts';
import type { Move } from './move.ts';
import { tankAt, type Armour } from './position.ts';
import { violation, type Violation } from './violations.ts';

/** The rules that a shot breaks. A shot that cannot succeed is legal (C-A27). */
export function shotViolations(
  position: Armour,
  { from, at }: Extract<Move, { kind: 'shoot' }>,
): readonly Violation[] {
  const [place, aimed] = [tankAt(position, from), tankAt(position, at)];
  const [tank, target] = [position.tanks[place], position.tanks[aimed]];
  if (tank === undefined) return violation('C-013', { says: 'nobodyOn', at: from });
  if (tank.state === 'wreck') return violation('C-013', { says: 'isWreck', at: from });
  if (tank.owner !== position.active) return violation('C-013', { says: 'notYours', at: from });
  if (position.shot.includes(place)) return violation('C-A08', { says: 'hadItsShot', at: from });
  if (target === undefined) return violation('C-038', { says: 'nobodyOn', at });
  if (target.state === 'wreck') return violation('C-038', { says: 'wreckAlready', at });
  if (target.owner === position.active) return violation('C-038', { says: 'ownTank', at });
  const { distance, inArc, shutBy } = measured(position, place, tank, target);
  const damaged = !hasMoved(position, place);
  return [
    ...(distance < LEAST_DISTANCE ? violation('C-033', { says: 'tooClose', distance }) : []),
    ...(inArc
      ? []
      : violation(damaged ? 'C-A30' : 'C-031', { says: 'behind', facing: tank.facing, damaged })),
    ...(shutBy === null ? [] : lineViolations(position, shutBy)),
  ];
}

/** The rule by which a square or a corner shuts the line of fire. */
function lineViolations(position: Armour, shutBy: Crossing): readonly Violation[] {
  if (shutBy.at === 'square') {
    const { square: at } = shutBy;
    return violation('C-032', { says: 'lineShut', at, thing: thingAt(position, at) ?? 'building' });
  }
  const { between } = shutBy;
  const isBoth = between.every((square) => isShut(position, square));
  const rule = cornerRule(position.options) === 'any' && !isBoth ? 'C-A06' : 'C-A06a';
  return violation(rule, { says: 'cornerShut', between });
}

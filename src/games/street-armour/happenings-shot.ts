/** What a shot comes to at the table, with the rules by which it does. */
import type { Weight } from '../../../cards/street-armour/box.ts';
import { sectorsOf } from '../../referee/geometry/sectors.ts';
import { crossings } from '../../referee/geometry/sight.ts';
import type { Square } from '../../referee/geometry/squares.ts';
import { distanceRule, gunOf, hasMoved, measured } from './firing.ts';
import { thingAt } from './ground.ts';
import { aside, happens, when, type Event } from './happening.ts';
import type { Move } from './move.ts';
import { tankAt, type Armour, type Tank } from './position.ts';

export function shotEvents(
  before: Armour,
  move: Extract<Move, { kind: 'shoot' }>,
  after: Armour,
): readonly Event[] {
  const [place, aimed] = [tankAt(before, move.from), tankAt(before, move.at)];
  const [from, target] = [before.tanks[place], before.tanks[aimed]];
  if (from === undefined || target === undefined) return [];
  const { distance, sector, armour, needs, gives } = measured(before, place, from, target);
  const { options } = before;
  const gun = gunOf(options, from);
  const isTie = sectorsOf(target.facing, target, from).length > 1;
  return [
    ...arcEvents(before, place, from),
    aside('C-032', { says: 'lineIsClear' }),
    ...when(passesFlag(before, from, target), () => aside('C-041', { says: 'passesFlag' })),
    aside(distanceRule(options), { says: 'distanceIs', distance }),
    aside('C-A29', { says: 'hitFrom', sector }),
    ...when(isTie, () => aside('C-A07', { says: 'onTheLine', sector })),
    ...when(gun > 0, () => aside('C-A10', { says: 'gunAdds', gun })),
    ...when(before.shot.length > 0, () => aside('C-A09', { says: 'fireStays', fire: before.fire })),
    happens('C-035', { says: 'shotNeeds', distance, sector, armour, needs, dice: before.fire, gun }),
    ...when(gives < needs, () => aside('C-A27', { says: 'cannotSucceed' })),
    hitEvent(target.state, after.tanks[aimed]?.state ?? target.state, gives === needs, {
      weight: target.weight,
      at: move.at,
    }),
    aside('C-A08', { says: 'hasShot', at: move.from }),
  ];
}

/** Where the shooter may shoot. */
function arcEvents(before: Armour, place: number, from: Tank): readonly Event[] {
  if (from.state === 'damaged')
    return [aside('C-A30', { says: 'damagedShoots', ahead: before.options['damaged-ahead'] })];
  const moved = hasMoved(before, place);
  return [
    ...when(
      before.runs.some(({ tank }) => tank === place),
      () => aside('C-A03', { says: 'hasItMoved', moved }),
    ),
    moved ? aside('C-031', { says: 'shootsAhead' }) : aside('C-030', { says: 'shootsAround' }),
  ];
}

const passesFlag = (before: Armour, from: Square, to: Square): boolean =>
  crossings(from, to).some((met) => met.at === 'square' && thingAt(before, met.square) === 'flag');

type State = Tank['state'];

interface Hit {
  readonly weight: Weight;
  readonly at: Square;
}

function hitEvent(was: State, is: State, isExact: boolean, hit: Hit): Event {
  if (was === is) return happens(isExact ? 'C-A13' : 'C-035', { says: 'unharmed', ...hit });
  if (is === 'damaged') return happens('C-050', { says: 'nowDamaged', ...hit });
  return happens('C-036', { says: 'destroyed', ...hit });
}

import { WEIGHTS, WINDOWS } from '../../../cards/street-armour/box.ts';
import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { Square } from '../../referee/geometry/squares.ts';
import { bar, type Bar } from './bar.ts';
import { inZone, onHalf, thingAt } from './ground.ts';
import type { Move } from './move.ts';
import { isShutIn, mostPoints, pointsOf } from './moves.ts';
import { ALL_TILES, costOf, isOn, sizeOf, supplyOf, tankAt, type Armour, type Team } from './position.ts';

type SetUpMove = Exclude<Move, { kind: 'throw' | 'move' | 'shoot' | 'cease' | 'end' }>;

/** What stands in the way of a step of the set-up, in its stage. */
export function setUpBars(position: Armour, move: SetUpMove): readonly Bar[] {
  switch (move.kind) {
    case 'lay': {
      const { window } = move;
      const is = window === ALL_TILES || WINDOWS.some((one) => one === window);
      return is ? [] : bar('C-003', { says: 'noWindow', window });
    }
    case 'task':
      return [];
    case 'points': {
      const points = pointsOf(position);
      return points.includes(move.points) ? [] : bar('C-A50', { says: 'otherPoints', points });
    }
    case 'team':
      return teamBars(position, move.team);
    case 'barricade':
      return squareBars(position, move.at, 'C-A45');
    case 'flag':
      return flagBars(position, move.at);
    case 'put':
      return putBars(position, move);
  }
}

function teamBars(position: Armour, team: Team): readonly Bar[] {
  if (sizeOf(team) === 0) return bar('C-A24', { says: 'noTank' });
  const points = mostPoints(position, position.active);
  const cost = costOf(team);
  return [
    ...(cost > points ? bar('C-001', { says: 'tooDear', cost, points }) : []),
    ...WEIGHTS.flatMap((weight, index) => {
      const most = supplyOf(position, weight);
      return (team[index] ?? 0) > most ? bar('C-A24', { says: 'notInBox', weight, most }) : [];
    }),
  ];
}

/** Things are put on empty street squares: the rule says so of each kind. */
function squareBars(position: Armour, at: Square, rule: StatementId): readonly Bar[] {
  if (!isOn(position, at)) return bar(rule, { says: 'offBoard', at });
  const thing = thingAt(position, at);
  return thing === null ? [] : bar(rule, { says: 'taken', at, thing });
}

function flagBars(position: Armour, at: Square): readonly Bar[] {
  const found = squareBars(position, at, 'C-A31');
  if (found.length > 0) return found;
  if (!onHalf(position, position.active, at)) return bar('C-A31', { says: 'otherHalf', at });
  return isShutIn(position, at) ? bar('C-A31', { says: 'shutIn', at }) : [];
}

function putBars(position: Armour, { weight, at }: Extract<Move, { kind: 'put' }>): readonly Bar[] {
  const { teams, active } = position;
  const left = teams[active]?.[WEIGHTS.indexOf(weight)] ?? 0;
  if (left === 0) return bar('C-A44', { says: 'noneLeft', weight });
  const found = squareBars(position, at, tankAt(position, at) === -1 ? 'C-A44' : 'C-002');
  if (found.length > 0) return found;
  return inZone(position, active, at) ? [] : bar('C-A44', { says: 'outsideZone', at });
}

import { WEIGHTS, WINDOWS } from '../../../../cards/street-armour/data/box.ts';
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { Square } from '../../../geometry/squares.ts';
import { inZone, onHalf, thingAt } from './board-squares.ts';
import type { Move } from './move.ts';
import { isShutIn, mostPoints, pointsOf } from './moves.ts';
import { ALL_TILES, costOf, isOn, sizeOf, supplyOf, tankAt, type Armour, type Team } from './position.ts';
import { violation, type Violation } from './violations.ts';

type SetUpMove = Exclude<Move, { kind: 'throw' | 'move' | 'shoot' | 'cease' | 'end' }>;

/** The rules that a set-up move breaks, given that it is of the current stage. */
export function setUpViolations(position: Armour, move: SetUpMove): readonly Violation[] {
  switch (move.kind) {
    case 'lay': {
      const { window } = move;
      const is = window === ALL_TILES || WINDOWS.some((one) => one === window);
      return is ? [] : violation('C-003', { says: 'noWindow', window });
    }
    case 'task':
      return [];
    case 'points': {
      const points = pointsOf(position);
      return points.includes(move.points) ? [] : violation('C-A50', { says: 'otherPoints', points });
    }
    case 'team':
      return teamViolations(position, move.team);
    case 'barricade':
      return squareViolations(position, move.at, 'C-A45');
    case 'flag':
      return flagViolations(position, move.at);
    case 'put':
      return putViolations(position, move);
  }
}

function teamViolations(position: Armour, team: Team): readonly Violation[] {
  if (sizeOf(team) === 0) return violation('C-A24', { says: 'noTank' });
  const points = mostPoints(position, position.active);
  const cost = costOf(team);
  return [
    ...(cost > points ? violation('C-001', { says: 'tooDear', cost, points }) : []),
    ...WEIGHTS.flatMap((weight, index) => {
      const most = supplyOf(position, weight);
      return (team[index] ?? 0) > most ? violation('C-A24', { says: 'notInBox', weight, most }) : [];
    }),
  ];
}

/** Pieces are put on empty street squares; `rule` says so for each kind. */
function squareViolations(position: Armour, at: Square, rule: StatementId): readonly Violation[] {
  if (!isOn(position, at)) return violation(rule, { says: 'offBoard', at });
  const thing = thingAt(position, at);
  return thing === null ? [] : violation(rule, { says: 'taken', at, thing });
}

function flagViolations(position: Armour, at: Square): readonly Violation[] {
  const found = squareViolations(position, at, 'C-A31');
  if (found.length > 0) return found;
  if (!onHalf(position, position.active, at)) return violation('C-A31', { says: 'otherHalf', at });
  return isShutIn(position, at) ? violation('C-A31', { says: 'shutIn', at }) : [];
}

function putViolations(
  position: Armour,
  { weight, at }: Extract<Move, { kind: 'put' }>,
): readonly Violation[] {
  const { teams, active } = position;
  const left = teams[active]?.[WEIGHTS.indexOf(weight)] ?? 0;
  if (left === 0) return violation('C-A44', { says: 'noneLeft', weight });
  const found = squareViolations(position, at, tankAt(position, at) === -1 ? 'C-A44' : 'C-002');
  if (found.length > 0) return found;
  return inZone(position, active, at) ? [] : violation('C-A44', { says: 'outsideZone', at });
}

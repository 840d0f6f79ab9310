/** What moves of Street Armour bring about at the table, with the rules by which they do. */
import type { Weight } from '../../../cards/street-armour/box.ts';
import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { Square } from '../../referee/geometry/squares.ts';
import type { SceneEvent } from '../../referee/scene.ts';
import { gunOf, measured } from './firing.ts';
import type { Move } from './move.ts';
import { otherOf, tankAt, type Armour, type Player } from './position.ts';
import { drivingOf, gridOf, numberOf, reachOf, stepsOf } from './reaching.ts';
import type { ArmourSaid } from './said.ts';
import { endingOf } from './turns.ts';

type Event = SceneEvent<ArmourSaid> & { readonly rule: StatementId };
const happens = (rule: StatementId, what: ArmourSaid): Event => ({ rule, what });

export const happenings = (before: Armour, move: Move, after: Armour): readonly Event[] => [
  ...directly(before, move, after),
  ...endEvents(after),
];

/** What a move does itself. */
function directly(before: Armour, move: Move, after: Armour): readonly Event[] {
  const { active: who } = before;
  switch (move.kind) {
    case 'lay':
      return [happens('C-003', { says: 'laid', window: move.window })];
    case 'task':
      return [happens('C-040', { says: 'isAbout', task: move.task })];
    case 'points':
      return [happens('C-A42', { says: 'mayCost', points: move.points })];
    case 'team':
      return [happens('C-A24', { says: 'hasChosen', who })];
    case 'throw':
      return before.stage === 'first' ? firstEvents(before, after) : throwEvents(move.dice, after);
    case 'barricade':
      return [happens('C-051', { says: 'putsBarricade', who, at: move.at })];
    case 'flag':
      return [happens('C-A31', { says: 'putsFlag', who, at: move.at })];
    case 'put':
      return [happens('C-002', { says: 'putsTank', who, weight: move.weight, at: move.at })];
    case 'move':
      return driveEvents(before, move);
    case 'cease':
      return [happens('C-013', { says: 'movementOver', who })];
    case 'shoot':
      return shotEvents(before, move, after);
    case 'end':
      return turnEvents(before, after);
  }
}

function firstEvents(before: Armour, after: Armour): readonly Event[] {
  if (before.active === 0) return [];
  return after.stage === 'first'
    ? [happens('C-A14', { says: 'throwAgain' })]
    : [happens('C-A14', { says: 'goesFirst', who: after.first })];
}

function throwEvents(dice: readonly number[], after: Armour): readonly Event[] {
  const [die = 0] = dice;
  return [
    happens('C-034', { says: 'firepowerIs', dice, fire: after.fire }),
    ...(after.dice.length > dice.length ? [happens('C-012', { says: 'oneMore', die })] : []),
  ];
}

function driveEvents(before: Armour, move: Extract<Move, { kind: 'move' }>): readonly Event[] {
  const place = tankAt(before, move.from);
  const tank = before.tanks[place];
  if (tank === undefined) return [];
  const { to, facing, die } = move;
  const { weight } = tank;
  const driving = { ...drivingOf(before, place, stepsOf(tank, die)), mayBack: false };
  const reached = reachOf(before, tank, driving).forward.get(numberOf(gridOf(before), { ...to, facing }));
  return reached === undefined
    ? [happens('C-022', { says: 'wentBack', weight, to })]
    : [happens('C-021', { says: 'drove', weight, to, facing, needs: reached.cost })];
}

function shotEvents(before: Armour, move: Extract<Move, { kind: 'shoot' }>, after: Armour): readonly Event[] {
  const [place, aimed] = [tankAt(before, move.from), tankAt(before, move.at)];
  const [from, target] = [before.tanks[place], before.tanks[aimed]];
  if (from === undefined || target === undefined) return [];
  const { distance, sector, armour, needs } = measured(before, place, from, target);
  const gun = gunOf(before.options, from);
  const sum = { distance, sector, armour, needs, dice: before.fire, gun };
  return [
    happens('C-035', { says: 'shotNeeds', ...sum }),
    hitEvent(target.state, after.tanks[aimed]?.state ?? target.state, { weight: target.weight, at: move.at }),
  ];
}

type State = Armour['tanks'][number]['state'];

interface Hit {
  readonly weight: Weight;
  readonly at: Square;
}

function hitEvent(was: State, is: State, hit: Hit): Event {
  if (was === is) return happens(was === 'damaged' ? 'C-A13' : 'C-035', { says: 'unharmed', ...hit });
  return is === 'wreck'
    ? happens('C-036', { says: 'destroyed', ...hit })
    : happens('C-050', { says: 'nowDamaged', ...hit });
}

function turnEvents(before: Armour, after: Armour): readonly Event[] {
  const { active: who } = before;
  const enemy = otherOf(who);
  const left = after.flags[enemy].length;
  const captured = before.flags[enemy].length - left;
  return [
    ...Array.from({ length: captured }, (_, index) =>
      happens('C-043', { says: 'captured', who, left: left + captured - 1 - index }),
    ),
    ...(after.stage === 'over' ? [] : [happens('C-010', { says: 'nextTurn', who: after.active })]),
  ];
}

/** How the game has ended. */
function endEvents(after: Armour): readonly Event[] {
  const ending = after.stage === 'over' ? endingOf(after) : null;
  if (ending === null) return [];
  const { by, winner } = ending;
  if (winner === null) return [happens('C-A33', { says: 'drawn' })];
  return [wonBy(by, winner)];
}

function wonBy(by: 'flags' | 'tanks' | 'limit' | 'quiet', who: Player): Event {
  switch (by) {
    case 'flags':
      return happens('C-043', { says: 'wonByFlags', who });
    case 'tanks':
      return happens('C-037', { says: 'wonByTanks', who });
    case 'limit':
      return happens('C-A47', { says: 'wonByLimit', who });
    case 'quiet':
      return happens('C-A33', { says: 'wonByPoints', who });
  }
}

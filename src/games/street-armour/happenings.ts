/** What moves of Street Armour bring about at the table, with the rules by which they do. */
import { diceFor, dieOf } from './firing.ts';
import { aside, happens, when, type Event } from './happening.ts';
import { shotEvents } from './happenings-shot.ts';
import { endEvents, turnEvents } from './happenings-turn.ts';
import type { Move } from './move.ts';
import { mostPoints, tanksFor } from './moves.ts';
import { alive, ALL_TILES, ATTACKER_MORE, costOf, tankAt, type Armour } from './position.ts';
import { drivingOf, gridOf, numberOf, reachOf, stepsOf } from './reaching.ts';
import { taskOf } from './task.ts';

export const happenings = (before: Armour, move: Move, after: Armour): readonly Event[] => [
  ...directly(before, move, after),
  ...endEvents(before, after),
];

/** What a move does itself. */
function directly(before: Armour, move: Move, after: Armour): readonly Event[] {
  const { active: who, options } = before;
  switch (move.kind) {
    case 'lay':
      return [
        happens('C-003', { says: 'laid', window: move.window }),
        aside('C-A40', { says: 'whichCity', narrow: options['narrow-city'] }),
        ...when(move.window === ALL_TILES, () => aside('C-A34', { says: 'twiceAsMany' })),
      ];
    case 'task':
      return [happens('C-040', { says: 'isAbout', task: move.task })];
    case 'points':
      return [
        happens('C-A50', { says: 'mayCost', points: move.points }),
        taskOf(after.task).attacker === null
          ? aside('C-A51', { says: 'tanksFor', ...tanksFor(after, who) })
          : aside('C-A42', { says: 'attackerHas', more: ATTACKER_MORE }),
      ];
    case 'team':
      return [
        happens('C-A24', { says: 'hasChosen', who }),
        {
          ...aside('C-001', { says: 'teamCosts', cost: costOf(move.team), points: mostPoints(before, who) }),
          secret: { to: [who] },
        },
      ];
    case 'throw':
      return before.stage === 'first' ? firstEvents(before, after) : throwEvents(before, move.dice, after);
    case 'barricade':
      return [
        happens('C-051', { says: 'putsBarricade', who, at: move.at }),
        aside('C-A45', { says: 'threeEach' }),
        aside('C-A43', { says: 'oneByOne', who: after.active }),
      ];
    case 'flag':
      return [
        happens('C-A31', { says: 'putsFlag', who, at: move.at }),
        aside('C-A43', { says: 'oneByOne', who: after.active }),
      ];
    case 'put':
      return [
        happens('C-002', { says: 'putsTank', who, weight: move.weight, at: move.at }),
        aside('C-A44', { says: 'atOwnEnd', who }),
        aside('C-A43', { says: 'oneByOne', who: after.active }),
      ];
    case 'move':
      return driveEvents(before, move);
    case 'cease':
      return [
        happens('C-013', { says: 'movementOver', who }),
        ...when(before.dice.length > 0, () => aside('C-011', { says: 'leavesDice', dice: before.dice })),
      ];
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

function throwEvents(before: Armour, dice: readonly number[], after: Armour): readonly Event[] {
  const [die = 0] = dice;
  const { active, options } = before;
  const own = alive(before, active);
  const smalls = dice.map((large) => dieOf(options).find((face) => face.large === large)?.small ?? 0);
  const isMore = after.dice.length > dice.length;
  return [
    aside('C-010', { says: 'diceFor', tanks: own.length, dice: diceFor(before, active) }),
    ...when(
      own.some(({ state }) => state === 'damaged'),
      () => aside('C-A12', { says: 'damagedCount', counted: !options['damaged-uncounted'] }),
    ),
    aside('C-A41', { says: 'smallsAre', smalls }),
    happens('C-034', { says: 'firepowerIs', dice, fire: after.fire }),
    ...when(isMore, () => happens('C-012', { says: 'oneMore', die })),
    ...when(isMore, () => aside('C-A26', { says: 'noMoreFire' })),
  ];
}

function driveEvents(before: Armour, move: Extract<Move, { kind: 'move' }>): readonly Event[] {
  const place = tankAt(before, move.from);
  const tank = before.tanks[place];
  if (tank === undefined) return [];
  const { to, facing, die } = move;
  const { weight } = tank;
  const steps = stepsOf(tank, die);
  const { forward, back } = reachOf(before, tank, drivingOf(before, place, steps));
  const pose = numberOf(gridOf(before), { ...to, facing });
  const [ahead, behind] = [forward.get(pose), back.get(pose) ?? 1];
  return [
    aside('C-020', { says: 'stepsGiven', weight, die, steps }),
    ahead === undefined
      ? happens('C-022', { says: 'wentBack', weight, to, facing, needs: behind })
      : happens('C-021', { says: 'drove', weight, to, facing, needs: ahead.cost }),
    aside('C-A25', { says: 'movementDone' }),
    ...when(!before.options['many-dice'], () => aside('C-A01', { says: 'hadDie' })),
  ];
}

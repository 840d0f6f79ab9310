/** What the end of a turn brings, and the end of a game, with the rules by which they do. */
import { nextTo } from './ground.ts';
import { aside, flows, happens, when, type Event } from './happening.ts';
import { otherOf, sameSquare, type Armour, type Player } from './position.ts';
import { taskOf } from './task.ts';
import { endingOf, isForTanks, standsStill } from './turns.ts';

export function turnEvents(before: Armour, after: Armour): readonly Event[] {
  const { active: who } = before;
  const enemy = otherOf(who);
  const left = after.flags[enemy].length;
  const captured = before.flags[enemy].length - left;
  const isOver = after.stage === 'over';
  return [
    ...waitingEvents(before, who),
    ...Array.from({ length: captured }, (_, index) =>
      happens('C-043', { says: 'captured', who, left: left + captured - 1 - index }),
    ),
    ...when(!isOver && after.active === who, () => happens('C-A48', { says: 'hasNoTanks', who: enemy })),
    ...(isOver ? [] : [flows('C-010', { says: 'nextTurn', who: after.active })]),
  ];
}

/** Tanks next to enemy flags: which stand still, and which have to wait. */
function waitingEvents(before: Armour, who: Player): readonly Event[] {
  const { options, flags, tanks } = before;
  return tanks.flatMap((tank, place): readonly Event[] => {
    const isNear = flags[otherOf(who)].some((flag) =>
      nextTo(options, flag).some((square) => sameSquare(square, tank)),
    );
    if (tank.owner !== who || tank.state === 'wreck' || !isNear) return [];
    const at = { x: tank.x, y: tank.y };
    const still = standsStill(before, place, tank);
    const from = before.runs.find((run) => run.tank === place)?.from;
    return [
      aside('C-A17', { says: 'isNextToFlag', at }),
      ...when(from !== undefined && sameSquare(from, tank) && from.facing !== tank.facing, () =>
        aside('C-A16', { says: 'turnedThere', at, still: options['still-turning'] }),
      ),
      ...when(before.shot.includes(place), () =>
        aside('C-A16a', { says: 'shotThere', at, still: !options['still-idle'] }),
      ),
      still ? aside('C-042', { says: 'stoodStill', at }) : aside('C-A46', { says: 'waitsThere', at }),
    ];
  });
}

/** How the game has ended. */
export function endEvents(before: Armour, after: Armour): readonly Event[] {
  const ending = after.stage === 'over' ? endingOf(after) : null;
  if (before.stage === 'over' || ending === null) return [];
  const { by, winner } = ending;
  switch (by) {
    case 'flags':
      return winner === null ? [] : [happens('C-043', { says: 'wonByFlags', who: winner })];
    case 'tanks':
      return winner === null
        ? []
        : [
            happens('C-037', { says: 'wonByTanks', who: winner }),
            ...when(after.task !== 'tanks' && isForTanks(after), () =>
              aside('C-A19', { says: 'tanksCountToo' }),
            ),
          ];
    case 'limit':
      return winner === null
        ? []
        : [
            aside('C-A32', { says: 'inThisOrder' }),
            aside('C-044', { says: 'turnsAreOver', turns: after.turns[otherOf(winner)] }),
            happens('C-A47', { says: 'wonByLimit', who: winner }),
          ];
    case 'quiet':
      return [
        aside('C-A32', { says: 'inThisOrder' }),
        happens('C-A33', { says: 'thirtyTurns' }),
        ...quietEnd(after, winner),
      ];
  }
}

/** Who has won after turns without a loss, and by what: whoever defends, or by what is left. */
function quietEnd({ task, options }: Armour, winner: Player | null): readonly Event[] {
  if (winner === null) return [happens('C-A20', { says: options['stall-draws'] ? 'drawnSo' : 'drawn' })];
  return taskOf(task).attacker === null
    ? [happens('C-A20', { says: 'wonByPoints', who: winner })]
    : [happens('C-A33', { says: 'wonByDefence', who: winner })];
}

import { otherOf, withOf } from '../../../referee/seats.ts';
import { WEIGHTS } from '../../../../cards/street-armour/data/box.ts';
import type { Move } from './move.ts';
import { drivingOf, gridOf, numberOf, reachOf, stepsOf } from './movement-points.ts';
import { actorIn } from './moves.ts';
import { endingOf } from './outcome.ts';
import { tankAt, type Armour, type Team } from './position.ts';
import { measured, stateAfterShot } from './shooting.ts';
import * as turns from './turns.ts';
import type { Draft } from './turns.ts';

/**
 * The position after a move, which must be legal: `play` does not check it. Does not mutate its argument. A
 * finished game stays as it is.
 */
export function play(position: Armour, move: Move): Armour {
  if (actorIn(position) === null) return position;
  const draft: Draft = { ...position };
  switch (move.kind) {
    case 'lay':
      turns.lay(draft, move.window);
      break;
    case 'task':
      draft.task = move.task;
      draft.stage = 'points';
      break;
    case 'points':
      draft.points = move.points;
      draft.stage = 'team';
      break;
    case 'team':
      draft.teams = withOf(draft.teams, draft.active, move.team);
      draft.stage = draft.active === 0 ? 'team' : 'first';
      draft.active = otherOf(draft.active);
      break;
    case 'throw':
      if (draft.stage === 'first') turns.throwForFirst(draft, move.dice);
      else turns.throwDice(draft, move.dice);
      break;
    case 'barricade':
      draft.barricades = [...draft.barricades, move.at];
      turns.afterPut(draft);
      break;
    case 'flag':
      draft.flags = withOf(draft.flags, draft.active, [...draft.flags[draft.active], move.at]);
      turns.afterPut(draft);
      break;
    case 'put':
      put(draft, move);
      turns.afterPut(draft);
      break;
    case 'move':
      drive(draft, position, move);
      break;
    case 'cease':
      draft.stage = 'shoot';
      break;
    case 'shoot':
      shoot(draft, position, move);
      break;
    case 'end':
      turns.endTurn(draft);
      break;
  }
  return draft;
}

function put(draft: Draft, { weight, at, facing }: Extract<Move, { kind: 'put' }>): void {
  const { active: owner } = draft;
  const [heavy, medium, light] = draft.teams[owner] ?? [0, 0, 0];
  const place = WEIGHTS.indexOf(weight);
  const left: Team = [heavy, medium, light].map((count, index) =>
    index === place ? count - 1 : count,
  ) as readonly number[] as Team;
  draft.teams = withOf(draft.teams, owner, left);
  draft.tanks = [...draft.tanks, { ...at, facing, owner, weight, state: 'sound' }];
}

function drive(draft: Draft, position: Armour, move: Extract<Move, { kind: 'move' }>): void {
  const place = tankAt(draft, move.from);
  const tank = draft.tanks[place];
  if (tank === undefined) return;
  const to = { ...move.to, facing: move.facing };
  const { forward } = reachOf(position, tank, {
    ...drivingOf(position, place, stepsOf(tank, move.die)),
    mayBack: false,
  });
  const backs = !forward.has(numberOf(gridOf(position), to));
  const before = draft.runs.find((run) => run.tank === place);
  const from = before?.from ?? { x: tank.x, y: tank.y, facing: tank.facing };
  const run = { tank: place, from, backed: backs || before?.backed === true };
  draft.runs = [...draft.runs.filter((one) => one !== before), run].sort(
    (one, other) => one.tank - other.tank,
  );
  draft.tanks = draft.tanks.with(place, { ...tank, ...to });
  draft.dice = draft.dice.toSpliced(draft.dice.indexOf(move.die), 1);
}

function shoot(draft: Draft, position: Armour, { from, at }: Extract<Move, { kind: 'shoot' }>): void {
  const [shooter, target] = [tankAt(draft, from), tankAt(draft, at)];
  const [one, other] = [draft.tanks[shooter], draft.tanks[target]];
  if (one === undefined || other === undefined) return;
  draft.shot = [...draft.shot, shooter].sort((a, b) => a - b);
  const { needs, gives } = measured(position, shooter, one, other);
  const state = stateAfterShot(draft, other, gives - needs);
  if (state === other.state) return;
  draft.tanks = draft.tanks.with(target, { ...other, state });
  draft.hit = true;
  if (state === 'wreck' && endingOf(draft) !== null) draft.stage = 'over';
}

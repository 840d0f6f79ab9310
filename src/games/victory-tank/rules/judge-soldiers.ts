import {
  broken,
  inSteps,
  instead,
  isCount,
  isField,
  wayBetween,
  type Violation,
  type Run,
  type Way,
} from './violations.ts';
import { placeOf, placesOf, presence } from './notation.ts';
import { baseOwner, beside, groundOf, type Ground } from './field-grid.ts';
import { driveBreaks, offBreaks, onBreaks } from './judge-tank.ts';
import { noSupply } from './judge-round.ts';
import type { Move, Step } from './moves.ts';
import { play } from './play.ts';
import type { Army, Field, Position } from './position.ts';
import type { RefusalSaid } from '../messages.ts';
import { CREW_LIMIT, footOn, holdsBunker, mayStepOnto, STEP_LIMIT, tankOn } from './permissions.ts';
import { otherOf } from '../../../referee/seats.ts';

/** Violations by a step of soldiers or a recruit. */

export function stepBreaks(position: Position, army: Army, move: Step): Violation[] {
  const ground = groundOf(position.table);
  if (!isField(ground, move.from) || !isField(ground, move.to)) {
    return [broken('M1', { says: 'noCardToStep' })];
  }
  return [
    ...numberBreaks(position, army, move),
    ...wayBreaks(position, ground, army, move),
    ...crewBreaks(position, army, move),
    ...boardBreaks(position, army, move),
  ];
}

/** The step with other numbers; boarding soldiers never outnumber those who go. */
const stepOf = (move: Step, foot: number, crew: number): Step => ({
  ...move,
  foot,
  crew,
  board: Math.min(move.board, foot + crew),
});

/** Violations by numbers: 1 to 3 soldiers, and no more than are there. */
function numberBreaks(position: Position, army: Army, move: Step): Violation[] {
  const { from, foot, crew } = move;
  const feet = footOn(position, army, from);
  const inside = tankOn(position, army, from)?.crew ?? 0;
  if (!isCount(foot, 0) || !isCount(crew, 0) || foot + crew < 1) {
    const one = feet > 0 ? stepOf(move, 1, 0) : stepOf(move, 0, 1);
    return [broken('M1', { says: 'oneGoes' }, () => [instead({ says: 'letOneGo' }, one)])];
  }
  const found: Violation[] = [];
  if (foot + crew > STEP_LIMIT) {
    const points = Math.ceil((foot + crew) / STEP_LIMIT);
    const walkers = Math.min(foot, STEP_LIMIT);
    const three = stepOf(move, walkers, STEP_LIMIT - walkers);
    found.push(
      broken('M1', { says: 'tooManyStep', limit: STEP_LIMIT, soldiers: foot + crew, points }, () => [
        instead({ says: 'takeOf', count: STEP_LIMIT }, three),
      ]),
    );
  }
  if (foot > feet) {
    const place = placeOf(position, from);
    const fewer = stepOf(move, Math.min(feet, STEP_LIMIT), crew);
    found.push(
      broken('M1', { says: 'needsOnFoot', who: army, needs: foot, has: feet, place, aboard: inside }, () =>
        feet > 0 ? [instead({ says: 'take', count: fewer.foot }, fewer)] : [],
      ),
    );
  }
  return found;
}

/** Violations by the way: to an adjacent field without enemies. */
function wayBreaks(position: Position, ground: Ground, army: Army, move: Step): Violation[] {
  const { from, to } = move;
  const found: Violation[] = [];
  const there = placeOf(position, to);
  if (!beside(ground, from).includes(to)) {
    const way = wayBetween(position, ground, army, from, to);
    const why: RefusalSaid = {
      says: 'noEdge',
      from: placeOf(position, from),
      to: there,
      steps: way?.length ?? null,
      left: position.action?.left ?? null,
    };
    found.push(broken('G2', why, () => [inSteps(null, way === null ? null : stepsAlong(way, move))]));
  }
  if (mayStepOnto(position, ground, army, to)) return found;
  const by = presence(position, otherOf(army), to);
  // First, as no way leads there.
  return [
    broken('M2', { says: 'heldByEnemy', place: there, by }, () => [stepsAside(position, ground, army, move)]),
    ...found,
  ];
}

/** The steps of the same soldiers along a way; crew continue on foot, and boarding happens at the end. */
function stepsAlong(way: readonly Field[], move: Step): Run | null {
  const walkers = move.foot + move.crew;
  const [next, ...rest] = way.map((to, index): Step => {
    const last = index === way.length - 1;
    const from = way[index - 1] ?? move.from;
    const board = last ? move.board : 0;
    return index === 0 ? { ...move, to, board } : { kind: 'step', from, to, foot: walkers, crew: 0, board };
  });
  return next === undefined ? null : [next, ...rest];
}

/** A remedy: the same soldiers step to other adjacent fields. */
function stepsAside(position: Position, ground: Ground, army: Army, move: Step) {
  const fields = beside(ground, move.from).filter((field) => mayStepOnto(position, ground, army, field));
  const steps = fields.map((to): Step => ({ ...move, to, board: 0 }));
  return instead(
    (runs) => {
      const open = runs.flatMap(([step]) => (step.kind === 'step' ? [step.to] : []));
      return { says: 'stepTo', places: placesOf(position, open) };
    },
    ...steps,
  );
}

function crewBreaks(position: Position, army: Army, move: Step): Violation[] {
  const { from, foot, crew } = move;
  if (!(crew > 0)) return [];
  const inside = tankOn(position, army, from)?.crew ?? 0;
  const found: Violation[] = [];
  if (crew > inside) {
    const place = placeOf(position, from);
    const fewer = stepOf(move, foot, inside);
    const take: RefusalSaid = inside === 0 ? { says: 'takeNoCrew' } : { says: 'take', count: inside };
    found.push(
      broken('M1', { says: 'needsCrew', who: army, needs: crew, has: inside, place }, () =>
        inside + foot > 0 ? [instead(take, fewer)] : [],
      ),
    );
  }
  if (!position.options.dismount) {
    const all = foot + crew;
    found.push(
      broken('M9', { says: 'crewStays' }, () => [
        inSteps({ says: 'driveThenOff' }, letOff(position, army, crew)),
        ...(all <= footOn(position, army, from)
          ? [instead({ says: 'takeOnFoot' }, stepOf(move, all, 0))]
          : []),
      ]),
    );
  }
  return found;
}

const DRIVE: Move = { kind: 'drive' };
const ON: Move = { kind: 'on' };

/** A drive on which so many get off at the first chance; null if they cannot. */
function letOff(position: Position, army: Army, count: number): Run | null {
  if (position.stage !== 'move' || driveBreaks(position, army).length > 0) return null;
  const off: Move = { kind: 'off', count };
  const rest: Move[] = [];
  for (let at = play(position, DRIVE); ; at = play(at, ON)) {
    if (offBreaks(at, army, count).length === 0) return [DRIVE, ...rest, off];
    if (onBreaks(at, army).length > 0) return null;
    rest.push(ON);
  }
}

function boardBreaks(position: Position, army: Army, move: Step): Violation[] {
  const { to, foot, crew, board } = move;
  if (board === 0) return [];
  const boarding = (count: number, says: RefusalSaid) => () => [instead(says, { ...move, board: count })];
  if (!isCount(board, 0)) return [broken('M4', { says: 'noSuchNumber' }, boarding(0, { says: 'noneBoard' }))];
  const tank = position.tank?.field === to ? position.tank : null;
  // They may not enter that field in the first place (M2).
  if (tank !== null && tank.army === otherOf(army)) return [];
  if (tank !== null && tank.army === null)
    return [broken('M3a', { says: 'allBecomeCrew' }, boarding(0, { says: 'letThemStep' }))];
  const found: Violation[] = [];
  if (tank === null || tank.army !== army)
    found.push(
      broken(
        'M4',
        { says: 'noTankThere', who: army, place: placeOf(position, to) },
        boarding(0, { says: 'stepNoneBoard' }),
      ),
    );
  else if (!position.options.board)
    found.push(broken('M4', { says: 'stayOnFoot' }, boarding(0, { says: 'stepThenBoard' })));
  if (position.options.board && board > foot + crew)
    found.push(
      broken(
        'M4',
        { says: 'boardOf', board, arrive: foot + crew },
        boarding(foot + crew, { says: 'letBoard', count: foot + crew }),
      ),
    );
  const room = CREW_LIMIT - (tank?.crew ?? 0);
  if (board > room)
    found.push(
      broken('M7c', { says: 'noRoom', board, room }, boarding(room, { says: 'letBoard', count: room })),
    );
  return found;
}

export function deployBreaks(position: Position, army: Army, at: Field): Violation[] {
  const ground = groundOf(position.table);
  const found = position.supply[army] === 0 ? [noSupply(position, army)] : [];
  const elsewhere = () => [placesToRecruit(position, ground, army)];
  if (!isField(ground, at)) return [...found, broken('R1', { says: 'noCardToRecruit' }, elsewhere)];
  if (at === ground.bases[army]) return found;
  const place = placeOf(position, at);
  if (ground.special[at] !== 'bunker') {
    const says = baseOwner(ground, at) === null ? 'isNoBunker' : 'isEnemyBase';
    return [...found, broken('R1', { says, place }, elsewhere)];
  }
  if (holdsBunker(position, army, at)) return found;
  const inside = tankOn(position, army, at)?.crew ?? 0;
  if (inside > 0) return [...found, broken('R2a', { says: 'crewAlone', crew: inside, place }, elsewhere)];
  return [...found, broken('R2', { says: 'nobodyThere', who: army, place }, elsewhere)];
}

function placesToRecruit(position: Position, ground: Ground, army: Army): Way {
  const held = ground.bunkers.filter((bunker) => holdsBunker(position, army, bunker));
  const places = [ground.bases[army], ...held];
  return instead(
    { says: 'recruitOn', places: placesOf(position, places) },
    ...places.map((at): Move => ({ kind: 'deploy', at })),
  );
}

/** Moves that somebody may try, legal or not, and what each draws on the board before it is judged. */
import { distance } from '../../../geometry/squares.ts';
import type { AttemptPreview, Scenery } from '../../../referee/table/scene.ts';
import type { ArmourSaid } from '../messages.ts';
import { isEmpty, squaresOf } from '../rules/board-squares.ts';
import type { Move } from '../rules/move.ts';
import { squareId } from '../rules/notation.ts';
import { isOn, tankAt, type Armour } from '../rules/position.ts';
import { measured } from '../rules/shooting.ts';
import { tankPiece } from './board-pieces.ts';
import { coreScenery } from './told-scene.ts';

/** Distance within which illegal movements are offered. */
const NEAR_STEPS = 3;
/** With `isFar`: one square beyond what any tank reaches with a six. */
const FAR_STEPS = 7;

/** Plausible moves, legal or not; `isFar` adds squares that no die reaches. */
export function candidateAttempts(position: Armour, isFar = false): readonly Move[] {
  const { stage, tanks, active, dice } = position;
  const most = isFar ? FAR_STEPS : NEAR_STEPS;
  const own = tanks.filter(({ owner, state }) => owner === active && state !== 'wreck');
  const die = dice.at(-1);
  if (stage === 'move' && die !== undefined)
    return own.flatMap(({ x, y, facing }) =>
      squaresOf(position.ground)
        .filter((to) => distance('chebyshev', to, { x, y }) <= most)
        .map((to): Move => ({ kind: 'move', from: { x, y }, to, facing, die })),
    );
  if (stage === 'shoot')
    return own.flatMap(({ x, y }) =>
      tanks
        .filter(({ owner }) => owner !== active)
        .map((at): Move => ({ kind: 'shoot', from: { x, y }, at: { x: at.x, y: at.y } })),
    );
  if (stage === 'flag')
    return squaresOf(position.ground)
      .filter((at) => isEmpty(position, at))
      .map((at): Move => ({ kind: 'flag', at }));
  return [];
}

/**
 * What an attempt draws on the table: where a tank would stand and the way there, a line of fire, and the squares that refuse it.
 * Null for a move that has no place on the board.
 */
export function attemptPreview(position: Armour, move: Move): AttemptPreview | null {
  switch (move.kind) {
    case 'move':
      return movementPreview(position, move);
    case 'shoot':
      return shotPreview(position, move);
    case 'put': {
      if (!isOn(position, move.at)) return null;
      const { weight, at, facing } = move;
      const pose = { ...at, facing, weight, owner: position.active, state: 'sound' } as const;
      return { pieces: [tankPiece(pose, position.tanks.length)], lines: [], wire: [{ at: squareId(at) }] };
    }
    default:
      return null;
  }
}

function movementPreview(
  position: Armour,
  { from, to, facing }: Extract<Move, { kind: 'move' }>,
): AttemptPreview | null {
  const place = tankAt(position, from);
  const tank = position.tanks[place];
  if (!isOn(position, from) || !isOn(position, to)) return null;
  const [start, end] = [squareId(from), squareId(to)];
  return {
    pieces: tank === undefined ? [] : [tankPiece({ ...tank, ...to, facing }, place)],
    lines: start === end ? [] : [{ from: start, to: end, means: 'way' }],
    wire: [{ at: end }],
  };
}

/** The wire of a refused shot is on the square that blocks its line, or on the target. */
function shotPreview(
  position: Armour,
  { from, at }: Extract<Move, { kind: 'shoot' }>,
): AttemptPreview | null {
  const [place, aimed] = [tankAt(position, from), tankAt(position, at)];
  const [tank, target] = [position.tanks[place], position.tanks[aimed]];
  if (!isOn(position, from) || !isOn(position, at) || from === at) return null;
  const shutBy =
    tank === undefined || target === undefined || place === aimed
      ? null
      : measured(position, place, tank, target).shutBy;
  const wire = shutBy === null ? [at] : shutBy.at === 'square' ? [shutBy.square] : shutBy.between;
  return {
    pieces: [],
    lines: place === aimed ? [] : [{ from: squareId(from), to: squareId(at), means: 'fire' }],
    wire: wire.map((square) => ({ at: squareId(square) })),
  };
}

/** The scenery of the whole game, with illegal moves to try. */
export const armourScenery: Scenery<Armour, Move, ArmourSaid> = {
  ...coreScenery,
  interaction: { ...coreScenery.interaction, attempts: candidateAttempts, preview: attemptPreview },
};

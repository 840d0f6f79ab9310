/** What a try draws on the table: where a tank would stand and the way there, a line of fire, and what refuses it. */
import type { SceneTry } from '../../referee/scene.ts';
import { measured } from './firing.ts';
import type { Move } from './move.ts';
import { squareId } from './notation.ts';
import { isOn, tankAt, type Armour } from './position.ts';
import { tankPiece } from './standing.ts';

/** Null where it is about no place of the board. */
export function tried(position: Armour, move: Move): SceneTry | null {
  switch (move.kind) {
    case 'move':
      return driving(position, move);
    case 'shoot':
      return shooting(position, move);
    case 'barricade':
    case 'flag':
      return isOn(position, move.at) ? { pieces: [], lines: [], wire: [{ at: squareId(move.at) }] } : null;
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

function driving(position: Armour, { from, to, facing }: Extract<Move, { kind: 'move' }>): SceneTry | null {
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

/** The wire is on the square that shuts the line, or at the target. */
function shooting(position: Armour, { from, at }: Extract<Move, { kind: 'shoot' }>): SceneTry | null {
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

/** What a try draws on the table: where a unit would stand and the way there, who fires at what, and what refuses it. */
import type { SceneTry } from '../../referee/scene.ts';
import { nameOf } from './field.ts';
import type { Move } from './move.ts';
import { unitAt, type Trenches } from './position.ts';
import { unitPiece } from './standing.ts';

/** Null where it is about no place of the board. */
export function tried(position: Trenches, move: Move): SceneTry | null {
  switch (move.kind) {
    case 'move':
    case 'back': {
      const { from, to } = move;
      const number = unitAt(position, from);
      const isSame = from === to;
      return {
        pieces: isSame || number < 0 ? [] : unitPiece(position, number, to),
        lines: isSame ? [] : [{ from: nameOf(from), to: nameOf(to), means: 'way' }],
        wire: [{ at: nameOf(to) }],
      };
    }
    case 'attack': {
      const at = nameOf(move.at);
      return {
        pieces: [],
        lines: move.with
          .filter((space) => space !== move.at)
          .map((space) => ({ from: nameOf(space), to: at, means: 'fire' })),
        wire: [{ at }],
      };
    }
    case 'fire':
      return { pieces: [], lines: [], wire: move.at.map((space) => ({ at: nameOf(space) })) };
    case 'deploy':
    case 'shock':
      return { pieces: [], lines: [], wire: [{ at: nameOf(move.at) }] };
    case 'dodge':
      return { pieces: [], lines: [], wire: [{ at: nameOf(move.to) }] };
    default:
      return null;
  }
}

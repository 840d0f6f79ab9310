/** Moves as a friend tells them, in print: what their events leave out, and what is tried. */
import type { Retelling } from '../../../referee/table/retold.ts';
import type { RetoldSaid } from '../messages-retold.ts';
import type { Move } from '../rules/move.ts';
import { tankAt, type Armour } from '../rules/position.ts';

export function retell(position: Armour, move: Move): Retelling<RetoldSaid> | null {
  const { active: who, tanks } = position;
  switch (move.kind) {
    case 'shoot': {
      const { from, at } = move;
      const weight = tanks[tankAt(position, from)]?.weight;
      if (weight === undefined) return null;
      return {
        does: { says: 'shootsAt', weight, from, at },
        wants: { says: 'wantsToShoot', who, weight, from, at },
      };
    }
    case 'move': {
      const { from, to, facing } = move;
      const weight = tanks[tankAt(position, from)]?.weight;
      return weight === undefined ? null : { wants: { says: 'wantsToDrive', who, weight, from, to, facing } };
    }
    case 'team':
      return { wants: { says: 'wantsTeam', who, team: move.team } };
    case 'throw':
      return { wants: { says: 'throwsThem', who, dice: move.dice } };
    case 'cease':
      return { minor: ['movementOver'] };
    default:
      return null;
  }
}

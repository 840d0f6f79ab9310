/** Moves as a friend tells them, in print: what their events leave out, and what is tried. */
import type { Retelling } from '../../../referee/table/retold.ts';
import type { RetoldSaid } from '../messages-retold.ts';
import { actorIn } from '../rules/decision-windows.ts';
import type { Move } from '../rules/moves.ts';
import type { Tank } from '../rules/position.ts';

export function retell(position: Tank, move: Move): Retelling<RetoldSaid> | null {
  const who = actorIn(position);
  if (who === null) return null;
  if (who === 'chance') return { tells: ['isAsked'] };
  switch (move.kind) {
    case 'pass':
      return {
        does: { says: 'playsNone', who },
        neither: null,
        tells: ['lacksAnswer', 'passes', 'isAsked'],
      };
    case 'play':
      return { wants: { says: 'wantsToPlay', who, card: move.card }, minor: ['mayBeUndone'] };
    case 'ready':
      return { tells: ['isReady'] };
    default:
      return null;
  }
}

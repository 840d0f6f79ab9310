/** Moves as a friend tells them, in print: what is tried, and what needs no word. */
import type { Retelling } from '../../../referee/table/retold.ts';
import type { RetoldSaid } from '../messages-retold.ts';
import type { Move } from '../rules/moves.ts';
import type { War } from '../rules/position.ts';

export function retell({ active: who, wheels }: War, move: Move): Retelling<RetoldSaid> | null {
  switch (move.kind) {
    case 'place':
      return { wants: { says: 'wantsToPut', who, card: move.card, at: move.at } };
    case 'plan':
      return { wants: { says: 'wantsToPlan', who, card: move.card, at: move.at } };
    case 'launch': {
      const minor = ['suppliedBy'];
      const { space, from } = move;
      if (from === null) return { minor };
      const launch = { who, space, from, at: wheels[who].plans[space] ?? null } as const;
      const told = { does: { says: 'launches', ...launch }, tells: ['aimsAt'] } as const;
      return { minor, ...told, wants: { says: 'wantsToLaunch', ...launch } };
    }
    case 'keep':
      return { minor: ['keeps'] };
    case 'done':
      return { minor: ['actionsOver', 'turnOver'] };
    default:
      return null;
  }
}

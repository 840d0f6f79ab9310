import type { Start } from '../../referee/scene.ts';
import type { Move } from './move.ts';
import { moves } from './moves.ts';
import type { Player, Tank } from './position.ts';
import type { OptionId } from './options.ts';
import type { PlayedSaid } from './said.ts';

const PLAYERS: readonly Player[] = [0, 1];

const SCENARIO: OptionId = 'even';

/** Before TanK is on the table: what each player brings, and where a formation breaks. */
export const tankStart: Start<Tank, Move, PlayedSaid> = {
  options: [
    {
      option: SCENARIO,
      asks: { says: 'whereItBreaks' },
      off: { name: { says: 'asPublished' }, means: { says: 'breaksAtHalf' } },
      on: { name: { says: 'evenOurs' }, means: { says: 'breaksEvenly' } },
    },
  ],
  // As published the German side, which is offered first, wins 7 games of 100.
  advised: [SCENARIO],
  picks: PLAYERS.map((who) => ({
    asks: { says: 'whatBrings', who },
    of: (position) =>
      moves(position).flatMap((move) =>
        move.kind === 'bring' ? [{ move, name: { says: 'nationName', nation: move.nation } }] : [],
      ),
  })),
  // Cards are drawn before any lies on the table.
  pictured: 90,
};

/** The final score of a game, side by side. */
import type { StatementId } from '../../../../content/street-armour/statements.ts';
import type { PadLine } from '../../../referee/table/score-pad.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { PlayedSaid } from '../messages.ts';
import { endingOf, pointsLeft } from '../rules/outcome.ts';
import { alive, limitOf, PLAYERS, taskOf, type Armour, type Player } from '../rules/position.ts';

type Line = PadLine<StatementId, PlayedSaid>;

/** Tanks destroyed and flags captured, then turns, flags or points left where these decided. */
export function finalScore(position: Armour): readonly Line[] {
  const { flags, attacker } = taskOf(position.task);
  const by = endingOf(position)?.by;
  const line = (
    says: Extract<PlayedSaid, { says: `${string}Line` }>['says'],
    rule: StatementId,
    count: (player: Player) => number,
  ): Line => ({ says: { says }, rules: [rule], points: PLAYERS.map(count) });
  const standing = (player: Player) => position.flags[player].length;
  const hasFlags = flags[0] + flags[1] > 0;
  const isOnPoints = by === 'quiet' && attacker === null;
  return [
    line('destroyedLine', 'C-037', (player) => {
      const enemy = otherOf(player);
      return position.tanks.filter(({ owner }) => owner === enemy).length - alive(position, enemy).length;
    }),
    ...(hasFlags
      ? [
          line('capturedLine', 'C-043', (player) =>
            Math.max(0, flags[otherOf(player)] - standing(otherOf(player))),
          ),
        ]
      : []),
    ...(limitOf(position.task) === null
      ? []
      : [line('turnsLine', 'C-A47', (player) => position.turns[player])]),
    ...(isOnPoints && hasFlags ? [line('flagsLine', 'C-A20', standing)] : []),
    ...(isOnPoints ? [line('pointsLine', 'C-A20', (player) => pointsLeft(position, player))] : []),
  ];
}

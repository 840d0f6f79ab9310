/** The odds of attacks: for each enemy, by all units that can attack it. */
import { inDecimals } from '../../../odds.ts';
import type { Reckoning } from '../../../referee/table/scene.ts';
import { attackersOf, enemiesOf } from '../rules/permissions.ts';
import { oddsOf } from '../rules/fight-odds.ts';
import { unitOf, type Trenches } from '../rules/position.ts';
import type { PlayedSaid } from '../messages.ts';

export function reckon(position: Trenches): readonly Reckoning<PlayedSaid>[] {
  if (position.stage !== 'turn' || position.waits.length > 0 || position.actions < 1) return [];
  return enemiesOf(position).flatMap((enemy): readonly Reckoning<PlayedSaid>[] => {
    const { at } = unitOf(position, enemy);
    const units = at === null ? [] : attackersOf(position, at);
    if (at === null || units.length === 0) return [];
    const odds = oddsOf(position, units, enemy);
    return [
      {
        card: { says: 'attackAt', at },
        win: inDecimals(odds.win),
        by: 'dice',
        sum: { says: 'attackComesTo', at, units: units.length, ...odds },
      },
    ];
  });
}

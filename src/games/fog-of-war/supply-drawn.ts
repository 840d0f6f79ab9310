/** The map of a table that somebody asks about supply: the ways of supply, the attack that they serve, and where they end. */
import type { Scene, SceneLine } from '../../referee/scene.ts';
import { idOf, isArea } from './areas.ts';
import type { War } from './position.ts';
import type { CheckerSaid } from './said-check.ts';
import { scene } from './scene.ts';
import { foundOn, once } from './supply-asked.ts';
import type { SupplyTable } from './supply-table.ts';
import { along } from './tried.ts';

export function drawnSupply(table: SupplyTable, war: War): Scene<CheckerSaid> {
  const { at } = table;
  const { ways, stops, launches, allowed } = foundOn(table, war);
  const { asks: _, ...shown } = scene(war, null);
  const attacks = launches.flatMap((from): SceneLine[] =>
    at === null || !isArea(from) ? [] : [{ from: idOf(from), to: idOf(at), means: 'fire' }],
  );
  const ends = stops.length > 0 ? stops.map((stop) => stop.at) : allowed || at === null ? [] : [at];
  return {
    ...shown,
    zones: [],
    lines: [...once(ways.flatMap(along)), ...attacks],
    wire: once(ends).map((end) => ({ at: idOf(end) })),
    ...(at === null ? {} : { lit: [{ at: idOf(at), price: null, is: 'proposed' }] }),
  };
}

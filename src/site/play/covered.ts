/** The table while the device is handed over: neither sees yet what is the other's, and so does nobody. Pure. */
import type { Scene, SceneField } from '../../referee/table/scene.ts';

/** Those that both see as the same. */
function alike<Thing>(own: readonly Thing[], next: readonly Thing[]): readonly Thing[] {
  const known = new Set(next.map((thing) => JSON.stringify(thing)));
  return own.filter((thing) => known.has(JSON.stringify(thing)));
}

/** What lies there in piles is not looked at. */
const shut = ({ opens: _, ...field }: SceneField): SceneField => ({ ...field, says: field.label ?? '' });

/** Of two scenes of a position the one of who had the device, by number, without what that player alone sees, nor the `next`. */
export function coveredScene(own: Scene, next: Scene, holder: number): Scene {
  const same = new Set(alike(own.fields, next.fields));
  const common = alike(own.zones, next.zones);
  return {
    ...own,
    fields: own.fields.map((field) => (same.has(field) ? field : shut(field))),
    pieces: alike(own.pieces, next.pieces),
    cards: alike(own.cards, next.cards),
    zones: [
      ...own.zones.filter((zone) => (zone.owner === null ? common.includes(zone) : zone.owner !== holder)),
      ...next.zones.filter(({ owner }) => owner === holder),
    ],
  };
}

/** The scene while the device is handed over: it shows only what both the last and the next player may see. Pure. */
import type { Scene, SceneField } from '../../referee/table/scene.ts';

/** The items of `own` that also occur in `next`, compared as JSON. */
function alike<Thing>(own: readonly Thing[], next: readonly Thing[]): readonly Thing[] {
  const known = new Set(next.map((thing) => JSON.stringify(thing)));
  return own.filter((thing) => known.has(JSON.stringify(thing)));
}

/** A field whose piles cannot be opened. */
const shut = ({ opens: _, ...field }: SceneField): SceneField => ({ ...field, says: field.label ?? '' });

/** `own` and `next` are the scenes of the last and the next player; `holder` is the number of the last one. */
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

/** Roughly where places lie, in degrees east and north: which way one lies from another on the small chart of a card. */
import { EDGES } from '../box/edges.ts';
import type { PlaceId } from '../box/areas.ts';
import type { Side } from '../box/sides.ts';

type Degrees = readonly [east: number, north: number];

/** Off the map, and at sea, where the way there leaves the map. */
const PLACES: Readonly<Record<PlaceId, Degrees>> = {
  britain: [-2, 53],
  paris: [1, 48],
  vichy: [2, 44.5],
  spain: [-4, 40],
  morocco: [-3, 33],
  libya: [16, 30],
  egypt: [29, 29],
  levant: [37, 33],
  ruhr: [8, 52],
  berlin: [13, 51],
  italy: [12.5, 43],
  scandinavia: [15, 61],
  poland: [20, 52],
  yugoslavia: [18, 44.5],
  balkans: [24.5, 45.5],
  greece: [22, 39.5],
  turkey: [33, 39],
  baltic: [24.5, 57],
  kiev: [28.5, 52],
  odessa: [31, 47.5],
  leningrad: [32, 60.5],
  moscow: [38, 55.5],
  stalingrad: [43, 48.5],
  northsea: [3, 57.5],
  natlantic: [-10, 50],
  catlantic: [-12, 37],
  wmed: [5, 39.5],
  emed: [22, 34.5],
  usa: [-30, 56],
  urals: [56, 57],
};

/** What a side may go to from there: some ways are the Allies' alone. */
export const neighboursOf = (place: PlaceId, side: Side): readonly PlaceId[] =>
  EDGES.filter(({ kind }) => side === 'allies' || kind !== 'allied').flatMap(({ between: [one, other] }) =>
    one === place ? [other] : other === place ? [one] : [],
  );

/** Clockwise from north, degrees. */
export function bearing(from: PlaceId, to: PlaceId): number {
  const [[x1, y1], [x2, y2]] = [PLACES[from], PLACES[to]];
  const east = (x2 - x1) * Math.cos((((y1 + y2) / 2) * Math.PI) / 180);
  return ((Math.atan2(east, y2 - y1) * 180) / Math.PI + 360) % 360;
}

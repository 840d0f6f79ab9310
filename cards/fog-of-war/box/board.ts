/**
 * The areas as a live board has them, in mm of the printed map from its upper left corner: where in each there is room for what
 * lies there. All of it is ours; their coasts and borders are in `outlines.ts`.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { MAP_FACE, SHEET } from '../map/field.ts';
import { PILES } from '../map/places.ts';
import { AREAS, type AreaId } from './areas.ts';

/** The map that things lie on. */
export const GROUND = { x: 0, y: 0, width: SHEET.width, height: SHEET.height, face: MAP_FACE } as const;

export interface BoardArea {
  readonly id: AreaId;
  /** Where lines of supply and lit places have their middle. */
  readonly centre: Point;
  /** Within the area and clear of its number: cards and markers. */
  readonly room: Rect;
}

/** For cards and markers, mm: on a phone that shows the whole map, about as wide as five letters. */
const ROOM = { width: 30, height: 24 } as const;

/** Where on a screen the number of an area stands and where its room is, mm of the chart: their middles. */
type Middles = readonly [number: Point, room: Point];

/** Where a pile on its side is not the best of it. */
const MIDDLES: Readonly<Partial<Record<AreaId, Middles>>> = {
  britain: [
    [160, 85],
    [157.5, 127.5],
  ],
  vichy: [
    [152.5, 219.5],
    [174.5, 220.5],
  ],
  libya: [
    [214, 371],
    [240, 370],
  ],
  egypt: [
    [352, 372],
    [387.5, 370],
  ],
  levant: [
    [428, 304],
    [441.5, 326],
  ],
  ruhr: [
    [197.5, 143.5],
    [209, 171.5],
  ],
  italy: [
    [198.5, 228],
    [222.5, 226],
  ],
  yugoslavia: [
    [266, 224.5],
    [292, 247],
  ],
  greece: [
    [311.5, 297.5],
    [304, 279.5],
  ],
  baltic: [
    [310, 105],
    [332, 114],
  ],
  paris: [
    [154.5, 175.5],
    [176.5, 173.5],
  ],
  balkans: [
    [323.5, 219.5],
    [345.5, 236],
  ],
  emed: [
    [283, 325],
    [310, 327],
  ],
  odessa: [
    [357, 194.5],
    [383, 198.5],
  ],
};

const middlesOf = (id: AreaId): Middles => {
  const [x, y] = PILES[id];
  return (
    MIDDLES[id] ?? [
      [x - 15, y],
      [x + 8, y],
    ]
  );
};

export const numberAt = (id: AreaId): Point => middlesOf(id)[0];

/** Where the place above number and room is not the area’s, or not free. */
const NAMES: Readonly<Partial<Record<AreaId, Point>>> = {
  britain: [161, 102.3],
  paris: [155, 188.8],
  ruhr: [215, 144],
  italy: [229.2, 244.3],
  yugoslavia: [288.2, 230.4],
  greece: [331.9, 290.4],
  baltic: [328.5, 91.7],
  odessa: [359.7, 204],
  levant: [442.3, 299.1],
  egypt: [411.6, 371.1],
  emed: [288.7, 343.7],
  catlantic: [54.5, 236.5],
  balkans: [335.7, 252],
};

/** The middle of an area’s name on a screen. */
export const nameAt = (id: AreaId): Point => {
  const own = NAMES[id];
  if (own !== undefined) return own;
  const [number, room] = middlesOf(id);
  return [(number[0] + room[0]) / 2, Math.min(number[1], room[1]) - 15];
};

/** A point of the chart, from the corner of the printed map. */
export const onSheet = ([x, y]: Point): Point => [x - SHEET.x, y - SHEET.y];

export const BOARD_AREAS: readonly BoardArea[] = AREAS.map(({ id }) => {
  const centre = onSheet(middlesOf(id)[1]);
  const room = { x: centre[0] - ROOM.width / 2, y: centre[1] - ROOM.height / 2, ...ROOM };
  return { id, centre, room };
});

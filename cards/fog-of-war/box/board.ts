/**
 * The areas as a live board has them, in mm of the printed map from its upper left corner: what can be touched, and where in it
 * there is room for what lies there. All of it is ours.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { SHEET } from '../map/field.ts';
import { OUTLINES, type Ring } from '../map/outlines.ts';
import { PILES } from '../map/places.ts';
import { AREAS, type AreaId } from './areas.ts';

export interface BoardArea {
  readonly id: AreaId;
  /** Where lines of supply and lit places have their middle. */
  readonly centre: Point;
  /** Its coasts and borders as path data: mainland, islands, and holes that run the other way round. */
  readonly outline: string;
  /** Within the area and clear of its number: cards and markers. */
  readonly room: Rect;
}

/** A square for cards and markers, mm: on a phone that shows the whole map, about as wide as four letters. */
const ROOM = 24;

/** Where on a screen the number of an area stands and where its room is, mm of the chart: their middles. */
type Middles = readonly [number: Point, room: Point];

/** Where a pile on its side is not the best of it. */
const MIDDLES: Readonly<Partial<Record<AreaId, Middles>>> = {
  britain: [
    [166, 88],
    [163, 132],
  ],
  vichy: [
    [158, 228],
    [181, 229],
  ],
  libya: [
    [222, 386],
    [249, 385],
  ],
  egypt: [
    [366, 387],
    [403, 385],
  ],
  levant: [
    [445, 316],
    [459, 339],
  ],
  ruhr: [
    [205, 149],
    [217, 178],
  ],
  italy: [
    [206, 237],
    [231, 235],
  ],
  yugoslavia: [
    [278, 233],
    [305, 250],
  ],
  greece: [
    [325, 314],
    [316, 292],
  ],
  baltic: [
    [325, 110],
    [343, 118],
  ],
  paris: [
    [160, 182],
    [183, 180],
  ],
  balkans: [
    [336, 228],
    [355, 245],
  ],
  emed: [
    [294, 338],
    [322, 341],
  ],
  odessa: [
    [371, 202],
    [398, 206],
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

const onSheet = ([x, y]: Point): Point => [x - SHEET.x, y - SHEET.y];
const ringData = (ring: Ring): string =>
  `M${ring
    .map((point) =>
      onSheet(point)
        .map((mm) => mm.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`;

export const BOARD_AREAS: readonly BoardArea[] = AREAS.map(({ id }) => {
  const centre = onSheet(middlesOf(id)[1]);
  const room = { x: centre[0] - ROOM / 2, y: centre[1] - ROOM / 2, width: ROOM, height: ROOM };
  return { id, centre, room, outline: OUTLINES[id].map(ringData).join('') };
});

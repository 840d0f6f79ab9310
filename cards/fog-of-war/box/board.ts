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

/** For cards and markers, mm: on a phone that shows the whole map, about as wide as five letters. */
const ROOM = { width: 30, height: 24 } as const;

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
    [276, 233],
    [303, 257],
  ],
  greece: [
    [325, 314],
    [316, 292],
  ],
  baltic: [
    [322, 109],
    [345, 118],
  ],
  paris: [
    [160, 182],
    [183, 180],
  ],
  balkans: [
    [336, 228],
    [359, 245],
  ],
  emed: [
    [294, 338],
    [322, 340],
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

/** Where the place above number and room is not the area’s, or not free. */
const NAMES: Readonly<Partial<Record<AreaId, Point>>> = {
  ...({ britain: [167, 106], paris: [164, 198], ruhr: [218, 198], italy: [238, 254] } as const),
  ...({ yugoslavia: [299.5, 239.5], greece: [345, 302], baltic: [341.5, 95], odessa: [374, 212] } as const),
  ...({ levant: [460, 311], egypt: [428, 386], emed: [300, 357.5], catlantic: [56, 249] } as const),
  ...({ balkans: [349, 262] } as const),
};

/** The middle of an area’s name on a screen. */
export const nameAt = (id: AreaId): Point => {
  const own = NAMES[id];
  if (own !== undefined) return own;
  const [number, room] = middlesOf(id);
  return [(number[0] + room[0]) / 2, Math.min(number[1], room[1]) - 15];
};

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
  const room = { x: centre[0] - ROOM.width / 2, y: centre[1] - ROOM.height / 2, ...ROOM };
  return { id, centre, room, outline: OUTLINES[id].map(ringData).join('') };
});

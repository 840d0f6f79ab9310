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
    [267.5, 224.5],
    [293.5, 240.5],
  ],
  greece: [
    [311.5, 297.5],
    [304, 279.5],
  ],
  baltic: [
    [312, 106],
    [330, 114],
  ],
  paris: [
    [154.5, 175.5],
    [176.5, 173.5],
  ],
  balkans: [
    [323.5, 219.5],
    [341.5, 236],
  ],
  emed: [
    [283, 325],
    [310, 328],
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

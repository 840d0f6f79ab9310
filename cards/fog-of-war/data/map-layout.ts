/**
 * The layout of the map: the sheet, places for piles, markers, boxes and tracks in mm of the chart, and the
 * areas on a live board in mm of the printed map. All of it is ours; coasts and borders are in `outlines.ts`.
 */
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { AREAS, type Area, type AreaId } from './areas.ts';

/**
 * The sheet and, inside its frame, the field with land and sea, in mm of the chart, whose origin the
 * projection sets. With the usual printer margins it fits one sheet of A2, two of A3, six of A4 or Letter.
 */
export const SHEET = { x: 20, y: 16, width: 530, height: 370 } as const;
export const MAP_FIELD = { x: 24, y: 20, width: 522, height: 362 } as const;

/** The face of the map that it is played on. */
export const MAP_FACE = 'map';

/** Scale of the small map: two sheets of A4 or Letter, one of A3. */
export const SMALL_SHARE = 0.6186;

// Places on the map in mm of the chart: for each area a pile of small cards on their side, with its marker,
// name and values above; and the boxes and tracks. All of it is ours.

/** A small card on its side. */
export const PILE = { width: 45, height: 32 } as const;

/** Where six sheets of A4 or Letter join: what is read on the map keeps clear of it, but for the place of Odessa's cards. */
export const JOINS = { x: [191.8, 366.7], y: [201.8] } as const;

/** The middle of the pile of each area; most of a pile lies on its area. */
export const PILES = {
  britain: [151.5, 126.5],
  paris: [162, 182.5],
  vichy: [167, 233.5],
  spain: [108.5, 252],
  morocco: [117, 318],
  libya: [224.5, 358],
  egypt: [395.5, 363.5],
  levant: [441.5, 315],
  ruhr: [213, 168.5],
  berlin: [257.4, 177.5],
  italy: [220, 236.5],
  scandinavia: [264.5, 54.5],
  poland: [305.4, 157.5],
  yugoslavia: [278, 242.5],
  balkans: [330, 236],
  greece: [303, 296],
  turkey: [398, 280.5],
  baltic: [327, 102.5],
  kiev: [344, 162],
  odessa: [391, 202],
  leningrad: [391.5, 60],
  moscow: [448, 99.5],
  stalingrad: [445.5, 177.5],
  northsea: [209.5, 88],
  natlantic: [81.5, 119.5],
  catlantic: [47, 253],
  wmed: [162.5, 286],
  emed: [275.2, 349.5],
} as const satisfies Record<AreaId, Point>;

/** Areas that are higher than wide: their cards lie upright. */
const UPRIGHT: ReadonlySet<AreaId> = new Set([
  'britain',
  'ruhr',
  'libya',
  'greece',
  'levant',
  'berlin',
  'kiev',
  'northsea',
]);

export const pileOf = (id: AreaId): Rect => {
  const [x, y] = PILES[id];
  const [width, height] = UPRIGHT.has(id) ? [PILE.height, PILE.width] : [PILE.width, PILE.height];
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** The two printed maps: cards lie on the large one; on the small one a name has the whole of its area. */
export type PrintedMap = 'large' | 'small';

/**
 * Where crest and caption stand, mm: on the large map above the pile, but for areas named here. On both they are on
 * the ground of their own area, clear of its coasts and borders, or on a plate.
 */
const HEADS: Readonly<Record<PrintedMap, Readonly<Partial<Record<AreaId, Point>>>>> = {
  large: {
    morocco: [59, 315.2],
    libya: [242, 381.5],
    scandinavia: [248.6, 38.5],
    balkans: [306.5, 220],
    turkey: [422, 266.5],
    northsea: [194.5, 41.5],
    natlantic: [70.5, 103.5],
    catlantic: [25.5, 285.5],
    wmed: [140.5, 270.1],
    emed: [299, 335.5],
  },
  small: {
    paris: [144.1, 183],
    vichy: [145.2, 218.1],
    spain: [86.2, 236.1],
    morocco: [101.5, 328.2],
    libya: [209, 364],
    egypt: [375, 374.5],
    levant: [421.2, 310],
    ruhr: [196.5, 145.5],
    berlin: [246, 185.3],
    italy: [193, 234],
    scandinavia: [248.6, 38.5],
    poland: [282.5, 142.5],
    yugoslavia: [258.1, 243.5],
    balkans: [305.5, 220],
    turkey: [377, 272.5],
    kiev: [328.5, 145.5],
    odessa: [368.3, 195],
    northsea: [194, 38],
    natlantic: [59, 105.5],
    catlantic: [41, 211.5],
    wmed: [128, 290.6],
    emed: [252.5, 336.5],
  },
};

/** Areas that have no room beside their cards for name and values: these stand on a plate over coast or border. */
export const ON_PLATES: Readonly<Record<PrintedMap, ReadonlySet<AreaId>>> = {
  large: new Set([
    'britain',
    'paris',
    'egypt',
    'levant',
    'berlin',
    'italy',
    'yugoslavia',
    'greece',
    'baltic',
    'kiev',
    'odessa',
  ]),
  small: new Set(['britain', 'greece', 'baltic']),
};

/** The rectangle on whose upper edge an area's crest and caption stand. */
export function headOf(id: AreaId, map: PrintedMap = 'large'): Rect {
  const pile = pileOf(id);
  const [x, y] = HEADS[map][id] ?? [pile.x, pile.y];
  return { ...pile, x, y };
}

/** Half the size of the control marker, which is above the left end of the pile. */
export const MARKER = 7;
export const markerOf = ({ x, y }: Rect): Point => [x + MARKER - 1, y - MARKER - 0.4];

/**
 * Widths in mm: of a letter, of a number with its sign, of the supply sign, of the winter sign, and of the
 * widest caption.
 */
const [LETTER, NUMBER, HOUSE, WINTER, WIDEST] = [2.35, 9, 8, 6, 44];

/** Widths in mm of an area's name with its number, and of the row of values. */
function widthsOf({
  name,
  points,
  resources,
  supplies,
  winter,
}: Area): readonly [name: number, values: number] {
  const numbers = [points, resources].filter((value) => value > 0).length;
  const values =
    NUMBER * Math.max(0.5, numbers) + (supplies ? HOUSE : 0) + (winter === 'normal' ? 0 : WINTER);
  return [(name.length + 2.4) * LETTER + 2, values + 0.6];
}

/** Letters of an area's name, pt. */
export const NAME_SIZE = 14;

/** The widest caption of an area on the small map, and on the large one between its cards and coasts, mm. */
const ROOMY = 57;
const NARROW: Readonly<Partial<Record<AreaId, number>>> = { wmed: 37.6 };

/** The caption of an area on a printed map. */
export const captionOn = (area: Area, map: PrintedMap): Rect =>
  captionOf(area, headOf(area.id, map), map === 'small' ? ROOMY : NARROW[area.id]);

/** The plate under a caption, which begins behind the crest. */
export const plateOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x - MARKER,
  y: y + 0.1,
  width: width + MARKER + 0.6,
  height: height + 0.2,
});

/** The caption beside a marker, above a pile; at most `widest` mm wide. */
export const captionOf = (area: Area, { x, y }: Rect = headOf(area.id), widest: number = WIDEST): Rect => {
  const width = Math.min(widest, Math.max(...widthsOf(area)));
  return { x: x + 2 * MARKER - 0.8, y: y - 14.2, width, height: 13.4 };
};

/** The two rows of a caption, each only as wide as its content, to cover less of the map. */
export function rowsOf(area: Area, caption: Rect): readonly [name: Rect, values: Rect] {
  const [name, values] = widthsOf(area);
  const half = caption.height / 2;
  return [
    { ...caption, width: Math.min(caption.width, name), height: half + 0.4 },
    { ...caption, y: caption.y + half - 0.4, width: Math.min(caption.width, values), height: half + 0.4 },
  ];
}

/** Boxes off the map, and tracks. */
export const USA_BOX = { x: 27, y: 23, width: 84, height: 50 } as const;
export const LEGEND = { x: 114, y: 23, width: 66, height: 35 } as const;
export const URALS_BOX = { x: 480, y: 23, width: 63, height: 42 } as const;
export const TITLE = { x: 465, y: 256.5, width: 78, height: 38 } as const;
export const VICTORY_PLACE = { x: 460.5, y: 300, ...PILE } as const;
export const INTEL_PLACE = { x: 507, y: 300, width: 36, height: 32 } as const;
export const YEARS_BOX = { x: 427, y: 338, width: 116, height: 41 } as const;
export const POINTS_BOX = { x: 27, y: 343, width: 163.5, height: 36 } as const;
/** The middle of the compass rose, and how far its points reach. */
export const COMPASS = { at: [64, 178], reach: 17.5 } as const;
/** Province decks. */
export const DECKS = { axis: { x: 498, y: 158, ...PILE }, allies: { x: 498, y: 206, ...PILE } } as const;

export const GROUND = { x: 0, y: 0, width: SHEET.width, height: SHEET.height, face: MAP_FACE } as const;

/** Height of the letters of names on a screen, mm; in small areas they are smaller. */
export const NAME_LETTERS = 7.8;

interface BoardArea {
  readonly id: AreaId;
  /** The end point of supply lines, and the middle of highlights. */
  readonly centre: Point;
  /** Room for cards and markers, inside the area and clear of its number. */
  readonly room: Rect;
}

/** Room for cards and markers in mm: on a phone that shows the whole map, about as wide as five letters. */
const ROOM = { width: 30, height: 24 } as const;

/** Centres of an area's number and of its room on a screen, in mm of the chart. */
type Middles = readonly [number: Point, room: Point];

/** Areas for which the place of the printed pile does not suit a screen. */
const MIDDLES: Readonly<Partial<Record<AreaId, Middles>>> = {
  turkey: [
    [383, 275.5],
    [406, 275.5],
  ],
  morocco: [
    [101, 325],
    [124, 325],
  ],
  leningrad: [
    [375, 60],
    [398, 60],
  ],
  berlin: [
    [241, 181.5],
    [264, 181.5],
  ],
  kiev: [
    [338, 153.5],
    [361, 153.5],
  ],
  northsea: [
    [190, 86],
    [213, 86],
  ],
  poland: [
    [288, 157.5],
    [311, 157.5],
  ],
  scandinavia: [
    [237.5, 54.5],
    [260.5, 54.5],
  ],
  wmed: [
    [156.5, 281],
    [179.5, 281],
  ],
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
    [312, 303],
    [303.5, 283.5],
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

/** Areas whose name does not fit above number and room. */
const NAMES: Readonly<Partial<Record<AreaId, Point>>> = {
  britain: [159.5, 110.5],
  paris: [155, 188.8],
  ruhr: [215, 144],
  italy: [223.2, 243.5],
  yugoslavia: [288.2, 230.4],
  greece: [322.5, 267.4],
  baltic: [328.5, 91.7],
  odessa: [359.7, 204],
  levant: [442.3, 299.1],
  egypt: [411.6, 371.1],
  emed: [288.7, 343.7],
  catlantic: [54.5, 231.5],
  northsea: [192, 70],
  balkans: [335.7, 252],
};

/** The centre of an area’s name on a screen. */
export const nameAt = (id: AreaId): Point => {
  const own = NAMES[id];
  if (own !== undefined) return own;
  const [number, room] = middlesOf(id);
  return [(number[0] + room[0]) / 2, Math.min(number[1], room[1]) - 15];
};

/** A point of the chart, relative to the corner of the printed map. */
export const onSheet = ([x, y]: Point): Point => [x - SHEET.x, y - SHEET.y];

export const BOARD_AREAS: readonly BoardArea[] = AREAS.map(({ id }) => {
  const centre = onSheet(middlesOf(id)[1]);
  const room = { x: centre[0] - ROOM.width / 2, y: centre[1] - ROOM.height / 2, ...ROOM };
  return { id, centre, room };
});

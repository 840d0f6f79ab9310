/**
 * Where things lie on the map, mm of the chart: of each area a place for a pile of small cards on their side, and above it its
 * marker, name and values; and the boxes and tracks. All of it is ours.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import type { Area, AreaId } from '../box/areas.ts';

/** A small card on its side. */
export const PILE = { width: 45, height: 32 } as const;

/** The middle of the pile of each area. */
export const PILES = {
  britain: [154.5, 120.5],
  paris: [165, 187.5],
  vichy: [166, 234],
  spain: [108.5, 252],
  morocco: [116, 325],
  libya: [238, 364.5],
  egypt: [373.5, 364.5],
  levant: [437.5, 322],
  ruhr: [211, 166.5],
  berlin: [258, 177.5],
  italy: [218, 234.5],
  scandinavia: [252.5, 54.5],
  poland: [303, 157.5],
  yugoslavia: [282, 240.5],
  balkans: [333, 234],
  greece: [323.5, 296.5],
  turkey: [408, 275.5],
  baltic: [328, 111],
  kiev: [362, 161.5],
  odessa: [384, 208],
  leningrad: [394.5, 62],
  moscow: [448, 99.5],
  stalingrad: [445.5, 177.5],
  northsea: [200, 88.5],
  natlantic: [81.5, 119.5],
  catlantic: [47, 254],
  wmed: [171.5, 281],
  emed: [285, 343],
} as const satisfies Record<AreaId, Point>;

export const pileOf = (id: AreaId): Rect => {
  const [x, y] = PILES[id];
  return { x: x - PILE.width / 2, y: y - PILE.height / 2, ...PILE };
};

/** Half of the marker that says who holds an area; its place is above the left end of the pile. */
export const MARKER = 7;
export const markerOf = ({ x, y }: Rect): Point => [x + MARKER - 1, y - MARKER - 0.4];

/** Width of a letter of a name, of a number with its sign, of a sign alone, and the widest that a caption may be, mm. */
const [LETTER, NUMBER, HOUSE, WINTER, WIDEST] = [2.35, 9, 8, 6, 44];

/** How wide the name of an area is with its number, and what it yields in the row below, mm. */
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

/** Above a pile and beside its marker: name and values; no wider than `widest`. */
export const captionOf = (area: Area, { x, y }: Rect = pileOf(area.id), widest: number = WIDEST): Rect => {
  const width = Math.min(widest, Math.max(...widthsOf(area)));
  return { x: x + 2 * MARKER - 0.8, y: y - 14.2, width, height: 13.4 };
};

/** The two rows of a caption, each as wide as what stands in it: they cover no more of borders and coasts. */
export function rowsOf(area: Area, caption: Rect): readonly [name: Rect, values: Rect] {
  const [name, values] = widthsOf(area);
  const half = caption.height / 2;
  return [
    { ...caption, width: Math.min(caption.width, name), height: half + 0.4 },
    { ...caption, y: caption.y + half - 0.4, width: Math.min(caption.width, values), height: half + 0.4 },
  ];
}

/** Off the map, and what is counted on it. */
export const USA_BOX = { x: 27, y: 23, width: 84, height: 50 } as const;
export const LEGEND = { x: 114, y: 23, width: 66, height: 35 } as const;
export const URALS_BOX = { x: 480, y: 23, width: 63, height: 42 } as const;
export const TITLE = { x: 465, y: 256.5, width: 78, height: 38 } as const;
export const VICTORY_PLACE = { x: 460.5, y: 300, ...PILE } as const;
export const INTEL_PLACE = { x: 507, y: 300, width: 36, height: 32 } as const;
export const YEARS_BOX = { x: 427, y: 338, width: 116, height: 41 } as const;
export const POINTS_BOX = { x: 27, y: 343, width: 176, height: 36 } as const;
/** Province decks. */
export const DECKS = { axis: { x: 498, y: 158, ...PILE }, allies: { x: 498, y: 193, ...PILE } } as const;

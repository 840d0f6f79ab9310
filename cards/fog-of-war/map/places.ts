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
  ...({ britain: [160, 125], paris: [171, 196], vichy: [172, 243], spain: [112, 262] } as const),
  ...({ morocco: [120, 338], libya: [247, 379], egypt: [388, 379], levant: [455, 335] } as const),
  ...({ ruhr: [219, 173], berlin: [268, 184], italy: [226, 244], scandinavia: [262, 56] } as const),
  ...({ poland: [315, 163], yugoslavia: [293, 250], balkans: [346, 243], greece: [336, 308] } as const),
  ...({ turkey: [424, 288], baltic: [341, 115], kiev: [376, 168], odessa: [399, 216] } as const),
  ...({ leningrad: [410, 64], moscow: [466, 103], stalingrad: [463, 184], northsea: [206, 92] } as const),
  ...({ natlantic: [84, 124], catlantic: [48, 264], wmed: [178, 291], emed: [296, 355] } as const),
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

const wideOf = ({ name, points, resources, supplies, winter }: Area): number => {
  const letters = name.length + 2.4;
  const numbers = [points, resources].filter((value) => value > 0).length;
  const values =
    NUMBER * Math.max(0.5, numbers) + (supplies ? HOUSE : 0) + (winter === 'normal' ? 0 : WINTER);
  return Math.max(letters * LETTER + 2, values + 0.6);
};

/** Above a pile and beside its marker: name and values; no wider than `widest`. */
export const captionOf = (area: Area, { x, y }: Rect = pileOf(area.id), widest: number = WIDEST): Rect => ({
  ...{ x: x + 2 * MARKER - 0.8, y: y - 14.2, width: Math.min(widest, wideOf(area)), height: 13.4 },
});

/** Off the map, and what is counted on it. */
export const USA_BOX = { x: 27, y: 23, width: 92, height: 50 } as const;
export const LEGEND = { x: 122, y: 23, width: 66, height: 38 } as const;
export const URALS_BOX = { x: 502, y: 23, width: 63, height: 42 } as const;
export const TITLE = { x: 487, y: 273, width: 78, height: 38 } as const;
export const VICTORY_PLACE = { x: 478, y: 316, ...PILE } as const;
export const INTEL_PLACE = { x: 525, y: 316, width: 40, height: 32 } as const;
export const YEARS_BOX = { x: 445, y: 354, width: 120, height: 41 } as const;
export const POINTS_BOX = { x: 27, y: 359, width: 176, height: 36 } as const;
/** Province decks. */
export const DECKS = { axis: { x: 520, y: 164, ...PILE }, allies: { x: 520, y: 199, ...PILE } } as const;

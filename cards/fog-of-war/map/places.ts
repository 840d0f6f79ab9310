/**
 * Where things lie on the map, mm of the sheet: of each area a place for a pile of small cards on their side, and above it its
 * marker, name and values; and the boxes and tracks. All of it is ours.
 */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import type { Rect } from '../../../src/kit/face.ts';
import { AREAS, type Area, type AreaId } from '../box/areas.ts';
import { OUTLINES, type Ring } from './outlines.ts';

/** A small card on its side. */
export const PILE = { width: 45, height: 32 } as const;

/** The middle of the pile of each area. */
export const PILES = {
  ...({ britain: [160, 125], paris: [171, 190], vichy: [172, 237], spain: [112, 262] } as const),
  ...({ morocco: [120, 349], libya: [247, 388], egypt: [388, 390], levant: [455, 335] } as const),
  ...({ ruhr: [219, 173], berlin: [268, 184], italy: [226, 244], scandinavia: [262, 56] } as const),
  ...({ poland: [315, 163], yugoslavia: [293, 250], balkans: [346, 243], greece: [336, 308] } as const),
  ...({ turkey: [424, 288], baltic: [341, 115], kiev: [376, 168], odessa: [399, 216] } as const),
  ...({ leningrad: [410, 64], moscow: [466, 103], stalingrad: [463, 184], northsea: [206, 92] } as const),
  ...({ natlantic: [84, 124], catlantic: [42, 262], wmed: [178, 291], emed: [282, 355] } as const),
} as const satisfies Record<AreaId, Point>;

export const pileOf = (id: AreaId): Rect => {
  const [x, y] = PILES[id];
  return { x: x - PILE.width / 2, y: y - PILE.height / 2, ...PILE };
};

/** The middle of the place for the marker that says who holds an area, and its half. */
export const MARKER = 7;
export const markerOf = (id: AreaId): Point => {
  const { x, y } = pileOf(id);
  return [x + MARKER - 1, y - MARKER - 0.4];
};

/** Width of a letter of a name, of a sign with its number, and the widest that a caption may be, mm. */
const [LETTER, VALUE, WIDEST] = [2.35, 9, 42];

const wideOf = ({ name, type, points, resources, supplies, winter }: Area): number => {
  const letters = name.length + (type === 'land' ? 2.4 : 0);
  const values = [points > 0, resources > 0, supplies !== null, winter !== 'normal'].filter(Boolean).length;
  return Math.min(WIDEST, Math.max(letters * LETTER, Math.max(1, values) * VALUE) + 2);
};

/** Beside the marker: name and values. */
export const captionOf = (area: Area): Rect => {
  const { x, y } = pileOf(area.id);
  return { x: x + 2 * MARKER - 0.8, y: y - 14.2, width: wideOf(area), height: 13.4 };
};

/** Off the map, and what is counted on it. */
export const USA_BOX = { x: 18, y: 18, width: 92, height: 50 } as const;
export const LEGEND = { x: 113, y: 18, width: 72, height: 38 } as const;
export const URALS_BOX = { x: 512, y: 18, width: 64, height: 42 } as const;
export const TITLE = { x: 494, y: 276, width: 82, height: 38 } as const;
export const VICTORY_PLACE = { x: 484, y: 321, ...PILE } as const;
export const INTEL_PLACE = { x: 531, y: 321, ...PILE } as const;
export const YEARS_BOX = { x: 447, y: 361, width: 129, height: 42 } as const;
export const POINTS_BOX = { x: 18, y: 367, width: 180, height: 36 } as const;
/** Province decks: an upright small card each. */
export const DECKS = { axis: { x: 20, y: 172 }, allies: { x: 56, y: 172 } } as const;

/** What a live board needs of an area. */
export interface AreaPlace {
  readonly id: AreaId;
  /** Where its number stands: the middle of its pile. */
  readonly centre: Point;
  /** Its mainland first; fill by even-odd. */
  readonly outline: readonly Ring[];
  readonly pile: Rect;
}

export const AREA_PLACES: readonly AreaPlace[] = AREAS.map(({ id }) => ({
  id,
  centre: PILES[id],
  outline: OUTLINES[id],
  pile: pileOf(id),
}));

/** What stays in one piece where the maps are joined from sheets: what is read on them, mm on the face. */
import type { Rect } from '../../../src/kit/face.ts';
import { grown } from '../../../src/kit/rects.ts';
import { AREAS } from '../data/areas.ts';
import {
  COMPASS,
  LEGEND,
  MARKER,
  SHEET,
  SMALL_SHARE,
  TITLE,
  URALS_BOX,
  USA_BOX,
  captionOn,
  headOf,
  markerOf,
  rowsOf,
} from '../data/map-layout.ts';
import { READ_ON_MAP } from './map-relief.ts';
import { BRIDGE, OUT_ONLY, STRAIT_MARKS } from './map-signs.ts';

const onFace = ({ x, y, width, height }: Rect, share: number): Rect => ({
  x: (x - SHEET.x) * share,
  y: (y - SHEET.y) * share,
  width: width * share,
  height: height * share,
});

const around = ([x, y]: readonly [number, number], reach: number): Rect => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

const ROSE = around(COMPASS.at, COMPASS.reach);

/** Straits, the bridge and the arrow out. */
const SPECIAL: readonly Rect[] = [...STRAIT_MARKS, BRIDGE, OUT_ONLY].map(({ from, to }) =>
  grown(
    {
      x: Math.min(from[0], to[0]),
      y: Math.min(from[1], to[1]),
      width: Math.abs(from[0] - to[0]),
      height: Math.abs(from[1] - to[1]),
    },
    1.5,
  ),
);

/** A crest and its caption: an area has both on the small map too. */
const NAMED: readonly Rect[] = AREAS.flatMap((area) => [
  around(markerOf(headOf(area.id, 'small')), MARKER),
  ...rowsOf(area, captionOn(area, 'small')),
]);

export const WHOLE_ON_MAP: readonly Rect[] = [...READ_ON_MAP, ...SPECIAL, ROSE].map((rect) =>
  onFace(rect, 1),
);

/** The small map has no places for cards, no decks and no tracks. */
export const WHOLE_ON_SMALL_MAP: readonly Rect[] = [
  ...NAMED,
  ...SPECIAL,
  ROSE,
  LEGEND,
  TITLE,
  URALS_BOX,
  USA_BOX,
].map((rect) => onFace(rect, SMALL_SHARE));

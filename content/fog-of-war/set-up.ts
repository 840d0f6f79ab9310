/** The picture of the set-up: the map, and below it for each side a wheel, and beside the wheel a mat and a hand. */
import { AREAS } from '../../cards/fog-of-war/data/areas.ts';
import { SHEET, headOf, markerOf, onSheet } from '../../cards/fog-of-war/data/map-layout.ts';
import type { SetUpPlan, SetUpThing } from '../../src/book/set-up.ts';
import type { StatementId } from './statements.ts';

/** The scale of the map and its markers, and of what lies below it, to leave the map the width. */
const SHARE = 0.48;
const BELOW_SHARE = 0.335;
/** Half of a marker in mm of the picture. */
const MARKER = 7 * SHARE;

/** Places of the map, and of each side's wheel, mat and hand below it, in mm of the picture. */
const MAP = { width: SHEET.width * SHARE, height: SHEET.height * SHARE } as const;
const WHEEL = 180 * BELOW_SHARE;
const MAT = { width: 180 * BELOW_SHARE, height: 110 * BELOW_SHARE } as const;
const TOP = MAP.height + 6;
const HAND_TOP = TOP + MAT.height + 3;
const RIGHT = MAP.width - WHEEL;
const CARD = { width: 32 * BELOW_SHARE, height: 45 * BELOW_SHARE } as const;
/** The left edge of each side's mat. */
const MAT_AT = { axis: WHEEL + 4, allies: RIGHT - 4 - MAT.width } as const;

/** On a mat: the first place, the last place, and their distance from the top, in mm of the picture. */
const DRAW = 11.75 * BELOW_SHARE;
const LOSS = 136 * BELOW_SHARE;
const PLACES = 21 * BELOW_SHARE;

const side = (who: 'axis' | 'allies', x: number): readonly SetUpThing[] => [
  { face: `wheel-${who}`, x, y: TOP, scale: BELOW_SHARE },
  { face: `mat-${who}`, x: MAT_AT[who], y: TOP, scale: BELOW_SHARE },
  ...[DRAW, LOSS].map((place) => ({
    face: `${who}-action-back`,
    x: MAT_AT[who] + place,
    y: TOP + PLACES,
    scale: BELOW_SHARE,
  })),
  ...[-1, 0, 1].map((index) => ({
    face: `${who}-action-back`,
    x: MAT_AT[who] + (MAT.width - CARD.width) / 2 + index * (CARD.width + 3),
    y: HAND_TOP,
    scale: BELOW_SHARE,
  })),
];

const FACES = { axis: 'control', allies: 'control-back', minor: 'control-neutral' } as const;

/** A marker on the crest of each area, so that none covers a name; the USSR has none. */
const markers: readonly SetUpThing[] = AREAS.flatMap(({ id, starts }): readonly SetUpThing[] => {
  if (starts === 'ussr') return [];
  const [x, y] = onSheet(markerOf(headOf(id)));
  return [{ face: FACES[starts], scale: SHARE, x: x * SHARE - MARKER, y: y * SHARE - MARKER }];
});

export const SET_UP: SetUpPlan<StatementId> = {
  of: 'both-set-up',
  width: MAP.width,
  height: TOP + WHEEL,
  things: [
    { face: 'map', x: 0, y: 0, scale: SHARE },
    ...markers,
    ...side('axis', 0),
    ...side('allies', RIGHT),
  ],
  notes: [
    {
      x: WHEEL / 2,
      y: TOP + WHEEL / 2,
      says: 'The wheel of the Axis, its window at Alpha.',
      rules: ['F-008'],
    },
    {
      x: MAT_AT.axis + DRAW + CARD.width / 2,
      y: TOP + PLACES + CARD.height / 2,
      says: 'The cards marked START, shuffled: the draw deck.',
      rules: ['F-003', 'F-008'],
    },
    {
      x: MAT_AT.axis + LOSS + CARD.width / 2,
      y: TOP + PLACES + CARD.height / 2,
      says: 'The cards of 1940, among the losses.',
      rules: ['F-003'],
    },
    {
      x: MAT_AT.axis + MAT.width / 2,
      y: HAND_TOP + CARD.height / 2,
      says: 'Three cards in hand.',
      rules: ['F-008'],
    },
    {
      x: MAP.width * 0.72,
      y: MAP.height * 0.36,
      says: 'Markers say who holds what; the USSR has none.',
      rules: ['F-002'],
    },
    {
      x: MAP.width * 0.17,
      y: MAP.height * 0.66,
      says: 'Neutral cards, dealt face down.',
      rules: ['F-001'],
    },
    {
      x: MAP.width * 0.9,
      y: MAP.height * 0.83,
      says: 'The three victory cards that the Axis did not draw.',
      rules: ['F-006'],
    },
    {
      x: RIGHT + WHEEL / 2,
      y: TOP + WHEEL / 2,
      says: 'The Allies have the same, and 7 tokens; the Axis has 5, and the advantage.',
      rules: ['F-004', 'F-005'],
    },
  ],
};

/** The board beside the small map: a place for the pile of each area, for decks, and the tracks. */
import { doubleFrame, ground } from '../../../src/kit/drawing/lettering.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import type { Face, Rect } from '../../../src/kit/face.ts';
import { AREAS } from '../box/areas.ts';
import { DEFENCES } from '../box.ts';
import { MARKER, PILE } from '../map/places.ts';
import { MAP_WORDS } from '../map-words.ts';
import { lineOf, themeOf } from '../theme.ts';
import { block } from './map-block.ts';
import { deck, pointsTrack, sideDeck, yearsTrack } from './map-boxes.ts';

const COLUMNS = 8;
/** From place to place, and the frame round all, mm. */
const STEP = { x: PILE.width + 1.2, y: 48.6 } as const;
const EDGE = 4.2;

/** A caption ends before the next marker. */
const WIDEST = STEP.x - 2 * MARKER - 2;

const slot = (at: number): Rect => ({
  x: EDGE + 0.8 + (at % COLUMNS) * STEP.x,
  y: EDGE + 14.6 + Math.floor(at / COLUMNS) * STEP.y,
  ...PILE,
});

export function defencesFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const { width, height } = DEFENCES.form;
  const tracks = EDGE + 4 * STEP.y + 0.4;
  const right = width - EDGE - 129;
  return {
    id: DEFENCES.id,
    width,
    height,
    bleed: 0,
    safe: 3,
    nodes: [
      ground(width, height, theme.paper),
      doubleFrame({ x: 1.6, y: 1.6, width: width - 3.2, height: height - 3.2 }, theme.key, [
        lineOf(theme, 0.7),
        lineOf(theme, 0.25),
        1.2,
      ]),
      ...AREAS.flatMap((area, at) => block(area, theme, { pile: slot(at), widest: WIDEST, on: theme.paper })),
      ...deck(slot(28), MAP_WORDS.victory, theme.paper, theme),
      ...deck(slot(29), MAP_WORDS.intel, theme.paper, theme),
      ...sideDeck('axis', slot(30), theme),
      ...sideDeck('allies', slot(31), theme),
      ...pointsTrack({ x: EDGE, y: tracks, width: 235, height: 41 }, theme),
      ...yearsTrack({ x: right, y: tracks, width: 129, height: 41 }, theme),
    ],
  };
}

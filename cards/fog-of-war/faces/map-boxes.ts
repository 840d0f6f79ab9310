/** Boxes off the map, tracks, places for cards that belong to no area, and the board beside the small map. */
import { doubleFrame, ground, words } from '../../../src/kit/drawing/face-elements.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Face, type Node, type Rect, art, box } from '../../../src/kit/face.ts';
import { badge, outlineOf, sign } from '../art/signs.ts';
import { AREAS, BOX_RESOURCES } from '../data/areas.ts';
import { INDUSTRY, SIDES, type Side, YEARS } from '../data/components.ts';
import {
  DECKS,
  INTEL_PLACE,
  MARKER,
  PILE,
  POINTS_BOX,
  TITLE,
  URALS_BOX,
  USA_BOX,
  VICTORY_PLACE,
  YEARS_BOX,
} from '../data/map-layout.ts';
import { type Theme, isBare, lettersOf, lineOf, themeOf } from '../theme.ts';
import { MAP_WORDS } from '../data/printed-words.ts';
import { blockAt, place } from './map-areas.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { DEFENCES } from '../data/box.ts';

const plate = (rect: Rect, theme: Theme): Node[] => [
  box({ ...rect, fill: theme.paper }),
  doubleFrame(rect, theme.key, [lineOf(theme, 0.8), lineOf(theme, 0.25), 1.2]),
];

/** The sign of the Allies' supply: a house. */
function supply(x: number, y: number, theme: Theme): Node[] {
  const blue = theme.owner.allies.flat;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(outlineOf('allies', [x, y], 4)),
          fill: theme.paper,
          stroke: { colour: blue, width: lineOf(theme, 0.6) },
        },
      ],
    }),
    sign('supply', 'supplies the Allies', [x, y], 2.4, [blue, theme.paper]),
  ];
}

const head = (said: string, rect: Rect, size: number, theme: Theme): Node =>
  words('heading', said, rect, {
    size,
    ink: theme.key,
    on: theme.paper,
    font: lettersOf(theme),
    fit: { least: 11 },
  });

const small = (said: string, rect: Rect, theme: Theme): Node =>
  words('note', said, rect, {
    size: 12,
    ink: theme.written,
    on: theme.paper,
    font: 'plain',
    fit: { least: 9 },
  });

const resources = (said: string, x: number, y: number, theme: Theme): Node[] => [
  sign('resources', 'resource points', [x, y], 2.7, [theme.key, theme.paper]),
  words(
    'resources',
    said,
    { x: x + 3.6, y: y - 3.8, width: 28, height: 7.6 },
    { size: 17, ink: theme.key, on: theme.paper, font: 'figures' },
  ),
];

function usa(theme: Theme): Node[] {
  const { x, y, width, height } = USA_BOX;
  const step = (width - 10) / YEARS.length;
  const top = y + 22;
  const deep = height - 26;
  return [
    ...plate(USA_BOX, theme),
    head(MAP_WORDS.usa, { x: x + 5, y: y + 3, width: width - 20, height: 9 }, 20, theme),
    ...supply(x + width - 9, y + 9, theme),
    small(MAP_WORDS.usaSays, { x: x + 5, y: y + 13, width: width - 10, height: 6 }, theme),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(
            rectangle(x + 5, top, width - 10, deep),
            ...[1, 2, 3, 4].map((at) => line(x + 5 + at * step, top, x + 5 + at * step, top + deep)),
          ),
          stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
        },
      ],
    }),
    ...YEARS.flatMap((year, at) => [
      words(
        'year',
        String(year),
        { x: x + 5 + at * step, y: top + 2, width: step, height: 6 },
        { size: 13, ink: theme.key, on: theme.paper, font: 'figures', align: 'center' },
      ),
      ...resources(String(BOX_RESOURCES.usa[at]), x + 9.6 + at * step, top + 15, theme),
    ]),
  ];
}

function urals(theme: Theme): Node[] {
  const { x, y, width } = URALS_BOX;
  return [
    ...plate(URALS_BOX, theme),
    head(MAP_WORDS.urals, { x: x + 5, y: y + 3, width: width - 20, height: 9 }, 20, theme),
    ...supply(x + width - 9, y + 9, theme),
    small(MAP_WORDS.uralsSays, { x: x + 5, y: y + 14, width: width - 10, height: 6 }, theme),
    ...resources(`${BOX_RESOURCES.urals[0]} ${MAP_WORDS.aYear}`, x + 8, y + 31, theme),
  ];
}

function title(theme: Theme): Node[] {
  const { x, y, width } = TITLE;
  return [
    ...plate(TITLE, theme),
    words(
      'title',
      MAP_WORDS.title,
      { x: x + 4, y: y + 8, width: width - 8, height: 13 },
      {
        size: 25,
        ink: theme.key,
        on: theme.paper,
        font: lettersOf(theme),
        align: 'center',
        leading: 1,
        fit: { least: 16 },
      },
    ),
    box({ x: x + 8, y: y + 26.4, width: width - 16, height: 0.8, fill: theme.owner.axis.flat }),
    words(
      'line',
      MAP_WORDS.line,
      { x: x + 4, y: y + 28.6, width: width - 8, height: 6 },
      { size: 12, ink: theme.key, on: theme.paper, font: 'figures', align: 'center', tracking: 60 },
    ),
  ];
}

/** Spaces side by side, every other one tinted, each with its number in the upper left corner. */
function track(
  said: readonly (string | number)[],
  { x, y, width, height }: Rect,
  centred: boolean,
  theme: Theme,
): Node[] {
  const step = width / said.length;
  const tint = isBare(theme) ? theme.paper : theme.land;
  return [
    ...said.map((_, at) =>
      box({ x: x + at * step, y, width: step, height, fill: at % 2 === 1 ? tint : theme.paper }),
    ),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(
            rectangle(x, y, width, height),
            ...said.slice(1).map((_, at) => line(x + (at + 1) * step, y, x + (at + 1) * step, y + height)),
          ),
          stroke: { colour: theme.key, width: lineOf(theme, 0.35) },
        },
      ],
    }),
    ...said.map((number, at) =>
      words(
        'space',
        String(number),
        centred
          ? { x: x + at * step, y, width: step, height }
          : { x: x + at * step + 1.2, y: y + 0.8, width: step - 2, height: 5.4 },
        {
          size: centred ? 15 : 11.5,
          ink: theme.key,
          on: at % 2 === 1 ? tint : theme.paper,
          font: lettersOf(theme),
          ...(centred && { align: 'center' as const }),
        },
      ),
    ),
  ];
}

const label = (said: string, rect: Rect, theme: Theme): Node =>
  words('track', said, rect, {
    size: 10.5,
    ink: theme.key,
    on: theme.paper,
    font: 'figures',
    tracking: 40,
    fit: { least: 8 },
  });

/** The height of two rows of the points track, mm. */
const ROWS = 30;

function pointsTrack(rect: Rect, theme: Theme): Node[] {
  const { x, y, width, height } = rect;
  const rows = [MAP_WORDS.tens, MAP_WORDS.units];
  const above = (height - ROWS) / 2;
  return [
    ...plate(rect, theme),
    ...rows.flatMap((said, row) => {
      const top = y + above + row * 15.4;
      const numbers = Array.from({ length: 10 }, (_, at) => (row === 0 ? at * 10 : at));
      return [
        label(said, { x: x + 3.4, y: top + 4, width: 16.4, height: 6 }, theme),
        ...track(numbers, { x: x + 20, y: top, width: width - 23.4, height: 14.4 }, false, theme),
      ];
    }),
  ];
}

function yearsTrack(rect: Rect, theme: Theme): Node[] {
  const { x, y, width } = rect;
  return [
    ...plate(rect, theme),
    label(MAP_WORDS.industry, { x: x + 5, y: y + 2, width: 60, height: 4.4 }, theme),
    ...track(INDUSTRY, { x: x + 5, y: y + 6.2, width: width - 10, height: 12.6 }, false, theme),
    label(MAP_WORDS.year, { x: x + 5, y: y + 18.8, width: 110, height: 4.4 }, theme),
    ...track(YEARS, { x: x + 5, y: y + 23.2, width: width - 10, height: 15 }, true, theme),
  ];
}

const deck = (rect: Rect, said: string, on: Theme['paper'], theme: Theme): Node[] => [
  box({ ...rect, fill: on }),
  place(rect, theme),
  words(
    'place',
    said,
    { x: rect.x + 3, y: rect.y + rect.height / 2 - 8, width: rect.width - 6, height: 16 },
    { size: 11, ink: theme.key, on, font: 'figures', align: 'center', fit: { least: 8 } },
  ),
];

const sideDeck = (side: Side, rect: Rect, theme: Theme): Node[] => [
  ...deck(rect, MAP_WORDS.provinces, theme.paper, theme),
  badge(side, [rect.x + rect.width / 2, rect.y + 8.6], 4.6, theme),
];

/** What is printed on the map in either size. */
export const offMap = (theme: Theme): Node[] => [...usa(theme), ...urals(theme), ...title(theme)];

/** Tracks and places beside the areas. */
export const beside = (theme: Theme): Node[] => [
  ...deck(VICTORY_PLACE, MAP_WORDS.victory, theme.paper, theme),
  ...deck(INTEL_PLACE, MAP_WORDS.intel, theme.paper, theme),
  ...yearsTrack(YEARS_BOX, theme),
  ...pointsTrack(POINTS_BOX, theme),
  ...SIDES.flatMap((side) => sideDeck(side, DECKS[side], theme)),
];

// The board for the small map: places for each area's pile and for decks, and the tracks.

const COLUMNS = 8;
/** Distances in mm between places, and of the frame. */
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
      ...AREAS.flatMap((area, at) => blockAt(slot(at), WIDEST, area, theme)),
      ...deck(slot(28), MAP_WORDS.victory, theme.paper, theme),
      ...deck(slot(29), MAP_WORDS.intel, theme.paper, theme),
      ...sideDeck('axis', slot(30), theme),
      ...sideDeck('allies', slot(31), theme),
      ...pointsTrack({ x: EDGE, y: tracks, width: 235, height: 41 }, theme),
      ...yearsTrack({ x: right, y: tracks, width: 129, height: 41 }, theme),
    ],
  };
}

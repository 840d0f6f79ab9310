/** The map: a staff chart of the 1940s, in a frame of black and pale bars; and the plain map under a live board. */
import { finestLine, firmLines } from '../../../src/kit/drawing/firm-lines.ts';
import { ground, words } from '../../../src/kit/drawing/face-elements.ts';
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Face, type Node, type Rect, type Shape, art, box, group } from '../../../src/kit/face.ts';
import { AREAS, type AreaId, BOXES } from '../data/areas.ts';
import { MAP, SMALL_MAP } from '../data/box.ts';
import {
  MAP_FIELD,
  SHEET,
  SMALL_SHARE,
  type PrintedMap,
  URALS_BOX,
  USA_BOX,
  nameAt,
  numberAt,
} from '../data/map-layout.ts';
import { type Theme, isBare, lineOf, themeOf } from '../theme.ts';
import { block, halo, plaque } from './map-areas.ts';
import { beside, offMap } from './map-boxes.ts';
import {
  BORDERS,
  COASTS,
  SEAS,
  SEA_BORDERS,
  drawnLines,
  filled,
  land,
  mapInks,
  toneOf,
  water,
} from './map-ground.ts';
import { relief } from './map-relief.ts';
import { rivers, towns } from './map-rivers.ts';
import { legend, marks } from './map-signs.ts';
import { dashes } from '../../../src/kit/engrave/path/dashes.ts';
import { MAP_WORDS } from '../data/printed-words.ts';

// The map under a live board: flat colours, a darker sea, solid borders, and only the number of each area.

const INKS = { sea: '#88adb5', shut: '#64868d' } as const;

function tints(theme: Theme): Shape[] {
  const { out } = mapInks(theme);
  const { x, y, width, height } = MAP_FIELD;
  const dry = AREAS.filter(({ type }) => type === 'land').map(({ id }) => id);
  const line = (width: number) => ({ colour: theme.key, width, join: 'round', cap: 'round' }) as const;
  return [
    { d: written(rectangle(x, y, width, height)), fill: INKS.sea },
    { d: written(...filled('closed')), fill: INKS.shut, fillRule: 'evenodd' },
    ...dry.map((id) => ({
      d: written(...filled(id)),
      fill: toneOf(id, theme),
      fillRule: 'evenodd' as const,
    })),
    { d: written(...filled('out')), fill: out, fillRule: 'evenodd' },
    { d: written(...drawnLines(BORDERS)), stroke: line(1) },
    { d: written(...drawnLines(COASTS)), stroke: line(1.4) },
    { d: written(...drawnLines(SEA_BORDERS).map((path) => dashes(path, 6, 4))), stroke: line(1.2) },
  ];
}

/** Size in points: readable once one has zoomed in. */
const NUMBER = 36;

function numbers(theme: Theme): Node[] {
  return AREAS.map((area) => {
    const [x, y] = numberAt(area.id);
    const on = SEAS.some(({ id }) => id === area.id) ? INKS.sea : toneOf(area.id, theme);
    return words(
      `number of ${area.id}`,
      String(area.no),
      { x: x - 10, y: y - 9, width: 20, height: 18 },
      { size: NUMBER, ink: theme.key, on, font: 'figures', align: 'center' },
    );
  });
}

/** Size in points: readable on a desk, and on a phone after zooming in; a long name in a small area is smaller. */
const NAME = { most: 22, least: 15 } as const;

/** Room for names in small areas, width and height in mm: there they are smaller or in two lines. */
const TIGHT: Readonly<Partial<Record<AreaId, readonly [width: number, height: number]>>> = {
  baltic: [24, 17],
  yugoslavia: [31, 9],
  britain: [17, 9],
  odessa: [17, 9],
  catlantic: [30, 17],
};

const about = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

function names(theme: Theme): Node[] {
  return AREAS.map((area) => {
    const [x, y] = nameAt(area.id);
    const on = SEAS.some(({ id }) => id === area.id) ? INKS.sea : toneOf(area.id, theme);
    return words(
      `name of ${area.id}`,
      area.name.toUpperCase(),
      about(x, y, ...(TIGHT[area.id] ?? ([52, 9] as const))),
      { size: NAME.most, fit: { least: NAME.least }, ink: theme.key, on, font: 'figures', align: 'center' },
    );
  });
}

const boxesOffMap = (theme: Theme): Node[] =>
  BOXES.flatMap((id) => {
    const rect = id === 'usa' ? USA_BOX : URALS_BOX;
    return [
      box({ ...rect, fill: theme.paper, stroke: { colour: theme.key, width: 1.2 } }),
      words('box', MAP_WORDS[id], rect, {
        size: 36,
        ink: theme.key,
        on: theme.paper,
        font: 'figures',
        align: 'center',
        fit: { least: 24 },
      }),
    ];
  });

const screenChart = (theme: Theme): Node[] => [
  art({ x: 0, y: 0, shapes: tints(theme) }),
  ...marks(theme),
  ...numbers(theme),
  ...names(theme),
  ...boxesOffMap(theme),
];

/** Inner and outer distance of the bars from the edge of the sheet, mm. */
const [NEAR, FAR] = [1.1, 2.7];

/** The frame's bars, alternately black and pale like the degrees of a chart; from the corner of the sheet. */
function bars(): Path[] {
  const { width, height } = SHEET;
  const along = (length: number, bar: (from: number, long: number) => readonly Path[]): Path[] => {
    const count = 2 * Math.round((length - 2 * FAR) / 58) + 1;
    const long = (length - 2 * FAR) / count;
    return Array.from({ length: count }, (_, at) => (at % 2 === 0 ? bar(FAR + at * long, long) : [])).flat();
  };
  return [
    ...along(width, (from, long) => [
      rectangle(from, NEAR, long, FAR - NEAR),
      rectangle(from, height - FAR, long, FAR - NEAR),
    ]),
    ...along(height, (from, long) => [
      rectangle(NEAR, from, FAR - NEAR, long),
      rectangle(width - FAR, from, FAR - NEAR, long),
    ]),
  ];
}

/** Covers what reaches beyond the field with paper, and draws the frame. */
function frame(theme: Theme): Shape[] {
  const { width, height } = SHEET;
  const inset = (far: number): Path => rectangle(far, far, width - 2 * far, height - 2 * far);
  const field = inset(MAP_FIELD.x - SHEET.x);
  const beyond = rectangle(-ART_REACH, -ART_REACH, width + 2 * ART_REACH, height + 2 * ART_REACH);
  const thin = { colour: theme.key, width: lineOf(theme, 0.3), join: 'miter' } as const;
  return [
    { d: written(beyond, field), fill: theme.paper, fillRule: 'evenodd' },
    isBare(theme) ? { d: written(...bars()), stroke: thin } : { d: written(...bars()), fill: theme.key },
    { d: written(inset(NEAR), inset(FAR)), stroke: thin },
    { d: written(field), stroke: { ...thin, width: lineOf(theme, 1) } },
  ];
}

/** The printed map, with or without places for cards. */
const printed = (map: PrintedMap, theme: Theme): Node[] => [
  ...water(map, theme),
  ...land(
    theme,
    rivers(theme),
    AREAS.map((area) => halo(area, map, theme)),
  ),
  art({ x: 0, y: 0, shapes: relief(map, theme) }),
  // Their names would be too small to read on the small map.
  ...(map === 'large' ? towns(theme) : []),
  ...AREAS.flatMap((area) => (map === 'large' ? block(area, theme) : plaque(area, map, theme))),
  ...marks(theme),
  art({ x: SHEET.x, y: SHEET.y, shapes: frame(theme) }),
  ...offMap(theme),
  ...legend(theme, map === 'large'),
];

/**
 * The map in mm from the corner of its sheet. `over` is drawn beside the areas; null omits that and the places
 * for cards.
 */
const chart = (over: readonly Node[] | null, theme: Theme, scale = 1): Node =>
  group({
    x: -SHEET.x * scale,
    y: -SHEET.y * scale,
    scale,
    nodes:
      theme.edition === 'screen'
        ? [...screenChart(theme), art({ x: SHEET.x, y: SHEET.y, shapes: frame(theme) })]
        : [...printed(over === null ? 'small' : 'large', theme), ...(over ?? [])],
  });

export function mapFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const { width, height } = SHEET;
  return {
    id: MAP.id,
    width,
    height,
    bleed: 0,
    safe: 3,
    nodes: [ground(width, height, theme.paper), chart(beside(theme), theme)],
  };
}

/** The small map; cards, decks and tracks are on a separate board. */
export function smallMapFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const { width, height } = SMALL_MAP.form;
  return {
    id: SMALL_MAP.id,
    width,
    height,
    bleed: 0,
    safe: 2,
    nodes: [
      ground(width, height, theme.paper),
      ...firmLines([chart(null, theme, SMALL_SHARE)], finestLine(edition)),
    ],
  };
}

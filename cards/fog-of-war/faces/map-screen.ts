/** The map under a live board: flat tints, a darker sea, solid borders, and of each area its number alone. */
import { words } from '../../../src/kit/drawing/lettering.ts';
import { dashes } from '../../../src/kit/engrave/dashes.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, box, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { AREAS, BOXES, type AreaId } from '../box/areas.ts';
import { nameAt, numberAt } from '../box/board.ts';
import { MAP_FIELD } from '../map/field.ts';
import { URALS_BOX, USA_BOX } from '../map/places.ts';
import { MAP_WORDS } from '../map-words.ts';
import type { Theme } from '../theme.ts';
import { BORDERS, COASTS, drawnLines, filled, SEA_BORDERS, SEAS } from './map-ground.ts';
import { mapInks } from './map-inks.ts';
import { marks } from './map-marks.ts';

const INKS = { sea: '#88adb5', shut: '#64868d' } as const;

function tints(theme: Theme): Shape[] {
  const { land, out } = mapInks(theme);
  const { x, y, width, height } = MAP_FIELD;
  const dry = AREAS.filter(({ type }) => type === 'land').map(({ id }) => id);
  const line = (width: number) => ({ colour: theme.key, width, join: 'round', cap: 'round' }) as const;
  return [
    { d: written(rectangle(x, y, width, height)), fill: INKS.sea },
    { d: written(...filled('closed')), fill: INKS.shut, fillRule: 'evenodd' },
    { d: written(...dry.flatMap(filled)), fill: land, fillRule: 'evenodd' },
    { d: written(...filled('out')), fill: out, fillRule: 'evenodd' },
    { d: written(...drawnLines(BORDERS)), stroke: line(1) },
    { d: written(...drawnLines(COASTS)), stroke: line(1.4) },
    { d: written(...drawnLines(SEA_BORDERS).map((path) => dashes(path, 6, 4))), stroke: line(1.2) },
  ];
}

/** Points: high enough to be read once one has zoomed in to a part of the map. */
const NUMBER = 36;

function numbers(theme: Theme): Node[] {
  const { land } = mapInks(theme);
  return AREAS.map((area) => {
    const [x, y] = numberAt(area.id);
    const on = SEAS.some(({ id }) => id === area.id) ? INKS.sea : land;
    return words(
      `number of ${area.id}`,
      String(area.no),
      { x: x - 10, y: y - 9, width: 20, height: 18 },
      { size: NUMBER, ink: theme.key, on, font: 'figures', align: 'center' },
    );
  });
}

/** Points: read on a desk, and on a phone once one has come nearer; a long name in a small area is smaller. */
const NAME = { most: 22, least: 15 } as const;

/** Width and height that a name has where its area is small, mm: there it is smaller, or in two lines. */
const TIGHT: Readonly<Partial<Record<AreaId, readonly [width: number, height: number]>>> = {
  baltic: [24, 17],
  yugoslavia: [31, 9],
  britain: [17, 9],
  odessa: [17, 9],
};

const about = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

function names(theme: Theme): Node[] {
  const { land } = mapInks(theme);
  return AREAS.map((area) => {
    const [x, y] = nameAt(area.id);
    const on = SEAS.some(({ id }) => id === area.id) ? INKS.sea : land;
    return words(
      `name of ${area.id}`,
      area.name.toUpperCase(),
      about(x, y, ...(TIGHT[area.id] ?? ([52, 9] as const))),
      { size: NAME.most, fit: { least: NAME.least }, ink: theme.key, on, font: 'figures', align: 'center' },
    );
  });
}

const offMap = (theme: Theme): Node[] =>
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

export const screenChart = (theme: Theme): Node[] => [
  art({ x: 0, y: 0, shapes: tints(theme) }),
  ...marks(theme),
  ...numbers(theme),
  ...names(theme),
  ...offMap(theme),
];

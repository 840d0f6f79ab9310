/** The map: a staff chart of the 1940s, in a frame of black and pale bars. */
import { ground } from '../../../src/kit/drawing/lettering.ts';
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { AREAS } from '../box/areas.ts';
import { MAP, SMALL_MAP } from '../box.ts';
import { MAP_FIELD, SHEET, SMALL_SHARE } from '../map/field.ts';
import { isBare, lineOf, themeOf, type Theme } from '../theme.ts';
import { block, plaque } from './map-block.ts';
import { beside, offMap } from './map-boxes.ts';
import { land, water } from './map-ground.ts';
import { legend } from './map-legend.ts';
import { screenChart } from './map-screen.ts';
import { relief } from './map-relief.ts';
import { marks } from './map-marks.ts';

/** The bars lie between these distances from the edge of the sheet, mm. */
const [NEAR, FAR] = [1.1, 2.7];

/** Black and pale by turns, as degrees are on a chart; from the corner of the sheet. */
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

/** Paper over whatever reaches beyond the field, and the frame on it. */
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

/** All that is printed of the chart, with or without places for cards. */
const printed = (theme: Theme, piles: boolean): Node[] => [
  art({ x: 0, y: 0, shapes: [...water(theme, piles), ...land(theme), ...relief(theme)] }),
  ...AREAS.flatMap((area) => (piles ? block : plaque)(area, theme)),
  ...marks(theme),
  art({ x: SHEET.x, y: SHEET.y, shapes: frame(theme) }),
  ...offMap(theme),
  ...legend(theme, piles),
];

/** The chart in its own millimetres, from the corner of its sheet; what lies beside its areas, or nothing and no cards on them. */
const chart = (over: readonly Node[] | null, theme: Theme, scale = 1): Node =>
  group({
    x: -SHEET.x * scale,
    y: -SHEET.y * scale,
    scale,
    nodes:
      theme.edition === 'screen'
        ? [...screenChart(theme), art({ x: SHEET.x, y: SHEET.y, shapes: frame(theme) })]
        : [...printed(theme, over !== null), ...(over ?? [])],
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

/** The finest line that a printer at home draws, mm on paper: as everywhere, and where ink is spared. */
const FINEST = { bare: 0.125, else: 0.09 } as const;

/** Nodes with no stroke finer than `least`: what is drawn smaller keeps lines that print. */
const strengthened = (nodes: readonly Node[], least: number): Node[] =>
  nodes.map((node): Node => {
    if (node.kind === 'text') return node;
    if (node.kind === 'group') return { ...node, nodes: strengthened(node.nodes, least / (node.scale ?? 1)) };
    const firm = <Part extends Pick<Shape, 'stroke'>>(part: Part): Part =>
      part.stroke && part.stroke.width < least ? { ...part, stroke: { ...part.stroke, width: least } } : part;
    return node.kind === 'box' ? firm(node) : { ...node, shapes: node.shapes.map(firm) };
  });

/** The same, small: cards, decks and tracks are on a board of their own. */
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
      ...strengthened([chart(null, theme, SMALL_SHARE)], FINEST[isBare(theme) ? 'bare' : 'else']),
    ],
  };
}

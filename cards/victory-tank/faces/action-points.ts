/** Action points cards: a trench of six squares, from five points to none, on which the eleventh soldier stands. */
import { type Point, chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { type Face, type Node, type Shape, art, box, text } from '../../../src/kit/face.ts';
import { badge } from '../art/badge.ts';
import { TRACK_OPENING, type Trench, trackField } from '../art/track.ts';
import type { Army } from '../data/battlefield.ts';
import { HEIGHT, type Theme, WIDTH, cardFace, themeOf, throughFog, turningOpening } from '../theme.ts';
import { reference } from './brief.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { type Burst, rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import { lanyard, swap, whistle } from '../art/card-marks.ts';

/** Side of a square, mm: a soldier's counter (15 x 15) or base covers it and no more. */
export const SQUARE = 15.6;

/** Squares lie left and right by turns, so that the way between them zigzags as trenches did. */
const [LEFT, RIGHT] = [21, WIDTH - 21] as const;
const FIRST = 26.6;
const PITCH = 9.9;

/** A square of the track, by its centre; its number stands beside it, on the card's outer side. */
export interface Square {
  readonly points: number;
  readonly x: number;
  readonly y: number;
}

export const SQUARES: readonly Square[] = [5, 4, 3, 2, 1, 0].map((points, index) => ({
  points,
  x: index % 2 === 0 ? LEFT : RIGHT,
  y: FIRST + index * PITCH,
}));

const TRENCH: Trench = { course: SQUARES.map(({ x, y }): Point => [x, y]), way: 8.6, bay: SQUARE + 1.5 };

function squareShapes({ x, y }: Square, theme: Theme): Shape[] {
  const half = SQUARE / 2;
  const drawn = theme.edition === 'low-ink';
  const nails = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy): Point => [x + sx * (half - 1.3), y + sy * (half - 1.3)]),
  );
  return [
    {
      d: written(rectangle(x - half, y - half, SQUARE, SQUARE, 0.5)),
      fill: theme.paper,
      stroke: { colour: theme.key, width: drawn ? 0.3 : 0.8 },
    },
    {
      d: written(rectangle(x - half + 0.7, y - half + 0.7, SQUARE - 1.4, SQUARE - 1.4)),
      stroke: { colour: theme.key, width: 0.16 },
    },
    {
      d: written(...nails.map(([nx, ny]) => line(nx, ny, nx + 0.01, ny))),
      stroke: { colour: theme.key, width: 0.8, cap: 'round' },
    },
  ];
}

const NUMBER_WIDTH = 7.6;

function numberNode({ points, x, y }: Square, army: Army, theme: Theme): Node {
  const outward = x < WIDTH / 2 ? -1 : 1;
  const centre = x + outward * (SQUARE / 2 + 1.9 + NUMBER_WIDTH / 2);
  return text({
    field: `number ${points}`,
    text: String(points),
    x: centre - NUMBER_WIDTH / 2,
    y: y - SQUARE / 2,
    width: NUMBER_WIDTH,
    height: SQUARE,
    align: 'center',
    valign: 'middle',
    style: { font: 'poster', size: theme.edition === 'low-ink' ? 21 : 26, ink: theme.key },
    sign: { means: `${points} action points left`, ink: theme.key, ground: theme.army[army].tint },
  });
}

/** Each round begins on the square with the start mark, the triangle that start cards bear too. */
function startMark({ x, y }: Square, army: Army, theme: Theme): Node[] {
  const ink = theme.key;
  return [
    art({
      x,
      y,
      shapes: [
        {
          d: written(
            polygon([
              [-2.2, -4.6],
              [3.4, -1.2],
              [-2.2, 2.2],
            ]),
          ),
          fill: theme.army[army].flat,
        },
      ],
      sign: { means: 'start of each round', ink: theme.army[army].flat, ground: theme.paper },
    }),
    text({
      field: 'start',
      text: 'START',
      x: x - 6,
      y: y + 3,
      width: 12,
      height: 2.6,
      align: 'center',
      style: { font: 'bold', size: 6.8, ink, tracking: 60 },
    }),
  ];
}

function heading(army: Army, theme: Theme): Node[] {
  const { flat } = theme.army[army];
  const { key, paper } = theme;
  const drawn = theme.edition === 'low-ink';
  const inks = drawn ? { field: paper, device: flat, rim: flat } : { field: flat, device: paper, rim: flat };
  return [
    art({
      x: 0,
      y: 0,
      shapes: badge(army, chain(scale(army === 'red' ? 0.54 : 0.47), move(12.6, 11.2)), inks, 0.22),
      sign: { means: `${army} army`, ink: drawn ? flat : paper, ground: drawn ? paper : flat },
    }),
    text({
      field: 'title',
      text: 'ACTION\nPOINTS',
      x: 20.6,
      y: 6,
      width: 37,
      height: 13,
      style: { font: 'stencil', size: 16.5, ink: key, leading: 0.95, tracking: 30 },
    }),
  ];
}

/** Where the rule is written: a board by the trench. */
const BOARD = { x: 5.4, y: 76, width: 25, height: 7.4 } as const;

function signboard(theme: Theme): Node[] {
  const { x, y, width, height } = BOARD;
  const { key, paper } = theme;
  const thick = theme.edition === 'low-ink' ? 0.25 : 0.45;
  return [
    box({ ...BOARD, radius: 0.6, fill: paper, stroke: { colour: key, width: thick } }),
    text({
      field: 'rule',
      text: 'A point paid, a step.\nAt 0 you are done.',
      x: x + 0.6,
      y,
      width: width - 1.2,
      height,
      align: 'center',
      valign: 'middle',
      style: { font: 'text', size: 6.8, ink: key, leading: 1.2 },
      sign: { means: 'how the track is used', ink: key, ground: paper },
    }),
  ];
}

/** The track card of an army. */
export function pointsFront(army: Army, edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace(`points-${army}-front`, theme, [
    ...throughFog(trackField(TRENCH, army, theme), TRACK_OPENING, theme),
    art({ x: 0, y: 0, shapes: SQUARES.flatMap((square) => squareShapes(square, theme)) }),
    ...SQUARES.map((square) => numberNode(square, army, theme)),
    ...SQUARES.slice(0, 1).flatMap((square) => startMark(square, army, theme)),
    ...heading(army, theme),
    ...signboard(theme),
  ]);
}

/** The quick reference behind an army's track. */
export function pointsBack(army: Army, edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace(`points-${army}-back`, theme, reference(army, theme));
}

// The active player's card: the whistle goes, and whoever holds it begins.

const OPENING: Opening = {
  width: WIDTH,
  top: EDGE,
  left: [
    { height: 16, reach: EDGE },
    { height: 2.8, reach: 11 },
    { height: 4, reach: 5.6 },
    { height: 2.4, reach: 14 },
    { height: 24.8, reach: EDGE },
  ],
  right: [
    { height: 7, reach: EDGE },
    { height: 2.4, reach: 9.5 },
    { height: 24, reach: EDGE },
    { height: 3, reach: 13 },
    { height: 4.4, reach: 5.6 },
    { height: 2.6, reach: 10 },
    { height: 6.6, reach: 4.4 },
  ],
};

const burstAt = (x: number, y: number): Burst => ({ x, y, inner: 0, outer: 90, count: 32, share: 0.52 });

/** The blast goes out to both sides: red to the west, gray to the east. */
function blast(burst: Burst, theme: Theme): Shape[] {
  const { red, gray } = theme.army;
  const { x, y } = burst;
  if (theme.edition === 'low-ink') {
    return [
      rayLines({ ...burst, inner: 22 }, 3, red.flat, 0.16, 'left'),
      rayLines({ ...burst, inner: 22 }, 3, gray.flat, 0.16, 'right'),
      {
        d: written(...[18.5, 20.5].map((radius) => circle(x, y, radius))),
        stroke: { colour: theme.key, width: 0.2 },
      },
    ];
  }
  return [
    rays(burst, red.flat, 'left'),
    rays(burst, gray.flat, 'right'),
    { d: written(circle(x, y, 19)), fill: theme.paper, stroke: { colour: theme.paper, width: 4 } },
    { d: written(circle(x, y, 19.4)), stroke: { colour: theme.key, width: 0.5 } },
    { d: written(circle(x, y, 17.8)), stroke: { colour: theme.key, width: 0.2 } },
  ];
}

const STEPS = [
  { lead: 'LOOK', text: 'at the two top battlefield cards.' },
  { lead: 'KEEP', text: 'one, hand the other over.' },
  { lead: 'PLACE', text: 'yours first, act first.' },
] as const;

function words(theme: Theme): Node[] {
  return [
    text({
      field: 'title',
      text: 'ACTIVE\nPLAYER',
      x: 5,
      y: 57,
      width: WIDTH - 10,
      height: 18,
      style: { font: 'stencil', size: 22, ink: theme.key, leading: 0.94, tracking: 30 },
    }),
    ...STEPS.map(({ lead, text: rest }, index) =>
      text({
        field: lead.toLowerCase(),
        text: [{ text: `${lead} `, style: { font: 'bold' } }, { text: rest }],
        x: 5,
        y: 75 + index * 3.3,
        width: WIDTH - 10,
        height: 3.4,
        style: { font: 'text', size: 7.4, ink: theme.key },
      }),
    ),
  ];
}

/** Who begins this round, and what that means. */
export function activePlayerFront(edition: Edition): Face {
  const theme = themeOf(edition);
  const place = chain(turn(-20), move(WIDTH / 2 - 0.5, 28.5));
  const picture = [...blast(burstAt(WIDTH / 2, 29), theme), ...lanyard(place, theme)];
  return cardFace('active-player-front', theme, [
    ...throughFog(picture, OPENING, theme),
    art({
      x: 0,
      y: 0,
      shapes: whistle(place, theme),
      sign: { means: 'whistle', ink: theme.key, ground: theme.paper },
    }),
    ...words(theme),
    art({
      x: 50,
      y: 65.4,
      shapes: swap(theme),
      sign: { means: 'changes hands', ink: theme.key, ground: theme.paper },
    }),
  ]);
}

const BACK_OPENING = turningOpening([
  { height: 14, reach: EDGE },
  { height: 2.8, reach: 13 },
  { height: 4, reach: 6 },
  { height: 2.4, reach: 10 },
  { height: 30, reach: EDGE },
  { height: 3, reach: 12 },
  { height: 24.7, reach: EDGE },
]);

/** The back: two whistles head to tail, for the card goes to and fro. */
export function activePlayerBack(edition: Edition): Face {
  const theme = themeOf(edition);
  const place = chain(scale(0.95), turn(-20), move(WIDTH / 2 - 1, 24.5));
  const [cord, one] = [lanyard(place, theme), whistle(place, theme)];
  const turned = chain(turn(180), move(WIDTH, HEIGHT));
  const picture = [...blast(burstAt(WIDTH / 2, HEIGHT / 2), theme), ...cord, ...movedShapes(cord, turned)];
  return cardFace('active-player-back', theme, [
    ...throughFog(picture, BACK_OPENING, theme),
    art({ x: 0, y: 0, shapes: one }),
    art({ x: WIDTH, y: HEIGHT, rotate: 180, shapes: one }),
  ]);
}

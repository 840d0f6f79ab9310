/** The active player's card: the whistle goes, and whoever holds it begins. */
import { chain, move, scale, turn } from '../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../src/kit/engrave/transform.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle } from '../../../src/kit/engrave/shapes.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { rayLines, rays, type Burst } from '../../../src/kit/engrave/rays.ts';
import { lanyard, whistle } from '../art/whistle.ts';
import { swap } from '../art/swap.ts';
import { themeOf, type Theme } from '../theme.ts';
import { cardFace, HEIGHT, throughFog, turningOpening, WIDTH } from './plate.ts';

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
  { lead: 'LOOK', text: 'at the two top battlefield cards.', ids: 'F1' },
  { lead: 'KEEP', text: 'one, hand the other over.', ids: 'F1' },
  { lead: 'PLACE', text: 'yours first, act first.', ids: 'F2 C2' },
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
    ...STEPS.map(({ lead, text: rest, ids }, index) =>
      text({
        field: lead.toLowerCase(),
        text: [
          { text: `${lead} `, style: { font: 'bold' } },
          { text: rest },
          { text: ` ${ids}`, style: { size: 6 } },
        ],
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

/** The set-up card: the table as it is laid, by numbers, and behind it what each number asks for. */
import { chain, move, scale, turn, type Matrix, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, line, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { art, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { SETTING_UP } from '../../../content/victory-tank/brief.ts';
import { badge } from '../art/badge.ts';
import { TANK_ABOVE } from '../art/tank.ts';
import type { Army } from '../data/battlefield.ts';
import { type Theme, WIDTH, cardFace, themeOf, throughFog } from '../theme.ts';
import { BAR, bar, inLines, LEFT, lineOf, MEASURE, paragraph, type Setting } from './brief.ts';

/** The table is seen below the title; fog stays at its very edge, so that the picture is as large as the card lets it be. */
const OPENING: Opening = {
  width: WIDTH,
  top: 11.2,
  left: [
    { height: 57.4, reach: EDGE },
    { height: 2.2, reach: 9 },
    { height: 14, reach: EDGE },
  ],
  right: [
    { height: 36.6, reach: EDGE },
    { height: 2.4, reach: 9.4 },
    { height: 34.6, reach: EDGE },
  ],
};

/** A card of the picture, mm, and one of the three that open the battlefield. */
interface Size {
  readonly width: number;
  readonly height: number;
}
const CARD: Size = { width: 9.6, height: 13 };
const FIELD: Size = { width: 15.2, height: 11 };
/** The upper left corner of the red home base; the others follow a column and half a card on. */
const OPENS: Point = [5.2, 26.6];

const fine = ({ edition }: Theme): number => (edition === 'low-ink' ? 0.2 : 0.28);

/** Whose it is shows by shape as well as by colour: red is round, gray square. */
const soldierAt = (army: Army, x: number, y: number): Path =>
  army === 'red' ? circle(x, y, 1.75) : rectangle(x - 1.6, y - 1.6, 3.2, 3.2);

function soldiers(army: Army, places: readonly Point[], theme: Theme): Shape {
  const { flat } = theme.army[army];
  const d = written(...places.map(([x, y]) => soldierAt(army, x, y)));
  const drawn = theme.edition === 'low-ink';
  return {
    d,
    fill: drawn ? theme.paper : flat,
    stroke: { colour: drawn ? flat : theme.paper, width: drawn ? 0.35 : 0.25 },
  };
}

/** A card that lies on the table, `place` moving its upper left corner there. */
const cardAt = (place: Matrix, theme: Theme, fill = theme.paper, size = CARD): Shape => ({
  d: written(moved(rectangle(0, 0, size.width, size.height, 0.6), place)),
  fill,
  stroke: { colour: theme.key, width: fine(theme) },
});

/** A pile: two edges show below its top card. */
const pileAt = (x: number, y: number, theme: Theme, fill: Colour): Shape[] =>
  [1.2, 0.6, 0].map((down) => cardAt(move(x + down, y + down), theme, down === 0 ? fill : theme.paper));

const badgeAt = (army: Army, x: number, y: number, size: number, theme: Theme): Shape[] => {
  const { flat } = theme.army[army];
  const drawn = theme.edition === 'low-ink';
  const inks = drawn
    ? { field: theme.paper, device: flat, rim: flat }
    : { field: flat, device: theme.paper, rim: flat };
  return badge(army, chain(scale(army === 'red' ? size : size * 0.86), move(x, y)), inks, 0.13);
};

/** Five cards of a hand, fanned about a point below them. */
const hand = (x: number, y: number, army: Army, theme: Theme): Shape[] =>
  [-24, -12, 0, 12, 24].map((angle) => {
    const place = chain(move(-3, -17), turn(angle), move(x, y));
    return {
      ...cardAt(place, theme, theme.paper, { width: 6, height: 8.6 }),
      stroke: { colour: theme.army[army].flat, width: fine(theme) + 0.08 },
    };
  });

/** The track of six squares on an action points card; a soldier stands on the first. */
function trackAt(x: number, y: number, army: Army, theme: Theme): Shape[] {
  const squares = [0, 1, 2, 3, 4, 5].map((index): Point => [
    x + (index % 2 === 0 ? 1.4 : 5.2),
    y + 0.8 + index * 1.72,
  ]);
  const [[left, top] = [x, y]] = squares;
  return [
    cardAt(move(x, y), theme),
    {
      d: written(...squares.map(([sx, sy]) => rectangle(sx, sy, 2.8, 2.8))),
      fill: theme.paper,
      stroke: { colour: theme.key, width: fine(theme) },
    },
    soldiers(army, [[left + 1.4, top + 1.4]], theme),
  ];
}

/** An army's pieces, from `y` down. */
function before(army: Army, y: number, theme: Theme): Shape[] {
  const { flat } = theme.army[army];
  const drawn = theme.edition === 'low-ink';
  const supply = [0, 1, 2, 3, 4, 5, 6].map((index): Point => [
    46.3 + (index % 4) * 3.65,
    y + 4.2 + Math.floor(index / 4) * 4.6,
  ]);
  return [
    ...pileAt(5, y, theme, drawn ? theme.paper : flat),
    ...badgeAt(army, 9.8, y + 6.5, 0.27, theme),
    ...hand(24.4, y + 18, army, theme),
    ...trackAt(34.4, y, army, theme),
    soldiers(army, supply, theme),
  ];
}

/** A battlefield card: two fields; a home base is its army's, at the far end of its card. */
function opening(column: 0 | 1 | 2, owner: Army | null, theme: Theme): Shape[] {
  const { width, height } = FIELD;
  const x = OPENS[0] + column * width;
  const y = OPENS[1] + column * height;
  const base = owner === 'gray' ? y + height : y;
  const tone = (top: number): Colour =>
    owner !== null && top === base ? theme.army[owner].tint : theme.land.field;
  return [
    cardAt(move(x, y), theme, theme.paper, { width, height: 2 * height }),
    ...[y, y + height].map((top) => ({
      d: written(rectangle(x + 0.7, top + 0.7, width - 1.4, height - 1.4, 0.5)),
      fill: tone(top),
      stroke: {
        colour: owner !== null && top === base ? theme.army[owner].flat : theme.land.cut,
        width: fine(theme),
      },
    })),
    ...(owner === null
      ? []
      : [
          soldiers(
            owner,
            [-1, 0, 1].map((step) => [x + width / 2 + step * 4.3, base + height / 2]),
            theme,
          ),
        ]),
  ];
}

/** Nine crates, three by three. */
const crates = (x: number, y: number, theme: Theme): Shape[] => {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index): Point => [
    x + (index % 3) * 2.8,
    y + Math.floor(index / 3) * 2.8,
  ]);
  return [
    {
      d: written(...corners.map(([cx, cy]) => rectangle(cx, cy, 2.4, 2.4))),
      fill: theme.ochre,
      stroke: { colour: theme.key, width: fine(theme) },
    },
    {
      d: written(...corners.map(([cx, cy]) => line(cx, cy, cx + 2.4, cy + 2.4))),
      stroke: { colour: theme.key, width: 0.16 },
    },
  ];
};

/** Shared pieces: the pile, the tank with its crew card and the crates, the active player's card. */
function between(theme: Theme): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const tank = TANK_ABOVE.draw({ key: theme.key, paper: theme.paper }, 'simple');
  return [
    ...pileAt(37.6, 27.6, theme, drawn ? theme.paper : theme.key),
    {
      d: written(star(42.4, 34.1, 4, 3.9, 1.2)),
      ...(drawn ? { stroke: { colour: theme.key, width: 0.25 } } : { fill: theme.paper }),
    },
    ...movedShapes(tank, chain(scale(0.47), move(8.4, 59))),
    ...crates(12.1, 50.6, theme),
    cardAt(move(12.4, 60.8), theme, theme.paper, { width: 10, height: 7 }),
    {
      d: written(...[13.5, 16.3, 19.1].map((x) => rectangle(x, 63.2, 2.2, 2.2))),
      stroke: { colour: theme.key, width: fine(theme) },
    },
    cardAt(move(49.4, 29), theme),
    soldiers('red', [[54.2, 33]], theme),
    soldiers('gray', [[54.2, 38.2]], theme),
    {
      d: written(line(51.6, 33, 51.6, 38.2), line(56.8, 33, 56.8, 38.2)),
      stroke: { colour: theme.key, width: 0.4 },
    },
  ];
}

/** The radius of a number's disc, mm: to be read across a table. */
const NUMBER = 3;

/** Positions of the numbers. */
const NUMBERS: readonly { readonly step: string; readonly at: Point }[] = [
  { step: '1', at: [27.9, 37.6] },
  { step: '2', at: [36.8, 27.6] },
  { step: '3', at: [57, 83.6] },
  { step: '4', at: [24.4, 83.8] },
  { step: '5', at: [24.6, 63.4] },
  { step: '6', at: [57.4, 43] },
];

const number = ({ step, at: [x, y] }: (typeof NUMBERS)[number], theme: Theme): Node[] => [
  art({
    x,
    y,
    shapes: [
      { d: written(circle(0, 0, NUMBER)), fill: theme.key, stroke: { colour: theme.paper, width: 0.4 } },
    ],
  }),
  text({
    field: `number ${step}`,
    text: step,
    x: x - NUMBER,
    y: y - NUMBER,
    width: 2 * NUMBER,
    height: 2 * NUMBER,
    align: 'center',
    valign: 'middle',
    style: { font: 'bold', size: 12.5, ink: theme.paper },
    sign: { means: `step ${step}`, ink: theme.paper, ground: theme.key },
  }),
];

const title = (words: string, theme: Theme): Node =>
  text({
    field: 'title',
    text: words,
    x: LEFT,
    y: 4,
    width: MEASURE,
    height: 6.8,
    align: 'center',
    style: { font: 'stencil', size: 15.5, ink: theme.key, tracking: 40 },
  });

/** The table as red sits at it. */
export function setUpPicture(edition: Edition): Face {
  const theme = themeOf(edition);
  const picture: Shape[] = [
    { d: written(rectangle(0, 10.8, WIDTH, 77.4)), fill: theme.land.mist },
    ...before('gray', 12.2, theme),
    ...opening(0, 'red', theme),
    ...opening(1, null, theme),
    ...opening(2, 'gray', theme),
    ...between(theme),
    ...before('red', 71.4, theme),
  ];
  return cardFace('set-up-front', theme, [
    ...throughFog(picture, OPENING, theme),
    title('SET-UP', theme),
    ...NUMBERS.flatMap((each) => number(each, theme)),
  ]);
}

/** Lines that each step takes. */
const STEP_LINES = [3, 4, 3, 1, 2, 2];

/** The steps, by number. */
export function setUpSteps(edition: Edition): Face {
  const theme = themeOf(edition);
  const setting: Setting = { size: 9.2, flat: theme.key };
  const nodes: Node[] = bar('BEFORE THE FIRST ROUND', 4.6, theme, setting);
  let y = 4.6 + BAR + 2;
  for (const step of inLines(SETTING_UP, STEP_LINES)) {
    nodes.push(...paragraph(step, y, theme, setting));
    y += step.lines * lineOf(setting) + 2.4;
  }
  return cardFace('set-up-other', theme, nodes);
}

/** Event cards: a school plate, what it is called, what it does, and whether it is kept; their backs, and the round card. */
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Face, type Node, type Shape, art, box, group } from '../../../src/kit/face.ts';
import { firmLines } from '../../../src/kit/drawing/firm-lines.ts';
import { words } from '../../../src/kit/drawing/face-elements.ts';
import { PLATE } from '../art/shapes.ts';
import { plateOf, roundPlate } from '../art/plates.ts';
import type { EventCard } from '../data/event-cards.ts';
import {
  CARD_HEIGHT,
  type Theme,
  CARD_WIDTH,
  cardFace,
  doubleFrame,
  isBare,
  lineOf,
  themeOf,
} from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import type { Deck } from '../../../src/kit/component.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { armWhirl, squareWhirl } from '../../../src/kit/engrave/whirl.ts';

const LEFT = 4.4;
const MEASURE = CARD_WIDTH - 2 * LEFT;
const PICTURE = {
  x: (CARD_WIDTH - PLATE.width) / 2,
  y: 5.5,
  width: PLATE.width,
  height: PLATE.height,
} as const;

/** A pennant over the picture's corner: a minus or a plus, and below it a hand that keeps or a bolt that strikes. */
function pennant({ deck, kept }: EventCard, said: LoopgravenWords['event'], theme: Theme): Node[] {
  const [x, y, w, h] = [PICTURE.x + 2.2, PICTURE.y - 1.1, 9, 17.6];
  const bare = isBare(theme);
  const good = deck === 'positive';
  const fill: Colour = bare ? theme.paper : good ? theme.paper : theme.key;
  const ink: Colour = bare || good ? theme.key : theme.paper;
  const cloth = draw()
    .at(x, y)
    .to(x + w, y)
    .to(x + w, y + h)
    .to(x + w / 2, y + h - 3.4)
    .to(x, y + h)
    .close().path;
  const middle = x + w / 2;
  const bar = rectangle(middle - 2.6, y + 4, 5.2, 1.5);
  const post = rectangle(middle - 0.75, y + 2.15, 1.5, 5.2);
  const bolt = draw()
    .at(middle + 0.9, y + 8.4)
    .to(middle - 1.5, y + 11.4)
    .to(middle - 0.1, y + 11.4)
    .to(middle - 0.9, y + 13.8)
    .to(middle + 1.6, y + 10.6)
    .to(middle + 0.2, y + 10.6)
    .close().path;
  const stack = [
    rectangle(middle - 1.9, y + 9, 2.6, 3.6, 0.3),
    rectangle(middle - 0.7, y + 9.8, 2.6, 3.6, 0.3),
  ];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(cloth), fill, stroke: { colour: theme.key, width: lineOf(theme, 0.35), join: 'miter' } },
        {
          d: written(cloth),
          stroke: { colour: good || bare ? theme.key : theme.paper, width: lineOf(theme, 0.18) },
        },
        { d: written(bar, ...(good ? [post] : [])), fill: ink },
        kept
          ? { d: written(...stack), fill, stroke: { colour: ink, width: 0.4 } }
          : { d: written(bolt), fill: ink },
      ],
      sign: { means: good ? said.helps : said.hurts, ink, ground: fill },
    }),
  ];
}

/** The place of the title, which fits two lines. */
const TITLE = { x: LEFT, y: 50.4, width: MEASURE, height: 7.6 } as const;

export function eventFace(card: EventCard, said: LoopgravenWords['event'], edition: Edition): Face {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const good = card.deck === 'positive';
  const rule = isBare(theme) ? key : good ? theme.sky.dawnLine : theme.sky.dusk;
  return cardFace(card.id, paper, [
    box({ ...PICTURE, fill: paper }),
    group({
      x: PICTURE.x,
      y: PICTURE.y,
      clip: { x: 0, y: 0, width: PLATE.width, height: PLATE.height },
      nodes: [art({ x: 0, y: 0, shapes: plateOf(card.mark, theme) })],
    }),
    doubleFrame(
      { x: PICTURE.x - 1.1, y: PICTURE.y - 1.1, width: PICTURE.width + 2.2, height: PICTURE.height + 2.2 },
      theme,
      [0.5, 0.3, 1.1],
    ),
    ...pennant(card, said, theme),
    words('name', card.name, TITLE, {
      size: 16,
      ink: key,
      on: paper,
      font: 'stencil',
      align: 'center',
      fit: { least: 10 },
    }),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(line(LEFT + 1, 58.8, CARD_WIDTH - LEFT - 1, 58.8)),
          stroke: { colour: rule, width: lineOf(theme, 0.7) },
        },
      ],
    }),
    words(
      'effect',
      said.says[card.mark],
      { x: LEFT + 1, y: 60, width: MEASURE - 2, height: 19 },
      { size: 11, ink: key, on: paper, fit: { least: 8 }, align: 'center', leading: 1.14, balance: true },
    ),
    words(
      'kept',
      card.kept ? said.kept : said.atOnce,
      { x: CARD_WIDTH - LEFT - 34, y: 80, width: 33, height: 4 },
      { size: 7.4, ink: key, on: paper, font: 'bold', align: 'right' },
    ),
  ]);
}

// Backs of the two stacks: dark squares in squares for what hurts, arms of light for what helps; the same when turned.

const MIDDLE = { x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2 } as const;
const INSET = 5.2;
const FIELD = { x: INSET, y: INSET, width: CARD_WIDTH - 2 * INSET, height: CARD_HEIGHT - 2 * INSET } as const;
const OUTER = 54;

/** The pattern of a back, about its middle. */
function whirl(stack: EventCard['deck'], theme: Theme): Shape {
  const d =
    stack === 'negative'
      ? squareWhirl({ inner: 8, outer: 64, twist: 9 })
      : armWhirl({ inner: 10, outer: OUTER, count: 20, sweep: 40, thin: 0.4, full: 0.62 });
  if (isBare(theme)) return { d, stroke: { colour: theme.key, width: 0.16 } };
  return { d, fill: stack === 'negative' ? theme.sky.dawn : theme.sky.dawnLine };
}

/** A disc with the stack's sign, the same from both ends. */
function medal(stack: EventCard['deck'], means: string, theme: Theme): Node {
  const good = stack === 'positive';
  const bar = rectangle(-5.6, -1.6, 11.2, 3.2);
  const post = rectangle(-1.6, -5.6, 3.2, 11.2);
  const dark = !good && !isBare(theme);
  const [fill, ink] = dark ? [theme.key, theme.paper] : [theme.paper, theme.key];
  return art({
    ...MIDDLE,
    shapes: [
      {
        d: written(circle(0, 0, 11)),
        fill: theme.paper,
        stroke: { colour: theme.key, width: lineOf(theme, 0.5) },
      },
      { d: written(circle(0, 0, 9.6)), fill, stroke: { colour: theme.key, width: lineOf(theme, 0.25) } },
      { d: written(bar, ...(good ? [post] : [])), fill: ink },
    ],
    sign: { means, ink, ground: fill },
  });
}

const title = (name: string, theme: Theme): Node =>
  words(
    'stack',
    name.toUpperCase(),
    { x: 5 - FIELD.width / 2, y: -37.6, width: FIELD.width - 10, height: 8 },
    {
      size: 13,
      ink: theme.key,
      on: theme.paper,
      font: 'stencil',
      align: 'center',
      tracking: 40,
      fit: { least: 8 },
    },
  );

/** The name on a plate at both ends. */
const plateAtBothEnds = (name: string, theme: Theme): Node[] =>
  [0, 180].map((rotate) =>
    group({
      ...MIDDLE,
      rotate,
      nodes: [
        box({
          x: -FIELD.width / 2 + 3,
          y: -37.6,
          width: FIELD.width - 6,
          height: 8,
          fill: theme.paper,
          stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
        }),
        title(name, theme),
      ],
    }),
  );

/** The back of a stack. Nothing is printed beyond the frame, since a cut may be off. */
export function stackBack({ id, name }: Deck, edition: Edition): Face {
  const theme = themeOf(edition);
  const stack = id === 'negative' ? 'negative' : 'positive';
  const dark = stack === 'negative' && !isBare(theme);
  const clip = { x: 0, y: 0, width: FIELD.width, height: FIELD.height };
  return cardFace(`${id}-back`, theme.paper, [
    box({ ...FIELD, fill: dark ? theme.sky.dusk : theme.paper }),
    group({
      x: FIELD.x,
      y: FIELD.y,
      clip,
      nodes: [art({ x: FIELD.width / 2, y: FIELD.height / 2, shapes: [whirl(stack, theme)] })],
    }),
    doubleFrame(
      { x: INSET - 1, y: INSET - 1, width: FIELD.width + 2, height: FIELD.height + 2 },
      theme,
      [0.5, 0.35, 1],
    ),
    ...plateAtBothEnds(name, theme),
    medal(stack, name, theme),
  ]);
}

// The round card.

/** The picture of the round card, and the die over its corner, mm. */
const ROUND = { x: 8.1, y: 9, scale: 0.9, dieX: 49.4, dieY: 45 } as const;

/** The round card, green on the front and white on the back: in words, and with a die that is thrown or struck out. */
export function roundFace(
  side: 'green' | 'white',
  { name, says, turn }: { readonly name: string; readonly says: string; readonly turn: string },
  edition: Edition,
): Face {
  const theme = themeOf(edition);
  const green = side === 'green';
  const fill = green ? theme.green : theme.paper;
  const { key } = theme;
  const die = rectangle(-6, -6, 12, 12, 2);
  const pip = (x: number, y: number) => circle(x, y, 1.15);
  const pips = [pip(-3, -3), pip(3, 3), pip(-3, 3), pip(3, -3), pip(0, 0)];
  const picture = {
    x: ROUND.x,
    y: ROUND.y,
    width: PLATE.width * ROUND.scale,
    height: PLATE.height * ROUND.scale,
  };
  const bare = isBare(theme);
  const field = { x: INSET, y: INSET, width: CARD_WIDTH - 2 * INSET, height: CARD_HEIGHT - 2 * INSET };
  return cardFace(`round-${side}`, theme.paper, [
    box({ ...field, fill }),
    ...(green && bare
      ? [
          art({
            x: 0,
            y: 0,
            shapes: [
              {
                d: seatHatch(rectangle(field.x, field.y, field.width, 3.2), 2, 1.6, 0.16),
                fill: key,
              },
              {
                d: seatHatch(
                  rectangle(field.x, field.y + field.height - 3.2, field.width, 3.2),
                  2,
                  1.6,
                  0.16,
                ),
                fill: key,
              },
            ],
          }),
        ]
      : []),
    doubleFrame(
      { x: INSET - 1, y: INSET - 1, width: field.width + 2, height: field.height + 2 },
      theme,
      [0.5, 0.35, 1],
    ),
    // Drawn smaller than on event cards, lines would be finer than a printer draws.
    ...firmLines(
      [
        group({
          x: ROUND.x,
          y: ROUND.y,
          scale: ROUND.scale,
          clip: { x: 0, y: 0, width: PLATE.width, height: PLATE.height },
          nodes: [art({ x: 0, y: 0, shapes: roundPlate(side, theme) })],
        }),
      ],
      bare ? 0.125 : 0.09,
    ),
    doubleFrame(picture, theme, [0.5, 0.2, 0.9]),
    words(
      'round',
      name,
      { x: 7, y: 50.6, width: CARD_WIDTH - 14, height: 11 },
      { size: 22, ink: key, on: fill, font: 'stencil', align: 'center', fit: { least: 14 } },
    ),
    art({
      x: ROUND.dieX,
      y: ROUND.dieY,
      shapes: green
        ? [
            { d: written(die), fill: bare ? theme.paper : key, stroke: { colour: key, width: 0.6 } },
            { d: written(...pips), fill: bare ? key : theme.paper },
          ]
        : [
            { d: written(circle(0, 0, 6.2)), fill, stroke: { colour: key, width: 0.9 } },
            { d: 'M-4.4 4.4L4.4 -4.4', stroke: { colour: key, width: 0.9 } },
          ],
      sign: { means: says, ink: key, ground: fill },
    }),
    words(
      'says',
      says,
      { x: 8, y: 62, width: CARD_WIDTH - 16, height: 10 },
      { size: 12, ink: key, on: fill, font: 'bold', align: 'center', leading: 1.05, balance: true },
    ),
    words(
      'turn',
      turn,
      { x: 9, y: 72.6, width: CARD_WIDTH - 18, height: 7 },
      { size: 7.4, ink: key, on: fill, font: 'text', align: 'center', leading: 1.05, balance: true },
    ),
  ]);
}

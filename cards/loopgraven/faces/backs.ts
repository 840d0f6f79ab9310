/** Backs of the two stacks: dark squares in squares for what hurts, arms of light for what helps; the same when turned. */
import type { Edition } from '../../../src/kit/edition.ts';
import type { Deck } from '../../../src/kit/component.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { armWhirl, squareWhirl } from '../../../src/kit/engrave/whirl.ts';
import { art, box, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { words } from '../../../src/kit/drawing/lettering.ts';
import type { EventCard } from '../box/events.ts';
import { isBare, lineOf, themeOf, type Theme } from '../theme.ts';
import { cardFace, doubleFrame, HEIGHT, WIDTH } from './frame.ts';

const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;
const INSET = 5.2;
const FIELD = { x: INSET, y: INSET, width: WIDTH - 2 * INSET, height: HEIGHT - 2 * INSET } as const;
const OUTER = 54;

/** What fills a back, about its middle. */
function whirl(stack: EventCard['deck'], theme: Theme): Shape {
  const d =
    stack === 'negative'
      ? squareWhirl({ inner: 8, outer: 64, twist: 9 })
      : armWhirl({ inner: 10, outer: OUTER, count: 20, sweep: 40, thin: 0.4, full: 0.62 });
  if (isBare(theme)) return { d, stroke: { colour: theme.key, width: 0.16 } };
  return { d, fill: stack === 'negative' ? theme.paper : theme.ochre };
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

/** The rim of paper beyond the frame carries nothing: a cut may be off. */
export function stackBack({ id, name }: Deck, edition: Edition): Face {
  const theme = themeOf(edition);
  const stack = id === 'negative' ? 'negative' : 'positive';
  const dark = stack === 'negative' && !isBare(theme);
  const clip = { x: 0, y: 0, width: FIELD.width, height: FIELD.height };
  return cardFace(`${id}-back`, theme.paper, [
    box({ ...FIELD, fill: dark ? theme.key : theme.paper }),
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

/** Green before, white behind: in words, and by a die that is thrown or struck out. */
export function roundFace(
  side: 'green' | 'white',
  { name, says, turn }: { readonly name: string; readonly says: string; readonly turn: string },
  edition: Edition,
): Face {
  const theme = themeOf(edition);
  const green = side === 'green';
  const fill = green ? theme.green : theme.paper;
  const { key } = theme;
  const die = rectangle(-8, -8, 16, 16, 2.6);
  const pip = (x: number, y: number) => circle(x, y, 1.5);
  const pips = [pip(-4, -4), pip(4, 4), pip(-4, 4), pip(4, -4), pip(0, 0)];
  const bare = isBare(theme);
  const field = { x: INSET, y: INSET, width: WIDTH - 2 * INSET, height: HEIGHT - 2 * INSET };
  return cardFace(`round-${side}`, theme.paper, [
    box({ ...field, fill }),
    ...(green && bare
      ? [
          art({
            x: 0,
            y: 0,
            shapes: [
              {
                d: seatHatch(rectangle(field.x, field.y, field.width, 9), 2, 1.6, 0.16),
                fill: key,
              },
              {
                d: seatHatch(rectangle(field.x, field.y + field.height - 9, field.width, 9), 2, 1.6, 0.16),
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
    words(
      'round',
      name,
      { x: 7, y: 17, width: WIDTH - 14, height: 12 },
      { size: 24, ink: key, on: fill, font: 'stencil', align: 'center', fit: { least: 14 } },
    ),
    art({
      x: MIDDLE.x,
      y: 44,
      shapes: green
        ? [
            { d: written(die), fill: bare ? theme.paper : key, stroke: { colour: key, width: 0.6 } },
            { d: written(...pips), fill: bare ? key : theme.paper },
          ]
        : [
            { d: written(circle(0, 0, 9)), stroke: { colour: key, width: 0.9 } },
            { d: 'M-6.4 6.4L6.4 -6.4', stroke: { colour: key, width: 0.9 } },
          ],
      sign: { means: says, ink: key, ground: fill },
    }),
    words(
      'says',
      says,
      { x: 8, y: 57, width: WIDTH - 16, height: 11 },
      { size: 12, ink: key, on: fill, font: 'bold', align: 'center', leading: 1.05, balance: true },
    ),
    words(
      'turn',
      turn,
      { x: 9, y: 69, width: WIDTH - 18, height: 7 },
      { size: 7.4, ink: key, on: fill, font: 'text', align: 'center', leading: 1.05, balance: true },
    ),
  ]);
}

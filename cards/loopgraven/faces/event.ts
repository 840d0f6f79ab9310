/** Event cards: a school plate, what it is called, what it does, and whether it is kept. */
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw } from '../../../src/kit/engrave/path.ts';
import { line, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, box, group, type Face, type Node } from '../../../src/kit/face.ts';
import { words } from '../../../src/kit/drawing/lettering.ts';
import { PLATE } from '../art/plate.ts';
import { plateOf } from '../art/plates.ts';
import type { EventCard } from '../box/events.ts';
import { isBare, lineOf, themeOf, type Theme } from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import { cardFace, doubleFrame, WIDTH } from './frame.ts';

const LEFT = 4.4;
const MEASURE = WIDTH - 2 * LEFT;
const PICTURE = { x: (WIDTH - PLATE.width) / 2, y: 5.5, width: PLATE.width, height: PLATE.height } as const;

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

/** Titles as large as two lines take. */
const TITLE = { x: LEFT, y: 50.4, width: MEASURE, height: 7.6 } as const;

export function eventFace(card: EventCard, said: LoopgravenWords['event'], edition: Edition): Face {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const good = card.deck === 'positive';
  const rule = isBare(theme) || !good ? key : theme.ochre;
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
          d: written(line(LEFT + 1, 58.8, WIDTH - LEFT - 1, 58.8)),
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
      'plate',
      said.plate(card.mark),
      { x: LEFT + 1, y: 80, width: 22, height: 4 },
      { size: 6.6, ink: theme.written, on: paper, font: 'plain' },
    ),
    words(
      'kept',
      card.kept ? said.kept : said.atOnce,
      { x: WIDTH - LEFT - 34, y: 80, width: 33, height: 4 },
      { size: 7.4, ink: key, on: paper, font: 'bold', align: 'right' },
    ),
  ]);
}

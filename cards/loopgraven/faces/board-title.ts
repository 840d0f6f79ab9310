/** The strip at an end of the board: title, a scale in steps, and the place of a stack with the roll that draws from it. */
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, line, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, box, type Node } from '../../../src/kit/face.ts';
import { POKER } from '../../../src/kit/component.ts';
import { words } from '../../../src/kit/drawing/lettering.ts';
import { troop } from '../art/troops.ts';
import { BOARD } from '../box.ts';
import type { Stack } from '../box/events.ts';
import { EVENT_ROLLS, FIGURES, UNITS } from '../box/tables.ts';
import { isBare, lineOf, plainInks, type Theme } from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import { doubleFrame } from './frame.ts';

const { width: WIDTH, height: HEIGHT } = BOARD.form;
const LEFT = 17;
/** A card lies here on its side. */
const PLACE = { width: POKER.height + 3, height: POKER.width + 1.8 } as const;
const PLACE_AT = { x: WIDTH - LEFT - PLACE.width, y: HEIGHT - 6.4 - PLACE.height } as const;
const MEASURE = PLACE_AT.x - LEFT - 9;

/** A die that shows so many, one of two or of five and six. */
function die(pips: number, x: number, y: number, size: number, theme: Theme): Node {
  const bare = isBare(theme);
  const far = size * 0.26;
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0],
    ],
    6: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, 0],
      [1, 0],
    ],
  };
  return art({
    x,
    y,
    shapes: [
      {
        d: written(rectangle(-size / 2, -size / 2, size, size, size * 0.16)),
        fill: bare ? theme.paper : theme.key,
        stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
      },
      {
        d: written(...(spots[pips] ?? []).map(([px, py]) => circle(px * far, py * far, size * 0.1))),
        fill: bare ? theme.key : theme.paper,
      },
    ],
  });
}

function stackPlace(stack: Stack, said: LoopgravenWords['board'], theme: Theme): Node[] {
  const { x, y } = PLACE_AT;
  const { width, height } = PLACE;
  const fill = stack === 'negative' ? theme.land : theme.paper;
  const rolls = EVENT_ROLLS[stack];
  return [
    box({ x, y, width, height, fill }),
    doubleFrame({ x, y, width, height }, theme, [0.5, 0.2, 1]),
    words(
      'stack',
      stack === 'negative' ? said.negative : said.positive,
      { x: x + 5, y: y + 14, width: width - 10, height: 14 },
      { size: 25, ink: theme.key, on: fill, font: 'stencil', align: 'center', fit: { least: 14 } },
    ),
    ...rolls.map((pips, at) => die(pips, x + width / 2 + (at - 0.5) * 15, y + 37, 11, theme)),
    words(
      'roll',
      said.onRoll(rolls),
      { x: x + 5, y: y + 46, width: width - 10, height: 8 },
      { size: 13, ink: theme.key, on: fill, align: 'center' },
    ),
  ];
}

/** Steps from trench to trench. */
const STEPS = 10;

/** A bar as long as ten steps are on it, and above it how far each kind of troop comes. */
function scale(y: number, said: LoopgravenWords['board'], theme: Theme): Node[] {
  const step = MEASURE / STEPS;
  const black = Array.from({ length: STEPS / 2 }, (_, at) => rectangle(LEFT + at * 2 * step, y, step, 2.2));
  const marks = UNITS.map((type) => ({ type, steps: FIGURES[type].steps }));
  const numbers = [0, ...marks.map(({ steps }) => steps), STEPS];
  const thin = { colour: theme.key, width: lineOf(theme, 0.25) } as const;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        isBare(theme) ? { d: written(...black), stroke: thin } : { d: written(...black), fill: theme.key },
        { d: written(rectangle(LEFT, y, MEASURE, 2.2)), stroke: thin },
        {
          d: written(...numbers.map((at) => line(LEFT + at * step, y + 2.2, LEFT + at * step, y + 3.8))),
          stroke: thin,
        },
        ...marks.flatMap(({ type, steps }) =>
          troop(type, { x: LEFT + steps * step, y: y - 1.2, width: 11.6 }, plainInks(theme), theme.detail),
        ),
      ],
    }),
    ...numbers.map((at) =>
      words(
        `step ${at}`,
        String(at),
        { x: LEFT + at * step - 5, y: y + 3.8, width: 10, height: 5 },
        { size: 11, ink: theme.key, on: theme.paper, font: 'figures', align: 'center' },
      ),
    ),
    words(
      'scale',
      said.scale,
      { x: LEFT + 5.6 * step, y: y - 6.6, width: 4.4 * step, height: 5 },
      { size: 9.5, ink: theme.written, on: theme.paper, align: 'right', fit: { least: 7 } },
    ),
  ];
}

export function titleStrip(stack: Stack, said: LoopgravenWords['board'], theme: Theme): Node[] {
  const top = PLACE_AT.y + 1;
  const rule = top + 27;
  return [
    words(
      'title',
      'Loopgraven',
      { x: LEFT, y: top, width: MEASURE, height: 24 },
      {
        size: isBare(theme) ? 44 : 60,
        ink: theme.key,
        on: theme.paper,
        fit: { least: 30 },
        font: isBare(theme) ? 'stencil' : 'poster',
        align: 'center',
      },
    ),
    box({ x: LEFT, y: rule, width: MEASURE, height: 0.8, fill: theme.key }),
    box({ x: LEFT, y: rule + 1.5, width: MEASURE, height: 0.25, fill: theme.key }),
    words(
      'map',
      said.map,
      { x: LEFT, y: rule + 2.6, width: 60, height: 7 },
      { size: 13, ink: theme.key, on: theme.paper, font: 'bold', tracking: 100 },
    ),
    words(
      'line',
      said.line,
      { x: LEFT + MEASURE - 66, y: rule + 2.6, width: 66, height: 7 },
      { size: 11, ink: theme.written, on: theme.paper, align: 'right', fit: { least: 8 } },
    ),
    ...scale(rule + 22, said, theme),
    ...stackPlace(stack, said, theme),
  ];
}

/** Reference cards: figures of troops and ammunition before, a turn, a fight and the end behind. */
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, text, type Face, type Node } from '../../../src/kit/face.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { words } from '../../../src/kit/drawing/lettering.ts';
import { dieOutline, troop } from '../art/troops.ts';
import { FIGURES, UNITS, type UnitType } from '../box/tables.ts';
import { isBare, plainInks, themeOf, type Theme } from '../theme.ts';
import type { LoopgravenWords, Said } from '../words.ts';
import { cardFace, doubleFrame, HEIGHT, WIDTH } from './frame.ts';

export const LEFT = 6;
export const MEASURE = WIDTH - 2 * LEFT;

export const frame = (theme: Theme): Node =>
  doubleFrame({ x: 3.6, y: 3.6, width: WIDTH - 7.2, height: HEIGHT - 7.2 }, theme, [0.5, 0.2, 0.9]);

/** A heading between two rules. */
export const heading = (said: string, y: number, theme: Theme): Node[] => [
  box({ x: LEFT, y, width: MEASURE, height: 0.5, fill: theme.key }),
  words(
    said,
    said,
    { x: LEFT, y: y + 0.6, width: MEASURE, height: 4.4 },
    { size: 9.4, ink: theme.key, on: theme.paper, font: 'bold', tracking: 90, align: 'center' },
  ),
  box({ x: LEFT, y: y + 5, width: MEASURE, height: 0.2, fill: theme.key }),
];

/** Lines in one block, what each begins with in bold. */
export const block = (
  field: string,
  said: readonly Said[],
  y: number,
  height: number,
  size: number,
  theme: Theme,
): Node =>
  text({
    field,
    x: LEFT + 0.4,
    y,
    width: MEASURE - 0.8,
    height,
    fit: { least: 6.4 },
    text: said.flatMap(({ lead, says }, at) => [
      { text: `${at > 0 ? '\n' : ''}${lead} `, style: { font: 'bold' } },
      { text: says },
    ]),
    style: { font: 'text', size, ink: theme.key, leading: 1.1 },
    sign: { means: field, ink: theme.key, ground: theme.paper },
  });

const COLUMNS = [23.5, 31.6, 39.6, 47.4] as const;

function row(type: UnitType, name: string, y: number, theme: Theme): Node[] {
  const { steps, die, cost, bonus } = FIGURES[type];
  const bare = isBare(theme);
  const [ink, on] = bare ? [theme.key, theme.paper] : [theme.paper, theme.key];
  const cell = (
    field: string,
    said: string,
    column: number,
    colour = theme.key,
    ground = theme.paper,
    size = 12,
  ) =>
    words(
      `${type} ${field}`,
      said,
      { x: LEFT + column - 5, y, width: 10, height: 9 },
      { size, ink: colour, on: ground, font: 'figures', align: 'center' },
    );
  const dieAt = LEFT + COLUMNS[1];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        ...troop(type, { x: LEFT + 5.4, y: y + 8, width: 10.4 }, plainInks(theme), theme.detail),
        {
          d: written(dieOutline(die, dieAt, y + 4.4, 2.9)),
          fill: on,
          stroke: { colour: theme.key, width: 0.25 },
        },
      ],
    }),
    words(
      `${type} name`,
      name,
      { x: LEFT + 11.6, y, width: 10.6, height: 9 },
      { size: 7.8, ink: theme.key, on: theme.paper, font: 'bold', fit: { least: 6 } },
    ),
    cell('steps', String(steps), COLUMNS[0]),
    cell('die', String(die), COLUMNS[1], ink, on, 9.4),
    cell('price', String(cost), COLUMNS[2]),
    cell('bonus', `+${bonus}`, COLUMNS[3]),
    box({ x: LEFT, y: y + 9, width: MEASURE, height: 0.16, fill: theme.key }),
  ];
}

export function figuresFace(said: LoopgravenWords['reference'], edition: Edition): Face {
  const theme = themeOf(edition);
  const heads = said.heads.map((head, at) =>
    words(
      `head ${at}`,
      head,
      { x: LEFT + (COLUMNS[at] ?? 0) - 5, y: 11.4, width: 10, height: 3.4 },
      { size: 6.6, ink: theme.key, on: theme.paper, font: 'plain', align: 'center' },
    ),
  );
  return cardFace('reference-figures', theme.paper, [
    frame(theme),
    ...heading(said.troops, 6, theme),
    ...heads,
    ...UNITS.flatMap((type, at) => row(type, said.units[type], 14.6 + at * 9.4, theme)),
    ...heading(said.ammunition, 45, theme),
    block('shots', said.shots, 50.9, 14.2, 8.4, theme),
    box({ x: LEFT + 14, y: 66, width: MEASURE - 28, height: 0.2, fill: theme.key }),
    words(
      'hit',
      said.hit,
      { x: LEFT + 0.4, y: 67.4, width: MEASURE - 0.8, height: 16 },
      { size: 8.2, ink: theme.key, on: theme.paper, valign: 'top', leading: 1.1, fit: { least: 6.4 } },
    ),
  ]);
}

export function turnFace(said: LoopgravenWords['reference'], edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace('reference-turn', theme.paper, [
    frame(theme),
    ...heading(said.turn, 6, theme),
    block('turn', said.turns, 12, 31.4, 8.6, theme),
    ...heading(said.fight, 44.6, theme),
    block('fight', said.fights, 50.6, 15.6, 8.6, theme),
    ...heading(said.end, 67.6, theme),
    words(
      'end',
      said.ends,
      { x: LEFT + 0.4, y: 73.4, width: MEASURE - 0.8, height: 10.6 },
      { size: 9, ink: theme.key, on: theme.paper, valign: 'top', leading: 1.08, fit: { least: 6.2 } },
    ),
  ]);
}

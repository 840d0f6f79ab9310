/** Reference cards: figures and dice, a turn and a shot; and what lets an ordinary die serve. */
import type { StatementId } from '../../../content/street-armour/statements.ts';
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Face, type Node } from '../../../src/kit/face.ts';
import { tankAbove } from '../art/tank-above.ts';
import {
  DICE_TABLE,
  DIE,
  FIGURES,
  REFERENCE_CARDS,
  RULER_SQUARES,
  TEMPLATE,
  TILE_SIZE,
  WEIGHTS,
  type TankFigures,
} from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { templateShapes } from './sheets.ts';

const [WIDTH, HEIGHT] = [TILE_SIZE, TILE_SIZE];
const LEFT = 6;
const MEASURE = WIDTH - 2 * LEFT;

const SIZE_OF_CARD = REFERENCE_CARDS[0]?.size;
const SAFE = SIZE_OF_CARD?.safe ?? 0;

const cardFace = (id: string, theme: Theme, nodes: readonly Node[]): Face => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  bleed: SIZE_OF_CARD?.bleed ?? 0,
  safe: SAFE,
  nodes: [
    box({
      x: -ART_REACH,
      y: -ART_REACH,
      fill: theme.paper,
      width: WIDTH + 2 * ART_REACH,
      height: HEIGHT + 2 * ART_REACH,
    }),
    ...nodes,
  ],
});

/** A heading on a dark bar; where ink is spared, over a line. */
function bar(title: string, y: number, theme: Theme): Node[] {
  const bare = isBare(theme);
  const [ink, ground] = bare ? [theme.key, theme.paper] : [theme.paper, theme.key];
  return [
    box(
      bare
        ? { x: LEFT - 0.6, y: y + 5.1, width: MEASURE + 1.2, height: 0.3, fill: theme.key }
        : { x: LEFT - 0.6, y, width: MEASURE + 1.2, height: 5.4, fill: theme.key },
    ),
    text({
      field: title,
      text: title,
      x: LEFT + 0.6,
      y,
      width: MEASURE - 1.2,
      height: 5.4,
      valign: 'middle',
      style: { font: 'poster', size: 9.5, ink, tracking: 20 },
      sign: { means: 'heading', ink, ground },
    }),
  ];
}

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'center';
}

const row = (
  name: string,
  cells: readonly Cell[],
  y: number,
  height: number,
  size: number,
  font: 'text' | 'bold',
  theme: Theme,
): Node[] =>
  cells.map(({ text: said, x, width, align = 'center' }) =>
    text({
      field: `${name} ${said} ${x}`,
      text: said,
      x: LEFT + x,
      y,
      width,
      height,
      align,
      valign: 'middle',
      style: { font, size, ink: theme.key },
      sign: { means: said, ink: theme.key, ground: theme.paper },
    }),
  );

const COLUMNS = [
  { head: 'steps', x: 32.5 },
  { head: 'gun', x: 41 },
  { head: 'front', x: 49.5 },
  { head: 'side', x: 58 },
  { head: 'rear', x: 66.2 },
  { head: 'value', x: 74 },
] as const;
const CELL = 9;

const signed = (figure: number): string => (figure === 0 ? '±0' : figure > 0 ? `+${figure}` : `−${-figure}`);

const figuresOf = ({ speed, gun, front, side, rear, value }: TankFigures): readonly string[] => [
  signed(speed),
  signed(gun),
  ...[front, side, rear, value].map(String),
];

/** As many dice as that, the first at `x`, each with its large number and the small one in its corner. */
function diceRow(count: number, x: number, y: number, theme: Theme): Node {
  const side = 4.4;
  return art({
    x,
    y,
    shapes: [
      {
        d: written(
          ...Array.from({ length: count }, (_, at) => rectangle(at * 5.6, -side / 2, side, side, 0.7)),
        ),
        fill: theme.paper,
        stroke: { colour: theme.key, width: 0.35 },
      },
      {
        d: written(
          ...Array.from({ length: count }, (_, at) => circle(at * 5.6 + side * 0.7, side * 0.22, 0.75)),
        ),
        ...(isBare(theme) ? { stroke: { colour: theme.key, width: 0.2 } } : { fill: theme.key }),
      },
    ],
  });
}

/** What each kind of tank can do, and how many dice there are. */
export function figuresFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const rows = WEIGHTS.flatMap((weight, index): Node[] => {
    const y = 16.6 + index * 11.6;
    const cells = figuresOf(FIGURES[weight]).map((figure, column) => ({
      text: figure,
      x: (COLUMNS[column]?.x ?? 0) - CELL / 2,
      width: CELL,
    }));
    return [
      box({ x: LEFT, y: y + 11.3, width: MEASURE, height: 0.2, fill: theme.key }),
      art({
        x: LEFT + 4.6,
        y: y + 5.6,
        scale: 0.98,
        shapes: tankAbove(weight, theme.key, theme.paper, 0.18),
      }),
      ...row(weight, [{ text: weight, x: 10.6, width: 17, align: 'left' }], y, 11.2, 11, 'bold', theme),
      ...row(`${weight} figures`, cells, y, 11.2, 12.5, 'bold', theme),
    ];
  });
  const dice = DICE_TABLE.map(({ tanks, dice: count }, index) => {
    const next = DICE_TABLE[index + 1];
    const upTo = next === undefined ? `${tanks} and more` : `${tanks} to ${next.tanks - 1}`;
    const y = 61.4 + index * 6;
    return [
      ...row(
        upTo,
        [
          { text: `${upTo} tanks`, x: 1, width: 30, align: 'left' },
          { text: `${count} dice`, x: 32, width: 14, align: 'left' },
        ],
        y,
        5.4,
        10.5,
        'text',
        theme,
      ),
      diceRow(count, LEFT + 49, y + 2.8, theme),
    ];
  });
  return cardFace('reference-front', theme, [
    ...bar('TANKS', 5, theme),
    ...row(
      'heads',
      COLUMNS.map(({ head, x }) => ({ text: head, x: x - CELL / 2, width: CELL })),
      11.6,
      4.6,
      7.6,
      'text',
      theme,
    ),
    ...rows,
    ...bar('DICE IN A TURN', 54.6, theme),
    ...dice.flat(),
  ]);
}

interface Line {
  readonly lead: string;
  readonly says: string;
  /** What it sums up: not printed, it is here for whoever rewords one of them. */
  readonly rules: readonly StatementId[];
}

const TURN: readonly Line[] = [
  {
    lead: 'DICE',
    says: 'Throw your dice. Their small numbers add up to your firepower.',
    rules: ['C-010', 'C-034'],
  },
  {
    lead: 'MOVE',
    says: 'Each die moves a tank by its large number: squares ahead and eighths of a turn.',
    rules: ['C-011', 'C-021'],
  },
  { lead: 'BACK', says: 'It backs by one square, and that is all.', rules: ['C-022', 'C-A02'] },
  {
    lead: 'ALL ALIKE',
    says: 'If all dice show the same large number, one more tank moves.',
    rules: ['C-012'],
  },
  {
    lead: 'SHOOT',
    says: 'When all have moved, each tank shoots once. One that has moved shoots only ahead.',
    rules: ['C-013', 'C-031'],
  },
];

const SHOT: readonly Line[] = [
  {
    lead: 'LINE',
    says: 'It runs from centre to centre and meets no block, tank, wreck or barricade.',
    rules: ['C-032', 'C-A06'],
  },
  {
    lead: 'HIT',
    says: 'Firepower and gun are at least the distance and the armour.',
    rules: ['C-035', 'C-A10'],
  },
  { lead: 'NEAR', says: 'At a distance of 1 nobody shoots.', rules: ['C-033'] },
];

/** The least size of what is read at the table, points: at arm’s length. */
const SIZE = 10;

/** What is told under a heading, down to `bottom`. */
const told = (field: string, lines: readonly Line[], y: number, bottom: number, theme: Theme): Node =>
  text({
    field,
    text: lines.flatMap(({ lead, says }, at) => [
      { text: `${at > 0 ? '\n' : ''}${lead} `, style: { font: 'bold' } },
      { text: says },
    ]),
    x: LEFT,
    y,
    width: MEASURE,
    height: bottom - y,
    style: { font: 'text', size: SIZE, ink: theme.key, leading: 1.16 },
    sign: { means: 'rules in brief', ink: theme.key, ground: theme.paper },
  });

export function turnFace(edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace('reference-other', theme, [
    ...bar('YOUR TURN', 5, theme),
    told('turn', TURN, 12, 55, theme),
    ...bar('A SHOT', 56, theme),
    told('shot', SHOT, 63, HEIGHT - SAFE, theme),
  ]);
}

/** The sides of a die in a row, and under each what it counts. */
function dieRow(y: number, theme: Theme): Node[] {
  const [step, side] = [MEASURE / DIE.length, 10.6];
  return DIE.flatMap(({ large, small }, index): Node[] => {
    const left = LEFT + index * step;
    const square = { x: left + (step - side) / 2, y, width: side, height: side };
    return [
      box({
        ...square,
        radius: 1.6,
        fill: theme.paper,
        stroke: { colour: theme.key, width: isBare(theme) ? 0.3 : 0.5 },
      }),
      text({
        field: `thrown ${large}`,
        text: String(large),
        ...square,
        align: 'center',
        valign: 'middle',
        style: { font: 'poster', size: 17, ink: theme.key },
        sign: { means: `thrown ${large}`, ink: theme.key, ground: theme.paper },
      }),
      text({
        field: `firepower of ${large}`,
        text: `counts ${small}`,
        x: left,
        y: y + side + 0.4,
        width: step,
        height: 4.2,
        align: 'center',
        valign: 'middle',
        style: { font: 'bold', size: 9, ink: theme.key },
        sign: { means: `firepower ${small}`, ink: theme.key, ground: theme.paper },
      }),
    ];
  });
}

/** How large the template is in its picture. */
const SMALL = 0.3;

/** A picture of the template about a tank, and beside it what it is for. */
function templateInUse(y: number, theme: Theme): Node[] {
  const { key, paper } = theme;
  const width = TEMPLATE.form.width * SMALL;
  const [across, down] = [LEFT + width / 2, y + width / 2];
  return [
    art({
      x: LEFT,
      y,
      scale: SMALL,
      shapes: templateShapes(theme, SMALL),
      sign: { means: 'the template', ink: key, ground: paper },
    }),
    art({ x: across, y: down, scale: 0.62, shapes: tankAbove('medium', key, paper, 0.26) }),
    text({
      field: 'template',
      text: 'Lay it about a tank, its arrow to the front. The part that a line of fire comes through is the armour it meets. A tank that has moved shoots only through the front half.',
      x: LEFT + width + 2.4,
      y,
      width: MEASURE - width - 2.4,
      height: HEIGHT - SAFE - y,
      style: { font: 'text', size: 10, ink: key, leading: 1.14 },
      sign: { means: 'how the template is laid', ink: key, ground: paper },
    }),
  ];
}

/** With what an ordinary die serves as a die of the game, and how the template is laid. */
export function ordinaryFace(edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace('ordinary-dice-front', theme, [
    ...bar('WITH ORDINARY DICE', 5, theme),
    text({
      field: 'use',
      text: 'What is thrown is the large number: the steps. What it counts is the small number: the firepower.',
      x: LEFT,
      y: 12.4,
      width: MEASURE,
      height: 13,
      style: { font: 'text', size: 10, ink: theme.key, leading: 1.18 },
      sign: { means: 'how ordinary dice are read', ink: theme.key, ground: theme.paper },
    }),
    ...dieRow(25.6, theme),
    ...bar('THE TEMPLATE', 44.4, theme),
    ...templateInUse(52.4, theme),
  ]);
}

/** The table of the firepower that a shot needs, by distance and armour. */
export function needsFace(edition: Edition): Face {
  const theme = themeOf(edition);
  const distances = Array.from({ length: RULER_SQUARES - 1 }, (_, index) => index + 2);
  const armours = [1, 2, 3, 4, 7];
  const step = 13.4;
  const cellOf = (column: number): Pick<Cell, 'x' | 'width'> => ({
    x: 11 + column * step,
    width: step,
  });
  return cardFace('ordinary-dice-other', theme, [
    ...bar('WHAT A SHOT NEEDS', 5, theme),
    ...row('armour', [{ text: 'armour', x: 11, width: 67 }], 10.9, 4, 9, 'text', theme),
    ...row(
      'armours',
      armours.map((armour, column) => ({ text: String(armour), ...cellOf(column) })),
      15,
      5.4,
      10,
      'bold',
      theme,
    ),
    box({ x: LEFT, y: 20.8, width: MEASURE, height: 0.4, fill: theme.key }),
    ...distances.flatMap((distance, index) => {
      const y = 21.6 + index * 5.1;
      return [
        ...row(
          `distance ${distance}`,
          [{ text: String(distance), x: 0, width: 10 }],
          y,
          5,
          10,
          'bold',
          theme,
        ),
        ...row(
          `needs ${distance}`,
          armours.map((armour, column) => ({ text: String(distance + armour), ...cellOf(column) })),
          y,
          5,
          9.4,
          'text',
          theme,
        ),
        box({ x: LEFT, y: y + 5, width: MEASURE, height: isBare(theme) ? 0.18 : 0.15, fill: theme.quiet }),
      ];
    }),
    box({ x: LEFT + 10.2, y: 14.6, width: 0.4, height: 63.1, fill: theme.key }),
    text({
      field: 'gun',
      text: 'Distances run down. A heavy tank’s gun adds 2 to the firepower, a medium tank’s 1.',
      x: LEFT,
      y: 78.9,
      width: MEASURE,
      height: 8,
      style: { font: 'text', size: 9, ink: theme.key, leading: 1.12 },
      sign: { means: 'how the table is read', ink: theme.key, ground: theme.paper },
    }),
  ]);
}

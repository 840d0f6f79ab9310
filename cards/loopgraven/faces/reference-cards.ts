/** Reference cards: figures of troops and ammunition, and a turn behind; a fight and the end, and a round behind; and the set-up card. */
import type { Edition } from '../../../src/kit/edition.ts';
import { type Face, type Node, art, box, text } from '../../../src/kit/face.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { words } from '../../../src/kit/drawing/face-elements.ts';
import { dieOutline, troop } from '../art/troops.ts';
import { FIGURES, type GameLength, LENGTHS, LENGTH_TABLE, UNITS, type UnitType } from '../data/tables.ts';
import {
  CARD_HEIGHT,
  type Theme,
  CARD_WIDTH,
  cardFace,
  doubleFrame,
  isBare,
  plainInks,
  themeOf,
} from '../theme.ts';
import type { LoopgravenWords, Said } from '../words.ts';
import { COLOURS } from '../data/pieces.ts';
import { badge } from './counters.ts';
import { spaces } from './upgrades.ts';

const LEFT = 6;
/** The least size of what is read at the table, points: at arm’s length. */
const READABLE = 9;
const MEASURE = CARD_WIDTH - 2 * LEFT;

const frame = (theme: Theme): Node =>
  doubleFrame({ x: 3.6, y: 3.6, width: CARD_WIDTH - 7.2, height: CARD_HEIGHT - 7.2 }, theme, [0.5, 0.2, 0.9]);

/** A heading between two rules. */
const heading = (said: string, y: number, theme: Theme): Node[] => [
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
const block = (
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
    fit: { least: READABLE },
    text: said.flatMap(({ lead, says }, at) => [
      { text: `${at > 0 ? '\n' : ''}${lead} `, style: { font: 'bold' } },
      { text: says },
    ]),
    style: { font: 'text', size, ink: theme.key, leading: 1.1 },
    sign: { means: field, ink: theme.key, ground: theme.paper },
  });

const TROOP_COLUMNS = [23.5, 31.6, 39.6, 47.4] as const;

function troopRow(type: UnitType, name: string, y: number, theme: Theme): Node[] {
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
  const dieAt = LEFT + TROOP_COLUMNS[1];
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
      { x: LEFT + 11.2, y, width: 10.4, height: 9 },
      { size: 10, ink: theme.key, on: theme.paper, font: 'figures', fit: { least: READABLE } },
    ),
    cell('steps', String(steps), TROOP_COLUMNS[0]),
    cell('die', String(die), TROOP_COLUMNS[1], ink, on, 9.4),
    cell('price', String(cost), TROOP_COLUMNS[2]),
    cell('bonus', `+${bonus}`, TROOP_COLUMNS[3]),
    box({ x: LEFT, y: y + 9, width: MEASURE, height: 0.16, fill: theme.key }),
  ];
}

/** The rows of the three shots, mm: gas asks for most words. */
const SHOT_ROWS = [
  { y: 50.6, height: 9.4 },
  { y: 60.2, height: 13 },
  { y: 73.4, height: 10 },
] as const;

/** A kind of shot: the spaces that it covers, its price and what it does. */
const shotRow = (said: Said, tier: number, theme: Theme): readonly Node[] => {
  const { y, height } = SHOT_ROWS[tier] ?? SHOT_ROWS[0];
  return [
    ...(tier > 0 ? [box({ x: LEFT, y: y - 0.1, width: MEASURE, height: 0.16, fill: theme.key })] : []),
    spaces(tier, [LEFT + 5, y + height / 2], theme),
    text({
      field: `shot ${tier}`,
      x: LEFT + 11.2,
      y,
      width: MEASURE - 11.2,
      height,
      valign: 'middle',
      fit: { least: READABLE },
      text: [{ text: `${said.lead} `, style: { font: 'bold' } }, { text: said.says }],
      style: { font: 'text', size: 10, ink: theme.key, leading: 1.05 },
      sign: { means: 'shot', ink: theme.key, ground: theme.paper },
    }),
  ];
};

export function figuresFace(said: LoopgravenWords['reference'], edition: Edition): Face {
  const theme = themeOf(edition);
  const heads = said.heads.map((head, at) =>
    words(
      `head ${at}`,
      head,
      { x: LEFT + (TROOP_COLUMNS[at] ?? 0) - 5, y: 11.4, width: 10, height: 3.4 },
      { size: 6.6, ink: theme.key, on: theme.paper, font: 'plain', align: 'center' },
    ),
  );
  return cardFace('reference-figures', theme.paper, [
    frame(theme),
    ...heading(said.troops, 6, theme),
    ...heads,
    ...UNITS.flatMap((type, at) => troopRow(type, said.units[type], 14.6 + at * 9.4, theme)),
    ...heading(said.ammunition, 45, theme),
    ...said.shots.flatMap((shot, tier) => shotRow(shot, tier, theme)),
  ]);
}

export function turnFace(said: LoopgravenWords['reference'], edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace('reference-turn', theme.paper, [
    frame(theme),
    ...heading(said.turn, 6, theme),
    block('turn', said.turns, 12.2, 71.4, 11, theme),
  ]);
}

/** A fight, what a hit of the artillery does, and the end. */
export function fightFace(said: LoopgravenWords['reference'], edition: Edition): Face {
  const theme = themeOf(edition);
  const paragraph = (field: string, text: string, y: number, height: number): Node =>
    words(
      field,
      text,
      { x: LEFT + 0.4, y, width: MEASURE - 0.8, height },
      { size: 9.6, ink: theme.key, on: theme.paper, valign: 'top', leading: 1.1, fit: { least: READABLE } },
    );
  return cardFace('reference-fight', theme.paper, [
    frame(theme),
    ...heading(said.fight, 6, theme),
    block('fight', said.fights, 12.2, 20, 9.6, theme),
    box({ x: LEFT + 14, y: 32.6, width: MEASURE - 28, height: 0.2, fill: theme.key }),
    paragraph('hit', said.hit, 33.8, 21.4),
    ...heading(said.end, 56, theme),
    paragraph('end', said.ends, 62.2, 21.6),
  ]);
}

// The set-up card: three lengths and what they begin with before, a round and the order of its turns behind.

/** The middles of the columns, mm from the left. */
const LENGTH_COLUMNS = [6.4, 18.6, 28.2, 37.2, 46.4] as const;

const columnAt = (column: number): number => LEFT + (LENGTH_COLUMNS[column] ?? 0);

/** A row of the table: how long, how many of each, and how many tokens. */
function lengthRow(length: GameLength, y: number, theme: Theme): Node[] {
  const { minutes, tokens, ...counts } = LENGTH_TABLE[length];
  const cells = [minutes.join('–'), ...UNITS.map((type) => String(counts[type])), String(tokens)];
  return [
    ...cells.map((said, column) =>
      words(
        `${length} ${column}`,
        said,
        { x: columnAt(column) - 7, y, width: 14, height: 7.4 },
        { size: column === 0 ? 10 : 13, ink: theme.key, on: theme.paper, font: 'figures', align: 'center' },
      ),
    ),
    box({ x: LEFT, y: y + 7.4, width: MEASURE, height: 0.16, fill: theme.key }),
  ];
}

export function lengthsFace(said: LoopgravenWords['setUp'], edition: Edition): Face {
  const theme = themeOf(edition);
  const heads = said.heads.map((head, column) =>
    words(
      `head ${column}`,
      head,
      { x: columnAt(column) - 6, y: 18.4, width: 12, height: 3.4 },
      { size: 6.6, ink: theme.key, on: theme.paper, font: 'plain', align: 'center' },
    ),
  );
  const troops = UNITS.flatMap((type, at) =>
    troop(type, { x: columnAt(at + 1), y: 18, width: 8.6 }, plainInks(theme), theme.detail),
  );
  return cardFace('set-up-lengths', theme.paper, [
    frame(theme),
    ...heading(said.heading, 6, theme),
    art({ x: 0, y: 0, shapes: troops }),
    ...heads,
    ...LENGTHS.flatMap((length, at) => lengthRow(length, 22 + at * 7.8, theme)),
    block('set-up', said.begins, 48.4, 35, 10.4, theme),
  ]);
}

/** A round and the order of its turns: behind the set-up, and behind a fight. */
export function roundsFace(of: string, { setUp: said, colours }: LoopgravenWords, edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace(`${of}-round`, theme.paper, [
    frame(theme),
    ...heading(said.round, 6, theme),
    block('round', said.rounds, 13, 46, 11, theme),
    ...COLOURS.map((owner, at) =>
      badge(owner, [LEFT + 6.6 + at * 12.8, 66.6, 5], theme, `${at + 1}: ${colours[owner]}`),
    ),
    words(
      'order',
      said.order,
      { x: LEFT, y: 74, width: MEASURE, height: 6 },
      {
        size: 11,
        ink: theme.key,
        on: theme.paper,
        font: 'figures',
        align: 'center',
        fit: { least: READABLE },
      },
    ),
  ]);
}

/** The set-up card: three lengths and what they begin with before, a round and the order of its turns behind. */
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, type Face, type Node } from '../../../src/kit/face.ts';
import { words } from '../../../src/kit/drawing/lettering.ts';
import { troop } from '../art/troops.ts';
import { COLOURS } from '../box/sides.ts';
import { LENGTHS, LENGTH_TABLE, UNITS, type GameLength } from '../box/tables.ts';
import { plainInks, themeOf, type Theme } from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import { badge } from './counters.ts';
import { cardFace } from './frame.ts';
import { block, frame, heading, LEFT, MEASURE } from './reference.ts';

/** The middles of the columns, mm from the left. */
const COLUMNS = [6.4, 18.6, 28.2, 37.2, 46.4] as const;

const columnAt = (column: number): number => LEFT + (COLUMNS[column] ?? 0);

/** A row of the table: how long, how many of each, and how many tokens. */
function row(length: GameLength, y: number, theme: Theme): Node[] {
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
    ...LENGTHS.flatMap((length, at) => row(length, 22 + at * 7.8, theme)),
    block('set-up', said.begins, 48.4, 35, 10.4, theme),
  ]);
}

export function roundsFace({ setUp: said, colours }: LoopgravenWords, edition: Edition): Face {
  const theme = themeOf(edition);
  return cardFace('set-up-round', theme.paper, [
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
      { size: 8.4, ink: theme.key, on: theme.paper, font: 'bold', align: 'center', fit: { least: 6.4 } },
    ),
  ]);
}

/** Texts about the printed kits. */
import type { PrintedEdition } from '../../kit/edition.ts';
import type { PartName } from '../../press/box-parts.ts';
import type { Sides } from '../../press/impose/plan/print-options.ts';

const sheets = (count: number): string => `${count} ${count === 1 ? 'sheet' : 'sheets'}`;

export const SHEET_WORDS = {
  title: 'Print it',
  usual:
    'One file with the whole box, in colour, for a printer that prints both sides of the paper: its sheets and its rules in the order in which they are printed.',
  /** The same where the game has no rules to read. */
  usualAlone:
    'One file with the whole box, in colour, for a printer that prints both sides of the paper: its sheets in the order in which they are printed.',
  download: (paper: string): string => `The whole box for ${paper}`,
  size: (count: number, size: string): string => `PDF, ${sheets(count)}, ${size}`,
  how: 'Print at 100 %, without “fit to page”. The first sheet says how to print this very file, and has a bank card’s outline to check the size by.',
  all: (parts: readonly (PartName | 'whole')[]): string =>
    [
      'Every file: one by one, for one side of the paper, with little ink',
      ...(parts.includes('models') ? ['paper models'] : []),
      ...(parts.includes('tiles') ? ['tiles'] : []),
      ...(parts.includes('boxes') ? ['boxes'] : []),
    ].join(', '),
  parts: {
    whole: 'The whole box',
    flat: 'Cards and counters',
    models: 'Paper models',
    tiles: 'Cards as tiles',
    boxes: 'Boxes to keep it in',
  },
  tiles: 'fronts and backs apart, each with its own cuts: to glue on both sides of thick board',
  boxes: {
    duplex:
      'for cards printed on both sides of one sheet: to cut, fold and glue, from paper of 200 to 250 gsm',
    fold: 'for folded cards, which are thicker: to cut, fold and glue, from paper of 200 to 250 gsm',
    single:
      'for cards glued of two sheets, which are thicker: to cut, fold and glue, from paper of 200 to 250 gsm',
    fronts:
      'for cards in sleeves with a playing card behind: to cut, fold and glue, from paper of 200 to 250 gsm',
  } satisfies Record<Sides, string>,
  sides: {
    duplex: 'fronts and backs on the two sides of the paper',
    fold: 'fronts and backs on one side, about a fold: for a printer that cannot turn the paper; fold, glue, cut',
    single: 'on one side: to cut, fold and glue, in place of the flat counters',
    fronts: 'fronts alone, for cards in sleeves',
  } satisfies Record<Sides, string>,
  editions: {
    colour: 'colour',
    'low-ink': 'little ink: drawn with line and hatching',
  } satisfies Record<PrintedEdition, string>,
  sums: 'Sums to check the files by',
  more: (command: string): readonly [string, string, string] => [
    'Another layout, a part of the box, boxes for sleeved cards, your own printer’s margins, single pictures for a virtual table: in a copy of the project, ',
    command,
    ' says what can be asked for.',
  ],
} as const;

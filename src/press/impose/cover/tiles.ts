/** What the first pages say of tiles: fronts on board before the cut, backs one by one after it. */
import type { Run } from '../../../kit/face.ts';
import { mm } from '../faults.ts';
import type { CoverSubject } from './subject.ts';
import { stack, type Flow } from './flow.ts';
import { paragraph, step } from './style.ts';

const BOARD = [
  'Glue the sheets of fronts to board of 1 to 2 mm, glue out to the edges, and press them flat under books until they are dry.',
  'The sheets of backs stay paper. Nothing has to meet in the printer: each tile gets its back by hand, after the cut.',
] as const;

/** What is done with the sheets before they are cut. */
export const boardStep = ({ make }: CoverSubject, number: number): Flow =>
  step(make.fonts, number, 'Fronts on board, backs later', [
    stack(
      BOARD.map((words, index) => paragraph(make.fonts, `board ${index + 1}`, words)),
      2,
    ),
  ]);

const bold = (text: string): Run => ({ text, style: { font: 'bold' } });

/** How tiles are cut and backed; `lines` are the cuts of a sheet. */
export function tileTexts({ imposed }: CoverSubject, lines: number): readonly (readonly Run[])[] {
  const gap = imposed.runs[0]?.layout.block.gap ?? 0;
  return [
    [
      { text: `Along the marks, in the order of the numbers: ${lines} cuts a sheet. ` },
      { text: `Every tile has cuts of its own; a strip of ${mm(gap)} mm falls out between two.` },
    ],
    [
      bold('Board: '),
      {
        text: 'a steel ruler on the tiles, the knife upright, several light strokes. Stop where the marks begin.',
      },
    ],
    [
      bold('Backs: '),
      {
        text: 'cut them apart in the middle of the strips. Glue each to its tile with its art past every edge, press, and trim it flush along the board.',
      },
    ],
  ];
}

/** The first pages' texts on tiles: fronts are glued to board before cutting, backs one by one afterwards. */
import type { Run } from '../../../kit/face.ts';
import type { CoverSubject } from './subject.ts';
import { stack, type Flow } from './flow.ts';
import { paragraph, step } from './style.ts';

/** The step before cutting. */
export const boardStep = ({ make, request }: CoverSubject, number: number): Flow =>
  step(make.fonts, number, make.said.tiles.board, [
    stack(
      make.said.tiles.boards
        .slice(0, request.sides === 'fronts' ? 1 : undefined)
        .map((words, index) => paragraph(make.fonts, `board ${index + 1}`, words)),
      2,
    ),
  ]);

const bold = (text: string): Run => ({ text, style: { font: 'bold' } });

/** How to cut tiles and glue their backs; `lines` is the number of cuts a sheet. */
export function tileTexts(
  { imposed, make, request }: CoverSubject,
  lines: number,
): readonly (readonly Run[])[] {
  const gap = imposed.runs[0]?.layout.block.gaps.across ?? 0;
  const { tiles } = make.said;
  return [
    [{ text: tiles.along(lines) }, { text: tiles.strips(gap) }],
    [bold(tiles.boardCut), { text: tiles.boardHow }],
    ...(request.sides === 'fronts' ? [] : [[bold(tiles.backs), { text: tiles.backsHow }]]),
  ];
}

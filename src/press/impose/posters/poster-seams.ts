/** The marks on a poster's tile: cuts, join lines, and the names of the neighbouring tiles. */
import { box, text, type Node, type Rect, type TextStyle } from '../../../kit/face.ts';
import {
  drawFold,
  drawMarks,
  interrupted,
  BLACK,
  MARK_OFFSET,
  SHORT_MARK,
  WHITE,
  type Mark,
} from '../marks.ts';
import { OVERLAP } from './seams.ts';
import { tileLabel, type PosterTile } from './tiling.ts';

const LABEL: TextStyle = { font: 'bold', size: 9, ink: BLACK };

/** The neighbour's name on the strip that it covers. */
function label(name: string, x: number, y: number): Node[] {
  const [width, height] = [9, 4.6];
  const at = { x: x - width / 2, y: y - height / 2, width, height };
  return [
    box({ ...at, fill: WHITE, stroke: { colour: BLACK, width: 0.15 } }),
    text({
      ...at,
      field: 'join',
      text: name,
      style: LABEL,
      align: 'center',
      valign: 'middle',
      reads: 'decoration',
    }),
  ];
}

/** Marks in the margin at both ends of a line. */
const ends = (line: Mark['line'], at: number, from: number, to: number): Mark[] => [
  { line, at, from: from - SHORT_MARK, to: from - MARK_OFFSET },
  { line, at, from: to + MARK_OFFSET, to: to + SHORT_MARK },
];

/** Cut marks that stop at `stops`, join lines, and the names of the tiles that are glued there. */
export function joinMarks(
  { tiling: { across, down }, column, row, rect }: PosterTile,
  stops: readonly Rect[],
): readonly Node[] {
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const [isLast, isLowest] = [column === across.parts.length - 1, row === down.parts.length - 1];
  const upright = (at: number) => ends('upright', at, rect.y, bottom);
  const level = (at: number) => ends('level', at, rect.x, right);
  // The glue strip is not cut off.
  const cuts = [
    ...upright(rect.x),
    ...level(rect.y),
    ...(isLast ? upright(right) : []),
    ...(isLowest ? level(bottom) : []),
  ];
  const [joinX, joinY] = [right - OVERLAP, bottom - OVERLAP];
  const joins: Mark[] = [
    ...(isLast ? [] : [{ line: 'upright', at: joinX, from: rect.y, to: bottom } as const]),
    ...(isLowest ? [] : [{ line: 'level', at: joinY, from: rect.x, to: right } as const]),
  ];
  return [
    ...drawMarks(interrupted(cuts, stops), []),
    ...joins.map(drawFold),
    ...(isLast ? [] : label(tileLabel(row, column + 1), right - OVERLAP / 2, rect.y + rect.height / 2)),
    ...(isLowest ? [] : label(tileLabel(row + 1, column), rect.x + rect.width / 2, bottom - OVERLAP / 2)),
  ];
}

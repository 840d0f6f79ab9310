/** The area for pieces on a page: within the printer's margins, with strips for the sheet's texts. */
import type { Rect } from '../../kit/face.ts';
import { scaledMargins, type PrintedScale } from '../calibrate/printed-scale.ts';
import { WIDE_MARGINS, type Margins } from '../margins.ts';
import { PAPERS, type PaperName } from '../papers.ts';
import { countersFit, type Field } from './counters.ts';
import type { DrawnPiece } from '../../kit/drawn-kit.ts';
import type { LayoutRequest } from './plan/sheet-layout.ts';
import { flipMirror, type Mirror } from './mirror.ts';
import { NET_GAP } from './nets.ts';

/** The height of the strips above and below, mm. */
const STRIP_ROOM = 6;

/** The area for pieces on a whole page. `around` is the width of bleed and marks about them, mm. */
export function pageRoom(
  { paper, margins = WIDE_MARGINS, scale }: Pick<LayoutRequest, 'paper' | 'margins' | 'scale'>,
  around: number,
): Rect {
  const { width, height } = PAPERS[paper];
  // Centred on the page, so that a mirrored back is within the margins, too.
  const { sides, ends } = widest(scaledMargins(margins, PAPERS[paper], scale));
  const x = sides + around;
  const y = ends + STRIP_ROOM + around;
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}

/** The largest net that fits a sheet of every one of these papers, mm. */
export function roomForNets(
  papers: readonly PaperName[],
  margins?: Margins,
  scale?: PrintedScale,
): { readonly width: number; readonly height: number } {
  const rooms = papers.map((paper) =>
    pageRoom({ paper, ...(margins && { margins }), ...(scale && { scale }) }, NET_GAP / 2),
  );
  return {
    width: Math.min(...rooms.map(({ width }) => width)),
    height: Math.min(...rooms.map(({ height }) => height)),
  };
}

const widest = ({ top, right, bottom, left }: Margins) => ({
  sides: Math.max(left, right),
  ends: Math.max(top, bottom),
});

/** How backs are mirrored; glued sheets turn like a page of a book. */
export const turnMirror = ({ paper, sides, flip }: LayoutRequest): Mirror =>
  flipMirror(PAPERS[paper], sides === 'duplex' ? flip : 'long');

/** Half the page, beside a vertical fold line or above a horizontal one. */
function foldField(request: LayoutRequest, line: Mirror['line'], around: number): Field {
  const { width, height } = PAPERS[request.paper];
  const room = pageRoom(request, around);
  const clearance = around + request.foldAllowance / 2;
  const at = (line === 'upright' ? width : height) / 2;
  const half =
    line === 'upright'
      ? { ...room, width: at - clearance - room.x }
      : { ...room, height: at - clearance - room.y };
  return { room: half, mirror: { line, at }, folded: true };
}

/** The area for counters; on fold sheets, beside a fold line that leaves room for all of them. */
export function counterField(
  pieces: readonly DrawnPiece[],
  request: LayoutRequest,
  around: number,
): Field | undefined {
  const folded = request.sides === 'fold' && pieces.some(({ back }) => back);
  const fields = folded
    ? [foldField(request, 'upright', around), foldField(request, 'level', around)]
    : [{ room: pageRoom(request, around), mirror: turnMirror(request), folded: false }];
  return fields.find((field) => countersFit(pieces, field));
}

/**
 * The effects of a misfit on the planned sheets: what would show, how much bleed would hide it, and the
 * correction, as sentences.
 */
import { apply, type Point } from '../../kit/engrave/path/matrix.ts';
import type { SetFace } from '../../kit/face.ts';
import { union } from '../../kit/rects.ts';
import type { Leaves } from '../impose/leaves.ts';
import type { Leaf } from '../impose/leaf.ts';
import { sentOn, type LayoutRequest } from '../impose/plan/sheet-layout.ts';
import { turnMirror } from '../impose/printable-area.ts';
import { clippedEdges, WIDE_MARGINS, type Edge } from '../margins.ts';
import { PAPERS } from '../papers.ts';
import { placedSize } from '../paint/place.ts';
import type { Placement, Reach } from '../sheet.ts';
import type { FaultWording } from '../words/press-words.ts';
import { correctionWords, tenths } from './correction-words.ts';
import { backMatrix, misfitAt, type Misfit } from './registration-error.ts';

type Faces = ReadonlyMap<string, SetFace>;

export interface MisfitReport {
  /** The largest distance of a back's corner from its front, mm. */
  readonly worst: number;
  /** The bleed that would hide it, mm. */
  readonly needs: number;
  /** The least bleed of a back along an unshared cut, mm; infinite where all cuts are shared. */
  readonly has: number;
  /** Whether some backs share a cut with a neighbour. */
  readonly shares: boolean;
  /** Edges at which backs reach into the unprintable margin only because they were moved. */
  readonly clipped: readonly Edge[];
  /** Whether the margins are assumed, because the printer's are unknown. */
  readonly assumed: boolean;
}

/** A back that reaches less than this beyond its trim has a neighbour there, mm. */
const NEIGHBOUR = 0.2;

const reaches = ({ top, right, bottom, left }: Reach): readonly number[] => [top, right, bottom, left];

const corners = (placements: readonly Placement[], faces: Faces): readonly Point[] =>
  placements.flatMap((placement) => {
    const { x, y } = placement;
    const face = faces.get(placement.face);
    if (!face) return [];
    const { width, height } = placedSize(placement, face);
    return [x, x + width].flatMap((each): Point[] => [
      [each, y],
      [each, y + height],
    ]);
  });

/** The edges where points are within the unprintable margin. */
function edgesNear(points: readonly Point[], request: LayoutRequest): readonly Edge[] {
  const { paper, margins = WIDE_MARGINS } = request;
  const rect = union(points.map(([x, y]) => ({ x, y, width: 0, height: 0 })));
  return clippedEdges(sentOn(rect, request), PAPERS[paper], margins);
}

/** Leaves with backs on a separate side. */
const backed = ({ runs, counters, sheets, nets }: Leaves): readonly Leaf[] =>
  [...runs.flatMap(({ leaves }) => leaves), ...counters, ...sheets, ...nets].filter(
    ({ backs, folded }) => backs.length > 0 && !folded,
  );

/**
 * The effects of a misfit and of its correction on these sheets; undefined where no back is on a separate
 * side.
 */
export function misfitReport(
  misfit: Misfit,
  imposed: Leaves,
  faces: Faces,
  request: LayoutRequest,
): MisfitReport | undefined {
  const leaves = backed(imposed);
  if (leaves.length === 0) return undefined;
  // Seen through the paper, the corners of fronts are those of their backs.
  const { width, height } = PAPERS[request.paper];
  const offs = leaves.flatMap(({ fronts }) =>
    corners(fronts, faces).map(([x, y]) => misfitAt(misfit, [x - width / 2, y - height / 2])),
  );
  const backs = leaves.flatMap((leaf) => corners(leaf.backs, faces));
  const moved = backMatrix(misfit, PAPERS[request.paper], turnMirror(request));
  const before = edgesNear(backs, request);
  const bleeds = leaves.flatMap(({ backs }) => backs.flatMap(({ reach }) => reaches(reach)));
  return {
    worst: Math.max(...offs.map(([right, down]) => Math.hypot(right, down))),
    needs: Math.max(...offs.flatMap(([right, down]) => [Math.abs(right), Math.abs(down)])),
    has: Math.min(...bleeds.filter((bleed) => bleed > NEIGHBOUR)),
    shares: bleeds.some((bleed) => bleed <= NEIGHBOUR),
    clipped: edgesNear(
      backs.map((point) => apply(moved, point)),
      request,
    ).filter((edge) => !before.includes(edge)),
    assumed: request.margins === undefined,
  };
}

/** The needed bleed, and what shows where it is not enough. */
function bleedSentences({ needs, has, shares }: MisfitReport, words: FaultWording): readonly string[] {
  const { bleed, between } = words.misfit;
  const needed = tenths(words, needs);
  return [
    ...(has === Infinity ? [] : [bleed(needed, tenths(words, has), has >= needs)]),
    ...(shares ? [between(needed)] : []),
  ];
}

/** The misfit and its correction in words, for the print desk, the command line and the first page. */
export const misfitSentences = (
  misfit: Misfit,
  report: MisfitReport,
  words: FaultWording,
): readonly string[] => {
  const { made, off, clipped } = words.misfit;
  return [
    made(correctionWords(misfit, words)),
    [off(tenths(words, report.worst)), ...bleedSentences(report, words)].join(' '),
    ...(report.clipped.length === 0 ? [] : [clipped(report.clipped, report.assumed)]),
  ];
};

/** What a misfit would show on the sheets at hand, how much bleed would hide it, and what is done about it: in sentences. */
import { apply, type Point } from '../../kit/engrave/path/matrix.ts';
import type { SetFace } from '../../kit/face.ts';
import { union } from '../../kit/rects.ts';
import type { Leaves } from '../impose/leaves.ts';
import type { Leaf } from '../impose/leaf.ts';
import type { LayoutRequest } from '../impose/plan/layout.ts';
import { turnMirror } from '../impose/printable-area.ts';
import { clippedEdges, PAPERS, WIDE_MARGINS, type Edge } from '../margins.ts';
import { placedSize } from '../paint/place.ts';
import type { Placement, Reach } from '../sheet.ts';
import type { FaultWording } from '../words/press-words.ts';
import { correctionWords, tenths } from './correction-words.ts';
import { backMatrix, misfitAt, type Misfit } from './registration-error.ts';

type Faces = ReadonlyMap<string, SetFace>;

export interface MisfitReport {
  /** How far the corner of a back lies off its front where it lies farthest, mm. */
  readonly worst: number;
  /** Bleed that hides it, mm. */
  readonly needs: number;
  /** The least bleed of a back along a cut of its own, mm; infinite where every cut is shared. */
  readonly has: number;
  /** Some backs share a cut with a neighbour. */
  readonly shares: boolean;
  /** Edges at which moved backs, and only those, reach into what the printer leaves unprinted. */
  readonly clipped: readonly Edge[];
  /** Nobody said what the printer leaves unprinted: it is what many do. */
  readonly assumed: boolean;
}

/** A back that goes on for less than this has a neighbour there, mm. */
const NEIGHBOUR = 0.2;

const reaches = ({ top, right, bottom, left }: Reach): readonly number[] => [top, right, bottom, left];

/** The corners of placed faces on their page. */
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

/** Edges at which points come nearer to the edge of the paper than the printer prints. */
function edgesNear(
  points: readonly Point[],
  { paper, margins = WIDE_MARGINS }: LayoutRequest,
): readonly Edge[] {
  const rect = union(points.map(([x, y]) => ({ x, y, width: 0, height: 0 })));
  return clippedEdges(rect, PAPERS[paper], margins);
}

/** Leaves whose backs are printed on a side of their own. */
const backed = ({ runs, counters, sheets, nets }: Leaves): readonly Leaf[] =>
  [...runs.flatMap(({ leaves }) => leaves), ...counters, ...sheets, ...nets].filter(
    ({ backs, folded }) => backs.length > 0 && !folded,
  );

/** What a misfit does to these sheets, and what undoing it does; undefined where none has a back on a side of its own. */
export function misfitReport(
  misfit: Misfit,
  imposed: Leaves,
  faces: Faces,
  request: LayoutRequest,
): MisfitReport | undefined {
  const leaves = backed(imposed);
  if (leaves.length === 0) return undefined;
  // A back lies against its front: the fronts' corners, seen from the front, are those of the backs.
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

/** Bleed, and what shows where it is not enough. */
function bleedSentences({ needs, has, shares }: MisfitReport, words: FaultWording): readonly string[] {
  const { bleed, between } = words.misfit;
  const needed = tenths(words, needs);
  return [
    ...(has === Infinity ? [] : [bleed(needed, tenths(words, has), has >= needs)]),
    ...(shares ? [between(needed)] : []),
  ];
}

/** The misfit and its correction, as the desk, the command line and the first page say it. */
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

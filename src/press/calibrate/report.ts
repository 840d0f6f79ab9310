/** What a misfit would show on the sheets at hand, how much bleed would hide it, and what is done about it: in sentences. */
import type { Point } from '../../kit/engrave/matrix.ts';
import type { SetFace } from '../../kit/face.ts';
import type { Leaves } from '../impose/leaves.ts';
import type { Leaf } from '../impose/leaf.ts';
import { PAPERS, type PaperName } from '../margins.ts';
import { placedSize } from '../paint/place.ts';
import type { Placement, Reach } from '../sheet.ts';
import { correctionWords, tenths } from './correction-words.ts';
import { misfitAt, type Misfit } from './misfit.ts';

export interface MisfitReport {
  /** How far the corner of a back lies off its front where it lies farthest, mm. */
  readonly worst: number;
  /** Bleed that hides it, mm. */
  readonly needs: number;
  /** The least bleed of a back along a cut of its own, mm; infinite where every cut is shared. */
  readonly has: number;
  /** Some backs share a cut with a neighbour. */
  readonly shares: boolean;
}

/** A back that goes on for less than this has a neighbour there, mm. */
const NEIGHBOUR = 0.2;

const reaches = ({ top, right, bottom, left }: Reach): readonly number[] => [top, right, bottom, left];

/** The corners of a placed face, from the middle of the page. */
function corners(placement: Placement, face: SetFace, paper: PaperName): readonly Point[] {
  const { x, y } = placement;
  const { width, height } = placedSize(placement, face);
  const [left, top] = [x - PAPERS[paper].width / 2, y - PAPERS[paper].height / 2];
  return [left, left + width].flatMap((each): Point[] => [
    [each, top],
    [each, top + height],
  ]);
}

/** Leaves whose backs are printed on a side of their own. */
const backed = ({ runs, counters, nets }: Leaves): readonly Leaf[] =>
  [...runs.flatMap(({ leaves }) => leaves), ...counters, ...nets].filter(
    ({ backs, folded }) => backs.length > 0 && !folded,
  );

/** What a misfit would do to these sheets uncorrected; undefined where none has a back on a side of its own. */
export function misfitReport(
  misfit: Misfit,
  imposed: Leaves,
  faces: ReadonlyMap<string, SetFace>,
  paper: PaperName,
): MisfitReport | undefined {
  const leaves = backed(imposed);
  if (leaves.length === 0) return undefined;
  // A back lies against its front: the fronts' corners, seen from the front, are those of the backs.
  const offs = leaves.flatMap(({ fronts }) =>
    fronts.flatMap((front) => {
      const face = faces.get(front.face);
      return face ? corners(front, face, paper).map((corner) => misfitAt(misfit, corner)) : [];
    }),
  );
  const bleeds = leaves.flatMap(({ backs }) => backs.flatMap(({ reach }) => reaches(reach)));
  return {
    worst: Math.max(...offs.map(([right, down]) => Math.hypot(right, down))),
    needs: Math.max(...offs.flatMap(([right, down]) => [Math.abs(right), Math.abs(down)])),
    has: Math.min(...bleeds.filter((bleed) => bleed > NEIGHBOUR)),
    shares: bleeds.some((bleed) => bleed <= NEIGHBOUR),
  };
}

/** Bleed, and what shows where it is not enough. */
function bleedSentence({ needs, has, shares }: MisfitReport): string {
  const between = shares
    ? ` Between cards that share a cut, ${tenths(needs)} of the neighbour’s back would show.`
    : '';
  if (has === Infinity) return between.trim();
  const enough = has >= needs;
  const bare = enough ? '' : ', so bare paper would show along a cut';
  return `Their bleed would need ${tenths(needs)} and has ${tenths(has)}${enough ? ', which is enough' : bare}.${between}`;
}

/** The misfit and its correction, as the desk, the command line and the first page say it. */
export const misfitSentences = (misfit: Misfit, report: MisfitReport): readonly string[] => [
  `Made for one printer, and wrong for others: seen from the front, every back is ${correctionWords(misfit)}.`,
  `Without that, backs would lie up to ${tenths(report.worst)} off their fronts. ${bleedSentence(report)}`.trim(),
];

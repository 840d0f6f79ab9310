/** Chooses where a poster is divided: at seams that cut the fewest names. */
import { apply, chain, IDENTITY, move, scale, turn, type Matrix } from '../../../kit/engrave/path/matrix.ts';
import type { Rect, SetNode } from '../../../kit/face.ts';
import { union } from '../../../kit/rects.ts';
import { ptToMm } from '../../../kit/units.ts';

/** The width of the glue strip under the next tile, mm. */
export const OVERLAP = 10;

/** A stretch along one side of a poster, mm. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** The height of letters above and below the baseline, in ems. */
const ABOVE = 0.7;
const BELOW = 0.2;

const moved = (at: Matrix, { x, y, width, height }: Rect): Rect =>
  union(
    [0, 1].flatMap((right) =>
      [0, 1].map((down): Rect => {
        const [px, py] = apply(at, [x + right * width, y + down * height]);
        return { x: px, y: py, width: 0, height: 0 };
      }),
    ),
  );

/** The rectangles that lines of text take on a face, mm; what a clip hides is counted, too. */
export const linesOn = (nodes: readonly SetNode[], at: Matrix = IDENTITY): readonly Rect[] =>
  nodes.flatMap((node): readonly Rect[] => {
    if (node.kind === 'group') {
      const { x, y, rotate = 0, scale: by = 1 } = node;
      return linesOn(node.nodes, chain(scale(by), turn(rotate), move(x, y), at));
    }
    if (node.kind !== 'line' || node.runs.length === 0) return [];
    const rects = node.runs.map(({ x, width, size }) => {
      const em = ptToMm(size);
      return { x, y: node.baseline - ABOVE * em, width, height: (ABOVE + BELOW) * em };
    });
    return [moved(at, union(rects))];
  });

/** A seam may be so far from equal parts, as a share of a part. */
const FARTHEST = 0.25;

/** Between places that are tried for a seam, mm. */
const STEP = 0.5;

/** A seam keeps so far from letters, mm: their widths are exact, but glued by hand. */
const CLEAR = 0.5;

/** The seams so far, what they cut, and how far they are from equal parts, mm. */
interface Division {
  readonly seams: readonly number[];
  readonly cuts: number;
  readonly off: number;
}

const best = (divisions: readonly Division[]): Division | undefined =>
  divisions.reduce<Division | undefined>((least, each) => {
    const isLess = !least || each.cuts < least.cuts || (each.cuts === least.cuts && each.off < least.off);
    return isLess ? each : least;
  }, undefined);

/** Where its last seam is. */
const endOf = ({ seams }: Division): number => seams.at(-1) ?? 0;

/** Whether a part from its last seam to `end` fits. */
const isRoomy = (division: Division, end: number, room: number): boolean =>
  end - endOf(division) <= room + STEP / 100;

/** What is divided, into how many parts of at most `room` mm. */
interface Length {
  readonly whole: number;
  readonly parts: number;
  readonly room: number;
}

/** The places for the seam before part `index`, such that all parts fit. */
function placesFor(index: number, { whole, parts, room }: Length): readonly number[] {
  const equal = (whole + (parts - 1) * OVERLAP) / parts;
  const fit = (count: number) => count * room - (count - 1) * OVERLAP;
  const middle = index * (equal - OVERLAP);
  const low = Math.max(whole - fit(parts - index), middle - FARTHEST * equal);
  const high = Math.min(fit(index) - OVERLAP, middle + FARTHEST * equal);
  // Equal parts always fit.
  const steps = Math.ceil((FARTHEST * equal) / STEP);
  return Array.from({ length: 2 * steps + 1 }, (_, step) => middle + (step - steps) * STEP).filter(
    (at) => at === middle || (at >= low && at <= high),
  );
}

/** The seams that cut the fewest `names`; of equals those nearest to equal parts. */
export function seamsFor(length: Length, names: readonly Extent[]): Division {
  const { whole, parts, room } = length;
  const cutsAt = (at: number) => names.filter(({ from, to }) => from - CLEAR < at && at < to + CLEAR).length;
  const equal = (whole + (parts - 1) * OVERLAP) / parts;
  let divisions: readonly Division[] = [{ seams: [], cuts: 0, off: 0 }];
  for (let index = 1; index < parts; index += 1) {
    divisions = placesFor(index, length).flatMap((at) => {
      const before = best(divisions.filter((each) => isRoomy(each, at + OVERLAP, room) && endOf(each) < at));
      if (!before) return [];
      const off = before.off + Math.abs(at - index * (equal - OVERLAP));
      return [{ seams: [...before.seams, at], cuts: before.cuts + cutsAt(at), off }];
    });
  }
  const found = best(divisions.filter((each) => isRoomy(each, whole, room)));
  return found ?? { seams: [], cuts: 0, off: 0 };
}

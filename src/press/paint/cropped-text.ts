/**
 * Leaves out text that no page shows: what a crop hides would still be found by a reader's search, copied, and read aloud.
 */
import { spoken } from '../../kit/alt-text.ts';
import type { Rect, SetFace, SetNode, SetRun } from '../../kit/face.ts';
import { overlap, union } from '../../kit/rects.ts';
import { ptToMm } from '../../kit/units.ts';
import type { Placement, SheetDocument } from '../sheet.ts';
import { cornerOf, shownArea } from './place.ts';

/** How far letters reach above and below their baseline at most, in sizes of the font. */
const ABOVE = 1.1;
const BELOW = 0.4;

const runRect = ({ x, width, size }: SetRun, baseline: number): Rect => ({
  x,
  y: baseline - ABOVE * ptToMm(size),
  width,
  height: (ABOVE + BELOW) * ptToMm(size),
});

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly rotate?: number;
  readonly scale?: number;
}

/** The bounding box of a rectangle as it looks from inside something that stands so. */
function inside({ x, y, rotate = 0, scale = 1 }: Stand, rect: Rect): Rect {
  const angle = (-rotate * Math.PI) / 180;
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((down): Rect => {
      const [px, py] = [rect.x + right * rect.width - x, rect.y + down * rect.height - y];
      return {
        x: (px * Math.cos(angle) - py * Math.sin(angle)) / scale,
        y: (px * Math.sin(angle) + py * Math.cos(angle)) / scale,
        width: 0,
        height: 0,
      };
    }),
  );
  return union(corners);
}

/** The part of a rectangle that another shows; empty where they lie apart. */
function common(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** The nodes without lines that lie wholly outside what is shown; the same list where there are none. */
function shownNodes(nodes: readonly SetNode[], shown: Rect): readonly SetNode[] {
  let same = true;
  const kept = nodes.flatMap((node): SetNode[] => {
    if (node.kind === 'line') {
      const isShown = node.runs.some((run) => overlap(runRect(run, node.baseline), shown));
      same &&= isShown;
      return isShown ? [node] : [];
    }
    if (node.kind !== 'group') return [node];
    const within = inside(node, shown);
    const inner = shownNodes(node.nodes, node.clip ? common(within, node.clip) : within);
    if (inner === node.nodes) return [node];
    same = false;
    return [{ ...node, nodes: inner }];
  });
  return same ? nodes : kept;
}

/** What a placement shows of its face, in mm of the face. */
function shownOf(placement: Placement, face: SetFace): Rect {
  const corner = cornerOf(placement, face);
  const { turn, scale = 1 } = placement;
  return inside({ ...corner, rotate: turn, scale }, shownArea(placement, face));
}

const hundredths = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map((mm) => Math.round(mm * 100)).join(' ');

/** The document in which faces that lose lines to a crop are placed without them, each such crop as a face of its own. */
export function withoutHiddenText(document: SheetDocument): SheetDocument {
  const faces = new Map(document.faces);
  const alts: Record<string, string> = { ...document.alts };
  let same = true;
  const placed = (placement: Placement): Placement => {
    const face = document.faces.get(placement.face);
    if (!face) return placement;
    const shown = shownOf(placement, face);
    const nodes = shownNodes(face.nodes, shown);
    if (nodes === face.nodes) return placement;
    same = false;
    const id = `${face.id} within ${hundredths(shown)}`;
    faces.set(id, { ...face, id, nodes });
    alts[id] = document.alts?.[face.id] ?? spoken(face.nodes);
    return { ...placement, face: id };
  };
  const pages = document.pages.map((page) => ({ ...page, placements: page.placements.map(placed) }));
  return same ? document : { ...document, pages, faces, alts };
}

/** Strips of margin between the cards and the unprintable edge: for a sheet's texts, bar and flip mark. */
import { group, type Group, type Node, type Rect } from '../../../kit/face.ts';
import type { Edge, Margins } from '../../margins.ts';
import { mirrorRect, type Mirror } from '../mirror.ts';
import { overlap } from '../../../kit/rects.ts';

/** A strip along one edge; in its own coordinates x runs in reading direction, y from 0 to `depth` downward. */
export interface Strip {
  readonly edge: Edge;
  readonly rect: Rect;
  readonly length: number;
  readonly depth: number;
}

/** An item in a strip with its bounding box, both in the strip's mm. */
export interface StripItem {
  readonly node: Node;
  readonly rect: Rect;
}

/** The greatest depth of a strip, mm. */
const MOST_DEPTH = 5;

interface Page {
  readonly width: number;
  readonly height: number;
}

/** The area of a strip: along the printable edge, and from the cards outward to the margin. */
function stripRect(edge: Edge, clear: Rect, gap: number, page: Page, margins: Margins): Rect {
  const level = {
    x: margins.left,
    width: page.width - margins.left - margins.right,
  };
  const upright = { y: margins.top, height: page.height - margins.top - margins.bottom };
  const depth = (room: number) => Math.min(MOST_DEPTH, Math.max(0, room - gap));
  switch (edge) {
    case 'top': {
      const height = depth(clear.y - margins.top);
      return { ...level, y: clear.y - gap - height, height };
    }
    case 'bottom': {
      const y = clear.y + clear.height;
      return { ...level, y: y + gap, height: depth(page.height - margins.bottom - y) };
    }
    case 'left': {
      const width = depth(clear.x - margins.left);
      return { ...upright, x: clear.x - gap - width, width };
    }
    case 'right': {
      const x = clear.x + clear.width;
      return { ...upright, x: x + gap, width: depth(page.width - margins.right - x) };
    }
  }
}

function stripAt(edge: Edge, clear: Rect, gap: number, page: Page, margins: Margins): Strip {
  const rect = stripRect(edge, clear, gap, page, margins);
  return edge === 'top' || edge === 'bottom'
    ? { edge, rect, length: rect.width, depth: rect.height }
    : { edge, rect, length: rect.height, depth: rect.width };
}

/** The least comfortable depth for text, mm. */
const GOOD_DEPTH = 4;

/**
 * The two strips on a sheet's front: for its title, and for its bar. Above and below the cards if there is room, else
 * along their sides.
 *
 * @param clear everything printed for the cards, bleed included.
 * @param gap between that and the strips, mm.
 */
export function stripsBeside(
  clear: Rect,
  gap: number,
  page: Page,
  margins: Margins,
): { readonly head: Strip; readonly foot: Strip } {
  const pair = (head: Edge, foot: Edge) => ({
    head: stripAt(head, clear, gap, page, margins),
    foot: stripAt(foot, clear, gap, page, margins),
  });
  const level = pair('top', 'bottom');
  const upright = pair('left', 'right');
  const depth = ({ head, foot }: typeof level) => Math.min(head.depth, foot.depth);
  return depth(level) >= Math.min(GOOD_DEPTH, depth(upright)) ? level : upright;
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** The strip at the mirrored place, on the other side of the paper or across the fold. */
export function mirrorStrip(strip: Strip, { line, at }: Mirror): Strip {
  const { rect, edge } = strip;
  const across = edge === 'top' || edge === 'bottom';
  const changes = line === 'level' ? across : !across;
  return { ...strip, rect: mirrorRect(rect, { line, at }), edge: changes ? OPPOSITE[edge] : edge };
}

export function onPage({ edge, rect }: Strip, { x, y, width, height }: Rect): Rect {
  switch (edge) {
    case 'left': // read upward
      return { x: rect.x + y, y: rect.y + rect.height - x - width, width: height, height: width };
    case 'right': // read downward
      return { x: rect.x + rect.width - y - height, y: rect.y + x, width: height, height: width };
    default:
      return { x: rect.x + x, y: rect.y + y, width, height };
  }
}

/** The position along a strip of a point on the page. */
export function along({ edge, rect }: Strip, point: { readonly x: number; readonly y: number }): number {
  if (edge === 'left') return rect.y + rect.height - point.y;
  return edge === 'right' ? point.y - rect.y : point.x - rect.x;
}

/** Places a strip's items on the page. */
export function stripGroup({ edge, rect }: Strip, items: readonly StripItem[]): Group<Node> {
  const nodes = items.map(({ node }) => node);
  if (edge === 'left') return group({ x: rect.x, y: rect.y + rect.height, rotate: 270, nodes });
  if (edge === 'right') return group({ x: rect.x + rect.width, y: rect.y, rotate: 90, nodes });
  return group({ x: rect.x, y: rect.y, nodes });
}

/** A stretch along a strip, mm. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The free stretches of a strip between `taken` rectangles of the page, in order. */
export function freeStretches(strip: Strip, taken: readonly Rect[]): Stretch[] {
  const stops = taken
    .filter((rect) => overlap(rect, strip.rect))
    .map((rect): Stretch => {
      const a = along(strip, rect);
      const b = along(strip, { x: rect.x + rect.width, y: rect.y + rect.height });
      return { from: Math.min(a, b), to: Math.max(a, b) };
    })
    .toSorted((a, b) => a.from - b.from);
  const free: Stretch[] = [];
  let from = 0;
  for (const stop of [...stops, { from: strip.length, to: strip.length }]) {
    if (stop.from > from) free.push({ from, to: stop.from });
    from = Math.max(from, stop.to);
  }
  return free;
}

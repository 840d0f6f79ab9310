/** Nets of paper models: arbitrary outlines, placed apart, each with its own cut lines. */
import type { Rect, SetFace, Size } from '../../kit/face.ts';
import type { Placement, Reach, Turn } from '../sheet.ts';
import type { Leaf, LeafKind } from './leaf.ts';
import { mirrorRect, mirrorTurn, type Mirror } from './mirror.ts';
import { fits, pack, type Packed } from '../../kit/pack-rectangles.ts';
import { union } from '../../kit/rects.ts';

/** Between the bleeds of neighbours, mm: room for scissors. */
export const NET_GAP = 4;

/** Anything with cut lines of its own: a part of a paper model or a box. */
export interface Net {
  /** The component's id, for messages. */
  readonly id: string;
  readonly name: string;
  readonly face: SetFace;
  readonly back?: SetFace;
  readonly count: number;
}

/** A net in one orientation, with its bleed and half the gap on every side. */
interface Lying extends Size {
  readonly net: Net;
  readonly turn: Turn;
}

const insetOf = ({ face }: Pick<Net, 'face'>): number => face.bleed + NET_GAP / 2;

/** The orientations in which a net fits: upright, and turned a quarter. */
function waysOf(net: Net, room: Rect): Lying[] {
  const width = net.face.width + 2 * insetOf(net);
  const height = net.face.height + 2 * insetOf(net);
  const ways: Lying[] = [
    { net, turn: 0, width, height },
    { net, turn: 90, width: height, height: width },
  ];
  return ways.filter((way) => fits(way, room));
}

/** Whether a net fits the room, upright or turned. */
export const netFits = (net: Net, room: Rect): boolean => waysOf(net, room).length > 0;

interface Trim extends Rect {
  readonly net: Net;
  readonly turn: Turn;
}

function trimsOf(page: readonly Packed<Lying>[], room: Rect): Trim[] {
  const used = union(page.map(({ item, x, y }) => ({ x, y, width: item.width, height: item.height })));
  const left = room.x + (room.width - used.width) / 2;
  const top = room.y + (room.height - used.height) / 2;
  return page.map(({ item: { net, turn, width, height }, x, y }) => {
    const inset = insetOf(net);
    const size = { width: width - 2 * inset, height: height - 2 * inset };
    return { net, turn, x: left + x + inset, y: top + y + inset, ...size };
  });
}

const allRound = (bleed: number): Reach => ({ top: bleed, right: bleed, bottom: bleed, left: bleed });

function leafOf(kind: LeafKind, trims: readonly Trim[], mirror: Mirror): Leaf {
  const fronts = trims.map(({ net: { face }, x, y, turn }): Placement => {
    return { face: face.id, x, y, turn, reach: allRound(face.bleed) };
  });
  const backs = trims.flatMap((trim): Placement[] => {
    const { back } = trim.net;
    if (!back) return [];
    const { x, y } = mirrorRect(trim, mirror);
    return [{ face: back.id, x, y, turn: mirrorTurn(trim.turn, mirror), reach: allRound(back.bleed) }];
  });
  const names = [...new Set(trims.map(({ net }) => net.name))];
  return { kind, names, blocks: [], fronts, backs, mirror, folded: false };
}

type Pages = readonly (readonly Packed<Lying>[])[];

/** Which nets are packed first. */
type Order = 'highest' | 'widest';

/** Packs nets, the largest first, so that small ones fill the gaps. */
function packed(kinds: readonly (readonly Lying[])[], room: Rect, order: Order): Pages {
  const copies = kinds.flatMap((ways) => Array.from({ length: ways[0]?.net.count ?? 0 }, () => ways));
  const side = order === 'highest' ? 'height' : 'width';
  const length = (ways: readonly Lying[]) => ways[0]?.[side] ?? 0;
  return pack(
    copies.toSorted((a, b) => length(b) - length(a)),
    room,
  );
}

const turnedIn = (pages: Pages): number => pages.flat().filter(({ item }) => item.turn !== 0).length;

/** With more kinds of nets than this, only the first are also tried turned: each doubles the work. */
const MOST_TRIED = 5;

/**
 * The leaves of nets: the fewest possible by turning kinds of nets and, of those, the ones with most nets
 * upright. Every net must fit.
 */
export function netLeaves(kind: LeafKind, nets: readonly Net[], room: Rect, mirror: Mirror): Leaf[] {
  const kinds = nets.map((net) => waysOf(net, room));
  const turns = Array.from({ length: 2 ** Math.min(kinds.length, MOST_TRIED) }, (_, trial) =>
    kinds.map((ways, kind) => ((trial >> kind) & 1 ? ways.toReversed() : ways)),
  );
  const trials = (['highest', 'widest'] as const).flatMap((order) =>
    turns.map((turned) => packed(turned, room, order)),
  );
  const [best = []] = trials.toSorted((a, b) => a.length - b.length || turnedIn(a) - turnedIn(b));
  return best.map((page) => leafOf(kind, trimsOf(page, room), mirror));
}

/**
 * Nets of paper models: outlines of any shape, each cut along its own lines, set apart on shelves. Equal nets
 * stand side by side, so that someone finds them.
 */
import type { DrawnPiece } from '../../kit/drawn.ts';
import type { Rect } from '../../kit/face.ts';
import { SLACK } from '../margins.ts';
import type { Placement, Reach, Turn } from '../sheet.ts';
import type { Leaf } from './leaf.ts';
import { mirrorRect, mirrorTurn, type Mirror } from './mirror.ts';

/** Between the bleeds of neighbours, mm: room for scissors. */
const NET_GAP = 4;

/** A net as it lies: its trim with bleed and half the gap around it is what it takes up. */
interface Lying {
  readonly net: DrawnPiece;
  readonly turn: Turn;
  /** Taken up on the shelf, mm. */
  readonly width: number;
  readonly height: number;
}

interface Shelf {
  readonly y: number;
  readonly height: number;
  width: number;
  readonly nets: { readonly lying: Lying; readonly x: number }[];
}

function lyingIn(net: DrawnPiece, room: Rect): Lying | undefined {
  const around = 2 * net.face.bleed + NET_GAP;
  const width = net.face.width + around;
  const height = net.face.height + around;
  const fits = (w: number, h: number) => w <= room.width + SLACK && h <= room.height + SLACK;
  if (fits(width, height)) return { net, turn: 0, width, height };
  return fits(height, width) ? { net, turn: 90, width: height, height: width } : undefined;
}

/** Whether a net fits the room, upright or lying. */
export const netFits = (net: DrawnPiece, room: Rect): boolean => lyingIn(net, room) !== undefined;

/** Puts a net on the first shelf with room for it, or on a new one; false where the page is full. */
function shelve(shelves: Shelf[], lying: Lying, room: Rect): boolean {
  const shelf = shelves.find(
    ({ height, width }) => lying.height <= height + SLACK && width + lying.width <= room.width + SLACK,
  );
  if (shelf) {
    shelf.nets.push({ lying, x: shelf.width });
    shelf.width += lying.width;
    return true;
  }
  const last = shelves.at(-1);
  const y = last ? last.y + last.height : 0;
  if (y + lying.height > room.height + SLACK) return false;
  shelves.push({ y, height: lying.height, width: lying.width, nets: [{ lying, x: 0 }] });
  return true;
}

/** Highest first, so that shelves waste little; equal nets stay in their order. */
function pack(nets: readonly DrawnPiece[], room: Rect): Shelf[][] {
  const copies = nets
    .flatMap((net) => Array.from({ length: net.count }, () => lyingIn(net, room) ?? []).flat())
    .toSorted((a, b) => b.height - a.height);
  const pages: Shelf[][] = [];
  for (const lying of copies) {
    if (!pages.some((shelves) => shelve(shelves, lying, room))) {
      const shelves: Shelf[] = [];
      shelve(shelves, lying, room);
      pages.push(shelves);
    }
  }
  return pages;
}

const allRound = (bleed: number): Reach => ({ top: bleed, right: bleed, bottom: bleed, left: bleed });

interface Trim extends Rect {
  readonly net: DrawnPiece;
  readonly turn: Turn;
}

function trimsOf(shelves: readonly Shelf[], room: Rect): Trim[] {
  const used = shelves.reduce((sum, { height }) => sum + height, 0);
  const upper = room.y + (room.height - used) / 2;
  return shelves.flatMap((shelf) =>
    shelf.nets.map(({ lying, x }): Trim => {
      const inset = lying.net.face.bleed + NET_GAP / 2;
      return {
        net: lying.net,
        turn: lying.turn,
        x: room.x + (room.width - shelf.width) / 2 + x + inset,
        y: upper + shelf.y + inset,
        width: lying.width - 2 * inset,
        height: lying.height - 2 * inset,
      };
    }),
  );
}

function leafOf(trims: readonly Trim[], mirror: Mirror): Leaf {
  const fronts = trims.map(({ net, x, y, turn }): Placement => ({
    face: net.face.id,
    x,
    y,
    turn,
    reach: allRound(net.face.bleed),
  }));
  const backs = trims.flatMap((trim): Placement[] => {
    if (!trim.net.back) return [];
    const { x, y } = mirrorRect(trim, mirror);
    const reach = allRound(trim.net.back.bleed);
    return [{ face: trim.net.back.id, x, y, turn: mirrorTurn(trim.turn, mirror), reach }];
  });
  const names = [...new Set(trims.map(({ net }) => net.piece.name))];
  return { kind: 'showpieces', names, blocks: [], fronts, backs, mirror, folded: false };
}

/** The sheets of nets. Every net has to fit the room. */
export const netLeaves = (nets: readonly DrawnPiece[], room: Rect, mirror: Mirror): Leaf[] =>
  pack(nets, room).map((shelves) => leafOf(trimsOf(shelves, room), mirror));

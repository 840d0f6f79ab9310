/**
 * Where everything lies on the table of VASSAL or PlayingCards.io, in mm: the board or the field of play in the middle, what
 * belongs to a seat in a strip above or below it, and what is shared in a block on the left.
 */
import type { TableLayout } from './initial-table.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A thing to be laid beside the board. */
export interface Beside extends Size {
  readonly id: string;
  /** The seat's id; shared where left out, or where nobody sits there. */
  readonly owner?: string | undefined;
}

/** A place by its middle. */
export interface Middle {
  readonly x: number;
  readonly y: number;
}

export interface TablePlan extends Size {
  /** Where the board's own coordinates begin. */
  readonly origin: Middle;
  /** The field of play. */
  readonly field: Middle & Size;
  /** The middle of each thing, by id. */
  readonly beside: ReadonlyMap<string, Middle>;
  /** The middle of each seat's name, above its strip. */
  readonly names: ReadonlyMap<string, Middle>;
}

/** Between things, and around the table. */
const GAP = 7;
/** For the name beneath each thing, and above each strip. */
const NAME = 8;
/** The least field of play: a table without a board. */
const LEAST = { width: 420, height: 250 } as const;
/** The least width of the block of shared things, and by how much it grows while it is taller than the table. */
const SHARED = { width: 200, step: 60, most: 560 } as const;

/** Things side by side from the left, in rows no wider than `width`. */
function inRows(things: readonly Beside[], width: number): Size & { readonly at: Map<string, Middle> } {
  const at = new Map<string, Middle>();
  const end = { x: 0, top: 0, bottom: 0, right: 0 };
  for (const thing of things) {
    if (end.x > 0 && end.x + thing.width > width) Object.assign(end, { x: 0, top: end.bottom });
    at.set(thing.id, { x: end.x + thing.width / 2, y: end.top + thing.height / 2 });
    end.x += thing.width + GAP;
    end.right = Math.max(end.right, end.x - GAP);
    end.bottom = Math.max(end.bottom, end.top + thing.height + NAME);
  }
  return { width: end.right, height: end.bottom, at };
}

/** The rectangle in which the game is played, in the board's own coordinates. */
function fieldOf({ board, spots, cards }: TableLayout, card: Size): Middle & Size {
  if (board) return board;
  const xs = [...spots, ...cards].map(({ x }) => x);
  const ys = [...spots, ...cards].map(({ y }) => y);
  const [left, right] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
  const [top, bottom] = ys.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, 0];
  const long = Math.max(card.width, card.height);
  const width = Math.max(right - left + long, LEAST.width);
  const height = Math.max(bottom - top + long, LEAST.height);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Seats with an even number sit below the board, the others above it. */
const isAbove = (seat: number): boolean => seat % 2 === 1;

/** Shared things in a block no taller than the rest of the table, if that can be had. */
function blockOf(shared: readonly Beside[], height: number): ReturnType<typeof inRows> {
  const widest = Math.max(0, ...shared.map(({ width }) => width));
  for (let width = Math.max(SHARED.width, widest); ; width += SHARED.step) {
    const block = inRows(shared, width);
    if (block.height <= height || width > SHARED.most) return block;
  }
}

/** Plans the table; `card` is the size of the largest card that is laid on it. */
export function planTable(layout: TableLayout, things: readonly Beside[], card: Size): TablePlan {
  const field = fieldOf(layout, card);
  const { seats } = layout;
  const seated = new Set(seats.map(({ id }) => id));
  const shared = things.filter(({ owner }) => owner === undefined || !seated.has(owner));
  const onOneSide = Math.ceil(seats.length / 2);
  const strips = seats.map(({ id }) => {
    const own = things.filter(({ owner }) => owner === id);
    const room = field.width / onOneSide - GAP;
    return { id, ...inRows(own, Math.max(room, ...own.map(({ width }) => width))) };
  });
  const stripWidth = Math.max(0, ...strips.map(({ width }) => width)) + GAP;
  const heightOf = (above: boolean) =>
    Math.max(0, ...strips.filter((_, seat) => isAbove(seat) === above).map(({ height }) => height + NAME));
  const top = GAP + heightOf(true);
  const block = blockOf(shared, top + field.height + heightOf(false));
  const left = block.width > 0 ? block.width + 2 * GAP : GAP;
  const width = left + Math.max(field.width, stripWidth * onOneSide) + GAP;
  const height = Math.max(top + field.height + GAP + heightOf(false), block.height + GAP) + GAP;

  const beside = new Map<string, Middle>();
  const names = new Map<string, Middle>();
  for (const [id, at] of block.at) beside.set(id, { x: GAP + at.x, y: GAP + at.y });
  strips.forEach((strip, seat) => {
    const x = left + Math.floor(seat / 2) * Math.max(stripWidth, field.width / onOneSide);
    const y = isAbove(seat) ? GAP : top + field.height + GAP;
    if (strip.at.size > 0) names.set(strip.id, { x: x + strip.width / 2, y: y + NAME / 2 });
    for (const [id, at] of strip.at) beside.set(id, { x: x + at.x, y: y + NAME + at.y });
  });
  return {
    width,
    height,
    origin: { x: left - field.x, y: top - field.y },
    field: { x: left, y: top, width: field.width, height: field.height },
    beside,
    names,
  };
}

/**
 * The low-ink edition of flat art: dark parts stay solid, lighter ones become lines as far apart as those of a
 * photograph, light ones stay paper.
 */
import type { Colour } from '../edition.ts';
import { turn, move, chain, type Matrix } from '../engrave/path/matrix.ts';
import { written } from '../engrave/path/outline.ts';
import { moved } from '../engrave/path/path.ts';
import { line } from '../engrave/path/shapes.ts';
import { readPath } from '../engrave/path/path-data.ts';
import type { Rect, Shape } from '../face.ts';
import type { FlatPart } from './flatten-drawing.ts';
import { boundsOf } from './path-bounds.ts';

/** Distance of lines, mm, and their angle in degrees, as in `halftone.ts`. */
const PITCH = 0.7;
const ANGLE = -30;
/** 0.35 pt in mm, the thinnest line of the edition. */
const THINNEST = 0.124;
const PAPER: Colour = '#ffffff';

/** Darker than this, from 0 to 1, is solid. */
const SOLID = 0.72;
/** Lighter is paper. */
const LIGHT = THINNEST / PITCH;
/** Too small for lines, mm. */
const SMALL = 3;

/** How dark a colour looks, from 0 to 1. */
export function darknessOf(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  return 1 - (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function hatched({ x, y, width, height }: Rect, dark: number, ink: Colour): Shape {
  const reach = Math.hypot(width, height) / 2;
  const place: Matrix = chain(turn(ANGLE), move(x + width / 2, y + height / 2));
  const count = Math.ceil(reach / PITCH);
  const lines = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const across = (index - count) * PITCH;
    return moved(line(-reach, across, reach, across), place);
  });
  return { d: written(...lines), stroke: { colour: ink, width: Math.max(THINNEST, PITCH * dark) } };
}

/** Ink or paper for a line, or a part without room for lines. */
const plain = (colour: Colour, ink: Colour): Colour => (darknessOf(colour) < LIGHT ? PAPER : ink);

/** The part of a rectangle that lies in another; empty where none does. */
function within({ x, y, width, height }: Rect, other: Rect): Rect {
  const [left, top] = [Math.max(x, other.x), Math.max(y, other.y)];
  return {
    x: left,
    y: top,
    width: Math.max(0, Math.min(x + width, other.x + other.width) - left),
    height: Math.max(0, Math.min(y + height, other.y + other.height) - top),
  };
}

/** What all shapes are drawn with: an ink, and the rectangle that is seen. */
interface Setting {
  readonly ink: Colour;
  readonly view: Rect;
}

function drawn(
  { d, fill, fillRule, stroke }: Shape,
  clips: FlatPart['clips'],
  { ink, view }: Setting,
): readonly FlatPart[] {
  const edge = stroke && {
    stroke: { ...stroke, colour: plain(stroke.colour, ink), width: Math.max(THINNEST, stroke.width) },
  };
  if (!fill) return edge ? [{ shapes: [{ d, ...edge }], clips }] : [];
  const rule = fillRule && { fillRule };
  const dark = darknessOf(fill);
  const bounds = boundsOf(readPath(d));
  const isSmall = Math.min(bounds.width, bounds.height) < SMALL;
  if (dark >= SOLID || dark < LIGHT || isSmall) {
    const flat = isSmall && dark < SOLID / 2 ? PAPER : plain(fill, ink);
    return [{ shapes: [{ d, fill: flat, ...rule, ...edge }], clips }];
  }
  const outline = { d, ...(fillRule && { rule: fillRule }) };
  const parts: FlatPart[] = [
    // It covers what is under it, as its fill does.
    { shapes: [{ d, fill: PAPER, ...rule }], clips },
    { shapes: [hatched(within(bounds, view), dark, ink)], clips: [...clips, outline] },
  ];
  return edge ? [...parts, { shapes: [{ d, ...edge }], clips }] : parts;
}

/** Flat parts drawn with one ink; only those in `view` are seen. */
export const lineDrawing = (parts: readonly FlatPart[], ink: Colour, view: Rect): readonly FlatPart[] =>
  parts.flatMap(({ shapes, clips }) => shapes.flatMap((shape) => drawn(shape, clips, { ink, view })));

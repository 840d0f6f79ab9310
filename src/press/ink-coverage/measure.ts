/**
 * Computes the ink on a face from its outlines: no picture is drawn, so it takes a few milliseconds and little
 * memory.
 */
import { meanColour } from '../../kit/drawing/mix-colours.ts';
import type { Colour } from '../../kit/edition.ts';
import type { Art, Box, Group, Rect, SetFace, SetNode, Shape } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { MM_PER_INCH } from '../../kit/units.ts';
import type { Pen } from '../paint/path/bends.ts';
import { tracePath } from '../paint/path/trace.ts';
import { inkOfColour } from './colour.ts';
import { inkField, type InkField, type Sides } from './field.ts';
import { lettersOf } from './letters.ts';
import { letterStamp } from './letter-stamp.ts';
import { fillingPen, strokingPen, type LayingPen, type Stand } from './ink-pens.ts';

/** Pixels a millimetre: 40 dpi. The resolution only matters where outlines partly overlap. */
const SCALE = 40 / MM_PER_INCH;

/** Flattening tolerance, pixels. */
const SLIP = 0.05;

/** The drawing state: field, fonts, placement and clip. */
interface Ground {
  readonly field: InkField;
  readonly fonts: Fonts;
  readonly stand: Stand;
  readonly sides: Sides;
}

/** The placement of something at (x, y), rotated and scaled, inside another placement. */
function placed(
  stand: Stand,
  { x, y, rotate = 0, scale = 1 }: Pick<Art, 'x' | 'y' | 'rotate' | 'scale'>,
): Stand {
  const turn = (rotate * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const { a, b } = stand;
  return {
    a: a * cos - b * sin,
    b: b * cos + a * sin,
    x: a * x - b * y + stand.x,
    y: b * x + a * y + stand.y,
  };
}

/** Fills and strokes a shape whose path `trace` draws. */
function layShape(ground: Ground, shape: Omit<Shape, 'd'>, trace: (pen: Pen) => void): void {
  const { field, stand } = ground;
  const { fill, fillRule, stroke } = shape;
  const lay = (pen: LayingPen, colour: Colour, evenOdd: boolean) => {
    trace(pen);
    pen.end();
    field.lay(inkOfColour(colour), evenOdd);
  };
  if (fill) lay(fillingPen(field, stand), fill, fillRule === 'evenodd');
  if (stroke) lay(strokingPen(field, stand, stroke), stroke.colour, false);
}

/** Clipped art is taken for its clip in the mean colour: what it has outside is not printed. */
function unclipped({ clips, ...art }: Art): Art {
  const [clip] = clips ?? [];
  const fills = art.shapes.flatMap(({ fill }) => fill ?? []);
  if (!clip || fills.length === 0) return art;
  const fill = meanColour(fills);
  return { ...art, shapes: [{ d: clip.d, fill, ...(clip.rule && { fillRule: clip.rule }) }] };
}

function layArt(ground: Ground, drawn: Art): void {
  const art = drawn.clips ? unclipped(drawn) : drawn;
  const inside = { ...ground, stand: placed(ground.stand, art) };
  const slip = SLIP / Math.hypot(inside.stand.a, inside.stand.b);
  for (const shape of art.shapes) layShape(inside, shape, (pen) => tracePath(shape.d, pen, slip));
}

/**
 * Rasterizes a letter. An unclipped upright letter is stamped at the nearest whole pixel: its coverage stays
 * the same, and a page has thousands of letters of some seventy shapes.
 */
function layLetter(ground: Ground, letter: Art): void {
  const { field, stand, sides } = ground;
  const [shape] = letter.shapes;
  const { a, b, x, y } = placed(stand, letter);
  const stamp = shape?.fill !== undefined && b === 0 && a > 0 ? letterStamp(shape.d, a, SLIP) : undefined;
  if (!stamp || shape?.fill === undefined) {
    layArt(ground, letter);
    return;
  }
  const { columns, rows } = stamp.coverage;
  const [left, top] = [Math.round(x + stamp.x), Math.round(y + stamp.y)];
  const isWhole =
    left >= sides.left && top >= sides.top && left + columns <= sides.right && top + rows <= sides.bottom;
  if (isWhole) field.stamp(stamp.coverage, left, top, inkOfColour(shape.fill));
  else layArt(ground, letter);
}

/** Handle length for a quarter circle, as a share of its radius. */
const QUARTER = 0.5523;

/** What a picture of pixels is taken for: nothing is decoded here. */
const MIDDLE_GREY: Colour = '#808080';

function traceBox({ x, y, width, height, radius = 0 }: Omit<Box, 'kind'>, pen: Pen): void {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom, k] = [x + width, y + height, r * (1 - QUARTER)];
  pen.moveTo(x + r, y);
  pen.lineTo(right - r, y);
  if (r > 0) pen.curveTo(right - k, y, right, y + k, right, y + r);
  pen.lineTo(right, bottom - r);
  if (r > 0) pen.curveTo(right, bottom - k, right - k, bottom, right - r, bottom);
  pen.lineTo(x + r, bottom);
  if (r > 0) pen.curveTo(x + k, bottom, x, bottom - k, x, bottom - r);
  pen.lineTo(x, y + r);
  if (r > 0) pen.curveTo(x, y + k, x + k, y, x + r, y);
  pen.close();
}

/** Intersects a clip with a placed rectangle; a rectangle not at right angles uses its bounding box. */
function cut(sides: Sides, { a, b, x, y }: Stand, rect: Rect): Sides {
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const corners = [
    [rect.x, rect.y],
    [right, rect.y],
    [rect.x, bottom],
    [right, bottom],
  ] as const;
  const across = corners.map(([px, py]) => a * px - b * py + x);
  const down = corners.map(([px, py]) => b * px + a * py + y);
  const left = Math.max(sides.left, Math.min(...across));
  const top = Math.max(sides.top, Math.min(...down));
  return {
    left,
    top,
    right: Math.max(left, Math.min(sides.right, Math.max(...across))),
    bottom: Math.max(top, Math.min(sides.bottom, Math.max(...down))),
  };
}

function layGroup(ground: Ground, group: Group<SetNode>): void {
  const stand = placed(ground.stand, group);
  const sides = group.clip ? cut(ground.sides, stand, group.clip) : ground.sides;
  ground.field.within(sides);
  layNodes({ ...ground, stand, sides }, group.nodes);
  ground.field.within(ground.sides);
}

function layNodes(ground: Ground, nodes: readonly SetNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'box') layShape(ground, node, (pen) => traceBox(node, pen));
    else if (node.kind === 'art') layArt(ground, node);
    else if (node.kind === 'line')
      for (const letter of lettersOf(node, ground.fonts)) layLetter(ground, letter);
    else if (node.kind === 'raster') layShape(ground, { fill: MIDDLE_GREY }, (pen) => traceBox(node, pen));
    else layGroup(ground, node);
  }
}

/** The ink on a face's trim as a share: 1 is full coverage with one ink. */
export function inkOfFace({ width, height, nodes }: SetFace, fonts: Fonts): number {
  const sides = { left: 0, top: 0, right: width * SCALE, bottom: height * SCALE };
  const field = inkField(sides.right, sides.bottom);
  layNodes({ field, fonts, stand: { a: SCALE, b: 0, x: 0, y: 0 }, sides }, nodes);
  return field.mean();
}

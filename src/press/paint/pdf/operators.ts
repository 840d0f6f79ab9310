/** Vector art as a PDF's own operators, in the art's own units with y growing downward. */
import type { Shape, Stroke } from '../../../kit/face.ts';
import type { Colour } from '../../../kit/edition.ts';
import type { Pen } from '../path/bends.ts';
import { byteWriter, type ByteWriter } from './bytes.ts';
import { tracePath } from '../path/trace.ts';

/**
 * Decimal places for art that is shown at `scale` mm a unit: a hundredth of a millimetre is finer than any printer,
 * and a third of an engraving's bytes would be digits beyond it.
 */
export const placesAt = (scale: number): number =>
  Math.min(5, Math.max(0, 2 + Math.ceil(Math.log10(Math.abs(scale) || 1))));

/** Channels of `#rrggbb` between 0 and 1, to three places: finer than the eight bits they come from. */
function channels(colour: Colour): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => Math.round(part / 0.255) / 1000)
    .join(' ');
}

/** Without the digits that multiplying leaves behind, and never with an exponent, which a PDF does not know. */
const decimal = (value: number): number => Math.round(value * 1e4) / 1e4;

/** SVG's own: sharper corners are cut off. */
export const MITER_LIMIT = 4;

function strokeOperators({ colour, width, dash, cap, join }: Stroke, grid: number): string {
  return [
    `${channels(colour)} RG`,
    `${decimal(width * grid)} w`,
    `${MITER_LIMIT} M`,
    cap === 'round' ? '1 J' : '',
    join === 'round' ? '1 j' : '',
    dash && dash.length > 0 ? `[${dash.map((length) => decimal(length * grid)).join(' ')}] 0 d` : '',
  ]
    .filter((operator) => operator !== '')
    .join('\n');
}

/** Writes an outline on a grid of `grid` lines a unit. */
function penOn(writer: ByteWriter, grid: number): Pen {
  const point = (x: number, y: number) => {
    writer.whole(x * grid);
    writer.whole(y * grid);
  };
  return {
    moveTo: (x, y) => {
      point(x, y);
      writer.text('m\n');
    },
    lineTo: (x, y) => {
      point(x, y);
      writer.text('l\n');
    },
    curveTo: (x1, y1, x2, y2, x, y) => {
      point(x1, y1);
      point(x2, y2);
      point(x, y);
      writer.text('c\n');
    },
    close: () => writer.text('h\n'),
  };
}

/** How an outline is painted: filled (`f`), stroked (`S`) or both (`B`); a star fills by the even-odd rule. */
function paintOperator({ fill, fillRule, stroke }: Shape): string {
  if (!fill) return 'S';
  return (stroke ? 'B' : 'f') + (fillRule === 'evenodd' ? '*' : '');
}

/** A stroke thinner than half the grid is none: a PDF's reader would make a hairline of it, SVG's would not. */
const visible = ({ stroke, ...shape }: Shape, grid: number): Shape =>
  stroke && stroke.width * grid >= 0.5 ? { ...shape, stroke } : shape;

/** Lines of the grid by which a chain of curves may be off: on a face that is less than a pixel at 1200 dpi. */
const SLIP = 2;

function writeShape(writer: ByteWriter, drawn: Shape, grid: number): void {
  const shape = visible(drawn, grid);
  const { d, fill, stroke } = shape;
  if (!fill && !stroke) return;
  if (stroke) writer.text(`q\n${strokeOperators(stroke, grid)}\n`);
  if (fill) writer.text(`${channels(fill)} rg\n`);
  tracePath(d, penOn(writer, grid), SLIP / grid);
  writer.text(`${paintOperator(shape)}\n`);
  // A stroke's settings end with it.
  if (stroke) writer.text('Q\n');
}

/**
 * Operators that draw the shapes one over the other, as ASCII. Coordinates are whole numbers on a grid of `places`
 * decimals, which are shorter to write and quicker to pack than fractions; the operators leave that grid set.
 * Throws where path data cannot be read.
 */
export function artOperators(shapes: readonly Shape[], places: number): Uint8Array {
  const writer = byteWriter();
  const grid = 10 ** places;
  if (grid !== 1) writer.text(`${1 / grid} 0 0 ${1 / grid} 0 0 cm\n`);
  for (const shape of shapes) writeShape(writer, shape, grid);
  return writer.bytes();
}

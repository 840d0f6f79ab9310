/** Converts vector art to PDF operators, in the art's own units with y downward. */
import type { ClipPath, Shape, Stroke } from '../../../kit/face.ts';
import type { Colour } from '../../../kit/edition.ts';
import type { Pen } from '../path/bends.ts';
import { byteWriter, type ByteWriter } from './bytes.ts';
import { tracePath } from '../path/trace.ts';

/**
 * The decimals for art shown at `scale` mm a unit: a hundredth of a millimetre is finer than any printer, and
 * more digits would be a third of an engraving's bytes.
 */
export const placesAt = (scale: number): number =>
  Math.min(5, Math.max(0, 2 + Math.ceil(Math.log10(Math.abs(scale) || 1))));

/** Channels of `#rrggbb` from 0 to 1, to three decimals: finer than the eight bits of the source. */
function channels(colour: Colour): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => Math.round(part / 0.255) / 1000)
    .join(' ');
}

/** Removes floating point noise, and avoids exponents, which PDF does not allow. */
const decimal = (value: number): number => Math.round(value * 1e4) / 1e4;

/** SVG's default: sharper corners are bevelled. */
export const MITER_LIMIT = 4;

/** Operators for the ends and corners of lines; the defaults need none. */
const CAPS = { butt: '', round: '1 J', square: '2 J' } as const;
const JOINS = { miter: '', round: '1 j', bevel: '2 j' } as const;

function strokeOperators({ colour, width, dash, cap, join }: Stroke, grid: number): string {
  return [
    `${channels(colour)} RG`,
    `${decimal(width * grid)} w`,
    `${MITER_LIMIT} M`,
    CAPS[cap ?? 'butt'],
    JOINS[join ?? 'miter'],
    dash && dash.length > 0 ? `[${dash.map((length) => decimal(length * grid)).join(' ')}] 0 d` : '',
  ]
    .filter((operator) => operator !== '')
    .join('\n');
}

/** A pen that writes an outline on a grid of `grid` lines a unit. */
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

/** The painting operator: fill (`f`), stroke (`S`) or both (`B`); an asterisk for even-odd. */
function paintOperator({ fill, fillRule, stroke }: Shape): string {
  if (!fill) return 'S';
  return (stroke ? 'B' : 'f') + (fillRule === 'evenodd' ? '*' : '');
}

/** Drops strokes thinner than half the grid: PDF readers would draw a hairline, SVG renderers would not. */
const visible = ({ stroke, ...shape }: Shape, grid: number): Shape =>
  stroke && stroke.width * grid >= 0.5 ? { ...shape, stroke } : shape;

/** Tolerance for merging curves, in grid lines: on a face, less than a pixel at 1200 dpi. */
const SLIP = 2;

function writeShape(writer: ByteWriter, drawn: Shape, grid: number): void {
  const shape = visible(drawn, grid);
  const { d, fill, stroke } = shape;
  if (!fill && !stroke) return;
  if (stroke) writer.text(`q\n${strokeOperators(stroke, grid)}\n`);
  if (fill) writer.text(`${channels(fill)} rg\n`);
  tracePath(d, penOn(writer, grid), SLIP / grid);
  writer.text(`${paintOperator(shape)}\n`);
  // Restores the graphics state.
  if (stroke) writer.text('Q\n');
}

/**
 * The operators that draw shapes over one another, as ASCII. Coordinates are integers on a grid of `places`
 * decimals, which are shorter and compress faster than fractions; the operators leave that scale set. @throws
 * for invalid path data.
 */
export function artOperators(shapes: readonly Shape[], places: number): Uint8Array {
  const writer = byteWriter();
  const grid = 10 ** places;
  if (grid !== 1) writer.text(`${1 / grid} 0 0 ${1 / grid} 0 0 cm\n`);
  for (const shape of shapes) writeShape(writer, shape, grid);
  return writer.bytes();
}

/** The operators that clip what follows to outlines, on a grid of `places` decimals; the scale stays as it was. */
export function clipOperators(clips: readonly ClipPath[], places: number): string {
  if (clips.length === 0) return '';
  const writer = byteWriter();
  const grid = 10 ** places;
  const scale = (factor: number) => writer.text(`${factor} 0 0 ${factor} 0 0 cm\n`);
  if (grid !== 1) scale(1 / grid);
  for (const { d, rule } of clips) {
    tracePath(d, penOn(writer, grid), SLIP / grid);
    writer.text(rule === 'evenodd' ? 'W* n\n' : 'W n\n');
  }
  if (grid !== 1) scale(grid);
  return new TextDecoder().decode(writer.bytes()).trimEnd();
}

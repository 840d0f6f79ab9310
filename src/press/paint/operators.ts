/** Vector art as a PDF's own operators, in the art's own units with y growing downward. */
import type { Shape, Stroke } from '../../kit/face.ts';
import type { Colour } from '../../kit/edition.ts';
import { tracePath, type Pen } from './trace.ts';

/** A ten-thousandth of a unit: what adding up relative coordinates leaves behind is cut off. */
const short = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Channels of `#rrggbb` between 0 and 1, to three places: finer than the eight bits they come from. */
function channels(colour: Colour): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255]
    .map((part) => Math.round(part / 0.255) / 1000)
    .join(' ');
}

/** SVG's own: sharper corners are cut off. */
export const MITER_LIMIT = 4;

function strokeOperators({ colour, width, dash, cap, join }: Stroke): string {
  return [
    `${channels(colour)} RG`,
    `${short(width)} w`,
    `${MITER_LIMIT} M`,
    cap === 'round' ? '1 J' : '',
    join === 'round' ? '1 j' : '',
    dash && dash.length > 0 ? `[${dash.map(short).join(' ')}] 0 d` : '',
  ]
    .filter((operator) => operator !== '')
    .join('\n');
}

/** Operators of an outline. Throws where the path data cannot be read. */
function outlineOperators(d: string): string {
  let operators = '';
  const pen: Pen = {
    moveTo: (x, y) => {
      operators += `${short(x)} ${short(y)} m\n`;
    },
    lineTo: (x, y) => {
      operators += `${short(x)} ${short(y)} l\n`;
    },
    curveTo: (x1, y1, x2, y2, x, y) => {
      operators += `${short(x1)} ${short(y1)} ${short(x2)} ${short(y2)} ${short(x)} ${short(y)} c\n`;
    },
    close: () => {
      operators += 'h\n';
    },
  };
  tracePath(d, pen);
  return operators;
}

/** How an outline is painted: filled (`f`), stroked (`S`) or both (`B`); a star fills by the even-odd rule. */
function paintOperator({ fill, fillRule, stroke }: Shape): string {
  if (!fill) return 'S';
  return (stroke ? 'B' : 'f') + (fillRule === 'evenodd' ? '*' : '');
}

function shapeOperators(shape: Shape): string {
  const { d, fill, stroke } = shape;
  if (!fill && !stroke) return '';
  const colour = fill ? `${channels(fill)} rg\n` : '';
  const painted = `${colour}${outlineOperators(d)}${paintOperator(shape)}\n`;
  // A stroke's settings end with it.
  return stroke ? `q\n${strokeOperators(stroke)}\n${painted}Q\n` : painted;
}

/** Operators that draw the shapes one over the other. */
export const artOperators = (shapes: readonly Shape[]): string => shapes.map(shapeOperators).join('');

/** The paths of SVG's shapes, in their own units. */
import { ellipse, line, polygon, polyline } from '../../engrave/path/shapes.ts';
import type { Point } from '../../engrave/path/matrix.ts';
import type { Path } from '../../engrave/path/path.ts';
import { isWholePath, readPath } from '../../engrave/path/path-data.ts';
import { lengthOf, numbersIn } from './svg-lengths.ts';
import type { SvgElement } from './svg-tree.ts';

/** The size that percentages are of. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Shares of neither width nor height are of this. */
export const diagonal = ({ width, height }: Viewport): number => Math.hypot(width, height) / Math.SQRT2;

function rectPath(x: number, y: number, width: number, height: number, rx: number, ry: number): Path {
  if (rx <= 0 || ry <= 0) return readPath(`M${x} ${y}h${width}v${height}h${-width}z`);
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return readPath(
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`,
  );
}

const pointsIn = (text: string | undefined): readonly Point[] => {
  const numbers = numbersIn(text);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => {
    return [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0];
  });
};

/** Elements that are shapes. */
export const SHAPES: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

/** The path of a shape; empty where it has no size. */
export function shapePath({ name, attributes }: SvgElement, viewport: Viewport): Path {
  const across = (key: string) => lengthOf(attributes[key], viewport.width) ?? 0;
  const down = (key: string) => lengthOf(attributes[key], viewport.height) ?? 0;
  switch (name) {
    case 'path':
      return readPath(attributes['d'] ?? '');
    case 'line':
      return line(across('x1'), down('y1'), across('x2'), down('y2'));
    case 'polyline':
      return polyline(pointsIn(attributes['points']));
    case 'polygon':
      return polygon(pointsIn(attributes['points']));
    case 'circle': {
      const radius = lengthOf(attributes['r'], diagonal(viewport)) ?? 0;
      return radius > 0 ? ellipse(across('cx'), down('cy'), radius, radius) : [];
    }
    case 'ellipse': {
      const rx = lengthOf(attributes['rx'], viewport.width) ?? down('ry');
      const ry = lengthOf(attributes['ry'], viewport.height) ?? rx;
      return rx > 0 && ry > 0 ? ellipse(across('cx'), down('cy'), rx, ry) : [];
    }
    case 'rect': {
      const [width, height] = [across('width'), down('height')];
      if (!(width > 0 && height > 0)) return [];
      const rx = lengthOf(attributes['rx'], viewport.width) ?? down('ry');
      const ry = lengthOf(attributes['ry'], viewport.height) ?? rx;
      return rectPath(
        across('x'),
        down('y'),
        width,
        height,
        Math.min(rx, width / 2),
        Math.min(ry, height / 2),
      );
    }
    default:
      return [];
  }
}

const MEASURES = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2'] as const;

/** What of a shape cannot be read, in words; undefined where all of it can. */
export function unreadPart({ name, attributes }: SvgElement): string | undefined {
  if (name === 'path')
    return isWholePath(attributes['d'] ?? '') ? undefined : 'parts of paths that cannot be read';
  const isUnread = (text = ''): boolean => text !== '' && text !== 'auto' && lengthOf(text, 1) === undefined;
  const unread =
    MEASURES.some((key) => isUnread(attributes[key])) || /[^\d\s,.e+-]/i.test(attributes['points'] ?? '');
  return unread ? 'measures of shapes that are no numbers' : undefined;
}

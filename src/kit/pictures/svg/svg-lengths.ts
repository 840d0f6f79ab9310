/** Numbers, lengths and transforms of SVG. */
import { chain, IDENTITY, lean, move, scale, turn, type Matrix } from '../../engrave/path/matrix.ts';
import type { Rect } from '../../face.ts';

/** User units of other units; a font's size is taken for 16. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
};

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
const LENGTH = new RegExp(`^\\s*(${NUMBER})\\s*([a-z]*|%)\\s*$`, 'i');

/** A length in user units; a share is one of `whole`. Undefined for anything else. */
export function lengthOf(text: string | undefined, whole: number): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(text ?? '') ?? [];
  if (number === undefined) return undefined;
  const factor = unit === '%' ? whole / 100 : UNITS[unit.toLowerCase()];
  const value = factor === undefined ? Number.NaN : Number(number) * factor;
  return Number.isFinite(value) ? value : undefined;
}

export const numbersIn = (text: string | undefined): readonly number[] =>
  [...(text ?? '').matchAll(new RegExp(NUMBER, 'gi'))]
    .map(([number]) => Number(number))
    .filter(Number.isFinite);

/** A number or percentage as a share from 0 to 1. */
export function shareOf(text: string | undefined, usual: number): number {
  const share = lengthOf(text, 1);
  return share === undefined ? usual : Math.min(1, Math.max(0, share));
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** The matrix of one function of a transform. */
function stepOf(name: string, n: readonly number[]): Matrix | undefined {
  const [a = 0, b = 0, c = 0] = n;
  switch (name) {
    case 'matrix':
      return n.length === 6 ? (n as unknown as Matrix) : undefined;
    case 'translate':
      return move(a, b);
    case 'scale':
      return n.length === 0 ? undefined : scale(a, n.length > 1 ? b : a);
    case 'rotate':
      return chain(move(-b, -c), turn(a), move(b, c));
    case 'skewx':
      return lean(-tangent(a));
    case 'skewy':
      return [1, tangent(a), 0, 1, 0, 0];
    default:
      return undefined;
  }
}

/** The matrix of a transform attribute; what is not understood is left out. */
export function transformIn(text: string | undefined): Matrix {
  const steps = [...(text ?? '').matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)]
    .map(([, name = '', list]) => stepOf(name.toLowerCase(), numbersIn(list)))
    .filter((step) => step !== undefined);
  // The last function is applied first.
  return chain(IDENTITY, ...steps.toReversed());
}

/** A view box with some room in it. */
export function viewBoxIn(text: string | undefined): Rect | undefined {
  const [x, y, width, height] = numbersIn(text);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Maps a view box into a rectangle, as `preserveAspectRatio` says: whole and in the middle where left out. */
export function viewMatrix(view: Rect, rect: Rect, aspect: string | undefined): Matrix {
  const [across, down] = [rect.width / view.width, rect.height / view.height];
  if (aspect?.trim() === 'none')
    return chain(move(-view.x, -view.y), scale(across, down), move(rect.x, rect.y));
  const factor = aspect?.includes('slice') ? Math.max(across, down) : Math.min(across, down);
  const place = (axis: 'x' | 'Y', room: number) => {
    if (aspect?.includes(`${axis}Min`)) return 0;
    return aspect?.includes(`${axis}Max`) ? room : room / 2;
  };
  return chain(
    move(-view.x, -view.y),
    scale(factor),
    move(
      rect.x + place('x', rect.width - view.width * factor),
      rect.y + place('Y', rect.height - view.height * factor),
    ),
  );
}

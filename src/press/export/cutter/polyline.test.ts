import { describe, expect, it } from 'vitest';
import { circle } from '../../../kit/engrave/path/shapes.ts';
import { draw } from '../../../kit/engrave/path/path.ts';
import { polylines } from './polyline.ts';

describe('a curve as straight lines', () => {
  it.each([1, 3, 40])('stays within a twentieth of a millimetre of a circle of %i mm', (radius) => {
    const [line = []] = polylines(circle(0, 0, radius));
    expect(line[0]).toEqual(line.at(-1));
    for (const [index, [x, y]] of line.slice(1).entries()) {
      const [fromX, fromY] = line[index] ?? [0, 0];
      const middle = Math.hypot((x + fromX) / 2, (y + fromY) / 2);
      expect(Math.abs(middle - radius)).toBeLessThan(0.05);
    }
  });

  it('keeps straight lines as they are, and what is apart apart', () => {
    const path = draw().at(0, 0).to(10, 0).at(0, 5).to(10, 5).to(10, 8).path;
    expect(polylines(path)).toEqual([
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 5],
        [10, 5],
        [10, 8],
      ],
    ]);
  });
});

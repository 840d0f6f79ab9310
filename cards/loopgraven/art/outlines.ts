/** What the things of an army are cut to: a circle, a shield, a square, a square on its point. */
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import type { TroopOutline } from '../box/sides.ts';

/** About (x, y), as far as `reach` from it; each about as large as the others. */
export function outlineAt(outline: TroopOutline, x: number, y: number, reach: number): Path {
  switch (outline) {
    case 'round':
      return circle(x, y, reach);
    case 'square':
      return rectangle(x - reach * 0.93, y - reach * 0.93, reach * 1.86, reach * 1.86, reach * 0.08);
    case 'diamond':
      return polygon([
        [x, y - reach * 1.08],
        [x + reach * 1.08, y],
        [x, y + reach * 1.08],
        [x - reach * 1.08, y],
      ]);
    case 'shield':
      return draw()
        .at(x - reach * 0.93, y - reach * 0.96)
        .to(x + reach * 0.93, y - reach * 0.96)
        .to(x + reach * 0.93, y + reach * 0.18)
        .curve(x + reach * 0.93, y + reach * 0.62, x + reach * 0.5, y + reach * 0.88, x, y + reach * 1.04)
        .curve(
          x - reach * 0.5,
          y + reach * 0.88,
          x - reach * 0.93,
          y + reach * 0.62,
          x - reach * 0.93,
          y + reach * 0.18,
        )
        .close().path;
  }
}

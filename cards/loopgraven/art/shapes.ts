/** Shared shapes: the outlines of the armies, curls of smoke, and the size of a picture. */
import { type Path, draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle, smooth } from '../../../src/kit/engrave/path/shapes.ts';
import type { TroopOutline } from '../data/pieces.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import type { EventMark } from '../data/event-cards.ts';

/**
 * The outline of an army's pieces: a circle, a shield, a square, a square on its point. About (x, y), within
 * `reach` of it; all look about equally large.
 */
export function outlineAt(outline: TroopOutline, x: number, y: number, reach: number): Path {
  switch (outline) {
    case 'round':
      return circle(x, y, reach);
    case 'square':
      return rectangle(x - reach * 0.93, y - reach * 0.93, reach * 1.86, reach * 1.86, reach * 0.08);
    case 'diamond':
      return bluntDiamond(x, y, reach);
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

/**
 * A square on its point, its tips cut off: they would stand out beyond the edge of a counter, and within them there is no
 * room for men.
 */
function bluntDiamond(x: number, y: number, reach: number): Path {
  const [tip, blunt] = [reach * 1.08, reach * 0.11];
  return polygon([
    [x - blunt, y - tip],
    [x + blunt, y - tip],
    [x + tip, y - blunt],
    [x + tip, y + blunt],
    [x + blunt, y + tip],
    [x - blunt, y + tip],
    [x - tip, y + blunt],
    [x - tip, y - blunt],
  ]);
}

/** A line that winds inwards, as an engraver has it in smoke. */
export const curl = (x: number, y: number, r: number): Path =>
  smooth(
    Array.from({ length: 14 }, (_, step): Point => {
      const angle = (step / 9) * 2 * Math.PI - 0.6;
      const radius = r * (1 - step / 17);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  );

/** The size of a school plate, mm, and where its ground begins. */
export const PLATE = { width: 52.5, height: 43, ground: 34 } as const;

/** The drawing of each picture. */
export type Plates = Readonly<Partial<Record<EventMark, (b: Burin) => void>>>;

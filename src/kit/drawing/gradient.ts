/**
 * Gradients and see-through colours for art. A sheet has neither: a gradient is drawn as bands of flat colour, and a
 * colour is the one that it makes on its ground.
 *
 * ```ts
 * const sky = gradient({ d: 'M0 0H60V40H0Z', from: [0, 0], to: [0, 40], stops: [{ at: 0, colour: '#123' }, { at: 1, colour: '#e96' }] });
 * const mist = over('#ffffff', 0.4, '#20303a');
 * ```
 */
import type { Colour } from '../edition.ts';
import { IDENTITY, type Point } from '../engrave/path/matrix.ts';
import { readPath } from '../engrave/path/path-data.ts';
import { art, type Art, type Shape } from '../face.ts';
import { gradientBands } from '../pictures/gradient-bands.ts';
import { boundsOf } from '../pictures/path-bounds.ts';
import { mixed } from './mix-colours.ts';

/** A colour at a share of the way, from 0 to 1. */
export interface GradientStop {
  readonly at: number;
  readonly colour: Colour;
}

export interface GradientFill extends Pick<Shape, 'd' | 'fillRule'> {
  readonly from: Point;
  readonly to: Point;
  /** Radii of the circles about `from` and `to`; left out, the colours lie along the line between them. */
  readonly radii?: readonly [from: number, to: number];
  /** In order, at least one. */
  readonly stops: readonly GradientStop[];
}

/** A path filled with a gradient, in mm. */
export function gradient({ d, fillRule, from, to, radii, stops }: GradientFill): Art {
  const [fromRadius, toRadius] = radii ?? [0, 0];
  const fill = {
    kind: radii ? 'radial' : 'linear',
    from,
    to,
    fromRadius,
    toRadius,
    stops: stops.map((stop) => ({ ...stop, alpha: 1 })),
    matrix: IDENTITY,
  } as const;
  const shapes = gradientBands(fill, boundsOf(readPath(d)), IDENTITY, ({ colour }) => colour);
  return art({ x: 0, y: 0, shapes, clips: [{ d, ...(fillRule && { rule: fillRule }) }] });
}

/** The colour that `colour` makes on a ground; opacity from 0 (the ground) to 1. */
export const over = (colour: Colour, opacity: number, ground: Colour): Colour =>
  mixed(ground, colour, opacity);

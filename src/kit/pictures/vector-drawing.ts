/** A drawing as an SVG file has it, with transparency and gradients; `flatten-drawing.ts` makes art of it. */
import type { Colour } from '../edition.ts';
import type { Matrix, Point } from '../engrave/path/matrix.ts';
import type { Path } from '../engrave/path/path.ts';
import type { Rect, Stroke } from '../face.ts';

/** A colour that may be transparent; `alpha` 1 is opaque. */
export interface Tint {
  readonly kind: 'tint';
  readonly colour: Colour;
  readonly alpha: number;
}

/** A colour at a share of the way. */
export interface ColourStop extends Omit<Tint, 'kind'> {
  readonly at: number;
}

/** A change of colour from one point to another, or between two circles; beyond them the end colours go on. */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  readonly from: Point;
  readonly to: Point;
  /** Radii of the circles; 0 for a linear one. */
  readonly fromRadius: number;
  readonly toRadius: number;
  /** In order, at least one. */
  readonly stops: readonly ColourStop[];
  /** Maps the gradient's points to those of the drawing. */
  readonly matrix: Matrix;
}

export type Paint = Tint | Gradient;

export interface VectorClip {
  readonly path: Path;
  readonly rule: 'nonzero' | 'evenodd';
}

/** A stroke in the drawing's units. */
export interface VectorStroke extends Omit<Stroke, 'colour'> {
  readonly paint: Tint;
}

/** One filled or stroked path, in the drawing's units. */
export interface VectorShape {
  readonly path: Path;
  readonly fill?: Paint;
  readonly rule: 'nonzero' | 'evenodd';
  readonly stroke?: VectorStroke;
  readonly clips: readonly VectorClip[];
}

export interface VectorDrawing {
  /** The visible part. */
  readonly view: Rect;
  /** In the order in which they are painted. */
  readonly shapes: readonly VectorShape[];
  /** What could not be read, each the rest of the sentence 'the picture "ship.svg" ...'. */
  readonly notes: readonly string[];
}

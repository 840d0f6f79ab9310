/** Drawings cut in lino: solid parts laid one over the other, parted by thin lines, with a little light. */
import type { Matrix } from './path/matrix.ts';
import { joined, written } from './path/outline.ts';
import { polygon } from './path/shapes.ts';
import type { Colour } from '../edition.ts';
import type { Outline, Shape } from '../face.ts';
import { outline, placed, trail, type Knot } from './knots.ts';

/** The material of a piece, for inking by material; cloth where left out. */
export type Stuff = 'cloth' | 'skin' | 'leather' | 'wood' | 'helmet';

/** One piece of the drawing, drawn over those before it. */
export interface Part {
  readonly outline: readonly Knot[];
  /** Lines cut into it: folds, straps, wrappings. */
  readonly cuts: readonly (readonly Knot[])[];
  /** Where the light falls. */
  readonly lights: readonly (readonly Knot[])[];
  readonly of?: Stuff;
}

export const part = (outline: readonly Knot[], rest: Partial<Part> = {}): Part => ({
  outline,
  cuts: [],
  lights: [],
  ...rest,
});

export const movedPart = ({ outline, cuts, lights, ...rest }: Part, matrix: Matrix): Part => ({
  ...rest,
  outline: placed(outline, matrix),
  cuts: cuts.map((cut) => placed(cut, matrix)),
  lights: lights.map((knots) => placed(knots, matrix)),
});

/** Inks of a linocut: a solid, the lines cut into it, and the light. */
export interface CutInks {
  readonly solid: Colour;
  readonly cut: Colour;
  readonly light: Colour;
  /** Widths in mm: round each part, and within it; 0 within leaves those lines out. */
  readonly contour: number;
  readonly line: number;
}

/** Paints parts in order; `halo` is the width in mm of the clear edge round the whole. */
export function paintParts(parts: readonly Part[], place: Matrix, inks: CutInks, halo = 0): Shape[] {
  const path = (knots: readonly Knot[]): Outline => written(outline(placed(knots, place)));
  const shapes = parts.flatMap(({ outline: knots, cuts, lights }): Shape[] => [
    {
      d: path(knots),
      fill: inks.solid,
      stroke: { colour: inks.cut, width: inks.contour, join: 'round' },
    },
    ...(lights.length > 0 ? [{ d: joined(lights.map(path)), fill: inks.light }] : []),
    ...(cuts.length > 0 && inks.line > 0
      ? [
          {
            d: written(...cuts.map((cut) => trail(placed(cut, place)))),
            stroke: { colour: inks.cut, width: inks.line, cap: 'round' as const },
          },
        ]
      : []),
  ]);
  if (halo === 0) return shapes;
  // The halo is wide and round, so that straight lines between the knots look the same as curves.
  const whole = written(
    ...parts.map(({ outline: knots }) => polygon(placed(knots, place).map(([x, y]) => [x, y]))),
  );
  return [
    { d: whole, fill: inks.cut, stroke: { colour: inks.cut, width: 2 * halo, join: 'round' } },
    ...shapes,
  ];
}

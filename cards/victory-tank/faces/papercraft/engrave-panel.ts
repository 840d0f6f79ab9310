/** Drawing on a panel of a net. */
import { growth, IDENTITY, type Matrix } from '../../../../src/kit/engrave/matrix.ts';
import { movedShapes } from '../../../../src/kit/engrave/transform.ts';
import type { Shape } from '../../../../src/kit/face.ts';
import { burin, DETAIL_OF, type Burin } from '../../../../src/kit/engrave/burin.ts';
import type { Theme } from '../../theme.ts';

export type Engrave = (tool: Burin) => void;

/** A rivet's radius at the model's scale, mm. */
export const RIVET = 0.15;

/** Draws upright, then lays the drawing on the page: shadows turn with what throws them. Nothing of a panel that is not seen. */
export function onPanel(theme: Theme, place: Matrix, engrave: Engrave, drawnAt: Matrix = IDENTITY): Shape[] {
  if (growth(place) === 0) return [];
  const tool = burin(theme, DETAIL_OF[theme.edition], drawnAt);
  engrave(tool);
  return movedShapes(tool.shapes(), place);
}

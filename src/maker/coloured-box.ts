/** Boxes in colours as makers write them: the names of CSS are made plain with the whole face. */
import type { Colour } from '../kit/edition.ts';
import { box as plainBox, type Box, type Rect, type Stroke } from '../kit/face.ts';

/** `#rrggbb`, or a name of CSS. */
type NamedColour = Colour | (string & {});

export interface BoxOptions extends Rect {
  readonly fill?: NamedColour;
  readonly stroke?: Omit<Stroke, 'colour'> & { readonly colour: NamedColour };
  /** Corner radius, mm. */
  readonly radius?: number;
}

/** A rectangle with a ground, an edge, or both. */
export const box = (options: BoxOptions): Box => plainBox(options as Omit<Box, 'kind'>);

/** `fieldkit/draw`: what drawings on faces are made of. It may change from version to version. */
export { art, box, group, text } from '../kit/face.ts';
export type {
  Box,
  Face,
  Group,
  Node,
  Outline,
  Rect,
  Run,
  Shape,
  Sign,
  Stroke,
  TextBlock,
  TextStyle,
} from '../kit/face.ts';
export type { Colour, Edition } from '../kit/edition.ts';
export { gradient, over } from '../kit/drawing/gradient.ts';
export { ground } from '../kit/drawing/face-elements.ts';
export { written } from '../kit/engrave/path/outline.ts';
export { circle, polygon, rectangle } from '../kit/engrave/path/shapes.ts';

/**
 * Marks by which a cutting machine finds the print on its mat: a square in the upper left corner of the page, a corner
 * in the upper right and one in the lower left, as cutters with an optical eye look for them.
 */
import { art, type Art } from '../../kit/face.ts';
import { written } from '../../kit/engrave/path/outline.ts';
import { draw, type Path } from '../../kit/engrave/path/path.ts';
import { rectangle } from '../../kit/engrave/path/shapes.ts';
import type { Margins, PaperSize } from '../margins.ts';
import { BLACK } from './marks.ts';

/** mm: from the edges of the paper, along each arm of a corner, across its line, and the side of the square. */
export const REGISTRATION = { inset: 10, length: 15, thickness: 0.5, square: 5 } as const;

/** What stays clear of the marks, mm: whoever stands within these margins touches none of them. */
export const REGISTRATION_MARGINS: Margins = { top: 16, right: 11, bottom: 16, left: 11 };

/** The corners of the page that the marks stand in, mm. */
export const REGISTRATION_CORNERS = REGISTRATION.inset + REGISTRATION.length;

/** The square, filled. */
function square(): Path {
  const { inset, square: side } = REGISTRATION;
  return rectangle(inset, inset, side, side);
}

/** The middle lines of the two corners. */
function corners({ width, height }: PaperSize): Path {
  const { inset, length, thickness } = REGISTRATION;
  const near = inset + thickness / 2;
  const [right, bottom] = [width - near, height - near];
  return draw()
    .at(right - length, near)
    .to(right, near)
    .to(right, near + length)
    .at(near, bottom - length)
    .to(near, bottom)
    .to(near + length, bottom).path;
}

/** All marks of a page as lines, for the machine's own file. */
export const registrationLines = (page: PaperSize): Path => [...square(), ...corners(page)];

/** The marks as they are printed. */
export const registrationMarks = (page: PaperSize): Art =>
  art({
    x: 0,
    y: 0,
    shapes: [
      { d: written(square()), fill: BLACK },
      { d: written(corners(page)), stroke: { colour: BLACK, width: REGISTRATION.thickness } },
    ],
  });

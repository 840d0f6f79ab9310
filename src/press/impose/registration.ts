/**
 * Registration marks for a cutting machine: a square in the upper left corner of the page, corners in the
 * upper right and lower left, as optical sensors of cutters expect them.
 */
import { art, type Art } from '../../kit/face.ts';
import { written } from '../../kit/engrave/path/outline.ts';
import { draw, type Path } from '../../kit/engrave/path/path.ts';
import { rectangle } from '../../kit/engrave/path/shapes.ts';
import type { Margins } from '../margins.ts';
import type { PaperSize } from '../papers.ts';
import { BLACK } from './marks.ts';

/**
 * In mm: the distance from the paper's edges, the length and thickness of a corner's arms, and the side of the
 * square.
 */
export const REGISTRATION = { inset: 10, length: 15, thickness: 0.5, square: 5 } as const;

/** Margins that keep clear of the marks, mm. */
export const REGISTRATION_MARGINS: Margins = { top: 16, right: 11, bottom: 16, left: 11 };

/** The size of the page corners that the marks take up, mm. */
export const REGISTRATION_CORNERS = REGISTRATION.inset + REGISTRATION.length;

/** The square, filled. */
function square(): Path {
  const { inset, square: side } = REGISTRATION;
  return rectangle(inset, inset, side, side);
}

/** The centre lines of the two corners. */
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

/** All marks of a page as lines, for the machine's file. */
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

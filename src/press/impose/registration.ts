/**
 * Registration marks for a cutting machine: a square in the upper left corner of the page, corners in the
 * upper right and lower left, as optical sensors of cutters expect them.
 */
import { art, type Art, type Rect } from '../../kit/face.ts';
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

/** What is printed round a mark, the head line above all, may be taken for a part of it if it stands nearer, mm. */
export const REGISTRATION_CLEARANCE = 5;

/** The rectangles of the marks: the square, and the two arms of each corner. */
export function registrationAreas({ width, height }: PaperSize): readonly Rect[] {
  const { inset, length, thickness, square: side } = REGISTRATION;
  const level = { width: length, height: thickness };
  const upright = { width: thickness, height: length };
  const [right, bottom] = [width - inset, height - inset];
  return [
    { x: inset, y: inset, width: side, height: side },
    { x: right - length, y: inset, ...level },
    { x: right - thickness, y: inset, ...upright },
    { x: inset, y: bottom - thickness, ...level },
    { x: inset, y: bottom - length, ...upright },
  ];
}

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

/** A track of links laid in a loop, as the frame of a card. */
import { written } from '../path/outline.ts';
import { rectangle } from '../path/shapes.ts';
import type { Colour, EditionInks } from '../../edition.ts';
import type { Shape } from '../../face.ts';

export interface Loop {
  /** The track's middle line, mm within the trim, and the radius of its corners. */
  readonly inset: number;
  readonly radius: number;
  readonly breadth: number;
}

/** The length of a link and the gap between links, scaled so that a whole number goes round. */
const LINK = 3.1;
const GAP = 0.5;

/** Length of a rectangle's edge with round corners. */
const lengthOf = (width: number, height: number, radius: number): number =>
  2 * (width + height) - (8 - 2 * Math.PI) * radius;

/** The shapes of the loop: the centre line, stroked several times with different widths and dashes. */
export function beltFrame(
  width: number,
  height: number,
  { inset, radius, breadth }: Loop,
  { key, paper, edition }: EditionInks,
): Shape[] {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const d = written(rectangle(inset, inset, w, h, radius));
  const links = Math.round(lengthOf(w, h, radius) / (LINK + GAP));
  const pitch = lengthOf(w, h, radius) / links;
  const line = (colour: Colour, share: number, dash?: readonly number[]): Shape => ({
    d,
    stroke: { colour, width: breadth * share, ...(dash && { dash }) },
  });
  if (edition === 'low-ink') {
    return [
      line(paper, 1.2),
      line(key, 1, [pitch - GAP, GAP]),
      line(paper, 0.94, [pitch - GAP - 0.4, GAP + 0.4]),
      line(key, 0.3, [0.3, pitch - 0.3]),
    ];
  }
  return [
    line(paper, 1.25),
    line(key, 1, [pitch - GAP, GAP]),
    // The grouser stands out across each link, the guide horns run along the middle.
    line(paper, 0.84, [0.32, pitch - 0.32]),
    line(key, 0.56),
    line(paper, 0.46, [pitch * 0.5, pitch * 0.5]),
    line(key, 0.34),
    line(paper, 0.12, [pitch * 0.62, pitch * 0.38]),
  ];
}

/** A tank from above, its nose up: tracks, hull, turret and gun; the turret is left free for a letter. */
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Weight } from '../data/box.ts';

/** Half widths and lengths of hull and turret, mm. */
export const HULL = {
  heavy: { wide: 2.7, long: 3.9, turret: 1.75 },
  medium: { wide: 2.4, long: 3.5, turret: 1.65 },
  light: { wide: 2.1, long: 3, turret: 1.55 },
} as const satisfies Record<
  Weight,
  { readonly wide: number; readonly long: number; readonly turret: number }
>;

/** Breadth of a track, mm. */
const TRACK = 0.95;

/** The tank about its turret's middle, drawn with `key` on `paper`. */
export function tankAbove(weight: Weight, key: Colour, paper: Colour, thin: number): Shape[] {
  const { wide, long, turret } = HULL[weight];
  const links = draw();
  for (let y = -long + 0.45; y < long - 0.2; y += 0.7)
    for (const x of [-wide, wide - TRACK]) links.at(x, y).to(x + TRACK, y);
  const hull = polygon([
    [-wide + TRACK, -long + 0.7],
    [-0.7, -long + 0.1],
    [0.7, -long + 0.1],
    [wide - TRACK, -long + 0.7],
    [wide - TRACK, long - 0.3],
    [-wide + TRACK, long - 0.3],
  ]);
  return [
    {
      d: written(
        rectangle(-wide, -long, TRACK, 2 * long, 0.3),
        rectangle(wide - TRACK, -long, TRACK, 2 * long, 0.3),
      ),
      fill: key,
    },
    { d: written(links.path), stroke: { colour: paper, width: thin } },
    { d: written(hull), fill: paper, stroke: { colour: key, width: thin + 0.08 } },
    { d: written(rectangle(-0.32, -long - 0.9, 0.64, long)), fill: key },
    {
      d: written(line(-0.9, long - 1.1, 0.9, long - 1.1), line(-0.9, long - 1.7, 0.9, long - 1.7)),
      stroke: { colour: key, width: thin },
    },
    { d: written(circle(0, 0.2, turret)), fill: key, stroke: { colour: paper, width: thin + 0.06 } },
  ];
}

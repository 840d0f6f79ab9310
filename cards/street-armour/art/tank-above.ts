/** A tank from above, its nose up: tracks, hull, turret and gun; turret and engine deck are left free for a letter and a figure. */
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Weight } from '../data/box.ts';

/** Half widths and lengths of hull and turret, breadth of a track and of the gun, mm. */
export const HULL = {
  heavy: { wide: 3.75, long: 4.65, turret: 2.1, track: 1.3, gun: 0.95 },
  medium: { wide: 3.35, long: 4.4, turret: 1.95, track: 1.1, gun: 0.75 },
  light: { wide: 2.85, long: 4.05, turret: 1.8, track: 0.9, gun: 0.6 },
} as const satisfies Record<
  Weight,
  {
    readonly wide: number;
    readonly long: number;
    readonly turret: number;
    readonly track: number;
    readonly gun: number;
  }
>;

/** The turret's middle, ahead of the hull's: behind it the engine has its deck. */
export const TURRET_AHEAD = 0.55;

/** Between links of a track, mm. */
const LINK = 0.72;

/** The tank about its middle, drawn with `key` on `paper`. */
export function tankAbove(weight: Weight, key: Colour, paper: Colour, thin: number): Shape[] {
  const { wide, long, turret, track, gun } = HULL[weight];
  const inside = wide - track + 0.15;
  const links = draw();
  for (let y = -long + 0.6; y < long - 0.3; y += LINK)
    for (const x of [-wide, wide - track]) links.at(x, y).to(x + track, y);
  const tracks = [-wide, wide - track].map((x) => rectangle(x, -long, track, 2 * long, 0.45));
  const hull = polygon([
    [-inside, -long + 1.1],
    [-inside + 0.7, -long + 0.15],
    [inside - 0.7, -long + 0.15],
    [inside, -long + 1.1],
    [inside, long - 0.5],
    [inside - 0.4, long - 0.1],
    [-inside + 0.4, long - 0.1],
    [-inside, long - 0.5],
  ]);
  const lamps = [-1, 1].map((side) => circle(side * (inside - 0.75), -long + 0.95, 0.3));
  const deck = turret - TURRET_AHEAD + 0.4;
  return [
    { d: written(...tracks), fill: key, stroke: { colour: paper, width: 2 * thin } },
    { d: written(...tracks), fill: key },
    { d: written(links.path), stroke: { colour: paper, width: thin } },
    { d: written(hull), fill: paper, stroke: { colour: key, width: thin + 0.1, join: 'miter' } },
    { d: written(...lamps), fill: key },
    {
      d: written(line(-inside, -long + 1.65, inside, -long + 1.65), line(-inside, deck, inside, deck)),
      stroke: { colour: key, width: thin },
    },
    {
      d: written(rectangle(-gun / 2, -long - 0.1, gun, long - 1)),
      fill: key,
      stroke: { colour: paper, width: thin },
    },
    { d: written(circle(0, -TURRET_AHEAD, turret)), fill: key, stroke: { colour: paper, width: thin + 0.1 } },
  ];
}

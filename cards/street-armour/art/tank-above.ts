/** A tank from above, its nose up: tracks, hull, turret and gun; turret and engine deck are left free for a letter and a figure. */
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Weight } from '../data/box.ts';

/** Half widths and lengths of hull and turret, breadth of a track and of the gun, how far the nose tapers, mm. */
export const HULL = {
  heavy: { wide: 4.75, long: 4.55, turret: 2.2, track: 2.2, gun: 1.1, taper: 0.3 },
  medium: { wide: 4.35, long: 4.65, turret: 1.95, track: 1.95, gun: 0.8, taper: 0.8 },
  light: { wide: 3.85, long: 4.3, turret: 1.75, track: 1.75, gun: 0.55, taper: 1.2 },
} as const satisfies Record<
  Weight,
  {
    readonly wide: number;
    readonly long: number;
    readonly turret: number;
    readonly track: number;
    readonly gun: number;
    readonly taper: number;
  }
>;

/** The turret's middle, ahead of the hull's: behind it the engine has its deck. */
export const TURRET_AHEAD = 0.35;

/** Between links of a track, mm. */
const LINK = 0.72;

/** Half the length of the plate on a track that is left free for a figure, mm: a heavy tank wears skirts all along. */
const PLATE = { heavy: 3.5, medium: 1.8, light: 1.5 } as const satisfies Record<Weight, number>;

/** A heavy tank's turret is angular and has a tail; the others' are round. */
const turretOf = (weight: Weight): Path => {
  const { turret } = HULL[weight];
  if (weight !== 'heavy') return circle(0, -TURRET_AHEAD, turret);
  const wide = turret * 1.02;
  return polygon([
    [-wide * 0.5, -turret - TURRET_AHEAD],
    [wide * 0.5, -turret - TURRET_AHEAD],
    [wide, -turret * 0.35 - TURRET_AHEAD],
    [wide, turret * 0.8 - TURRET_AHEAD],
    [wide * 0.62, turret - TURRET_AHEAD],
    [-wide * 0.62, turret - TURRET_AHEAD],
    [-wide, turret * 0.8 - TURRET_AHEAD],
    [-wide, -turret * 0.35 - TURRET_AHEAD],
  ]);
};

/** The tank about its middle, drawn with `key` on `paper`; `isBare` leaves tracks, gun and turret without a fill. */
export function tankAbove(weight: Weight, key: Colour, paper: Colour, thin: number, isBare = false): Shape[] {
  const { wide, long, turret, track, gun, taper } = HULL[weight];
  const inside = wide - track + 0.15;
  const links = draw();
  for (let y = -long + 0.6; y < long - 0.3; y += LINK)
    if (Math.abs(y) > PLATE[weight]) for (const x of [-wide, wide - track]) links.at(x, y).to(x + track, y);
  const tracks = [-wide, wide - track].map((x) => rectangle(x, -long, track, 2 * long, 0.6));
  const hull = polygon([
    [-inside, -long + 0.5 + taper],
    [-inside + taper, -long + 0.15],
    [inside - taper, -long + 0.15],
    [inside, -long + 0.5 + taper],
    [inside, long - 0.5],
    [inside - 0.4, long - 0.1],
    [-inside + 0.4, long - 0.1],
    [-inside, long - 0.5],
  ]);
  const deck = turret - TURRET_AHEAD + 0.4;
  const barrel = rectangle(-gun / 2, -long + 0.2, gun, long - 1);
  const brake = rectangle(-gun * 0.85, -long + 0.45, gun * 1.7, 0.7);
  const [dark, light] = isBare ? [paper, key] : [key, paper];
  return [
    { d: written(...tracks), fill: dark, stroke: { colour: light, width: isBare ? thin : 2 * thin } },
    ...(isBare ? [] : [{ d: written(...tracks), fill: key }]),
    { d: written(links.path), stroke: { colour: light, width: thin } },
    {
      d: written(hull),
      fill: paper,
      stroke: { colour: key, width: thin + (isBare ? 0 : 0.1), join: 'miter' },
    },
    {
      d: written(line(-inside, -long + 1.65, inside, -long + 1.65), line(-inside, deck, inside, deck)),
      stroke: { colour: key, width: thin },
    },
    {
      d: written(barrel, ...(weight === 'heavy' ? [brake] : [])),
      fill: dark,
      stroke: { colour: light, width: thin },
    },
    { d: written(turretOf(weight)), fill: dark, stroke: { colour: light, width: thin + (isBare ? 0 : 0.1) } },
  ];
}

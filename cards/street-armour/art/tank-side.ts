/** A tank from the side, driving off to the right: running gear, hull, turret and gun, its lowest line at 0. */
import type { Colour } from '../../../src/kit/edition.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Weight } from '../data/box.ts';

/** Lengths of a tank, mm; x from its middle, y up from the ground. */
interface Profile {
  /** Half of the length of its tracks. */
  readonly half: number;
  readonly wheels: number;
  /** Heights of the tracks, of the deck, and of the roof. */
  readonly track: number;
  readonly deck: number;
  readonly roof: number;
  /** The turret’s half width at its foot and at its roof, and where its middle is. */
  readonly turret: readonly [foot: number, roof: number, at: number];
  /** How far the gun reaches beyond the turret, and how thick it is. */
  readonly gun: readonly [length: number, calibre: number];
  /** A smaller turret in front: the heavy tank has one. */
  readonly second: boolean;
}

const PROFILES: Readonly<Record<Weight, Profile>> = {
  heavy: {
    half: 7.2,
    wheels: 7,
    track: 3.5,
    deck: 5,
    roof: 8.1,
    second: true,
    turret: [3, 2.4, -1],
    gun: [3.3, 0.7],
  },
  medium: {
    half: 6.2,
    wheels: 5,
    track: 3.1,
    deck: 4.4,
    roof: 7,
    second: false,
    turret: [2.7, 2.1, -0.3],
    gun: [3.4, 0.55],
  },
  light: {
    half: 4.9,
    wheels: 4,
    track: 2.7,
    deck: 3.9,
    roof: 6.1,
    second: false,
    turret: [2.1, 1.6, 0.2],
    gun: [2.4, 0.45],
  },
};

export interface SideInks {
  readonly key: Colour;
  readonly paper: Colour;
  /** Hull and turret. */
  readonly flat: Colour;
  /** Contours, mm. */
  readonly line: number;
}

/** The tank about its middle, standing on y = 0, without the letter on its turret. */
export function tankSide(weight: Weight, { key, paper, flat, line: width }: SideInks): Shape[] {
  const { half, wheels, track, deck, roof, turret, gun, second } = PROFILES[weight];
  const [foot, top, at] = turret;
  const [reach, calibre] = gun;
  const contour = { colour: key, width };
  const hull = polygon([
    [-half + 0.3, -track + 0.6],
    [-half + 0.6, -deck],
    [half - 2.2, -deck],
    [half - 0.2, -track],
    [half - 0.2, -track + 0.6],
  ]);
  const tower = polygon([
    [at - foot, -deck],
    [at - top, -roof],
    [at + top * 0.8, -roof],
    [at + foot, -deck],
  ]);
  const muzzle = (deck + roof) / 2 + 0.1;
  const radius = track * 0.29;
  const pitch = (2 * half - 2 * radius - 1.2) / (wheels - 1);
  const places = Array.from({ length: wheels }, (_, index) => -half + 0.6 + radius + index * pitch);
  return [
    {
      d: written(rectangle(-half, -track, 2 * half, track, track / 2)),
      fill: paper,
      stroke: { colour: key, width: width * 2.4 },
    },
    { d: written(...places.map((x) => circle(x, -radius - 0.5, radius))), fill: flat, stroke: contour },
    { d: written(...places.map((x) => circle(x, -radius - 0.5, radius * 0.3))), fill: key },
    { d: written(hull), fill: flat, stroke: { ...contour, join: 'round' } },
    { d: written(rectangle(at + foot * 0.5, -muzzle - calibre / 2, reach + foot * 0.5, calibre)), fill: key },
    { d: written(tower), fill: flat, stroke: { ...contour, join: 'round' } },
    { d: hatch(tower, { angle: 90, spacing: 0.9, heavy: width, light: -1 }), fill: key },
    ...(second
      ? [
          {
            d: written(
              polygon([
                [at + foot + 0.4, -deck],
                [at + foot + 0.6, -deck - 1.3],
                [at + foot + 2, -deck - 1.3],
                [at + foot + 2.3, -deck],
              ]),
            ),
            fill: flat,
            stroke: contour,
          },
          { d: written(rectangle(at + foot + 1.6, -deck - 0.95, 1.8, 0.35)), fill: key },
        ]
      : []),
    {
      d: written(line(-half + 1, -deck + 0.55, half - 2.4, -deck + 0.55)),
      stroke: contour,
    },
  ];
}

/** Both armies on their way to the tank: for the front of the box, the booklet and the pages, and for the sides of boxes. */
import { chain, IDENTITY, move, scale, type Matrix } from '../../../src/kit/engrave/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/outline.ts';
import {
  castShadow,
  crater,
  farBelt,
  land,
  openGround,
  ridgeLine,
} from '../../../src/kit/engrave/open-ground.ts';
import { figureParts, standing, type Pose } from '../../../src/kit/engrave/figure.ts';
import { paintParts, type CutInks, type Stuff } from '../../../src/kit/engrave/linocut.ts';
import { trail } from '../../../src/kit/engrave/knots.ts';
import { rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { ARMIES, type Army } from '../box/battlefield.ts';
import type { ArmyInks, Theme } from '../theme.ts';

import { EQUIPMENT, type Weapon } from './equipment.ts';
import { POSES } from './poses.ts';

/** A man: his pose, how far in from his army's side he stands, how far above the lower edge, and how high he is; mm. */
type Man = readonly [pose: Pose<Weapon>, x: number, above: number, height: number];

/** Who is nearest comes last. */
const MEN: Readonly<Record<Army, readonly Man[]>> = {
  red: [
    [POSES.run, 19.6, 4.2, 14.6],
    [POSES.wave, 9.4, 1.4, 23],
  ],
  gray: [
    [POSES.dash, 19.8, 4.2, 14.6],
    [POSES.stride, 10.2, 1.4, 23],
  ],
};

/** Lines within and round a man, mm: the finer the smaller he is, and none that a printer loses. */
const lines = (height: number, least: number) => ({
  contour: Math.max(least, height * 0.0075),
  line: Math.max(least, height * 0.006),
});

/** What a piece of a man is cut in: the coat in his army's colour, what he bears in black. */
function cutIn(of: Stuff, { flat, tint }: ArmyInks, { key, paper, edition }: Theme, height: number): CutInks {
  if (edition === 'low-ink') {
    const drawn = { ...lines(height, 0.125), solid: paper, cut: key, light: paper };
    return of === 'helmet' ? { ...drawn, solid: flat } : drawn;
  }
  const dark = { ...lines(height, 0.1), solid: key, cut: paper, light: tint };
  switch (of) {
    case 'cloth':
    case 'helmet':
      return { ...dark, solid: flat };
    case 'skin':
      return { ...dark, solid: paper, cut: key };
    case 'leather':
    case 'wood':
      return dark;
  }
}

/** A man on a stage `width` mm wide whose ground ends at `bottom`: red marches right, gray left. */
function manOn(theme: Theme, army: Army, width: number, bottom: number, man: Man): Shape[] {
  const [pose, x, above, height] = man;
  const parts = figureParts(pose, EQUIPMENT[army]);
  const size = height / 100;
  const view: Matrix = army === 'gray' ? [-1, 0, 0, 1, width, 0] : IDENTITY;
  const place = chain(scale(size), move(x, bottom - above - standing(parts) * size), view);
  const inks = (of: Stuff): CutInks => cutIn(of, theme.army[army], theme, height);
  const [halo] = paintParts(parts, place, { ...inks('cloth'), cut: theme.paper }, 1.3 * size);
  return [
    ...(halo ? [halo] : []),
    ...parts.flatMap((part) => paintParts([part], place, inks(part.of ?? 'cloth'))),
  ];
}

/** Men of both armies before the tank: `width` mm of ground, down to `bottom`. */
export const bothArmies = (theme: Theme, width: number, bottom: number): Shape[] =>
  ARMIES.flatMap((army) => MEN[army].flatMap((man) => manOn(theme, army, width, bottom, man)));

/** How high a frieze is drawn, mm. */
export const FRIEZE = 14;
const HORIZON = 10.4;

/** An army on the march along its side of a box, `width` mm long and 14 high. */
export function frieze(theme: Theme, army: Army, width: number): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const { key, paper } = theme;
  const { flat, tint } = theme.army[army];
  const far = ridgeLine(-2, width + 2, HORIZON, 1.1, army === 'red' ? 3 : 6);
  const sun = army === 'red' ? width * 0.86 : width * 0.14;
  const burst = { x: sun, y: HORIZON, inner: drawn ? 6 : 0, outer: width, count: 44, share: 0.5 };
  const march: readonly Man[] = [
    [POSES.stride, width * 0.1, 1.5, 11.2],
    [POSES.advance, width * 0.27, 1.1, 11.6],
    [POSES.run, width * 0.47, 1.4, 11.4],
    [POSES.wave, width * 0.64, 1, 10.2],
    [POSES.charge, width * 0.82, 1.3, 11],
  ];
  const holes = [0.2, 0.56, 0.79].map((at, index) => crater(width * at, 12.4 + (index % 2) * 0.6, 5.4));
  const shadows = march.map(([, x]) => castShadow(army === 'red' ? x : width - x, 13, 5.6, -0.8));
  const earth = { left: 0, right: width, horizon: HORIZON + 0.6, bottom: FRIEZE, sun, rows: drawn ? 3 : 4 };
  return [
    drawn ? rayLines(burst, 2, flat, 0.125) : rays(burst, tint),
    { d: land(far, FRIEZE + 4), fill: paper, stroke: { colour: paper, width: 0.7 } },
    drawn
      ? { d: written(trail(far)), stroke: { colour: key, width: 0.2 } }
      : { d: farBelt(far, 0.6), fill: key },
    openGround({ ...earth, heavy: drawn ? 0.16 : 0.34, seed: army === 'red' ? 2 : 7 }, key),
    {
      d: joined(drawn ? holes : [...holes, ...shadows]),
      ...(drawn ? { stroke: { colour: key, width: 0.125 } } : { fill: key }),
    },
    ...march.flatMap((man) => manOn(theme, army, width, FRIEZE, man)),
  ];
}

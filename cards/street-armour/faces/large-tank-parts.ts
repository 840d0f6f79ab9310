/**
 * The tanks at twice the size of the counters, as solids of paper: a hull with its running gear, a turret, and a gun
 * that is rolled. Millimetres; x forward from the hull's middle, y left, z up from the ground.
 */
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { frustum, prism, type Point3, type Solid } from '../../../src/kit/papercraft/solid.ts';
import { unfold, unfoldTurret, type Net } from '../../../src/kit/papercraft/unfold.ts';
import type { Weight } from '../data/box.ts';

export interface LargeTank {
  /** Half the length, the width, and the height of the roof. */
  readonly half: number;
  readonly wide: number;
  readonly high: number;
  /** How far the armour in front slopes back, and at which height it begins. */
  readonly slope: number;
  readonly nose: number;
  /** The turret's middle ahead of the hull's, its height, and its corners from the front edge leftward. */
  readonly ahead: number;
  readonly turretHigh: number;
  readonly turret: readonly Point[];
  /** The roof's share of the turret's foot. */
  readonly taper: number;
  /** The gun's length before the turret, and how often its strip goes round. */
  readonly gun: number;
  readonly wheels: number;
}

/** An octagon with a side to the front, `reach` mm from its middle to each side. */
const octagon = (reach: number): readonly Point[] =>
  Array.from({ length: 8 }, (_, index): Point => {
    const turn = ((index - 0.5) * Math.PI) / 4;
    const radius = reach / Math.cos(Math.PI / 8);
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });

/** A heavy tank's turret is angular and has a tail; the others' are round. */
const ANGULAR: readonly Point[] = [
  [6.6, -3],
  [6.6, 3],
  [2.4, 5.8],
  [-5.6, 5.8],
  [-8, 3.4],
  [-8, -3.4],
  [-5.6, -5.8],
  [2.4, -5.8],
];

export const LARGE_TANKS: Readonly<Record<Weight, LargeTank>> = {
  heavy: {
    half: 15.6,
    wide: 18,
    high: 9,
    slope: 4.4,
    nose: 4,
    ahead: 1,
    turretHigh: 5.6,
    turret: ANGULAR,
    taper: 0.86,
    gun: 15,
    wheels: 7,
  },
  medium: {
    half: 14.4,
    wide: 16,
    high: 8.6,
    slope: 6,
    nose: 3.6,
    ahead: 1.4,
    turretHigh: 5.4,
    turret: octagon(5.4),
    taper: 0.82,
    gun: 12,
    wheels: 5,
  },
  light: {
    half: 12.4,
    wide: 14,
    high: 7.4,
    slope: 6.4,
    nose: 3,
    ahead: 1,
    turretHigh: 4.6,
    turret: octagon(4.5),
    taper: 0.8,
    gun: 7.5,
    wheels: 4,
  },
};

/** The hull from its belly round the nose to the stern. */
export const hullOf = ({ half, wide, high, slope, nose }: LargeTank): Solid =>
  prism(
    [
      { at: [-half + 3, 0], face: 'belly' },
      { at: [half - 3.6, 0], face: 'chin' },
      { at: [half, nose], face: 'front' },
      { at: [half - slope, high], face: 'roof' },
      { at: [-half + 1.6, high], face: 'rear' },
      { at: [-half, nose + 0.6], face: 'heel' },
    ],
    wide,
  );

/** Open below, where nobody looks. */
export const netOfHull = (tank: LargeTank): Net =>
  unfold(hullOf(tank), {
    root: 'roof',
    hinges: [
      ['roof', 'front'],
      ['front', 'chin'],
      ['roof', 'rear'],
      ['rear', 'heel'],
      ['roof', 'left'],
      ['roof', 'right'],
    ],
    open: ['belly'],
    bearers: ['chin', 'heel', 'front', 'rear'],
    tabs: { depth: 3.4 },
  });

export function turretOf({ turret, ahead, high, turretHigh, taper }: LargeTank): Solid {
  const ring = (share: number, z: number): Point3[] =>
    turret.map(([x, y]): Point3 => [ahead + x * share, y * share, z]);
  return frustum(ring(1, high), ring(taper, high + turretHigh));
}

export const netOfTurret = (tank: LargeTank): Net => unfoldTurret(turretOf(tank), 1.8);

/** How wide the strip of a gun is, mm: it goes round a toothpick almost twice. */
export const GUN_STRIP = 11;
/** What of the gun goes into the turret, mm. */
export const GUN_ROOT = 5;

/** The strip that is rolled to a gun, its muzzle to the right. */
export function netOfGun({ gun }: LargeTank): Net {
  const long = gun + GUN_ROOT;
  const outline: readonly Point[] = [
    [0, 0],
    [0, GUN_STRIP],
    [long, GUN_STRIP],
    [long, 0],
  ];
  return {
    panels: [{ face: 'gun', outline, lay: ([x, y]) => [x, y] }],
    folds: [],
    tabs: [],
    rims: outline.map((from, index) => [from, outline[(index + 1) % outline.length] ?? from] as const),
  };
}

/** The gun on its turret, for a picture. */
export function gunOf({ ahead, turret: [front = [0, 0]], high, turretHigh, gun }: LargeTank): Solid {
  const [from, middle] = [ahead + front[0] * 0.92, high + turretHigh * 0.5];
  return prism(
    [
      { at: [from, middle - 0.9], face: 'below' },
      { at: [from + gun, middle - 0.9], face: 'muzzle' },
      { at: [from + gun, middle + 0.9], face: 'above' },
      { at: [from, middle + 0.9], face: 'root' },
    ],
    1.8,
  );
}

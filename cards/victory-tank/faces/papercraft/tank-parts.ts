/**
 * The Renault FT as six parts of paper, true to the real tank at 1:125 but for its gun, which is stouter. The
 * bodies are solids in millimetres: x forward from the tank's middle, y left, z up from the ground.
 */
import type { Point } from '../../../../src/kit/engrave/path/matrix.ts';
import { memoized } from '../../../../src/kit/memoize.ts';
import { frustum, prism, type Point3, type Solid } from '../../../../src/kit/papercraft/solid.ts';
import { unfold, unfoldTurret, type Net } from '../../../../src/kit/papercraft/unfold.ts';

/** Millimetres of paper to a centimetre of tank. */
export const MODEL_SCALE = 0.08;
/** The middle of the tank's length, centimetres from the tip of its tail. */
const MIDDLE = 250;

/** From the side view's centimetres (along, up) to the model's (x, z). */
const toModel = ([along, up]: Point): Point => [(along - MIDDLE) * MODEL_SCALE, up * MODEL_SCALE];

const corner = (along: number, up: number, face: string) => ({ at: toModel([along, up]), face });

export const TRACK_SPAN = 174 * MODEL_SCALE;
export const HULL_WIDTH = 102 * MODEL_SCALE;

/** Both tracks and the belly between them as one body. */
export const TRACKS: Solid = prism(
  [
    corner(172, 0, 'belly'),
    corner(382, 0, 'chin'),
    corner(468, 21, 'front-low'),
    corner(499, 57, 'front'),
    corner(499, 104, 'front-high'),
    corner(468, 138, 'brow'),
    corner(428, 144, 'top'),
    corner(115, 105, 'back-high'),
    corner(83, 84, 'back'),
    corner(82, 43, 'back-low'),
    corner(106, 20, 'heel'),
  ],
  TRACK_SPAN,
);

export const netOfTracks = memoized((): Net =>
  unfold(TRACKS, {
    root: 'front',
    hinges: [
      ['front', 'front-high'],
      ['front-high', 'brow'],
      ['brow', 'top'],
      ['top', 'back-high'],
      ['back-high', 'back'],
      ['back', 'back-low'],
      ['front', 'front-low'],
      ['front-low', 'chin'],
      ['chin', 'belly'],
      ['belly', 'heel'],
      ['front', 'left'],
      ['front', 'right'],
    ],
    bearers: [
      'heel',
      'belly',
      'chin',
      'front-low',
      'front-high',
      'brow',
      'top',
      'back-high',
      'back',
      'back-low',
    ],
    tabs: { depth: 2.4 },
  }),
);

/** Where a line along the top run of the tracks is, centimetres up. */
const onTop = (along: number): number => 105 + ((along - 115) * 39) / 313;

/** The armoured body between and above the tracks; open below, it stands on their top. */
export const HULL: Solid = prism(
  [
    corner(119, onTop(119), 'floor'),
    corner(416, onTop(416), 'nose'),
    corner(364, 182, 'hood'),
    corner(354, 157, 'roof'),
    corner(252, 157, 'deck'),
    corner(121, 134, 'stern'),
  ],
  HULL_WIDTH,
);

export const netOfHull = memoized((): Net =>
  unfold(HULL, {
    root: 'nose',
    hinges: [
      ['nose', 'hood'],
      ['hood', 'roof'],
      ['roof', 'deck'],
      ['deck', 'stern'],
      ['nose', 'left'],
      ['nose', 'right'],
    ],
    open: ['floor'],
    bearers: ['hood', 'roof', 'deck', 'stern'],
    feet: [
      ['left', 'floor'],
      ['right', 'floor'],
      ['stern', 'floor'],
      ['nose', 'floor'],
    ],
    tabs: { depth: 2.2 },
  }),
);

/** An octagon with a side to the front, `apothem` mm from its middle to each side, `z` up. */
function octagon(middle: number, apothem: number, z: number): Point3[] {
  const radius = apothem / Math.cos(Math.PI / 8);
  return Array.from({ length: 8 }, (_, index): Point3 => {
    const turn = ((index - 0.5) * Math.PI) / 4;
    return [middle + radius * Math.cos(turn), radius * Math.sin(turn), z];
  });
}

export const [TURRET_AT] = toModel([304, 0]);
export const TURRET_APOTHEM = 47 * MODEL_SCALE;
export const [, TURRET_FOOT] = toModel([0, 157]);
export const [, TURRET_ROOF] = toModel([0, 203]);

/** The turret of riveted plates: `side-0` to the front, then leftward. */
export const TURRET: Solid = frustum(
  octagon(TURRET_AT, TURRET_APOTHEM, TURRET_FOOT),
  octagon(TURRET_AT, TURRET_APOTHEM * 0.9, TURRET_ROOF),
);

export const netOfTurret = memoized((): Net => unfoldTurret(TURRET, 1.5));

const TAIL_WIDTH = 80 * MODEL_SCALE;

/** The tail: two plates that meet at its tip; its front is the tank's rear. */
export const TAIL: Solid = prism(
  [corner(10, 62, 'under'), corner(132, 12, 'front'), corner(83, 82, 'over')],
  TAIL_WIDTH,
);

export const netOfTail = memoized((): Net =>
  unfold(TAIL, {
    root: 'over',
    hinges: [['over', 'under']],
    open: ['front', 'left', 'right'],
    feet: [
      ['over', 'front'],
      ['under', 'front'],
    ],
    tabs: { depth: 2.6 },
  }),
);

/** An outline below a level fold and its mirror image above: folded back, one covers the other. */
function foldOver(outline: readonly Point[], feet: readonly (readonly [Point, Point])[], depth: number): Net {
  const above = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, -y]).toReversed();
  const [from, to] = [outline[0], outline[1]];
  if (!from || !to) throw new Error('A fold runs between two points.');
  const flat = (): Point => [0, 0];
  const footOf = ([a, b]: readonly [Point, Point], on: string) =>
    ({ on, meets: 'ground', outline: [a, [a[0] - depth, a[1]], [b[0] - depth, b[1]], b] }) as const;
  const halves = [outline, above(outline)];
  const rims = halves.flatMap((half) =>
    half.map((start, index): readonly [Point, Point] => [start, half[(index + 1) % half.length] ?? start]),
  );
  const closed = [[from, to] as const, ...feet, ...feet.map(([a, b]) => above([a, b]) as [Point, Point])];
  const same = (one: readonly [Point, Point], other: readonly [Point, Point]): boolean =>
    one.every((point) => other.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < 1e-6));
  return {
    panels: [
      { face: 'one', outline, lay: flat },
      { face: 'other', outline: above(outline), lay: flat },
    ],
    folds: [{ parent: 'one', child: 'other', from, to, angle: 180 }],
    tabs: [
      ...feet.map((foot) => footOf(foot, 'one')),
      ...feet.map(([a, b]) => footOf([a, b].map(([x, y]): Point => [x, -y]) as [Point, Point], 'other')),
    ],
    rims: rims.filter((rim) => !closed.some((edge) => same(edge, rim))),
  };
}

/** The gun from its foot at x = 0, right half below the fold: a sleeve, the barrel, its muzzle. */
export const GUN_LENGTH = 7.6;
export const GUN_OUTLINE: readonly Point[] = [
  [0, 0],
  [GUN_LENGTH, 0],
  [GUN_LENGTH, 1.7],
  [GUN_LENGTH - 1, 1.7],
  [GUN_LENGTH - 1, 1.4],
  [2.4, 1.4],
  [2.4, 2.2],
  [0, 2.2],
];

export const netOfGun = memoized((): Net =>
  foldOver(
    GUN_OUTLINE,
    [
      [
        [0, 0.25],
        [0, 2.2],
      ],
    ],
    2,
  ),
);

/** The cupola's lid, twice: as thick as card once it is folded and glued. */
export const CUPOLA_APOTHEM = 26 * MODEL_SCALE;
const CUPOLA_OUTLINE: readonly Point[] = Array.from({ length: 8 }, (_, index): Point => {
  const turn = ((index - 2.5) * Math.PI) / 4;
  const radius = CUPOLA_APOTHEM / Math.cos(Math.PI / 8);
  return [radius * Math.cos(turn), CUPOLA_APOTHEM + radius * Math.sin(turn)];
});

export const netOfCupola = memoized((): Net => foldOver(CUPOLA_OUTLINE, [], 0));

/** The cupola's lid as it lies on the turret. */
export const CUPOLA: Solid = frustum(
  octagon(TURRET_AT, CUPOLA_APOTHEM, TURRET_ROOF),
  octagon(TURRET_AT, CUPOLA_APOTHEM, TURRET_ROOF + 0.6),
);

/** Where the gun's middle is, up from the ground, mm. */
const GUN_UP = (TURRET_FOOT + TURRET_ROOF) / 2;
const GUN_FOOT = TURRET_AT + TURRET_APOTHEM * 0.95;

/** The gun on its turret, as thick as two papers and the glue between them. */
export const GUN: Solid = prism(
  [
    ...GUN_OUTLINE.slice(2)
      .toReversed()
      .map(([x, y]): Point => [x, -y]),
    ...GUN_OUTLINE.slice(2),
  ].map(([x, y], index) => ({ at: [GUN_FOOT + x, GUN_UP + y] as const, face: `rim-${index}` })),
  0.5,
);

/** What the finished model takes up, mm: from the tip of the tail to the tracks' front, and to the cupola. */
export const MODEL_SIZE = {
  length: toModel([499, 0])[0] - toModel([10, 0])[0],
  width: TRACK_SPAN,
  height: TURRET_ROOF + 0.6,
} as const;

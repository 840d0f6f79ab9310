/** What soldiers of 1944 carry in their hands, along x from the hand; see `Equipment` in `figure.ts`. */
import { part, type Part } from '../../../../src/kit/engrave/linocut.ts';
import { rifle } from '../../../../src/kit/engrave/figures/soldiery.ts';

export type Weapon =
  'rifle' | 'gun' | 'mg' | 'tube' | 'piat' | 'shell' | 'stick' | 'bag' | 'pipe' | 'glasses' | 'none';
const bar = (from: number, to: number, up: number, down: number): Part =>
  part(
    [
      [from, -up, 'sharp'],
      [to, -up, 'sharp'],
      [to, down, 'sharp'],
      [from, down, 'sharp'],
    ],
    { of: 'wood' },
  );

/** The outline of a weapon of straight edges. */
export const cast = (points: readonly (readonly [number, number])[], cuts: Part['cuts'] = []): Part =>
  part(
    points.map(([x, y]): [number, number, 'sharp'] => [x, y, 'sharp']),
    { of: 'wood', cuts },
  );

/** The MP 40: a folded stock, a long magazine below, a short barrel. */
export const MP40: readonly Part[] = [
  cast([
    [-14, 0.4],
    [-14, 2],
    [-2, 1.4],
    [-3.4, 6.4],
    [-0.6, 6.8],
    [1.2, 1.6],
    [8, 1.6],
    [8, 10.6],
    [10.8, 10.6],
    [10.8, 1.4],
    [26, 0.6],
    [26, -0.8],
    [10, -1.8],
    [-4, -1.6],
  ]),
];

/** The Thompson: a wooden butt, a straight magazine, a grip before it, ribs on the barrel. */
export const THOMPSON: readonly Part[] = [
  cast(
    [
      [-19, 1.6],
      [-18, 6],
      [-7, 2],
      [-4, 2],
      [-4.6, 6],
      [-1.6, 6.2],
      [-0.4, 2],
      [4, 2],
      [4.2, 9],
      [7, 9],
      [7, 2],
      [11, 2],
      [10.6, 5.8],
      [13, 5.8],
      [14.4, 1.6],
      [24, 0.9],
      [24, -1],
      [-5, -1.8],
    ],
    [16, 18, 20].map((x) => [
      [x, -1],
      [x, 1],
    ]),
  ),
];

/** The Sten: a tube, a skeleton butt, the magazine out to the side. */
export const STEN: readonly Part[] = [
  cast([
    [-16, -0.6],
    [-17, 5.4],
    [-15.4, 5.6],
    [-14, 1],
    [-3, 1],
    [-3.4, 4.4],
    [-1.4, 4.6],
    [0, 1.2],
    [24, 0.7],
    [24, -0.9],
    [-16, -1.4],
  ]),
  cast([
    [7, -2.6],
    [12, -2.6],
    [12, 3.2],
    [7, 3.2],
  ]),
];

/** Legs under a muzzle, apart when it is rested, folded when it is carried. */
const bipod = (x: number): Part =>
  cast([
    [x - 0.6, 0.6],
    [x - 5.4, 9.6],
    [x - 4.2, 9.8],
    [x, 2.4],
    [x + 4, 9.8],
    [x + 5.2, 9.6],
    [x + 0.8, 0.6],
  ]);

/** The MG 42: a fishtail butt, a square jacket with slots, a belt of cartridges hanging out. */
export const MG42: readonly Part[] = [
  bipod(37),
  cast(
    [
      [-16, -2.4],
      [-17.4, 5.6],
      [-14, 5],
      [-8, 2],
      [-3, 2],
      [-4, 6.4],
      [-1.4, 6.8],
      [0.4, 2],
      [12, 2],
      [12, 1.5],
      [40, 1.3],
      [40, -1.5],
      [12, -1.8],
      [10, -2.8],
      [0, -2.8],
    ],
    [15, 19, 23, 27, 31, 35].map((x) => [
      [x, 0],
      [x + 2, 0],
    ]),
  ),
  cast([
    [5, 1],
    [9, 1],
    [9.6, 6],
    [7.4, 10],
    [5.4, 9.4],
    [6.6, 6],
  ]),
];

/** The Bren: its magazine curves up from the top. */
export const BREN: readonly Part[] = [
  bipod(34),
  cast([
    [2, -1],
    [2.6, -6],
    [5.4, -11.4],
    [9, -10.2],
    [6.6, -5.6],
    [6.2, -1],
  ]),
  cast(
    [
      [-17, -1],
      [-17, 5.4],
      [-12, 5],
      [-5, 2],
      [-3, 2],
      [-4, 6.4],
      [-1.2, 6.6],
      [0.4, 2.4],
      [13, 1.8],
      [36, 0.8],
      [39, 1.6],
      [39, -1.6],
      [36, -0.8],
      [13, -1.4],
      [-3, -1.8],
    ],
    [
      [
        [16, 0.2],
        [34, 0],
      ],
    ],
  ),
];

/** The BAR: a long rifle with a magazine below, on legs at its very muzzle. */
export const BAR: readonly Part[] = [
  bipod(39),
  cast(
    [
      [-19, 0],
      [-18.6, 5.6],
      [-7, 2],
      [1, 2],
      [1, 7.4],
      [5, 7.4],
      [5, 2],
      [20, 2.2],
      [21, 0.9],
      [42, 0.8],
      [42, -0.8],
      [21, -0.9],
      [8, -1.8],
      [-4, -1.6],
    ],
    [
      [
        [8, 0.4],
        [19, 0.4],
      ],
    ],
  ),
];

/** The parachutists' rifle: a slanted grip, a magazine out to the side, a folded bipod. */
export const FG42: readonly Part[] = [
  cast([
    [-15, -1.8],
    [-15.6, 3.4],
    [-5, 1.6],
    [-6.6, 6.4],
    [-3.6, 7.2],
    [0, 1.8],
    [12, 1.8],
    [36, 1.6],
    [36, 0.4],
    [40, 0.4],
    [40, -0.9],
    [12, -1.4],
  ]),
  cast([
    [4, -3],
    [9, -3],
    [9, 4],
    [4, 4],
  ]),
];

/** The British rifle: wood nearly to the muzzle, and a spike for a bayonet. */
export const LEE: readonly Part[] = [
  cast([
    [35, -0.3],
    [35, -1.1],
    [50, -0.7],
  ]),
  rifle(37),
  cast([
    [1, 1.6],
    [1.6, 5.4],
    [5, 5],
    [5.4, 1.6],
  ]),
];

/** A tube on the shoulder that is as long as half a man; with a shield before the face. */
const tube = (front: number, back: number, wide: number, shield: boolean): readonly Part[] => [
  bar(-back, front, wide + 6.6, wide - 6.6),
  bar(-3, -1, 0, 3),
  bar(6, 8, 0, 3),
  ...(shield ? [bar(11, 13.4, 15, 3)] : []),
  part(
    [
      [front, -wide - 7.6, 'sharp'],
      [front + 2, -wide - 7.6, 'sharp'],
      [front + 2, wide - 5.6, 'sharp'],
      [front, wide - 5.6, 'sharp'],
    ],
    { of: 'wood' },
  ),
];

const PIAT: readonly Part[] = [
  bar(-20, 14, 5.6, -1.6),
  part(
    [
      [14, -7.4, 'sharp'],
      [28, -7.4, 'sharp'],
      [32, -3.6, 'sharp'],
      [28, 0, 'sharp'],
      [14, 0, 'sharp'],
    ],
    { of: 'wood' },
  ),
  bar(-22, -20, 8, -8),
  bar(-2, 0, 0, 4),
  bar(8, 9.6, 0, 10),
];

/** A shell in both hands. */
const SHELL: readonly Part[] = [
  part(
    [
      [-8, -3.4, 'sharp'],
      [10, -3.4, 'sharp'],
      [18, 0],
      [10, 3.4, 'sharp'],
      [-8, 3.4, 'sharp'],
    ],
    {
      of: 'wood',
      cuts: [
        [
          [9, -3.4],
          [9, 3.4],
        ],
      ],
    },
  ),
];

/** A stick grenade, held by its handle. */
const STICK: readonly Part[] = [
  bar(-2, 9, 0.7, 0.7),
  cast([
    [9, -2.2],
    [15, -2.2],
    [15, 2.2],
    [9, 2.2],
  ]),
];

/** A charge in a bag with a fuse. */
const CHARGE_BAG: readonly Part[] = [
  cast([
    [1, -5],
    [11, -5],
    [11, 5],
    [1, 5],
  ]),
  cast([
    [1, -5],
    [6, -1.6],
    [1, 5],
  ]),
];

/** The pipe of a flame-thrower, with its ring. */
const PIPE: readonly Part[] = [bar(-6, 26, 0.9, 0.9), bar(22, 27, 2, 2), bar(-1, 2, 1.4, 4.4)];

/** Field glasses, raised to the eyes. */
const GLASSES: readonly Part[] = [
  cast([
    [-2, -3],
    [3, -3.4],
    [8, -4.4],
    [8, 0.2],
    [3, 0],
    [-2, -0.4],
  ]),
];

export const CARRIED = {
  piat: PIAT,
  shell: SHELL,
  stick: STICK,
  bag: CHARGE_BAG,
  pipe: PIPE,
  glasses: GLASSES,
  none: [],
} as const;

export const SCHRECK = tube(40, 26, 3.4, true);
export const BAZOOKA = tube(36, 26, 2.4, false);

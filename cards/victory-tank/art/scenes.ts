/** The pictures of the action cards: as many men as points, six scenes an army. */
import { POKER } from '../../../src/kit/component.ts';
import { type Matrix, chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { movedData } from '../../../src/kit/engrave/path/transform.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { circle, line } from '../../../src/kit/engrave/path/shapes.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { ActionCard } from '../data/box.ts';
import type { Army } from '../data/battlefield.ts';
import type { Theme } from '../theme.ts';
import { EQUIPMENT, POSES, type Weapon } from './soldiers.ts';
import { type Pose, figureParts, standing } from '../../../src/kit/engrave/figures/figure.ts';
import { type Knot, outline, placed, trail } from '../../../src/kit/engrave/knots.ts';
import { type CutInks, type Part, movedPart, paintParts, part } from '../../../src/kit/engrave/linocut.ts';
import { type Burst, gapLines, rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import {
  castShadow,
  crater,
  farBelt,
  land,
  openGround,
  ridgeLine,
} from '../../../src/kit/engrave/open-ground.ts';

// Things on a battlefield: stumps, wire, sandbags, a ladder, a shell burst. In mm, standing on y = 0.

/** A tree that shells have left, `height` mm high. */
const STUMP: readonly Part[] = [
  part(
    [
      [-1.5, 0.3, 'sharp'],
      [-0.9, -1.5],
      [-0.8, -5],
      [-1, -6.4],
      [-3.2, -8.6],
      [-4, -10.6, 'sharp'],
      [-2.4, -9],
      [-0.8, -7.8],
      [-0.7, -11],
      [-1.1, -13.4, 'sharp'],
      [-0.3, -12.2, 'sharp'],
      [0, -14.6, 'sharp'],
      [0.5, -12],
      [0.6, -9],
      [1.8, -10.4],
      [2.2, -12, 'sharp'],
      [2.4, -10.2],
      [0.8, -7.6],
      [0.8, -4],
      [1.1, -1.2],
      [1.8, 0.3, 'sharp'],
    ],
    {
      cuts: [
        [
          [0.2, -10.4],
          [0.1, -6],
        ],
        [
          [-0.2, -5.4],
          [-0.3, -1.6],
        ],
      ],
    },
  ),
];

/** A screw picket with its eyes, leaning as wire pulls it. */
const PICKET: readonly Knot[] = [
  [-0.32, 0.3, 'sharp'],
  [-0.22, -7.4, 'sharp'],
  [0.22, -7.4, 'sharp'],
  [0.32, 0.3, 'sharp'],
];

/** A strand with its barbs, sagging between two pickets. */
function strand(x1: number, y1: number, x2: number, y2: number, sag: number): Path {
  const pen = draw()
    .at(x1, y1)
    .bend((x1 + x2) / 2, (y1 + y2) / 2 + 2 * sag, x2, y2);
  const barbs = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 1.9));
  for (let index = 1; index < barbs; index++) {
    const t = index / barbs;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
    pen.add(line(x - 0.3, y - 0.42, x + 0.3, y + 0.42)).add(line(x + 0.3, y - 0.42, x - 0.3, y + 0.42));
  }
  return pen.path;
}

/** A filled sandbag, 7 mm long, tied at its end. */
const SANDBAG: readonly Part[] = [
  part(
    [
      [-3.5, -0.5],
      [-3.2, -2.2],
      [-1.4, -2.8],
      [1.2, -2.8],
      [3, -2.3],
      [3.6, -1.4],
      [3.3, -0.3],
      [1.4, 0.1],
      [-1.6, 0.1],
    ],
    {
      cuts: [
        [
          [-2.9, -1.9],
          [-1, -2.3],
          [1.4, -2.2],
        ],
        [
          [2.6, -1.9],
          [2.3, -1.2],
          [2.6, -0.6],
        ],
      ],
    },
  ),
];

/** A ladder of `rungs`, 3.4 mm wide, standing on y = 0. */
function ladder(rungs: number, step: number): readonly Part[] {
  const height = rungs * step + 1.2;
  const rail = (x: number): Part =>
    part([
      [x - 0.5, 0, 'sharp'],
      [x - 0.5, -height, 'sharp'],
      [x + 0.5, -height, 'sharp'],
      [x + 0.5, 0, 'sharp'],
    ]);
  const rung = (index: number): Part => {
    const y = -step * (index + 0.7);
    return part([
      [-1.9, y - 0.35, 'sharp'],
      [1.9, y - 0.35, 'sharp'],
      [1.9, y + 0.35, 'sharp'],
      [-1.9, y + 0.35, 'sharp'],
    ]);
  };
  return [...Array.from({ length: rungs }, (_, index) => rung(index)), rail(-1.7), rail(1.7)];
}

/** A shell burst: earth flung up in wedges from one spot, and clods beyond them. */
const BURST: readonly Part[] = [
  ...[-66, 62, -50, 48, -36, 36, -24, 22, -11, 10, 0].map((degrees, index): Part => {
    const length = 15.5 - Math.abs(degrees) * 0.12 - (index % 3) * 1.9;
    const thick = 0.75 + (index % 2) * 0.35;
    return part(
      placed(
        [
          [-thick * 0.7, 0.4, 'sharp'],
          [-thick, -length * 0.62],
          [0.2, -length, 'sharp'],
          [thick, -length * 0.55],
          [thick * 0.7, 0.4, 'sharp'],
        ],
        turn(degrees),
      ),
    );
  }),
  ...[
    [-7.4, -9.6],
    [-4.6, -13.4],
    [6.2, -11.6],
    [9.2, -7.4],
    [1.8, -16.6],
  ].map(([x = 0, y = 0]) =>
    part([
      [x - 0.7, y],
      [x, y - 0.6],
      [x + 0.7, y + 0.1],
      [x - 0.1, y + 0.6],
    ]),
  ),
];

/** The scene in the opening of the fog, and the men who come out of it. */
export interface Scene {
  readonly land: readonly Shape[];
  readonly men: readonly Shape[];
}

/** The picture is drawn for a card that marches right, then mirrored for the army that marches left. */
interface Stage {
  readonly army: Army;
  readonly theme: Theme;
  readonly inks: CutInks;
  readonly view: Matrix;
}

const { width: WIDTH } = POKER;
const SUN_RADIUS = 14.5;
const HORIZON = 46.5;

const isDrawn = ({ theme }: Stage): boolean => theme.edition === 'low-ink';

const inksOf = (theme: Theme, army: Army): CutInks => {
  const { key, paper } = theme;
  const { flat, tint } = theme.army[army];
  switch (theme.edition) {
    case 'colour':
      return { solid: key, cut: paper, light: tint, contour: 0.34, line: 0.24 };
    case 'low-ink':
      return { solid: paper, cut: key, light: flat, contour: 0.17, line: 0.125 };
    case 'screen':
      return { solid: key, cut: paper, light: tint, contour: 0.5, line: 0 };
  }
};

function man(stage: Stage, pose: Pose<Weapon>, x: number, feet: number, height: number): Shape[] {
  const { army, inks, view } = stage;
  const parts = figureParts(pose, EQUIPMENT[army]);
  const size = height / 100;
  const place = chain(scale(size), move(x, feet - standing(parts) * size), view);
  // Where ink is spared the halo is the figure's heavy outer line.
  return paintParts(parts, place, inks, (isDrawn(stage) ? 0.48 : 1.3) * size);
}

const things = ({ inks, view }: Stage, parts: readonly Part[], x: number, y: number, size = 1): Shape[] =>
  paintParts(parts, chain(scale(size), move(x, y), view), inks);

/** Cuts in the ground: solid where ink is had, outlined where it is spared. */
const cuts = (stage: Stage, data: readonly Outline[]): Shape => {
  const d = joined(data.map((path) => movedData(path, stage.view)));
  const { key } = stage.theme;
  return isDrawn(stage) ? { d, stroke: { colour: key, width: 0.125 } } : { d, fill: key };
};

function sky(stage: Stage, x: number, y: number): Shape[] {
  const { theme, army } = stage;
  const { flat } = theme.army[army];
  const centre = stage.view[0] < 0 ? WIDTH - x : x;
  const burst: Burst = { x: centre, y, inner: SUN_RADIUS + 1.6, outer: 78, count: 26, share: 0.5 };
  const ring = (radius: number): Outline => written(circle(centre, y, radius));
  const disc = {
    d: ring(SUN_RADIUS),
    fill: theme.paper,
    stroke: { colour: flat, width: isDrawn(stage) ? 0.25 : 0.45 },
  };
  if (isDrawn(stage)) return [rayLines(burst, 2, flat, 0.125), disc];
  const fine = theme.edition === 'colour';
  return [
    rays(burst, flat),
    ...(fine ? [gapLines(burst, SUN_RADIUS + 5, 70, theme.key, 0.12)] : []),
    disc,
    ...(fine ? [{ d: ring(SUN_RADIUS - 1.1), stroke: { colour: flat, width: 0.2 } }] : []),
  ];
}

/** Ground to the horizon, dark against the light, with what lies on it. */
function field(stage: Stage, sun: number, seed: number, holes: readonly Outline[]): Shape[] {
  const { theme, view } = stage;
  const { key, paper } = theme;
  const drawn = isDrawn(stage);
  const far = ridgeLine(-2, WIDTH + 2, HORIZON, 2.4, seed);
  const rows = theme.edition === 'screen' ? 6 : drawn ? 7 : 9;
  const centre = view[0] < 0 ? WIDTH - sun : sun;
  const heavy = drawn ? 0.2 : 0.95;
  return [
    { d: land(far, 72), fill: paper, stroke: { colour: paper, width: 0.9 } },
    drawn
      ? { d: written(trail(far)), stroke: { colour: key, width: 0.3 } }
      : { d: farBelt(far, 1.5), fill: key },
    openGround(
      { left: 0, right: WIDTH, horizon: HORIZON + 1.6, bottom: 66, sun: centre, rows, heavy, seed },
      key,
    ),
    ...(holes.length > 0 ? [cuts(stage, holes)] : []),
  ];
}

/** Pickets with wire between them, from left to right. */
function wire(
  { theme, inks, view }: Stage,
  posts: readonly (readonly [number, number])[],
  size = 1,
): Shape[] {
  const { key } = theme;
  const pickets = posts.flatMap(([x, y]) => outline(placed(PICKET, chain(scale(size), move(x, y), view))));
  const strands = posts.slice(1).flatMap(([x, y], index) => {
    const [px, py] = posts[index] ?? [x, y];
    return [7, 4.6, 2.2].flatMap((height, level) =>
      strand(px, py - height * size, x, y - (height - 0.7 * level) * size, 0.5 * size),
    );
  });
  const thin = theme.edition === 'low-ink' ? 0.125 : 0.2 * size;
  return [
    { d: written(moved(strands, view)), stroke: { colour: key, width: thin } },
    { d: written(pickets), fill: key, stroke: { colour: inks.cut, width: 0.125 } },
  ];
}

const bags = (stage: Stage, from: number, count: number, y: number): Shape[] =>
  Array.from({ length: count }, (_, index) =>
    things(stage, SANDBAG, from + index * 6.9, y + (index % 2) * 0.3, index % 3 === 1 ? 1.04 : 1),
  ).flat();

/** One man, near and large, on his way. */
const pressOn = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 31, 31),
    ...things(stage, STUMP, 52, 46.8, 0.9),
    ...things(stage, STUMP, 12, 46.2, 0.5),
    ...field(stage, 31, 1, [crater(50, 55.4, 13), crater(11.5, 50, 6), castShadow(29, 60, 25, -3)]),
    ...wire(
      stage,
      [
        [42, 50.2],
        [48.5, 49.6],
        [55.4, 50.4],
        [63, 49.6],
      ],
      0.62,
    ),
  ],
  men: man(stage, POSES.stride, 28.8, 61.6, 47),
});

/** Two men running bent through the fire. */
const atTheDouble = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 31.5, 31),
    ...things(stage, BURST, 46.5, 47.2, 0.9),
    ...things(stage, STUMP, 9, 46.6, 0.62),
    ...field(stage, 30, 2, [
      crater(55, 51.4, 9),
      crater(8, 58.4, 9),
      castShadow(19, 54.4, 15, -2),
      castShadow(31.5, 61, 21, -2),
    ]),
  ],
  men: [...man(stage, POSES.dash, 18.2, 54.6, 33), ...man(stage, POSES.charge, 31, 62, 38)],
});

/** Three men out of the trench: one climbs, one waves, one is away. */
const overTheTop = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 33, 29),
    ...things(stage, STUMP, 44.6, 46.4, 0.5),
    ...field(stage, 33, 3, [
      crater(45, 50.2, 6),
      castShadow(34, 56.2, 15, -2),
      castShadow(50.6, 54.6, 7.4, -1.4),
    ]),
    ...ladder(5, 3.2).flatMap((piece) => things(stage, [movedPart(piece, [1, 0, 0.2, 1, 0, 0])], 12.6, 64)),
    ...man(stage, POSES.climb, 16.6, 64, 33),
  ],
  men: [
    ...man(stage, POSES.dash, 49, 55, 18.2),
    ...man(stage, POSES.wave, 34.5, 57.4, 37),
    ...bags(stage, 18.6, 6, 58.4),
    ...bags(stage, 9.4, 7, 61),
  ],
});

/** One man, upright and near, with a shell that bursts behind him. */
const closeUp = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 33, 30),
    ...things(stage, BURST, 51, 47.2, 0.8),
    ...things(stage, STUMP, 10, 46.4, 0.7),
    ...field(stage, 33, 4, [crater(12, 54, 10), crater(54, 51, 6), castShadow(33, 60.4, 22, -3)]),
  ],
  men: man(stage, POSES.advance, 32, 61.8, 49),
});

/** Two men side by side, in step. */
const keepPace = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 31.5, 30),
    ...things(stage, STUMP, 54, 46.6, 0.8),
    ...field(stage, 30, 5, [crater(52, 57, 9), castShadow(20.5, 56, 15, -2), castShadow(38, 61.4, 18, -2)]),
    ...wire(
      stage,
      [
        [42, 50.2],
        [49, 49.6],
        [56, 50.2],
      ],
      0.6,
    ),
  ],
  men: [...man(stage, POSES.advance, 21, 57.4, 37), ...man(stage, POSES.advance, 38, 62.2, 42)],
});

/** Three men at the wire: two run up to it, the nearest is in it. */
const intoTheWire = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 33, 29),
    ...things(stage, BURST, 52, 47, 0.62),
    ...field(stage, 33, 6, [
      crater(46, 51, 7),
      castShadow(13.4, 53.4, 10, -1.6),
      castShadow(21, 58, 15, -2),
      castShadow(34, 61, 18, -2),
    ]),
    ...man(stage, POSES.dash, 13.6, 53.6, 24),
  ],
  men: [
    ...man(stage, POSES.run, 22, 58, 31),
    ...man(stage, POSES.charge, 33.6, 61.4, 38),
    ...wire(
      stage,
      [
        [22, 62.8],
        [32, 62.2],
        [42, 62.8],
        [52, 62.2],
      ],
      0.9,
    ),
  ],
});

/** A case of cartridges with rope handles, 13 mm long, hanging from its upper edge. */
const CASE: readonly Part[] = [
  part(
    [
      [-6.5, 0, 'sharp'],
      [6.5, 0, 'sharp'],
      [6.5, 6.6, 'sharp'],
      [-6.5, 6.6, 'sharp'],
    ],
    {
      cuts: [
        [
          [-5, 0],
          [-5, 6.6],
        ],
        [
          [5, 0],
          [5, 6.6],
        ],
        [
          [-5, 3.3],
          [5, 3.3],
        ],
      ],
    },
  ),
];

/** Earth thrown up beside a hole, 16 mm broad. */
const MOUND: readonly Part[] = [
  part(
    [
      [-8, 0.4, 'sharp'],
      [-5.4, -2.6],
      [-2, -4.2],
      [1.6, -4.8],
      [5, -2.8],
      [8, 0.4, 'sharp'],
    ],
    {
      cuts: [
        [
          [-4, -1],
          [-1, -2.6],
        ],
        [
          [1, -3.4],
          [3.6, -1.8],
        ],
        [
          [-1.6, -0.8],
          [2, -1.4],
        ],
      ],
    },
  ),
];

/** Rows of sandbags from a line upward, each a little shorter. */
const parapet = (stage: Stage, from: number, count: number, y: number, rows: number): Shape[] =>
  Array.from({ length: rows }, (_, row) =>
    bags(stage, from + (row % 2) * 3.2, count - (row % 2), y - row * 2.7),
  ).flat();

/** One man on one knee behind a parapet, taking aim. */
const keepWatch = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 30, 30),
    ...things(stage, STUMP, 57, 46.6, 0.6),
    ...field(stage, 30, 7, [crater(10, 52, 8), castShadow(20, 60.6, 20, -2)]),
  ],
  men: [...man(stage, POSES.kneel, 18.6, 61.6, 46), ...parapet(stage, 45.6, 2, 62, 5)],
});

/** Two men with a case between them. */
const bringItUp = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 32, 30),
    ...things(stage, BURST, 52.6, 47.2, 0.7),
    ...things(stage, STUMP, 8, 46.6, 0.8),
    ...field(stage, 32, 8, [crater(54, 52.4, 8), castShadow(16, 60.4, 16, -2), castShadow(43, 61.6, 16, -2)]),
  ],
  men: [
    ...man(stage, POSES.carry, 16.4, 61, 39),
    ...things(stage, CASE, 29.6, 47.4, 1.05),
    ...man(stage, POSES.haul, 42.6, 61.8, 39),
  ],
});

/** Three men at the parapet: one stands, one kneels, one points. */
const holdTheLine = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 31, 29),
    ...things(stage, STUMP, 56, 46.6, 0.7),
    ...field(stage, 31, 9, [crater(52, 51, 7), castShadow(20, 58, 18, -2)]),
    ...man(stage, POSES.aim, 12.4, 56.8, 31),
  ],
  men: [
    ...man(stage, POSES.wave, 44, 58.8, 36),
    ...man(stage, POSES.kneel, 23, 59.8, 38),
    ...parapet(stage, 9, 7, 62.4, 2),
  ],
});

/** One man on his belly, under the wire, while shells fall farther on. */
const creepForward = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 36, 29),
    ...things(stage, BURST, 41, 47, 0.95),
    ...things(stage, STUMP, 9, 46.8, 0.8),
    ...things(stage, BURST, 55, 46.6, 0.5),
    ...field(stage, 36, 10, [crater(13, 51, 9), crater(53, 53, 7), castShadow(30, 61, 34, -2)]),
  ],
  men: [
    ...man(stage, POSES.crawl, 28.6, 60.4, 40),
    ...wire(
      stage,
      [
        [6, 62.4],
        [22, 61.8],
        [39, 62.4],
        [57, 61.8],
      ],
      1.15,
    ),
  ],
});

/** Two men digging, one of them already in the hole. */
const digIn = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 30, 30),
    ...things(stage, BURST, 51, 47, 0.6),
    ...field(stage, 30, 11, [crater(43, 58, 20), castShadow(17, 60.4, 16, -2)]),
    ...man(stage, POSES.dig, 41, 60.6, 32),
  ],
  men: [
    ...things(stage, MOUND, 50, 61.6, 0.9),
    ...things(stage, MOUND, 37, 62.6, 0.8),
    ...man(stage, POSES.dig, 15.4, 61, 43),
  ],
});

/** Three men in the last yards: one hurls a grenade, two go in. */
const stormThem = (stage: Stage): Scene => ({
  land: [
    ...sky(stage, 31, 29),
    ...things(stage, BURST, 55, 48.6, 1),
    ...field(stage, 31, 12, [crater(52, 54, 9), castShadow(14, 56, 14, -2), castShadow(30, 61, 17, -2)]),
    ...man(stage, POSES.dash, 47, 55, 21),
  ],
  men: [...man(stage, POSES.charge, 16.4, 57.4, 28), ...man(stage, POSES.hurl, 30, 61.8, 44)],
});

type Scenes = Readonly<
  Record<ActionCard['value'], Readonly<Record<ActionCard['picture'], (stage: Stage) => Scene>>>
>;

/** Each army has pictures of its own. */
const SCENES: Readonly<Record<Army, Scenes>> = {
  red: {
    1: { 1: pressOn, 2: keepWatch },
    2: { 1: atTheDouble, 2: bringItUp },
    3: { 1: overTheTop, 2: holdTheLine },
  },
  gray: {
    1: { 1: closeUp, 2: creepForward },
    2: { 1: keepPace, 2: digIn },
    3: { 1: intoTheWire, 2: stormThem },
  },
};

/** The picture of a card: red marches right, gray left, as their bases lie. */
export function scene({ owner: army, value, picture }: ActionCard, theme: Theme): Scene {
  const view: Matrix = army === 'gray' ? [-1, 0, 0, 1, WIDTH, 0] : [1, 0, 0, 1, 0, 0];
  return SCENES[army][value][picture]({ army, theme, inks: inksOf(theme, army), view });
}

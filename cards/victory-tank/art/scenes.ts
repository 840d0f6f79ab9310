/** The pictures of the action cards: one man strides out, two run, three go over the top. */
import type { Matrix } from '../../../src/kit/engrave/matrix.ts';
import { chain, move, scale } from '../../../src/kit/engrave/matrix.ts';
import { moved, written } from '../../../src/kit/engrave/path.ts';
import { circle } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { ActionCard, Army } from '../box.ts';
import type { Theme } from '../theme.ts';
import { figureParts, standing, type Pose } from './figure.ts';
import { outline, placed } from './knots.ts';
import { movedPart, paintParts, type CutInks, type Part } from './linocut.ts';
import { POSES } from './poses.ts';
import { BURST, ladder, PICKET, SANDBAG, strand, STUMP } from './props.ts';
import { gapLines, rayLines, rays, type Burst } from './rays.ts';
import { ground, ridge } from './terrain.ts';

/** The picture is drawn for a card that marches right, then mirrored for the army that marches left. */
interface Stage {
  readonly army: Army;
  readonly theme: Theme;
  readonly inks: CutInks;
  readonly view: Matrix;
}

const WIDTH = 63.5;
const SUN_RADIUS = 14.5;

const inksOf = (theme: Theme, army: Army): CutInks =>
  theme.edition === 'low-ink'
    ? { solid: theme.paper, cut: theme.key, light: theme.paper, contour: 0.26, line: 0.16 }
    : { solid: theme.key, cut: theme.paper, light: theme.army[army].flat, contour: 0.34, line: 0.24 };

function man({ army, inks, view }: Stage, pose: Pose, x: number, feet: number, height: number): Shape[] {
  const parts = figureParts(pose, army);
  const size = height / 100;
  return paintParts(parts, chain(scale(size), move(x, feet - standing(parts) * size), view), inks, 0.55);
}

const things = ({ inks, view }: Stage, parts: readonly Part[], x: number, y: number, size = 1): Shape[] =>
  paintParts(parts, chain(scale(size), move(x, y), view), inks);

function sky(stage: Stage, x: number, y: number): Shape[] {
  const { theme, army } = stage;
  const { flat } = theme.army[army];
  const burst: Burst = {
    x: stage.view[0] < 0 ? WIDTH - x : x,
    y,
    inner: SUN_RADIUS + 1.6,
    outer: 78,
    count: 26,
    share: 0.5,
  };
  const disc = (radius: number): string => written(circle(burst.x, y, radius));
  if (theme.edition === 'low-ink') {
    return [
      rayLines(burst, 3, flat, 0.16),
      { d: disc(SUN_RADIUS), fill: theme.paper, stroke: { colour: flat, width: 0.35 } },
    ];
  }
  return [
    rays(burst, flat),
    gapLines(burst, SUN_RADIUS + 5, 70, theme.key, 0.12),
    { d: disc(SUN_RADIUS), fill: theme.paper, stroke: { colour: flat, width: 0.5 } },
    { d: disc(SUN_RADIUS - 1.1), stroke: { colour: flat, width: 0.2 } },
  ];
}

const HORIZON = 47;

function land({ theme, view }: Stage, sun: number, seed: number): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const far = ridge(-2, WIDTH + 2, HORIZON, 3, 72, seed);
  const rows = theme.edition === 'screen' ? 8 : drawn ? 9 : 14;
  const centre = view[0] < 0 ? WIDTH - sun : sun;
  return [
    { d: far, fill: theme.paper, stroke: { colour: theme.key, width: drawn ? 0.2 : 0.4 } },
    ground(
      {
        left: 0,
        right: WIDTH,
        horizon: HORIZON + 0.3,
        bottom: 68,
        sun: centre,
        rows,
        heavy: drawn ? 0.25 : 0.85,
        seed,
      },
      theme.key,
    ),
  ];
}

/** Pickets with wire between them; x ascending. */
function wire({ theme, inks, view }: Stage, posts: readonly (readonly [number, number])[]): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const pickets = posts.map(([x, y]) => outline(placed(PICKET, chain(scale(1.05), move(x, y), view))));
  const strands = posts.slice(1).flatMap(([x, y], index) => {
    const [px, py] = posts[index] ?? [x, y];
    return [7.2, 4.6, 2].map((height, level) =>
      strand(px, py - height, x, y - height + (level - 1) * 0.6, 0.5),
    );
  });
  return [
    {
      d: strands.map((path) => written(moved(path, view))).join(''),
      stroke: { colour: theme.key, width: drawn ? 0.12 : 0.22 },
    },
    {
      d: pickets.map(written).join(''),
      fill: theme.key,
      stroke: { colour: inks.cut === theme.paper ? theme.paper : theme.key, width: 0.2 },
    },
  ];
}

const pressOn = (stage: Stage): Shape[] => [
  ...sky(stage, 33, 32),
  ...land(stage, 33, 1),
  ...things(stage, STUMP, 51, 48.4, 0.95),
  ...things(stage, STUMP, 14.2, 47, 0.5),
  ...wire(stage, [
    [-3, 53],
    [6.5, 55.6],
    [17, 56.6],
  ]),
  ...man(stage, POSES.stride, 30.5, 60.6, 43),
];

const atTheDouble = (stage: Stage): Shape[] => [
  ...sky(stage, 30, 33),
  ...land(stage, 30, 2),
  ...things(stage, BURST, 50, 47.4, 0.9),
  ...things(stage, STUMP, 10, 47.6, 0.7),
  ...man(stage, POSES.dash, 20, 55.4, 35),
  ...man(stage, POSES.run, 37, 61.6, 41),
];

const bags = (stage: Stage, xs: readonly number[], y: number): Shape[] =>
  xs.flatMap((x, index) => things(stage, SANDBAG, x, y + (index % 2) * 0.25));

const overTheTop = (stage: Stage): Shape[] => [
  ...sky(stage, 31, 31),
  ...land(stage, 31, 3),
  ...wire(stage, [
    [38, 50.4],
    [47, 50],
    [57, 50.6],
    [66, 50],
  ]),
  ...man(stage, POSES.dash, 42, 53.6, 27),
  ...man(stage, POSES.wave, 27, 57, 35),
  ...bags(stage, [8, 15.2, 22.6, 29.8, 37, 44.2], 59.8),
  ...bags(stage, [4.6, 11.6, 18.9, 26.2, 33.4, 40.6], 62.3),
  ...ladder(4, 3.4).flatMap((piece) => things(stage, [movedPart(piece, [1, 0, 0.2, 1, 0, 0])], 11, 68)),
  ...man(stage, POSES.climb, 13, 64.6, 33),
];

const SCENES = { 1: pressOn, 2: atTheDouble, 3: overTheTop } as const satisfies Record<
  ActionCard['value'],
  (stage: Stage) => Shape[]
>;

/** The picture for an army's card of a value: red marches right, gray left, as their bases lie. */
export function scene(army: Army, value: ActionCard['value'], theme: Theme): Shape[] {
  const view: Matrix = army === 'gray' ? [-1, 0, 0, 1, WIDTH, 0] : [1, 0, 0, 1, 0, 0];
  return SCENES[value]({ army, theme, inks: inksOf(theme, army), view });
}

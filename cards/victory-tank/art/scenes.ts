/** The pictures of the action cards: one man strides out, two run, three go over the top. */
import { POKER } from '../../../src/kit/component.ts';
import { chain, move, scale, type Matrix } from '../../../src/kit/engrave/matrix.ts';
import { movedData } from '../../../src/kit/engrave/transform.ts';
import { joined, written } from '../../../src/kit/engrave/outline.ts';
import { moved } from '../../../src/kit/engrave/path.ts';
import { circle } from '../../../src/kit/engrave/shapes.ts';
import type { Outline, Shape } from '../../../src/kit/face.ts';
import type { ActionCard } from '../box.ts';
import type { Army } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import { EQUIPMENT, type Weapon } from './equipment.ts';
import { figureParts, standing, type Pose } from '../../../src/kit/engrave/figure.ts';
import { outline, placed, trail } from '../../../src/kit/engrave/knots.ts';
import { movedPart, paintParts, type CutInks, type Part } from '../../../src/kit/engrave/linocut.ts';
import { POSES } from './poses.ts';
import { BURST, ladder, PICKET, SANDBAG, strand, STUMP } from './props.ts';
import { gapLines, rayLines, rays, type Burst } from '../../../src/kit/engrave/rays.ts';
import {
  castShadow,
  crater,
  farBelt,
  land,
  openGround,
  ridgeLine,
} from '../../../src/kit/engrave/open-ground.ts';

/** What is seen through the opening, and who comes out of it over the fog. */
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
  men: [...man(stage, POSES.dash, 18.2, 54.6, 33), ...man(stage, POSES.run, 33, 62.2, 39)],
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

type Scenes = Readonly<Record<ActionCard['value'], (stage: Stage) => Scene>>;

/** Each army has pictures of its own. */
const SCENES: Readonly<Record<Army, Scenes>> = {
  red: { 1: pressOn, 2: atTheDouble, 3: overTheTop },
  gray: { 1: closeUp, 2: keepPace, 3: intoTheWire },
};

/** The picture for an army's card of a value: red marches right, gray left, as their bases lie. */
export function scene(army: Army, value: ActionCard['value'], theme: Theme): Scene {
  const view: Matrix = army === 'gray' ? [-1, 0, 0, 1, WIDTH, 0] : [1, 0, 0, 1, 0, 0];
  return SCENES[army][value]({ army, theme, inks: inksOf(theme, army), view });
}

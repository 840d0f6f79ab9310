/** The cover: the tank, men of both armies coming out of the fog, and the game's name over them. */
import { DETAIL_OF } from '../../../src/kit/engrave/burin.ts';
import type { Cover, CoverFront, CoverSide } from '../../../src/kit/box-cover.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { type Node, type Shape, art, box, group, text } from '../../../src/kit/face.ts';
import { EDGE, type Layer, type Opening, fogFrame } from '../../../src/kit/engrave/fog-frame.ts';
import { TANK_PROFILE } from '../art/tank.ts';
import { type ArmyInks, type Theme, themeOf } from '../theme.ts';
import { POKER } from '../../../src/kit/component.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { outline, trail } from '../../../src/kit/engrave/knots.ts';
import { type Burst, rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import {
  castShadow,
  crater,
  farBelt,
  land,
  openGround,
  ridgeLine,
} from '../../../src/kit/engrave/open-ground.ts';
import { IDENTITY, type Matrix, chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { type Pose, figureParts, standing } from '../../../src/kit/engrave/figures/figure.ts';
import { type CutInks, type Stuff, paintParts } from '../../../src/kit/engrave/linocut.ts';
import { ARMIES, type Army } from '../data/battlefield.ts';
import { EQUIPMENT, POSES, type Weapon } from '../art/soldiers.ts';

// The picture behind the tank's portrait.

/** The tank that both armies want: red's light on it from the west, gray's from the east; `width` mm of it. */
export function prize(theme: Theme, width: number = POKER.width): Shape[] {
  const burst: Burst = { x: width / 2, y: 36, inner: 0, outer: 80, count: 32, share: 0.5 };
  const { red, gray } = theme.army;
  const drawn = theme.edition === 'low-ink';
  const terrain = {
    left: 0,
    right: width,
    horizon: 43.4,
    bottom: 57,
    sun: width / 2,
    rows: drawn ? 6 : 9,
    heavy: drawn ? 0.18 : 0.7,
    seed: 5,
  };
  const far = ridgeLine(-2, width + 2, 43.2, 1.6, 4);
  return [
    ...(drawn
      ? [
          rayLines({ ...burst, inner: 10 }, 2, red.flat, 0.125, 'left'),
          rayLines({ ...burst, inner: 10 }, 2, gray.flat, 0.125, 'right'),
        ]
      : [rays(burst, red.flat, 'left'), rays(burst, gray.flat, 'right')]),
    { d: land(far, 70), fill: theme.paper, stroke: { colour: theme.paper, width: 0.9 } },
    drawn
      ? { d: written(trail(far)), stroke: { colour: theme.key, width: 0.3 } }
      : { d: farBelt(far, 1.2), fill: theme.key },
    openGround(terrain, theme.key),
    {
      d: joined([
        castShadow(width / 2 - 0.75, 46.6, 44, -3),
        crater(width - 11.5, 53, 11),
        crater(11, 52.6, 8),
      ]),
      ...(drawn ? { stroke: { colour: theme.key, width: 0.125 } } : { fill: theme.key }),
    },
  ];
}

/** The tank's outline at the size of its portrait, about its middle: paper round it parts it from the rays. */
const HALO = outline([
  [-25.6, 6.6],
  [-24.6, 3.2],
  [-18.4, 3.6],
  [-16.4, -1.2],
  [-9, -3],
  [-1.4, -4],
  [-0.8, -9.6],
  [4.6, -10.8],
  [10.4, -9.4],
  [17, -7.8],
  [16.8, -6.2],
  [12, -5.4],
  [14.6, -2.4],
  [20, -2.6],
  [25, 1],
  [25.4, 5.6],
  [21, 10.8],
  [-6, 10.9],
  [-14.6, 8.4],
  [-19, 6.8],
]);

export const halo = ({ paper }: Theme): Shape => ({
  d: written(HALO),
  fill: paper,
  stroke: { colour: paper, width: 1.8, join: 'round' },
});

// Both armies on their way to the tank: for the front of the box, the booklet and the pages, and for the sides of
// boxes.

/** A man: his pose, how far in from his army's side he stands, how far above the lower edge, and how high he is; mm. */
type Man = readonly [pose: Pose<Weapon>, x: number, above: number, height: number];

/** The nearest man is drawn last. */
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

/** The inks of a part of a man: the coat in his army's colour, equipment in black. */
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
const bothArmies = (theme: Theme, width: number, bottom: number): Shape[] =>
  ARMIES.flatMap((army) => MEN[army].flatMap((man) => manOn(theme, army, width, bottom, man)));

/** The height at which a frieze is drawn, mm. */
const FRIEZE = 14;
const HORIZON = 10.4;

/** An army on the march along its side of a box, `width` mm long and 14 high. */
function frieze(theme: Theme, army: Army, width: number): Shape[] {
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

/** The smallest size at which the front is drawn, mm; it is then scaled down. */
const LEAST = { width: 60, height: 72 } as const;
/** The top of the picture, and the room below it, mm. */
const TITLE_ROOM = 26.6;
const FOOT_ROOM = 10.4;
/** The height of the tank's middle, as a share of the opening. */
const TANK_AT = 0.47;
/** The portrait's middle in the picture behind it. */
const PORTRAIT_Y = 36;
const TANK_WIDTH = 37;
/** Width of the tank where it is drawn alone, mm. */
const ALONE = 51;

/** Banks of fog for an opening 50 mm high. */
const LEFT: readonly Layer[] = [
  { height: 7, reach: EDGE },
  { height: 2.8, reach: 14 },
  { height: 4, reach: 5.6 },
  { height: 2.4, reach: 9.5 },
  { height: 33.8, reach: EDGE },
];
const RIGHT: readonly Layer[] = [
  { height: 13, reach: EDGE },
  { height: 2.6, reach: 10.5 },
  { height: 4.4, reach: 5.4 },
  { height: 3, reach: 15 },
  { height: 27, reach: EDGE },
];

/** Fog banks cut to an opening: the last one takes the rest of the height. */
function fitted(banks: readonly Layer[], height: number): Layer[] {
  const rest = banks.slice(0, -1);
  const last = height - rest.reduce((sum, bank) => sum + bank.height, 0);
  return [...rest, { height: last, reach: EDGE }];
}

/** Sizes of the title's two words, points. */
const LETTERS = { poster: [29, 36], stencil: [29, 36] } as const;

/** The two words of the title as large as the front is wide. */
function lettering({ key, edition }: Theme, width: number): Node[] {
  const font = edition === 'low-ink' ? 'stencil' : 'poster';
  const [upper, lower] = LETTERS[font];
  const line = (field: string, words: string, y: number, size: number): Node =>
    text({
      field,
      text: words,
      x: 1,
      y,
      width: width - 2,
      height: 15,
      align: 'center',
      valign: 'middle',
      style: { font, size, ink: key, tracking: 12 },
    });
  return [line('title', 'VICTORY', 0.9, upper), line('title, below', 'TANK', 11.7, lower)];
}

const foot = ({ key }: Theme, width: number, height: number, line: string): Node =>
  text({
    field: 'line',
    text: line.toUpperCase(),
    x: 4,
    y: height - FOOT_ROOM + 2.2,
    width: width - 8,
    height: 5,
    align: 'center',
    valign: 'middle',
    style: { font: 'stencil', size: 12.5, ink: key, tracking: 90 },
  });

/** The front at the size at which it is drawn. */
function picture(theme: Theme, width: number, height: number, line: string): Node[] {
  const { key, paper, edition } = theme;
  const tall = height - TITLE_ROOM - FOOT_ROOM;
  const opening: Opening = {
    width,
    top: TITLE_ROOM,
    left: fitted(LEFT, tall),
    right: fitted(RIGHT, tall),
  };
  const y = TITLE_ROOM + tall * TANK_AT;
  const bottom = TITLE_ROOM + tall;
  const clip = { x: EDGE - 1, y: TITLE_ROOM - 1, width: width - 2 * (EDGE - 1), height: tall + 2 };
  const behind = art({ x: 0, y: y - PORTRAIT_Y, shapes: prize(theme, width) });
  const portrait = TANK_PROFILE.draw({ key, paper }, DETAIL_OF[edition]);
  const size = TANK_WIDTH / TANK_PROFILE.width;
  const drawn = edition === 'low-ink';
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({ x: 0, y: 0, clip, nodes: [behind] }),
    art({
      x: 0,
      y: 0,
      shapes: fogFrame(opening, height, { paper, line: key, edge: drawn ? 0.2 : 0.35, fine: true }),
    }),
    art({ x: width / 2, y, scale: TANK_WIDTH / ALONE, shapes: [halo(theme)] }),
    art({ x: width / 2, y, scale: size, shapes: portrait, sign: { means: 'tank', ink: key, ground: paper } }),
    art({
      x: 0,
      y: 0,
      shapes: bothArmies(theme, width, bottom),
      sign: { means: 'soldiers of both armies', ink: key, ground: paper },
    }),
    ...lettering(theme, width),
    foot(theme, width, height, line),
  ];
}

function front(theme: Theme, { width, height, line }: CoverFront): Node[] {
  const scale = Math.min(width / LEAST.width, height / LEAST.height);
  return [group({ x: 0, y: 0, scale, nodes: picture(theme, width / scale, height / scale, line) })];
}

/** How much of a narrow side its title takes. */
const TITLE_SHARE = 0.4;

/** An army on the march, red on the left and gray on the right, and the title ahead of it. */
function side(theme: Theme, { width, height, side: which }: CoverSide): Node[] {
  const army = which === 'left' ? 'red' : 'gray';
  const { key, paper, edition } = theme;
  const scale = height / FRIEZE;
  const long = width * (1 - TITLE_SHARE);
  const x = army === 'red' ? 0 : width - long;
  const clip = { x: 0, y: 0, width: long / scale, height: FRIEZE };
  const shapes = frieze(theme, army, long / scale);
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({ x, y: 0, scale, clip, nodes: [art({ x: 0, y: 0, shapes })] }),
    text({
      field: 'title',
      text: 'VICTORY TANK',
      align: 'center',
      valign: 'middle',
      x: (army === 'red' ? long : 0) + 1.5,
      y: 0,
      width: width - long - 3,
      height,
      style: {
        font: edition === 'low-ink' ? 'stencil' : 'poster',
        size: height * 1.15,
        ink: key,
        tracking: 12,
      },
      fit: { least: 4 },
    }),
  ];
}

/** The cover in an edition. */
export function coverOf(edition: Edition): Cover {
  const theme = themeOf(edition);
  const { key, paper, army } = theme;
  const drawn = edition === 'low-ink';
  return {
    inks: { edition, paper, key, ground: drawn ? paper : army.red.flat, onGround: drawn ? key : paper },
    front: (size) => front(theme, size),
    side: (size) => side(theme, size),
  };
}

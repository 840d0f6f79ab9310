/** The cover: both sides' forces in a clearing of the fog, with the sun behind them. */
import type { Cover, CoverFront, CoverSide } from '../../../src/kit/box-cover.ts';
import { doubleFrame, words } from '../../../src/kit/drawing/face-elements.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { burin } from '../../../src/kit/engrave/burin.ts';
import { chain, move, scale, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import { line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Node, type Shape } from '../../../src/kit/face.ts';
import { tank } from '../art/armies.ts';
import { fort, plane } from '../art/units.ts';
import { ship } from '../art/warships.ts';
import type { Side } from '../data/components.ts';
import { inksOf, isBare, lettersOf, lineOf, themeOf, type Theme } from '../theme.ts';
import { waves } from './action.ts';

/** The smallest size at which the front is drawn, mm; it is then scaled down. */
const LEAST = { width: 58, height: 70 } as const;
const TITLE_ROOM = 25;
const FOOT_ROOM = 9;

const mirrored = (grown: number, x: number, y: number) => chain(scale(-grown, grown), move(x, y));

function cut(
  owner: Side,
  theme: Theme,
  place: ReturnType<typeof move>,
  of: (b: ReturnType<typeof burin>) => void,
): readonly Shape[] {
  const b = burin(inksOf(theme, owner), theme.detail, place);
  of(b);
  return b.shapes();
}

/** Tongues of fog from two corners, mm in the picture. */
function fog(width: number, height: number, theme: Theme): Shape[] {
  const bank = [
    [0.52, 5.4],
    [0.34, 4.6],
    [0.42, 4],
    [0.2, 3.6],
  ] as const;
  const tongues = bank.flatMap(([reach, high], row) => {
    const y = bank.slice(0, row).reduce((sum, [, each]) => sum + each, -1.6);
    const long = width * reach;
    return [
      rectangle(width - long, y, long + 9, high + 0.1, high / 2),
      // Below, the fog leaves the ship its water.
      ...(row < 3 ? [rectangle(-9, height - y - high, long * 0.8 + 9, high + 0.1, high / 2)] : []),
    ];
  });
  return [
    { d: written(...tongues), stroke: { colour: theme.key, width: lineOf(theme, 0.7), join: 'round' } },
    { d: written(...tongues), fill: theme.paper },
  ];
}

function scene(theme: Theme, width: number, height: number): Shape[] {
  const shore = height * 0.66;
  const bare = isBare(theme);
  const sun = { x: width / 2, y: shore - 4, inner: 10, outer: width + height, count: 30, share: 0.5 };
  const half = (side: 'left' | 'right', owner: Side): Shape => {
    const { flat } = theme.owner[owner];
    return bare ? rayLines(sun, 2, flat, 0.14, side) : rays(sun, flat, side);
  };
  const grown = Math.min(1.15, width / 58, height / 44);
  return [
    half('left', 'allies'),
    half('right', 'axis'),
    { d: written(rectangle(-1, shore, width + 2, height)), fill: bare ? theme.paper : theme.sea },
    {
      d: written(waves(width, shore + 1.4, height, bare ? 2.6 : 1.6, 7)),
      stroke: { colour: theme.key, width: lineOf(theme, 0.2) },
    },
    { d: written(line(0, shore, width, shore)), stroke: { colour: theme.key, width: lineOf(theme, 0.35) } },
    ...cut('allies', theme, chain(turn(34), scale(grown), move(width * 0.26, height * 0.27)), (b) => {
      plane(b, 'allies');
    }),
    ...cut('axis', theme, chain(scale(grown * 0.9), move(width * 0.72, shore)), (b) => {
      fort(b, 3);
    }),
    ...cut('allies', theme, chain(scale(grown), move(width * 0.33, shore + height * 0.05)), (b) => {
      ship(b, 'allies', 3);
    }),
    {
      d: written(rectangle(width * 0.46, height - height * 0.115, width, height * 0.2, 2)),
      fill: theme.paper,
      stroke: { colour: theme.key, width: lineOf(theme, 0.35) },
    },
    ...cut('axis', theme, mirrored(grown * 1.1, width * 0.74, height - height * 0.06), (b) => {
      tank(b, 'axis', 3);
    }),
    ...fog(width, height, theme),
  ];
}

function picture(theme: Theme, width: number, height: number, foot: string): Node[] {
  const { key, paper } = theme;
  const view = { x: 4, y: TITLE_ROOM, width: width - 8, height: height - TITLE_ROOM - FOOT_ROOM };
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    words(
      'title',
      'The Fog of War',
      { x: 3.4, y: 4.4, width: width - 6.8, height: 16.6 },
      {
        size: 40,
        ink: key,
        on: paper,
        font: lettersOf(theme),
        align: 'center',
        leading: 1,
        balance: true,
        fit: { least: 12 },
      },
    ),
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(line(8, 21.6, width - 8, 21.6)), stroke: { colour: key, width: lineOf(theme, 0.6) } },
        { d: written(line(8, 22.6, width - 8, 22.6)), stroke: { colour: key, width: lineOf(theme, 0.2) } },
      ],
    }),
    group({
      x: view.x,
      y: view.y,
      clip: { x: 0, y: 0, width: view.width, height: view.height },
      nodes: [art({ x: 0, y: 0, shapes: scene(theme, view.width, view.height) })],
    }),
    doubleFrame({ x: view.x - 1, y: view.y - 1, width: view.width + 2, height: view.height + 2 }, key, [
      lineOf(theme, 0.5),
      lineOf(theme, 0.3),
      1,
    ]),
    words(
      'line',
      foot.toUpperCase(),
      { x: 3, y: height - 7.2, width: width - 6, height: 5 },
      { size: 9.5, ink: key, on: paper, font: 'bold', align: 'center', tracking: 90, fit: { least: 6 } },
    ),
  ];
}

function front(theme: Theme, { width, height, line: foot }: CoverFront): Node[] {
  const grown = Math.min(width / LEAST.width, height / LEAST.height);
  return [group({ x: 0, y: 0, scale: grown, nodes: picture(theme, width / grown, height / grown, foot) })];
}

/** The height at which a narrow side is drawn before it is scaled, mm. */
const SIDE = 20;

/** A side's forces moving towards the title: the Allies' from the left at sea, the Axis' from the right on land. */
function sideOf(theme: Theme, { width, height, side }: CoverSide): Node[] {
  const { paper, key } = theme;
  const grown = height / SIDE;
  const long = (width / grown) * 0.5;
  const left = side === 'left';
  const owner: Side = left ? 'allies' : 'axis';
  const count = Math.max(1, Math.floor(long / 24));
  const bare = isBare(theme);
  const floor = SIDE - 2.4;
  const burst = { x: long / 2, y: floor - 3, inner: 6, outer: long + SIDE, count: 32, share: 0.5 };
  const { flat } = theme.owner[owner];
  // Lines stay as fine as paper allows at any scale.
  const fine = 0.16 / Math.min(1, grown);
  const light = bare ? rayLines(burst, 1, flat, fine) : rays(burst, flat);
  const forces = Array.from({ length: count }, (_, at) => {
    const x = ((at + 0.5) * long) / count;
    return left
      ? cut(owner, theme, move(x, floor), (b) => {
          ship(b, 'allies', 3);
        })
      : cut(owner, theme, mirrored(1.05, x, floor), (b) => {
          tank(b, 'axis', 3);
        });
  }).flat();
  const below: Shape = {
    d: written(rectangle(-1, floor, long + 2, 4)),
    ...(bare ? { fill: paper, stroke: { colour: key, width: fine } } : { fill: key }),
  };
  const title = long * grown;
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({
      x: left ? 0 : width - title,
      y: 0,
      scale: grown,
      clip: { x: 0, y: 0, width: long, height: SIDE },
      nodes: [art({ x: 0, y: 0, shapes: [light, ...forces, below] })],
    }),
    words(
      'title',
      'The Fog of War',
      { x: left ? title + 1 : 1, y: 0, width: width - title - 2, height },
      {
        size: height * 0.75,
        ink: key,
        on: paper,
        font: lettersOf(theme),
        leading: 1,
        balance: true,
        align: 'center',
        fit: { least: 4 },
      },
    ),
  ];
}

/** The cover in an edition. */
export function coverOf(edition: Edition): Cover {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const bare = isBare(theme);
  return {
    inks: { edition, paper, key, ground: bare ? paper : key, onGround: bare ? key : paper },
    title: { text: 'The Fog of War', font: lettersOf(theme) },
    front: (size) => front(theme, size),
    side: (size) => sideOf(theme, size),
  };
}

/** The outside of the box: a platoon goes over the top against the sun, and the name above as on the cover of an atlas. */
import type { Cover, CoverFront, CoverSide } from '../../../src/kit/box-cover.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { rayLines, rays } from '../../../src/kit/engrave/rays.ts';
import { line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Node, type Shape } from '../../../src/kit/face.ts';
import { words } from '../../../src/kit/drawing/face-elements.ts';
import { soldier, type Stance } from '../art/soldier.ts';
import { troop } from '../art/troops.ts';
import type { TroopColour } from '../data/pieces.ts';
import { type Theme, armyInks, doubleFrame, isBare, lineOf, themeOf } from '../theme.ts';

/** The smallest size at which the front is drawn, mm; it is then scaled down. */
const LEAST = { width: 58, height: 70 } as const;
const TITLE_ROOM = 23;
const FOOT_ROOM = 9;

/** The trench below: its parapet in zigzag, planks, and the dark within. */
function trench(width: number, top: number, bottom: number, theme: Theme): Shape[] {
  const zigzag = Array.from({ length: Math.ceil(width / 8) + 1 }, (_, at): readonly [number, number] => [
    at * 8,
    top + (at % 2) * 2.6,
  ]);
  const earth = polygon([...zigzag, [width + 8, bottom], [0, bottom]]);
  const planks = zigzag.reduce((pen, [x]) => pen.at(x + 3, top + 4.6).to(x + 3, bottom), draw());
  const levels = [top + 7, top + 12].reduce((pen, y) => pen.at(0, y).to(width, y), draw());
  const stroke = { colour: isBare(theme) ? theme.key : theme.paper, width: lineOf(theme, 0.2) } as const;
  return [
    {
      d: written(earth),
      fill: isBare(theme) ? theme.paper : theme.key,
      stroke: { colour: theme.key, width: 0.4 },
    },
    { d: written(planks.path, levels.path), stroke },
  ];
}

interface Man {
  readonly owner: TroopColour;
  readonly stance: Stance;
  readonly along: number;
  readonly height: number;
  readonly left?: boolean;
}

const MEN: readonly Man[] = [
  { owner: 'violet', stance: 'run', along: 0.14, height: 21 },
  { owner: 'red', stance: 'charge', along: 0.34, height: 26 },
  { owner: 'blue', stance: 'run', along: 0.88, height: 21, left: true },
  { owner: 'gray', stance: 'charge', along: 0.68, height: 26, left: true },
];

function scene(theme: Theme, width: number, height: number): Shape[] {
  const floor = height - 13;
  const burst = { x: width / 2, y: floor - 8, inner: 7, outer: width + height, count: 28, share: 0.5 };
  const light = isBare(theme) ? rayLines(burst, 2, theme.key, 0.14) : rays(burst, theme.ochre);
  const ground = { d: written(rectangle(-1, floor - 0.4, width + 2, height)), fill: theme.paper };
  return [
    light,
    ground,
    ...troop(
      'tank',
      { x: width / 2, y: floor + 0.4, width: Math.min(25, width * 0.4) },
      { key: theme.key, paper: theme.paper },
      theme.detail,
    ),
    { d: written(line(0, floor, width, floor)), stroke: { colour: theme.key, width: lineOf(theme, 0.3) } },
    ...MEN.flatMap(({ owner, stance, along, height: tall, left = false }) =>
      soldier(
        stance,
        { x: along * width, y: floor + 3.6, height: tall, left },
        armyInks(theme, owner),
        theme.detail,
      ),
    ),
    ...trench(width, floor + 4.6, height, theme),
  ];
}

const letters = (theme: Theme): string => (isBare(theme) ? 'stencil' : 'poster');

function picture(theme: Theme, width: number, height: number, foot: string): Node[] {
  const { key, paper } = theme;
  const view = { x: 4, y: TITLE_ROOM, width: width - 8, height: height - TITLE_ROOM - FOOT_ROOM };
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    words(
      'title',
      'Loopgraven',
      { x: 3.4, y: 4.6, width: width - 6.8, height: 13 },
      { size: 40, ink: key, on: paper, font: letters(theme), align: 'center', fit: { least: 12 } },
    ),
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(line(8, 19.4, width - 8, 19.4)), stroke: { colour: key, width: lineOf(theme, 0.6) } },
        { d: written(line(8, 20.4, width - 8, 20.4)), stroke: { colour: key, width: lineOf(theme, 0.2) } },
      ],
    }),
    group({
      x: view.x,
      y: view.y,
      clip: { x: 0, y: 0, width: view.width, height: view.height },
      nodes: [art({ x: 0, y: 0, shapes: scene(theme, view.width, view.height) })],
    }),
    doubleFrame(
      { x: view.x - 1, y: view.y - 1, width: view.width + 2, height: view.height + 2 },
      theme,
      [0.5, 0.3, 1],
    ),
    words(
      'line',
      foot.toUpperCase(),
      { x: 3, y: height - 7.2, width: width - 6, height: 5 },
      { size: 9.5, ink: key, on: paper, font: 'bold', align: 'center', tracking: 90, fit: { least: 6 } },
    ),
  ];
}

function front(theme: Theme, { width, height, line: foot }: CoverFront): Node[] {
  const scale = Math.min(width / LEAST.width, height / LEAST.height);
  return [group({ x: 0, y: 0, scale, nodes: picture(theme, width / scale, height / scale, foot) })];
}

/** The height at which a narrow side is drawn before it is scaled, mm. */
const SIDE = 20;
/** The ground on a narrow side, mm before it is scaled. */
const GROUND = 2.2;

/** A side's two armies marching towards its title: A from the left, B from the right. */
function sideOf(theme: Theme, { width, height, side }: CoverSide): Node[] {
  const { paper, key } = theme;
  const scale = height / SIDE;
  const long = (width / scale) * 0.55;
  const left = side === 'left';
  const armies: readonly TroopColour[] = left ? ['violet', 'red'] : ['blue', 'gray'];
  const count = Math.max(2, Math.floor(long / 9));
  const men = Array.from({ length: count }, (_, at) =>
    soldier(
      'stride',
      { x: 6 + at * 9, y: SIDE - 2, height: 15.6, left: !left },
      armyInks(theme, armies[at % 2] ?? 'red'),
      theme.detail,
    ),
  ).flat();
  // The ground runs on under the title: it touches the border, which would else be wider under the men.
  const ground = { x: -1, y: height - GROUND * scale, width: width + 2, height: GROUND * scale + 1 };
  const wall = isBare(theme)
    ? box({ ...ground, stroke: { colour: key, width: 0.16 * Math.max(1, scale) } })
    : box({ ...ground, fill: key });
  return [
    box({ x: 0, y: 0, width, height, fill: paper }),
    group({
      x: left ? 0 : width - long * scale,
      y: 0,
      scale,
      clip: { x: 0, y: 0, width: long, height: SIDE },
      nodes: [art({ x: 0, y: 0, shapes: men })],
    }),
    wall,
    words(
      'title',
      'Loopgraven',
      { x: left ? long * scale + 1 : 1, y: 0, width: width - long * scale - 2, height: ground.y },
      { size: height * 1.3, ink: key, on: paper, font: letters(theme), align: 'center', fit: { least: 4 } },
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
    title: { text: 'Loopgraven', font: letters(theme) },
    front: (size) => front(theme, size),
    side: (size) => sideOf(theme, size),
  };
}

/** The board: a map as it hung in a school of 1918. Both ends bear the same strip, turned, so that each side reads its own. */
import type { Edition } from '../../../src/kit/edition.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { polyline, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { ground, words } from '../../../src/kit/drawing/lettering.ts';
import { hexagon } from '../art/hexes.ts';
import { middleOf, points, RADIUS } from '../box/ground.ts';
import { outlineAt } from '../art/outlines.ts';
import { SPACES, type Space, type Trench } from '../box/board.ts';
import { BOARD } from '../box.ts';
import { ARMIES, COLOURS, type TroopColour } from '../box/sides.ts';
import { isBare, lineOf, themeOf, type Theme } from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import { titleStrip } from './board-title.ts';

const { width: WIDTH, height: HEIGHT } = BOARD.form;

/** Whose trench it is with four players. */
const ownerOf = ({ side, section }: Trench): TroopColour =>
  COLOURS.find((colour) => ARMIES[colour].side === side && ARMIES[colour].section === section) ?? 'red';

/** Lines along the outside of all spaces, as a map has them along its coasts: the wider below the narrower. */
function coast(theme: Theme): Shape[] {
  const all = written(...SPACES.map((space) => hexagon(middleOf(space))));
  const thin = lineOf(theme, 0.2);
  return (isBare(theme) ? [2.6, 1.4] : [4.6, 3.1, 1.9, 1]).flatMap((far): Shape[] => [
    { d: all, stroke: { colour: theme.quiet, width: 2 * (far + thin), join: 'round' } },
    { d: all, stroke: { colour: theme.paper, width: 2 * far, join: 'round' } },
  ]);
}

/** Six level strokes, the same when the board is turned. */
const STROKES = [
  [-7.4, -5.2, 4.6],
  [2.2, -3.1, 5.4],
  [-9.2, -0.9, 3.4],
  [5.8, 0.9, 3.4],
  [-7.6, 3.1, 5.4],
  [2.8, 5.2, 4.6],
] as const;

const strokesOn = ([x, y]: Point): Path =>
  STROKES.reduce((pen, [dx, dy, long]) => pen.at(x + dx, y + dy).to(x + dx + long, y + dy), draw()).path;

/** All that is drawn alike of the open spaces, in one go. */
function openLand(theme: Theme): Shape[] {
  const middles = SPACES.filter(({ trench }) => !trench).map(middleOf);
  const bare = isBare(theme);
  return [
    {
      d: written(...middles.map((middle) => hexagon(middle, 0.965))),
      fill: theme.land,
      ...(bare && { stroke: { colour: theme.quiet, width: 0.16, join: 'miter' as const } }),
    },
    ...(bare
      ? []
      : [
          {
            d: written(...middles.map((middle) => hexagon(middle, 0.9))),
            stroke: { colour: theme.paper, width: 0.3 },
          },
          { d: written(...middles.map(strokesOn)), stroke: { colour: theme.quiet, width: 0.22 } },
        ]),
  ];
}

/** The home edges of a section, as one line from left to right: what it is dug along. */
function parapet(owner: TroopColour, share: number): Path {
  const spaces = SPACES.filter(({ trench }) => trench && ownerOf(trench) === owner);
  const home = spaces[0]?.row === 0 ? [5, 0, 1] : [4, 3, 2];
  return polyline(
    spaces.flatMap((space) => {
      const corners = points(middleOf(space), share);
      return home.map((corner): Point => corners[corner] ?? [0, 0]);
    }),
  );
}

/** A section of trench: tint, an outline, an empty print of the counter on each space, the parapet behind. */
function trenchOf(owner: TroopColour, theme: Theme, means: string): Node {
  const { flat, tint } = theme.army[owner];
  const middles = SPACES.filter(({ trench }) => trench && ownerOf(trench) === owner).map(middleOf);
  return art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(...middles.map((middle) => hexagon(middle, 0.965))),
        fill: tint,
        stroke: { colour: flat, width: lineOf(theme, 0.3), join: 'miter' },
      },
      {
        d: written(...middles.map(([x, y]) => outlineAt(ARMIES[owner].outline, x, y, 8.6))),
        fill: theme.paper,
        stroke: { colour: flat, width: lineOf(theme, 0.25) },
      },
      {
        d: written(parapet(owner, 1)),
        stroke: { colour: flat, width: isBare(theme) ? 0.4 : 1.4, join: 'miter' },
      },
      {
        d: written(parapet(owner, isBare(theme) ? 0.955 : 1)),
        stroke: {
          colour: isBare(theme) ? flat : theme.paper,
          width: isBare(theme) ? 0.4 : 0.35,
          join: 'miter',
        },
      },
    ],
    sign: { means, ink: flat, ground: theme.paper },
  });
}

/** The name of a space at both its points, for both sides: a counter leaves it to be read. */
function nameOf(space: Space, theme: Theme): Node[] {
  const [x, y] = middleOf(space);
  const on = space.trench ? theme.army[ownerOf(space.trench)].tint : theme.land;
  return [0, 180].map((rotate) =>
    group({
      x,
      y,
      rotate,
      nodes: [
        words(
          'space',
          space.name,
          { x: -4, y: -RADIUS + 0.9, width: 8, height: 3.4 },
          { size: 8, ink: theme.written, on, font: 'plain', align: 'center' },
        ),
      ],
    }),
  );
}

/** Black and white by turns round the edge, as degrees are on a map; the same from both ends. */
function graticule(theme: Theme): Shape[] {
  const [near, far] = [3.2, 4.8];
  const along = (length: number, across: (from: number, to: number) => readonly Path[]): Path[] => {
    const count = 2 * Math.round((length - 2 * far) / 26) + 1;
    const each = (length - 2 * far) / count;
    return Array.from({ length: count }, (_, part) =>
      part % 2 === 0 ? [...across(far + part * each, far + (part + 1) * each)] : [],
    ).flat();
  };
  const black = [
    ...along(WIDTH, (from, to) => [
      rectangle(from, near, to - from, far - near),
      rectangle(from, HEIGHT - far, to - from, far - near),
    ]),
    ...along(HEIGHT, (from, to) => [
      rectangle(near, from, far - near, to - from),
      rectangle(WIDTH - far, from, far - near, to - from),
    ]),
  ];
  const frame = (inset: number): Path => rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  const thin = { colour: theme.key, width: lineOf(theme, 0.2), join: 'miter' } as const;
  return [
    isBare(theme) ? { d: written(...black), stroke: thin } : { d: written(...black), fill: theme.key },
    { d: written(frame(2.3)), stroke: { ...thin, width: lineOf(theme, 0.7) } },
    { d: written(frame(near), frame(far), frame(5.6)), stroke: thin },
  ];
}

/** Letters of the rows beside the map, where no counter covers them. */
function rowLetters(theme: Theme): Node[] {
  const rows = SPACES.filter(({ column }) => column === 0);
  const at = (x: number, y: number, said: string, rotate: number): Node =>
    group({
      x,
      y,
      rotate,
      nodes: [
        words(
          'row',
          said,
          { x: -3, y: -3, width: 6, height: 6 },
          { size: 11, ink: theme.key, on: theme.paper, font: 'bold', align: 'center' },
        ),
      ],
    });
  return rows.flatMap((space) => {
    const y = middleOf(space)[1];
    const said = space.name.slice(0, 1).toUpperCase();
    return [at(9.2, y, said, 0), at(WIDTH - 9.2, y, said, 180)];
  });
}

/** What stands about the spaces, for paper: a screen shows the spaces, and says beside them what they are. */
const edges = (said: LoopgravenWords['board'], theme: Theme): readonly Node[] => [
  art({ x: 0, y: 0, shapes: graticule(theme) }),
  ...rowLetters(theme),
  ...titleStrip('negative', said, theme),
  group({ x: WIDTH, y: HEIGHT, rotate: 180, nodes: titleStrip('positive', said, theme) }),
];

export function boardFace({ board: said, colours }: LoopgravenWords, edition: Edition): Face {
  const theme = themeOf(edition);
  return {
    id: BOARD.id,
    width: WIDTH,
    height: HEIGHT,
    bleed: 0,
    safe: 3,
    nodes: [
      ground(WIDTH, HEIGHT, theme.paper),
      art({ x: 0, y: 0, shapes: [...coast(theme), ...openLand(theme)] }),
      ...COLOURS.map((owner) => trenchOf(owner, theme, `${said.trench.toLowerCase()}, ${colours[owner]}`)),
      ...SPACES.flatMap((space) => nameOf(space, theme)),
      ...(edition === 'screen' ? [] : edges(said, theme)),
    ],
  };
}

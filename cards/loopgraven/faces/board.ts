/** The board: a map as it hung in a school of 1918. Both ends bear the same plates, turned, so that each side reads its own. */
import type { Edition } from '../../../src/kit/edition.ts';
import { chain, move, turn, type Point } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, polyline, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { type Face, type Node, type Shape, art, box, group } from '../../../src/kit/face.ts';
import { ground, words } from '../../../src/kit/drawing/face-elements.ts';
import {
  NAME_POINTS,
  SPACES,
  type Space,
  type Trench,
  middleOf,
  namePlaces,
  points,
  screenNamePlace,
} from '../data/board.ts';
import { boardGround, landOf } from '../art/board-ground.ts';
import { NAMED } from '../art/board-scenery.ts';
import { outlineAt } from '../art/shapes.ts';
import { BOARD } from '../data/box.ts';
import { ARMIES, COLOURS, type TroopColour } from '../data/pieces.ts';
import { type Theme, doubleFrame, isBare, lineOf, plainInks, themeOf } from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import { troop } from '../art/troops.ts';
import { EVENT_ROLLS, FIGURES, UNITS } from '../data/tables.ts';

const hexagon = (middle: Point, share = 1): Path => polygon(points(middle, share));

const { width: WIDTH, height: HEIGHT } = BOARD.form;

// At either end of the board two small plates: the title over a scale in steps, and what a roll for an event brings.

const LEFT = 14;
/** The plate of the title, and that of events. */
const TITLE = { x: LEFT, y: HEIGHT - 9 - 31, width: 100, height: 31 } as const;
const ROLLS = { width: 62, x: WIDTH - LEFT - 62, y: HEIGHT - 9 - 25, height: 25 } as const;

/** A die with 1, 2, 5 or 6 pips. */
function die(pips: number, x: number, y: number, size: number, theme: Theme): Node {
  const bare = isBare(theme);
  const far = size * 0.26;
  const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    1: [[0, 0]],
    2: [
      [-1, -1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0],
    ],
    6: [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, 0],
      [1, 0],
    ],
  };
  return art({
    x,
    y,
    shapes: [
      {
        d: written(rectangle(-size / 2, -size / 2, size, size, size * 0.16)),
        fill: bare ? theme.paper : theme.key,
        stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
      },
      {
        d: written(...(spots[pips] ?? []).map(([px, py]) => circle(px * far, py * far, size * 0.1))),
        fill: bare ? theme.key : theme.paper,
      },
    ],
  });
}

/** The rolls that bring a card, and from which stack. */
function rollsPlate(said: LoopgravenWords['board'], theme: Theme): Node[] {
  const { x, y, width, height } = ROLLS;
  const rows = (['negative', 'positive'] as const).map((stack, row) => ({
    row,
    says: said[stack],
    rolls: EVENT_ROLLS[stack],
  }));
  const level = (row: number) => y + 7.6 + row * 9.8;
  return [
    box({ x, y, width, height, fill: theme.paper }),
    doubleFrame({ x, y, width, height }, theme, [0.6, 0.22, 1.2]),
    ...rows.flatMap(({ row, says, rolls }) => [
      ...rolls.map((pips, at) => die(pips, x + 7.4 + at * 8.2, level(row), 7, theme)),
      words(
        'stack',
        says,
        { x: x + 21, y: level(row) - 3.4, width: width - 24, height: 6.8 },
        { size: 13, ink: theme.key, on: theme.paper, font: 'stencil', fit: { least: 9 } },
      ),
    ]),
  ];
}

/** Steps from trench to trench. */
const STEPS = 10;
/** The scale lies clear of the plate's edges, mm. */
const SCALE = { x: LEFT + 6, width: TITLE.width - 12 } as const;

/** A scale of ten steps on the board, and above it the range of each kind of troop. */
function scale(y: number, said: LoopgravenWords['board'], theme: Theme): Node[] {
  const step = SCALE.width / STEPS;
  const black = Array.from({ length: STEPS / 2 }, (_, at) =>
    rectangle(SCALE.x + at * 2 * step, y, step, 2.2),
  );
  const marks = UNITS.map((type) => ({ type, steps: FIGURES[type].steps }));
  const numbers = [0, ...marks.map(({ steps }) => steps), STEPS];
  const thin = { colour: theme.key, width: lineOf(theme, 0.25) } as const;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        isBare(theme) ? { d: written(...black), stroke: thin } : { d: written(...black), fill: theme.key },
        { d: written(rectangle(SCALE.x, y, SCALE.width, 2.2)), stroke: thin },
        {
          d: written(
            ...numbers.map((at) => line(SCALE.x + at * step, y + 2.2, SCALE.x + at * step, y + 3.8)),
          ),
          stroke: thin,
        },
        ...marks.flatMap(({ type, steps }) =>
          troop(type, { x: SCALE.x + steps * step, y: y - 1.2, width: 9.4 }, plainInks(theme), theme.detail),
        ),
      ],
    }),
    ...numbers.map((at) =>
      words(
        `step ${at}`,
        String(at),
        { x: SCALE.x + at * step - 5, y: y + 3.8, width: 10, height: 5 },
        { size: 11, ink: theme.key, on: theme.paper, font: 'figures', align: 'center' },
      ),
    ),
    words(
      'scale',
      said.scale,
      { x: SCALE.x + 5.6 * step, y: y - 5.4, width: 4.4 * step, height: 4.4 },
      { size: 8, ink: theme.written, on: theme.paper, align: 'right', fit: { least: 7 } },
    ),
  ];
}

function plates(said: LoopgravenWords['board'], theme: Theme): Node[] {
  const { x, y, width, height } = TITLE;
  return [
    box({ x, y, width, height, fill: theme.paper }),
    doubleFrame({ x, y, width, height }, theme, [0.6, 0.22, 1.2]),
    words(
      'title',
      'Loopgraven',
      { x: x + 4, y: y + 2, width: width - 8, height: 12 },
      {
        size: isBare(theme) ? 26 : 31,
        ink: theme.key,
        on: theme.paper,
        fit: { least: 20 },
        font: isBare(theme) ? 'stencil' : 'poster',
        align: 'center',
      },
    ),
    ...scale(y + 21.4, said, theme),
    ...rollsPlate(said, theme),
  ];
}

// The map: spaces, trenches, and what is printed about them.

/** The owner of a trench section with four players. */
const ownerOf = ({ side, section }: Trench): TroopColour =>
  COLOURS.find((colour) => ARMIES[colour].side === side && ARMIES[colour].section === section) ?? 'red';

/** The home edges of a section as one line from left to right. */
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

/** Sandbags along the home edges of a section, mm: how long and how high one is. */
const BAG = { long: 3.1, high: 1.7 } as const;

function sandbags(owner: TroopColour): readonly Path[] {
  const spaces = SPACES.filter(({ trench }) => trench && ownerOf(trench) === owner);
  const home = spaces[0]?.row === 0 ? [5, 0, 1] : [4, 3, 2];
  return spaces.flatMap((space) => {
    const corners = points(middleOf(space), 0.885);
    return home.slice(1).flatMap((to, edge) => {
      const from = home[edge] ?? to;
      const [a, b] = [corners[from] ?? [0, 0], corners[to] ?? [0, 0]];
      const slope = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const bag = rectangle(-BAG.long / 2, -BAG.high / 2, BAG.long, BAG.high, BAG.high * 0.42);
      // Not at the point, where the name is.
      return [0.14, 0.41].map((along) => {
        const share = edge === 0 ? along : 1 - along;
        const at = move(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share);
        return moved(bag, chain(turn(slope), at));
      });
    });
  });
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
        d: written(...middles.map(([x, y]) => outlineAt(ARMIES[owner].outline, x, y, 8.1))),
        fill: theme.paper,
        stroke: { colour: flat, width: lineOf(theme, 0.25) },
      },
      {
        d: written(...sandbags(owner)),
        fill: theme.paper,
        stroke: { colour: flat, width: lineOf(theme, 0.3) },
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

/**
 * The name of a space, turned to the player whose half it is in, beside a counter; at a screen nobody sits opposite, and
 * all stand upright at the upper point.
 */
function nameOf(space: Space, theme: Theme): Node[] {
  const on = space.trench ? theme.army[ownerOf(space.trench)].tint : theme.lands[landOf(space)];
  return (theme.edition === 'screen' ? [screenNamePlace(space)] : namePlaces(space)).map(
    ({ turn, x, y, width, height }) =>
      group({
        x: x + width / 2,
        y: y + height / 2,
        rotate: turn,
        nodes: [
          words(
            'space',
            space.name,
            { x: -width / 2, y: -height / 2, width, height },
            { size: NAME_POINTS, ink: theme.key, on, font: 'figures', align: 'center' },
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
          { x: -2.6, y: -3, width: 5.2, height: 6 },
          { size: 11, ink: theme.key, on: theme.country, font: 'bold', align: 'center' },
        ),
      ],
    });
  return rows.flatMap((space) => {
    const y = middleOf(space)[1];
    const said = space.name.slice(0, 1).toUpperCase();
    return [at(8.2, y, said, 0), at(WIDTH - 8.2, y, said, 180)];
  });
}

const placeNames = ({ places }: LoopgravenWords['board'], theme: Theme): Node[] =>
  (['farm', 'mill', 'copse'] as const).map((place) => {
    const [x, y] = NAMED[place];
    return words(
      'place',
      places[place],
      { x: x - 8, y: y - 1.8, width: 16, height: 3.6 },
      { size: 6.6, ink: theme.key, on: theme.paper, align: 'center', tracking: 100 },
    );
  });

/** What is printed round the spaces, on paper only: a screen shows the names beside the board. */
const edges = (said: LoopgravenWords['board'], theme: Theme): readonly Node[] => [
  ...placeNames(said, theme),
  art({ x: 0, y: 0, shapes: graticule(theme) }),
  ...rowLetters(theme),
  ...plates(said, theme),
  group({ x: WIDTH, y: HEIGHT, rotate: 180, nodes: plates(said, theme) }),
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
      ...boardGround(theme),
      ...COLOURS.map((owner) => trenchOf(owner, theme, `${said.trench.toLowerCase()}, ${colours[owner]}`)),
      ...SPACES.flatMap((space) => nameOf(space, theme)),
      ...(edition === 'screen' ? [] : edges(said, theme)),
    ],
  };
}

/** A player's upgrade card: three stairs that rise to the right, a price between two treads, what each tread gives. */
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw } from '../../../src/kit/engrave/path/path.ts';
import { circle, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';
import { art, box, type Face, type Node } from '../../../src/kit/face.ts';
import type { Sheet } from '../../../src/kit/component.ts';
import { ground, words } from '../../../src/kit/drawing/face-elements.ts';
import { ARMIES, type TroopColour } from '../data/pieces.ts';
import { ACTIONS, INCOMES, TIER_COSTS, TRACKS, type Track } from '../data/tables.ts';
import { outlineAt } from '../art/shapes.ts';
import { upgradePicture } from '../art/upgrade-pictures.ts';
import { type Theme, doubleFrame, isBare, lineOf, plainInks, themeOf } from '../theme.ts';
import type { LoopgravenWords } from '../words.ts';
import { badge } from './counters.ts';

const WIDTH = 152;
const HEIGHT = 96;
/** Where the treads begin, how wide one is, and how much higher the next lies, mm. */
const STAIRS = { x: 34, tread: 28, rise: 2.2, high: 14.4 } as const;

/** The middle of a picture, right of the shorter stairs, mm. */
const PICTURE_AT = 132.4;

const hexagon = (x: number, y: number, r: number) =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((corner): Point => {
      const angle = (corner * Math.PI) / 3;
      return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
    }),
  );

/** The spaces that a shot covers, as they lie on the board. */
export function spaces(tier: number, [x, y]: Point, theme: Theme): Node {
  const r = 1.5;
  const step = r * Math.sqrt(3);
  const row = (count: number, dy: number) =>
    Array.from({ length: count }, (_, at) => hexagon(x + (at - (count - 1) / 2) * step, y + dy, r * 0.94));
  const hexes = [row(1, 0), row(3, 0), [...row(2, -1.5 * r), ...row(3, 0), ...row(2, 1.5 * r)]][tier] ?? [];
  const gas = tier === 1;
  return art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(...hexes),
        fill: isBare(theme) ? theme.paper : gas ? theme.gas : theme.key,
        stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
      },
    ],
  });
}

/** The place of a marker: an empty outline of the army's shape, below what the step gives. */
const stand = (owner: TroopColour, [x, y]: Point, theme: Theme): Node =>
  art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(outlineAt(ARMIES[owner].outline, x, y, 4.6)),
        stroke: { colour: theme.army[owner].flat, width: lineOf(theme, 0.3) },
      },
    ],
  });

function price(cost: number, [x, y]: Point, theme: Theme): Node[] {
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(circle(x, y, 3.5)),
          fill: theme.copper,
          stroke: { colour: theme.key, width: lineOf(theme, 0.35) },
        },
        { d: written(circle(x, y, 2.9)), stroke: { colour: theme.key, width: lineOf(theme, 0.15) } },
      ],
    }),
    words(
      `price ${cost}`,
      String(cost),
      { x: x - 3.4, y: y - 3.4, width: 6.8, height: 6.8 },
      { size: 10.5, ink: theme.key, on: theme.copper, font: 'figures', align: 'center' },
    ),
  ];
}

/** The benefit of a step, in large type. */
function gives(
  track: Track,
  tier: number,
  [x, y]: Point,
  said: LoopgravenWords['upgrades'],
  theme: Theme,
): Node[] {
  if (track === 'artillery')
    return [
      spaces(tier, [x + 5.2, y + 4.8], theme),
      words(
        `shot ${tier}`,
        said.shots[tier] ?? '',
        { x: x - 0.6, y: y + 8.8, width: 11.6, height: 5.2 },
        {
          size: 6.4,
          ink: theme.key,
          on: theme.paper,
          font: 'plain',
          align: 'center',
          leading: 0.95,
          balance: true,
        },
      ),
    ];
  const figure = (track === 'economy' ? INCOMES : ACTIONS)[tier] ?? 0;
  return [
    words(
      `${track} ${tier}`,
      String(figure),
      { x, y: y + 1.4, width: 10.4, height: 11.6 },
      {
        size: isBare(theme) ? 18 : 22,
        ink: theme.key,
        on: theme.paper,
        align: 'center',
        font: isBare(theme) ? 'bold' : 'poster',
      },
    ),
  ];
}

function track(
  name: Track,
  owner: TroopColour,
  floor: number,
  said: LoopgravenWords['upgrades'],
  theme: Theme,
): Node[] {
  const costs = TIER_COSTS[name];
  const { x: left, tread, rise, high } = STAIRS;
  const top = (tier: number): number => floor - tier * rise;
  const stairs = draw().at(left - 2, floor + 1.4);
  costs.forEach((_, tier) => {
    stairs.to(left - 2 + tier * tread, top(tier) + 1.4).to(left - 2 + (tier + 1) * tread, top(tier) + 1.4);
  });
  const end = left - 2 + costs.length * tread;
  const solid = draw()
    .add(stairs.path)
    .to(end, floor + 3.4)
    .to(left - 2, floor + 3.4)
    .close().path;
  const treads = costs.flatMap((cost, tier): Node[] => {
    const x = left + tier * tread;
    const y = top(tier) - high;
    const card = { x: x - 1.4, y, width: tread - 5, height: high };
    return [
      art({
        x: 0,
        y: 0,
        shapes: [
          {
            d: written(rectangle(card.x, card.y, card.width, card.height, 0.8)),
            fill: theme.paper,
            stroke: { colour: theme.key, width: lineOf(theme, 0.3) },
          },
        ],
      }),
      ...gives(name, tier, [x - 0.4, y], said, theme),
      // A corner of a square on its point stays clear of the coin.
      stand(owner, [x + 14.5, y + high / 2], theme),
      ...(tier > 0 ? price(cost, [x - 3.9, y + high / 2 + 1.4], theme) : []),
    ];
  });
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        isBare(theme)
          ? { d: written(solid), stroke: { colour: theme.key, width: 0.2 } }
          : { d: written(solid), fill: theme.key },
      ],
    }),
    ...treads,
    ...(name === 'economy'
      ? []
      : [
          art({
            x: 0,
            y: 0,
            shapes: upgradePicture(
              name,
              PICTURE_AT,
              name === 'artillery' ? floor + 1.4 : floor + 3.2,
              plainInks(theme),
              theme.detail,
            ),
          }),
        ]),
    words(
      `${name} name`,
      said.tracks[name].name,
      { x: 6, y: floor - 12, width: 25.4, height: 6 },
      { size: 12, ink: theme.key, on: theme.paper, font: 'bold', fit: { least: 9 } },
    ),
    words(
      `${name} counts`,
      said.tracks[name].counts,
      { x: 6, y: floor - 6.4, width: 25.4, height: 7.4 },
      { size: 7.4, ink: theme.written, on: theme.paper, font: 'text', valign: 'top', leading: 1.05 },
    ),
  ];
}

export function upgradesFace(
  { id, name }: Sheet,
  owner: TroopColour,
  said: LoopgravenWords['upgrades'],
  edition: Edition,
): Face {
  const theme = themeOf(edition);
  return {
    id,
    width: WIDTH,
    height: HEIGHT,
    bleed: 0,
    safe: 2,
    nodes: [
      ground(WIDTH, HEIGHT, theme.paper),
      doubleFrame({ x: 2.4, y: 2.4, width: WIDTH - 4.8, height: HEIGHT - 4.8 }, theme, [0.6, 0.2, 1]),
      badge(owner, [12, 12, 6], theme, name),
      words(
        'title',
        said.title,
        { x: 21, y: 6, width: 66, height: 11 },
        { size: 21, ink: theme.key, on: theme.paper, font: isBare(theme) ? 'stencil' : 'poster' },
      ),
      words(
        'how',
        said.how,
        { x: 90, y: 8, width: 56, height: 8 },
        { size: 9, ink: theme.written, on: theme.paper, align: 'right' },
      ),
      box({ x: 6, y: 19.4, width: WIDTH - 12, height: 0.25, fill: theme.key }),
      ...TRACKS.flatMap((name, at) => track(name, owner, 41 + at * 23.2, said, theme)),
    ],
  };
}

/** Dice of paper, a set for each side: side A's light, side B's dark; of four sides read at the corner that points up. */
import { TRIANGLE } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { KITE } from '../../../src/kit/papercraft/kite.ts';
import { TETRAHEDRON_SIDES } from '../../../src/kit/papercraft/tetrahedron.ts';
import { TRAPEZOHEDRON_SIDES } from '../../../src/kit/papercraft/trapezohedron.ts';
import { words } from '../../../src/kit/drawing/face-elements.ts';
import type { DICE } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';

export type Die = (typeof DICE)[number];

interface DieInks {
  readonly ground: Colour;
  readonly ink: Colour;
}

const inksOf = ({ owner }: Die, theme: Theme): DieInks =>
  owner === 'b' && !isBare(theme)
    ? { ground: theme.key, ink: theme.paper }
    : { ground: theme.paper, ink: theme.key };

const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** A thin line inside the edge tells side B's dice where no ground may be dark: double for B. */
const rims = (die: Die, theme: Theme): readonly number[] =>
  isBare(theme) && die.owner === 'b' ? [1, 1.7] : [1];

/** The ground of a side and its rims; `within` is its outline as a share of the whole, of which a millimetre of rim takes `step`. */
function rimmed(die: Die, theme: Theme, within: (share: number) => Path, step: number): readonly Shape[] {
  const { ground, ink } = inksOf(die, theme);
  return [
    { d: written(within(1)), fill: ground },
    ...rims(die, theme).map((rim) => ({
      d: written(within(1 - rim * step)),
      stroke: { colour: ink, width: 0.2 },
    })),
  ];
}

function cubeSide(die: Die, pips: number, theme: Theme): Face {
  const size = die.form.side;
  const { ground, ink } = inksOf(die, theme);
  const at = size * 0.25;
  return {
    id: `${die.id}-${pips}`,
    width: size,
    height: size,
    bleed: 0,
    safe: 0.8,
    nodes: [
      art({
        x: 0,
        y: 0,
        shapes: [
          { d: written(rectangle(0, 0, size, size)), fill: ground },
          ...rims(die, theme).map((rim) => ({
            d: written(rectangle(rim, rim, size - 2 * rim, size - 2 * rim, 1.4)),
            stroke: { colour: ink, width: 0.2 },
          })),
          {
            d: written(
              ...(PLACES[pips - 1] ?? []).map(([x, y]) => circle(size / 2 + x * at, size / 2 + y * at, 1.35)),
            ),
            // Rings tell side B’s where ink is spared.
            ...(isBare(theme) && die.owner === 'b'
              ? { stroke: { colour: ink, width: 0.25 } }
              : { fill: ink }),
          },
        ],
        sign: { means: String(pips), ink, ground },
      }),
    ],
  };
}

/** A number upright at each corner of a triangle. */
function triangleSide(die: Die, side: number, theme: Theme): Face {
  const edge = die.form.side;
  const height = edge * TRIANGLE;
  const { ground, ink } = inksOf(die, theme);
  const middle = { x: edge / 2, y: (height * 2) / 3 };
  const within = (share: number) =>
    polygon([
      [middle.x, middle.y * (1 - share)],
      [middle.x - (edge / 2) * share, middle.y + (height - middle.y) * share],
      [middle.x + (edge / 2) * share, middle.y + (height - middle.y) * share],
    ]);
  const numbers = TETRAHEDRON_SIDES[side] ?? [];
  const cornerTurns = [0, 240, 120] as const;
  const corner = (number: number, at: number): Node =>
    group({
      ...middle,
      rotate: cornerTurns[at] ?? 0,
      nodes: [
        words(
          `corner ${at}`,
          String(number + 1),
          { x: -4, y: -middle.y + 4.4, width: 8, height: 6 },
          { size: 13, ink, on: ground, font: 'figures', align: 'center' },
        ),
      ],
    });
  return {
    id: `${die.id}-${side}`,
    width: edge,
    height,
    bleed: 0,
    safe: 0.8,
    nodes: [
      art({
        x: 0,
        y: 0,
        shapes: [...rimmed(die, theme, within, 0.14)],
      }),
      ...numbers.map(corner),
    ],
  };
}

/** A number upright below the tip of a kite; a bar tells 6 from 9. */
function kiteSide(die: Die, number: number, theme: Theme): Face {
  const { ground, ink } = inksOf(die, theme);
  const [width, height] = [die.form.side * KITE.width, die.form.side * KITE.height];
  const middle = { x: width / 2, y: height * KITE.middle };
  const within = (share: number) =>
    polygon(
      [
        [middle.x, 0],
        [0, height * KITE.widest],
        [middle.x, height],
        [width, height * KITE.widest],
      ].map(([x = 0, y = 0]) => [middle.x + (x - middle.x) * share, middle.y + (y - middle.y) * share]),
    );
  const foot = middle.y + 3.5;
  const bar = [6, 9].includes(number)
    ? [
        {
          d: written(line(middle.x - 2, foot, middle.x + 2, foot)),
          stroke: { colour: ink, width: 0.7 },
        },
      ]
    : [];
  return {
    id: `${die.id}-${number}`,
    width,
    height,
    bleed: 0,
    safe: 0.8,
    nodes: [
      art({
        x: 0,
        y: 0,
        shapes: [...rimmed(die, theme, within, 0.12), ...bar],
      }),
      words(
        'number',
        String(number),
        { x: middle.x - 6, y: middle.y - 4.5, width: 12, height: 8 },
        { size: 19, ink, on: ground, font: 'figures', align: 'center' },
      ),
    ],
  };
}

/** Opposite sides of a cube and of a die of ten together; of a tetrahedron in the kit's order. */
export function dieFaces(die: Die, edition: Edition): readonly Face[] {
  const theme = themeOf(edition);
  if (die.form.sides === 4) return TETRAHEDRON_SIDES.map((_, side) => triangleSide(die, side, theme));
  if (die.form.sides === 10) return TRAPEZOHEDRON_SIDES.map((number) => kiteSide(die, number, theme));
  return [1, 6, 2, 5, 3, 4].map((pips) => cubeSide(die, pips, theme));
}

/** The pieces as flat counters: tanks with their wrecks behind, flags, damage markers, barricades. */
import { ART_REACH, type Piece } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { circle, line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { HULL, tankAbove, TURRET_AHEAD } from '../art/tank-above.ts';
import { COUNTER_SIZE, DAMAGE, FIGURES, FLAGS, TANKS, type Side, type TankPiece } from '../data/box.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';

const BLEED = 1.5;
/** Plain paper along the edges of what is cut, mm: neighbours share their cuts. */
const PLAIN_EDGE = 0.8;

function counterFace(
  id: string,
  { counter }: Piece,
  theme: Theme,
  nodes: readonly Node[],
  fill = theme.paper,
): Face {
  const { width, height } = counter;
  const ground = box({
    x: -ART_REACH,
    y: -ART_REACH,
    fill,
    width: width + 2 * ART_REACH,
    height: height + 2 * ART_REACH,
  });
  // On a screen nobody cuts them.
  const all = theme.edition === 'screen' ? nodes : [ground, ...nodes];
  return { id: `counter-${id}`, width, height, bleed: BLEED, safe: PLAIN_EDGE, nodes: all };
}

const MIDDLE = COUNTER_SIZE / 2;
const RADIUS = MIDDLE - PLAIN_EDGE;

/** The ground of a side's pieces: West's is round, East's a square with cut corners, so that they differ in grey too. */
function ground(side: Side, reach: number): Path {
  if (side === 'west') return circle(MIDDLE, MIDDLE, reach);
  const [near, far, cut] = [MIDDLE - reach, MIDDLE + reach, reach * 0.42];
  return polygon([
    [near + cut, near],
    [far - cut, near],
    [far, near + cut],
    [far, far - cut],
    [far - cut, far],
    [near + cut, far],
    [near, far - cut],
    [near, near + cut],
  ]);
}

const lineOf = ({ edition }: Theme): number => ({ colour: 0.16, 'low-ink': 0.15, screen: 0.24 })[edition];

function field(side: Side, theme: Theme, sign: string): Node {
  const flat = theme.side[side];
  const bare = isBare(theme);
  return art({
    x: 0,
    y: 0,
    shapes: [
      // On a screen it has no paper about it that would part it from a block.
      ...(theme.edition === 'screen' ? [{ d: written(ground(side, MIDDLE)), fill: theme.paper }] : []),
      {
        d: written(ground(side, RADIUS)),
        fill: bare ? theme.paper : flat,
        stroke: { colour: bare ? flat : theme.key, width: 0.32 },
      },
    ],
    sign: { means: sign, ink: flat, ground: theme.paper },
  });
}

/** The foot of the wedge, mm from the upper edge; the tank's nose is at it. */
const NOSE = 4.35;

/** The armour of a face of the tank, printed beside it; the text fonts' figures are old-style, with a 1 like an I. */
const figure = (
  name: string,
  value: number,
  x: number,
  y: number,
  size: number,
  ink: Theme['key'],
  on: Theme['key'],
): Node =>
  text({
    field: name,
    text: String(value),
    x: x - 2.5,
    y: y - 2,
    width: 5,
    height: 4,
    align: 'center',
    valign: 'middle',
    style: { font: 'poster', size, ink },
    sign: { means: `${name} armour ${value}`, ink, ground: on },
  });

function tankFront(piece: TankPiece, theme: Theme): Face {
  const { owner, weight } = piece;
  const { letter, front, side, rear } = FIGURES[weight];
  const { long, turret, wide, track } = HULL[weight];
  const middle = NOSE + long - 0.1;
  const flank = wide - track / 2;
  const bare = isBare(theme);
  const [dark, light] = bare ? [theme.paper, theme.key] : [theme.key, theme.paper];
  const flat = theme.side[owner];
  const wedge = polygon([
    [MIDDLE - 4.1, NOSE],
    [MIDDLE, 0.75],
    [MIDDLE + 4.1, NOSE],
  ]);
  return counterFace(piece.id, piece, theme, [
    field(owner, theme, `${owner} ${weight} tank`),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(wedge),
          fill: theme.paper,
          stroke: { colour: bare ? flat : theme.key, width: 0.2, join: 'miter' },
        },
      ],
      sign: bare
        ? { means: 'front', ink: flat, ground: theme.paper }
        : { means: 'front', ink: theme.paper, ground: flat },
    }),
    art({
      x: MIDDLE,
      y: middle,
      shapes: tankAbove(weight, theme.key, theme.paper, lineOf(theme) + (bare ? 0 : 0.02), bare),
    }),
    text({
      field: 'letter',
      text: letter,
      x: MIDDLE - 2,
      y: middle - TURRET_AHEAD - 1.9,
      width: 4,
      height: 3.8,
      align: 'center',
      valign: 'middle',
      style: { font: 'bold', size: 8, ink: light },
      sign: { means: weight, ink: light, ground: dark },
    }),
    figure('front', front, MIDDLE, 2.85, 7, theme.key, theme.paper),
    figure('side', side, MIDDLE - flank, middle, 7.2, light, dark),
    figure('side', side, MIDDLE + flank, middle, 7.2, light, dark),
    figure(
      'rear',
      rear,
      MIDDLE,
      middle + (turret + long - TURRET_AHEAD) / 2 + 0.1,
      6.6,
      theme.key,
      theme.paper,
    ),
  ]);
}

/** Smoke over a wreck, in round clouds. */
const SMOKE: readonly (readonly [x: number, y: number, radius: number])[] = [
  [9.9, 3.7, 1.5],
  [8.2, 4.2, 1.2],
  [11.2, 4.9, 1.2],
  [9.7, 5.3, 1.2],
];

/** The back of a tank’s counter, its wreck: only the rim keeps the side’s colour. */
function wreck(piece: TankPiece, theme: Theme): Face {
  const { owner, weight } = piece;
  const flat = theme.side[owner];
  const bare = isBare(theme);
  const [dark, light] = bare ? [theme.paper, theme.key] : [theme.key, theme.paper];
  const cross = [line(5.4, 7.6, 10.6, 12), line(10.6, 7.6, 5.4, 12)];
  return counterFace(`${piece.id}-wreck`, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(ground(owner, RADIUS)),
          fill: bare ? theme.paper : flat,
          stroke: { colour: bare ? flat : theme.key, width: 0.32 },
        },
        {
          d: written(ground(owner, RADIUS - 1.1)),
          fill: dark,
          ...(bare && { stroke: { colour: flat, width: 0.15 } }),
        },
        ...(bare
          ? [
              {
                d: hatch(ground(owner, RADIUS - 1.1), { angle: 45, spacing: 2.3, heavy: 0.14, light: 1 }),
                fill: theme.key,
              },
            ]
          : []),
      ],
    }),
    ...(bare
      ? []
      : [
          art({
            x: MIDDLE,
            y: MIDDLE + 0.7,
            rotate: -14,
            scale: 0.84,
            shapes: tankAbove(weight, theme.key, theme.burnt, lineOf(theme) + 0.06),
          }),
        ]),
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(...cross), stroke: { colour: dark, width: 2.3, cap: 'round' } },
        { d: written(...cross), stroke: { colour: light, width: bare ? 0.7 : 1.2, cap: 'round' } },
        ...SMOKE.map(([x, y, radius]): Shape => ({
          d: written(circle(x, y, radius)),
          fill: theme.roof === theme.key ? theme.paper : theme.roof,
          stroke: { colour: theme.key, width: lineOf(theme) + (bare ? 0 : 0.08) },
        })),
      ],
      sign: { means: `${owner} tank, destroyed`, ink: light, ground: dark },
    }),
  ]);
}

/** A flag; it stops no shot, so it is pale. */
function flag(piece: Piece, owner: Side, theme: Theme): Face {
  const flat = theme.side[owner];
  const bare = isBare(theme);
  const pole = MIDDLE - 3;
  const cloth = draw()
    .at(pole, 3.1)
    .curve(pole + 2.2, 2.5, pole + 4.4, 4.6, pole + 7, 3.6)
    .to(pole + 7, 8.6)
    .curve(pole + 4.4, 9.6, pole + 2.2, 7.5, pole, 8.1)
    .close().path;
  const rubble = polygon([
    [pole - 1.6, 13],
    [pole - 1, 11.8],
    [pole + 0.4, 11.3],
    [pole + 1.4, 12],
    [pole + 3, 11.2],
    [pole + 4.2, 12.2],
    [pole + 6, 12],
    [pole + 7, 13],
  ]);
  const ring = (reach: number): Path => circle(pole + 3.5, 6.1, reach);
  return counterFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(ground(owner, RADIUS)),
          fill: theme.paper,
          stroke: { colour: flat, width: bare ? 0.4 : 0.75 },
        },
        {
          d: written(cloth),
          fill: bare ? theme.paper : flat,
          stroke: { colour: bare ? flat : theme.key, width: bare ? 0.25 : 0.2 },
        },
        ...(bare
          ? [
              {
                d: hatch(cloth, { angle: owner === 'west' ? 45 : 135, spacing: 1.3, heavy: 0.14, light: 1 }),
                fill: flat,
              },
            ]
          : []),
        {
          d: written(draw().add(ring(1.6)).add(ring(0.9)).path),
          fill: theme.paper,
          fillRule: 'evenodd',
          ...(bare ? { stroke: { colour: flat, width: 0.16 } } : {}),
        },
        {
          d: written(line(pole, 2.4, pole, 12)),
          stroke: { colour: theme.key, width: bare ? 0.4 : 0.65, cap: 'round' },
        },
        {
          d: written(rubble),
          fill: bare ? theme.paper : theme.key,
          stroke: { colour: theme.key, width: 0.2, join: 'round' },
        },
      ],
      sign: { means: `${owner} flag`, ink: flat, ground: theme.paper },
    }),
  ]);
}

/** A square with a striped rim that shows round the tank on it. */
function damage(piece: Piece, theme: Theme): Face {
  const { width } = piece.counter;
  const stripes = [];
  for (let at = -width; at < width; at += 3.6)
    stripes.push(
      polygon([
        [at, 0],
        [at + 1.8, 0],
        [at + 1.8 + width, width],
        [at + width, width],
      ]),
    );
  const rim = 2.6;
  const bolt = polygon([
    [10.2, 4.2],
    [6.2, 9.6],
    [8.8, 9.6],
    [7.4, 13.8],
    [11.8, 8.2],
    [9.1, 8.2],
    [11.2, 4.2],
  ]);
  const bare = isBare(theme);
  return counterFace(piece.id, piece, theme, [
    {
      kind: 'group',
      x: 0,
      y: 0,
      clip: { x: 0.5, y: 0.5, width: width - 1, height: width - 1 },
      nodes: [
        art({
          x: 0,
          y: 0,
          shapes: bare
            ? [{ d: written(...stripes), stroke: { colour: theme.key, width: 0.14 } }]
            : [{ d: written(...stripes), fill: theme.key }],
        }),
      ],
    },
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(rectangle(rim, rim, width - 2 * rim, width - 2 * rim, 1)),
          fill: theme.paper,
          stroke: { colour: theme.key, width: bare ? 0.2 : 0.4 },
        },
        {
          d: written(bolt),
          ...(bare ? { fill: theme.paper, stroke: { colour: theme.key, width: 0.3 } } : { fill: theme.key }),
        },
      ],
      sign: { means: 'damaged', ink: theme.key, ground: theme.paper },
    }),
  ]);
}

/** A barricade of beams and sandbags; dark, since it stops shots. */
function barricade(piece: Piece, theme: Theme): Face {
  const { width } = piece.counter;
  const bare = isBare(theme);
  const [dark, light] = bare ? [theme.paper, theme.key] : [theme.key, theme.roof];
  const thin = bare ? 0.15 : 0.25;
  // A beam on crossed stakes.
  const beams = [
    ...[4.4, 9, 13.6].flatMap((x) => [
      [x - 1.5, 2.2, x + 1.5, 7] as const,
      [x + 1.5, 2.2, x - 1.5, 7] as const,
    ]),
    [2, 4.6, 16, 4.6] as const,
  ];
  const bags = [
    [4.6, 9.2],
    [9, 9.2],
    [13.4, 9.2],
    [2.9, 12.2],
    [6.8, 12.2],
    [11.2, 12.2],
    [15.1, 12.2],
    [4.6, 15],
    [9, 15],
    [13.4, 15],
  ] as const;
  return counterFace(piece.id, piece, theme, [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(rectangle(0.4, 0.4, width - 0.8, width - 0.8)),
          fill: dark,
          stroke: { colour: theme.key, width: bare ? 0.4 : 0.8 },
        },
        {
          d: written(...beams.map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2))),
          stroke: { colour: light, width: bare ? 0.4 : 0.8, cap: 'round' },
        },
        ...bags.map(([x, y]): Shape => ({
          d: written(rectangle(x - 1.95, y - 1.25, 3.9, 2.5, 1.1)),
          fill: bare ? theme.paper : theme.roof,
          stroke: { colour: theme.key, width: thin },
        })),
        // Their seams.
        {
          d: written(...bags.map(([x, y]) => line(x - 1.1, y - 0.35, x + 0.7, y - 0.35))),
          stroke: { colour: bare ? theme.key : theme.sunny, width: bare ? 0.15 : 0.2, cap: 'round' },
        },
      ],
      sign: { means: 'barricade', ink: light, ground: dark },
    }),
  ]);
}

export function pieceCounter(piece: Piece, edition: Edition): Drawing {
  const theme = themeOf(edition);
  const { count } = piece;
  const tank = TANKS.find(({ id }) => id === piece.id);
  if (tank) return { face: tankFront(tank, theme), back: wreck(tank, theme), count };
  const ours = FLAGS.find(({ id }) => id === piece.id);
  if (ours) return { face: flag(piece, ours.owner, theme), count };
  return { face: piece.id === DAMAGE.id ? damage(piece, theme) : barricade(piece, theme), count };
}

/** The pennant that is visible in a fanned hand: the value of an action card, and as many helmets. */
import { type Matrix, chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { joined, written } from '../../../src/kit/engrave/path/outline.ts';
import { type Path, draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { type Node, type Outline, type Shape, art, text } from '../../../src/kit/face.ts';
import type { Army, BattlefieldCard } from '../data/battlefield.ts';
import type { Theme } from '../theme.ts';
import { badge, helmet } from './badge.ts';
import { circle, line, star } from '../../../src/kit/engrave/path/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { movedData } from '../../../src/kit/engrave/path/transform.ts';
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { type Knot, trail } from '../../../src/kit/engrave/knots.ts';

export const RIBBON_WIDTH = 9.8;
const NUMERAL_HEIGHT = 10.2;
const PIP_STEP = 5.6;
const TAIL = 4.4;

/** A cloth with a swallow tail of `tail` mm, hanging from the origin; `inset` mm within its edge. */
export function pennant(width: number, height: number, tail: number, inset: number): Path {
  const [left, right] = [inset, width - inset];
  return draw()
    .at(left, inset)
    .to(right, inset)
    .to(right, height - 2.1 * inset)
    .to(width / 2, height - tail + 0.9 - 1.4 * inset)
    .to(left, height - 2.1 * inset)
    .close().path;
}

const cloth = (height: number, inset: number): Path => pennant(RIBBON_WIDTH, height, TAIL, inset);

/** Its length grows with the value, so that the longest pennant is the strongest card. */
export const ribbonHeight = (value: number): number => NUMERAL_HEIGHT + value * PIP_STEP + TAIL;

/** The ribbon of a card with its upper left corner at the origin. */
export function ribbon(army: Army, value: number, theme: Theme): Node[] {
  const height = ribbonHeight(value);
  const drawn = theme.edition === 'low-ink';
  const ground = drawn ? theme.paper : theme.key;
  const ink = drawn ? theme.key : theme.paper;
  const device = drawn ? theme.army[army].flat : theme.paper;
  const pips = Array.from({ length: value }, (_, index) =>
    helmet(
      army,
      chain(
        scale(army === 'red' ? 0.64 : 0.54),
        move(RIBBON_WIDTH / 2, NUMERAL_HEIGHT + PIP_STEP * (index + 0.5) - 0.2),
      ),
      device,
      ground,
      0.14,
    ),
  );
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(cloth(height, 0)),
          fill: ground,
          stroke: { colour: drawn ? ink : theme.paper, width: drawn ? 0.3 : 0.7 },
        },
        { d: written(cloth(height, 0.75)), stroke: { colour: ink, width: drawn ? 0.125 : 0.22 } },
      ],
    }),
    text({
      field: 'value',
      text: [{ text: '+', style: { size: 14 } }, { text: String(value) }],
      x: 0.3,
      y: 2.2,
      width: RIBBON_WIDTH - 0.6,
      height: 8.6,
      align: 'center',
      style: { font: 'poster', size: 21, ink },
      sign: { means: `value ${value}`, ink, ground },
    }),
    art({ x: 0, y: 0, shapes: pips.flat(), sign: { means: `${army} army`, ink: device, ground } }),
  ];
}

// The ribbon of a special field: its worth, in signs that are the same everywhere.

export const WORTH_WIDTH = 8.6;

/** Points at the end of the game, strength in defence, soldiers that arrive. */
export interface Worth {
  readonly points?: number;
  readonly defence?: number;
  readonly arrive?: number;
}

/** The worth of a card's special to whoever holds or reaches it. */
export function worthOf({ special }: Pick<BattlefieldCard, 'special'>): Worth {
  switch (special) {
    case 'bunker':
      return { points: 3, defence: 1 };
    case 'crate':
      return { points: 1 };
    case 'base':
      return { defence: 1 };
    case 'jeep':
      return { arrive: 1 };
    case 'tank':
    case 'empty':
      return {};
  }
}

/** Heights on the ribbon, mm. */
const HEAD = 1;
const FIGURE = 8.8;
const STAR = 3.6;
const SHIELD = 7.4;
const HELMET = 5.6;
const WORTH_TAIL = 3.4;

export const worthHeight = ({ points, defence, arrive }: Worth): number =>
  HEAD + (points ? FIGURE + STAR : 0) + (defence ? SHIELD : 0) + (arrive ? FIGURE + HELMET : 0) + WORTH_TAIL;

interface Inks {
  readonly cloth: Colour;
  readonly ink: Colour;
}

function inksOf({ special, owner }: Pick<BattlefieldCard, 'special' | 'owner'>, theme: Theme): Inks {
  if (theme.edition === 'low-ink') return { cloth: theme.paper, ink: theme.key };
  if (special === 'crate') return { cloth: theme.ochre, ink: theme.key };
  return { cloth: owner ? theme.army[owner].flat : theme.key, ink: theme.paper };
}

const MIDDLE = WORTH_WIDTH / 2;

const numeral = (value: string, y: number, means: string, { cloth, ink }: Inks): Node =>
  text({
    field: means,
    text: value,
    x: 0,
    y,
    width: WORTH_WIDTH,
    height: FIGURE,
    align: 'center',
    valign: 'middle',
    style: { font: 'poster', size: value.length > 1 ? 17 : 22, ink },
    sign: { means, ink, ground: cloth },
  });

/** A shield: straight above, pointed below, round its middle. */
const shield = (y: number): Path =>
  draw()
    .at(-2.9, y - 2.9)
    .to(2.9, y - 2.9)
    .to(2.9, y + 0.7)
    .curve(2.9, y + 2, 1.2, y + 2.8, 0, y + 3.4)
    .curve(-1.2, y + 2.8, -2.9, y + 2, -2.9, y + 0.7)
    .close().path;

/** Strength that the field adds in defence. */
function inDefence(defence: number, y: number, { cloth, ink }: Inks, theme: Theme): Node[] {
  const middle = y + SHIELD / 2 - 0.2;
  const drawn = theme.edition === 'low-ink';
  const d = written(shield(middle));
  const on = drawn ? { cloth: theme.paper, ink: theme.key } : { cloth: ink, ink: cloth };
  return [
    art({ x: MIDDLE, y: 0, shapes: [{ d, fill: on.cloth }] }),
    text({
      field: 'defence',
      text: `+${defence}`,
      x: 0,
      y: middle - 3,
      width: WORTH_WIDTH,
      height: 5.6,
      align: 'center',
      valign: 'middle',
      style: { font: 'poster', size: 10, ink: on.ink },
      sign: { means: 'in defence', ink: on.ink, ground: on.cloth },
    }),
    // Its edge is drawn after the figure, for the reading order: one more, in defence.
    art({
      x: MIDDLE,
      y: 0,
      shapes: [{ d, stroke: { colour: ink, width: 0.3, join: 'round' } }],
      sign: { means: 'in defence', ink, ground: on.cloth === ink ? cloth : on.cloth },
    }),
  ];
}

/** A soldier of the army arrives: its helmet on its ground. */
function arrival(army: Army, y: number, { cloth, ink }: Inks, theme: Theme): Node {
  const drawn = theme.edition === 'low-ink';
  const middle = y + HELMET / 2 - 0.3;
  const place = chain(
    scale(army === 'red' ? 0.5 : 0.44),
    move(MIDDLE, middle + (army === 'red' ? 0.1 : 0.5)),
  );
  const ground = army === 'red' ? circle(MIDDLE, middle, 3) : star(MIDDLE, middle, 2, 3.6, 3.6);
  return art({
    x: 0,
    y: 0,
    shapes: [
      {
        d: written(ground),
        fill: drawn ? theme.paper : ink,
        ...(drawn && { stroke: { colour: theme.army[army].flat, width: 0.3 } }),
      },
      ...helmet(army, place, drawn ? theme.key : cloth, drawn ? theme.paper : ink, 0.13),
    ],
    sign: { means: `${army} soldier`, ink: drawn ? theme.key : cloth, ground: drawn ? theme.paper : ink },
  });
}

/** The ribbon with its upper left corner at the origin; empty for a field without worth. */
export function worthMark(card: Pick<BattlefieldCard, 'special' | 'owner'>, theme: Theme): Node[] {
  const what = worthOf(card);
  const height = worthHeight(what);
  const inks = inksOf(card, theme);
  const drawn = theme.edition === 'low-ink';
  const { points, defence, arrive } = what;
  if (!points && !defence && !arrive) return [];
  const rim = drawn && card.owner ? theme.army[card.owner].flat : theme.key;
  const cloth: Shape[] = [
    {
      d: written(pennant(WORTH_WIDTH, height, WORTH_TAIL, 0)),
      fill: inks.cloth,
      stroke: { colour: drawn ? rim : theme.paper, width: drawn ? 0.53 : 0.8 },
    },
    ...(drawn
      ? []
      : [
          {
            d: written(pennant(WORTH_WIDTH, height, WORTH_TAIL, 0.6)),
            stroke: { colour: inks.ink, width: 0.2 },
          },
        ]),
  ];
  const sign = (y: number): Node =>
    art({
      x: MIDDLE,
      y: y + STAR / 2 - 0.3,
      shapes: [{ d: written(star(0, 0, 5, 1.75, 0.72)), fill: inks.ink }],
      sign: { means: points === 1 ? 'point' : 'points', ink: inks.ink, ground: inks.cloth },
    });
  let y = HEAD;
  const nodes: Node[] = [art({ x: 0, y: 0, shapes: cloth })];
  if (points) {
    nodes.push(numeral(String(points), y, 'worth', inks), sign(y + FIGURE));
    y += FIGURE + STAR;
  }
  if (defence) nodes.push(...inDefence(defence, y, inks, theme));
  if (arrive && card.owner) {
    nodes.push(numeral(`+${arrive}`, y, 'arrive', inks), arrival(card.owner, y + FIGURE, inks, theme));
  }
  return nodes;
}

// The whistle that sends men over the top, about 44 mm wide about the origin, blown from the left.

/** Mouthpiece, the window with its ramp, and round the barrel back to the mouthpiece. */
const BODY = 'M-21-8.9Q-21-9.4-20.5-9.4L-6.5-9.8V-5.9L2.4-10H7A11 11 0 1 1-3.5-2.5L-20.5-3Q-21-3-21-3.5Z';
const BARREL = [7, 1] as const;
const RING = { x: 20.2, y: 3.4, radius: 2.6 } as const;

/** Bands on the mouthpiece and the seam along it. */
const SEAMS: Path = [
  ...line(-18.6, -9, -18.6, -3.4),
  ...line(-17.4, -9, -17.4, -3.4),
  ...line(-17.4, -6.2, -7.4, -5.4),
  ...line(-16.2, -7.6, -8.2, -7.4),
];

/** The lanyard, from the ring to where the fog takes it. */
const LANYARD: readonly Knot[] = [
  [21.8, 5.4],
  [24.4, 11],
  [20, 16.6],
  [10, 17.2],
  [0, 14.4],
  [-8.6, 15.4],
  [-10, 20],
  [-3, 23.4],
  [10, 22],
  [24, 23.6],
  [40, 34],
];

/** The cord, twisted of two strands. */
export function lanyard(matrix: Matrix, theme: Theme): Shape[] {
  const d = written(moved(trail(LANYARD), matrix));
  const drawn = theme.edition === 'low-ink';
  return [
    { d, stroke: { colour: theme.paper, width: 3.2 } },
    { d, stroke: { colour: theme.key, width: 1.8 } },
    { d, stroke: { colour: theme.paper, width: drawn ? 1.4 : 1.1, dash: [1, 0.55] } },
  ];
}

/** The whistle itself: black with engraved light, or its line. */
export function whistle(matrix: Matrix, theme: Theme): Shape[] {
  const { key, paper } = theme;
  const drawn = theme.edition === 'low-ink';
  const [x, y] = BARREL;
  const solid = drawn ? paper : key;
  const cut = drawn ? key : paper;
  const thin = drawn ? 0.2 : 0.34;
  const put = (path: Path): Outline => written(moved(path, matrix));
  const body = movedData(BODY, matrix);
  const ring = put(circle(RING.x, RING.y, RING.radius));
  const rims = draw()
    .add(circle(x, y, 9.4))
    .add(circle(x, y, 8.3))
    .add(circle(x, y, 1.5)).path;
  // Light falls on the barrel from above: cut lines that run out toward the shadow.
  const shine = hatch(moved(circle(x, y, 7.4), matrix), {
    angle: 62,
    spacing: 0.95,
    heavy: drawn ? 0.16 : 0.42,
    reach: 0.62,
  });
  return [
    { d: ring, stroke: { colour: paper, width: 3.2 } },
    { d: ring, stroke: { colour: key, width: drawn ? 1.3 : 1.5 } },
    ...(drawn ? [{ d: ring, stroke: { colour: paper, width: 0.9 } }] : []),
    { d: body, fill: paper, stroke: { colour: paper, width: 2, join: 'round' } },
    { d: body, fill: solid, stroke: { colour: key, width: drawn ? 0.45 : 0.3, join: 'round' } },
    { d: shine, fill: cut },
    { d: put(circle(x, y, 1.5)), fill: solid },
    { d: put(rims), stroke: { colour: cut, width: thin } },
    { d: put(SEAMS), stroke: { colour: cut, width: thin, cap: 'round' } },
  ];
}

// Both badges with arrows from one to the other: a card that changes hands. 18 mm wide about the origin.

/** An arrow over the badges with its head at the right; the other one is this one turned by half. */
function bow(side: 1 | -1): { shaft: Outline; head: Outline } {
  const at = (x: number, y: number): [number, number] => [side * x, side * y];
  return {
    shaft: written(
      draw()
        .at(...at(-4.4, -5.6))
        .curve(...at(-2.6, -8.4), ...at(2, -8.4), ...at(4, -6)).path,
    ),
    head: written(
      draw()
        .at(...at(5.6, -4))
        .to(...at(4.9, -7.2))
        .to(...at(2.6, -5))
        .close().path,
    ),
  };
}

export function swap(theme: Theme): Shape[] {
  const drawn = theme.edition === 'low-ink';
  const bows = [bow(1), bow(-1)];
  const medal = (army: 'red' | 'gray', size: number, x: number): Shape[] => {
    const { flat } = theme.army[army];
    const inks = drawn
      ? { field: theme.paper, device: flat }
      : { field: flat, device: theme.paper, rim: flat };
    return badge(army, chain(scale(size), move(x, 0)), inks, 0.14);
  };
  return [
    { d: joined(bows.map(({ shaft }) => shaft)), stroke: { colour: theme.key, width: drawn ? 0.5 : 0.8 } },
    { d: joined(bows.map(({ head }) => head)), fill: theme.key },
    ...medal('red', 0.4, -4.9),
    ...medal('gray', 0.36, 4.9),
  ];
}

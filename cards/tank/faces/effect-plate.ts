/** The effect of a tactics card as a large sign: an arrow for what helps an attack, an octagon for what stops it. */
import type { Colour } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { chain, move, scale } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved, type Path } from '../../../src/kit/engrave/path/path.ts';
import { polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import type { Effect, TacticsCard } from '../data/cards.ts';
import { isBare, type Theme } from '../theme.ts';
import { words } from './frame.ts';
import { effectSign, momentOf } from './words.ts';

const PLATE = { width: 31, height: 20.4 } as const;
const { width: W, height: H } = PLATE;

/** An arrow helps an attack, an octagon stops it, a ring changes what was played. */
export type Form = 'arrow' | 'octagon' | 'ring';

function formOf(card: TacticsCard): Form {
  const moment = momentOf(card);
  if (moment === 'undo' || moment === 'maneuver') return 'ring';
  return moment === 'defender' || card.value < 0 ? 'octagon' : 'arrow';
}

const OUTLINES: Readonly<Record<Form, Path>> = {
  arrow: polygon([
    [0, 0],
    [W - 5.6, 0],
    [W, H / 2],
    [W - 5.6, H],
    [0, H],
  ]),
  octagon: polygon([
    [5, 0],
    [W - 7, 0],
    [W - 2, 5],
    [W - 2, H - 5],
    [W - 7, H],
    [5, H],
    [0, H - 5],
    [0, 5],
  ]),
  ring: rectangle(0, 0, W - 1, H, H * 0.3),
};

const points = (...all: readonly (readonly [number, number])[]): Path => polygon(all);

/** The sign under the word, about (x, y), 3 mm high. */
const SIGNS: Readonly<
  Record<Exclude<Effect, 'pen' | 'inf' | 'both'>, (x: number, y: number) => readonly Path[]>
> = {
  // An arrow that runs into a wall, or into a block.
  lost: (x, y) => [
    points(
      [x - 4, y - 0.5],
      [x - 0.2, y - 0.5],
      [x - 0.2, y - 1.5],
      [x + 2, y],
      [x - 0.2, y + 1.5],
      [x - 0.2, y + 0.5],
      [x - 4, y + 0.5],
    ),
    rectangle(x + 2.4, y - 1.8, 0.9, 3.6),
  ],
  end: (x, y) => [
    points(
      [x - 4.4, y - 0.5],
      [x - 0.8, y - 0.5],
      [x - 0.8, y - 1.5],
      [x + 1.4, y],
      [x - 0.8, y + 1.5],
      [x - 0.8, y + 0.5],
      [x - 4.4, y + 0.5],
    ),
    rectangle(x + 1.8, y - 1.7, 3.4, 3.4),
  ],
  // An arrow that goes on.
  free: (x, y) =>
    [-2.4, 0.6].map((dx) =>
      points(
        [x + dx, y - 1.7],
        [x + dx + 1, y - 1.7],
        [x + dx + 2.6, y],
        [x + dx + 1, y + 1.7],
        [x + dx, y + 1.7],
        [x + dx + 1.6, y],
      ),
    ),
  // A tank, and a cross beside it.
  out: (x, y) => [
    points(
      [x - 5.4, y + 0.4],
      [x - 4.6, y - 0.4],
      [x - 3.6, y - 0.4],
      [x - 3.4, y - 1.5],
      [x - 1.5, y - 1.5],
      [x - 1.2, y - 1.1],
      [x + 1.2, y - 1.1],
      [x + 1.2, y - 0.6],
      [x - 1.2, y - 0.5],
      [x + 0.2, y - 0.4],
      [x + 0.8, y + 0.4],
      [x, y + 1.5],
      [x - 4.6, y + 1.5],
    ),
    points(
      [x + 2.2, y - 1.5],
      [x + 3, y - 1.5],
      [x + 3.9, y - 0.5],
      [x + 4.8, y - 1.5],
      [x + 5.6, y - 1.5],
      [x + 4.4, y],
      [x + 5.6, y + 1.5],
      [x + 4.8, y + 1.5],
      [x + 3.9, y + 0.5],
      [x + 3, y + 1.5],
      [x + 2.2, y + 1.5],
      [x + 3.4, y],
    ),
  ],
  rally: (x, y) => crossedCard(x, y),
  repair: (x, y) => crossedCard(x, y),
  // An arrow back onto the pile.
  recover: (x, y) => [
    rectangle(x + 0.8, y - 0.1, 3, 1.7),
    points(
      [x - 3.6, y + 1.6],
      [x - 3.6, y - 0.4],
      [x - 1.8, y - 1.3],
      [x - 1.8, y - 1.9],
      [x + 0.6, y - 0.8],
      [x - 1.8, y + 0.3],
      [x - 1.8, y - 0.3],
      [x - 2.6, y + 0.1],
      [x - 2.6, y + 1.6],
    ),
  ],
};

const crossedCard = (x: number, y: number): readonly Path[] => [
  draw()
    .add(rectangle(x - 1.4, y - 1.9, 2.8, 3.8))
    .add(rectangle(x - 1, y - 1.5, 2, 3)).path,
  points([x - 3.4, y + 1.3], [x + 2.8, y - 1.9], [x + 3.4, y - 1.3], [x - 2.8, y + 1.9]),
];

/** The factor that a number changes: penetration (an arrow through a plate) or infantry (a helmet). */
function factorSign(effect: 'pen' | 'inf' | 'both', x: number, y: number): readonly Path[] {
  const pen = (at: number): Path =>
    points(
      [at - 3, y - 0.5],
      [at, y - 0.5],
      [at, y - 1.5],
      [at + 2.4, y],
      [at, y + 1.5],
      [at, y + 0.5],
      [at - 3, y + 0.5],
    );
  const inf = (at: number): Path =>
    draw()
      .at(at - 2, y + 1.2)
      .curve(at - 2, y - 2.4, at + 2, y - 2.4, at + 2, y + 1.2)
      .close().path;
  if (effect === 'pen') return [pen(x - 3.4)];
  if (effect === 'inf') return [inf(x - 3)];
  return [pen(x - 4.2), inf(x + 3.2)];
}

const FACTOR_WORDS = { pen: 'PEN', inf: 'INF', both: '' } as const;

/** The colours of a plate and of what stands on it. */
function plateInks(form: Form, theme: Theme): { readonly ground: Colour; readonly ink: Colour } {
  const bare = isBare(theme);
  const { key, paper, flat } = theme;
  return {
    ground: bare ? paper : form === 'octagon' ? flat.tactics : form === 'arrow' ? key : paper,
    ink: bare || form === 'ring' ? key : paper,
  };
}

/** The middle of a plate's room for words. */
const MIDDLES: Readonly<Record<Form, number>> = {
  arrow: (W - 4) / 2,
  octagon: (W - 2) / 2,
  ring: (W - 1) / 2,
};

/** A plate of a reference card with its word alone. */
export function smallPlate(form: Form, word: string, { x, y, width, height }: Rect, theme: Theme): Node[] {
  const { ground, ink } = plateInks(form, theme);
  const room = width * (form === 'ring' ? 0.92 : 0.84);
  const outline = moved(OUTLINES[form], chain(scale(width / W, height / H), move(x, y)));
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(outline),
          fill: ground,
          stroke: { colour: theme.key, width: isBare(theme) ? 0.2 : 0.25 },
        },
      ],
    }),
    words(
      {
        field: 'effect',
        text: word,
        x: x + (MIDDLES[form] * width) / W - room / 2,
        y,
        width: room,
        height,
        align: 'center',
        valign: 'middle',
        fit: { least: 7 },
      },
      'figures',
      12.5,
      [ink, ground],
    ),
  ];
}

/** The plate with its upper left corner at the origin. */
export function effectPlate(card: TacticsCard, theme: Theme): Node[] {
  const form = formOf(card);
  const bare = isBare(theme);
  const { key } = theme;
  const { ground, ink } = plateInks(form, theme);
  const middle = MIDDLES[form];
  const edge = {
    colour: key,
    width: bare ? (form === 'octagon' ? 0.5 : 0.25) : 0.45,
    join: 'round',
  } as const;
  const { effect } = card;
  const factor = effect === 'pen' || effect === 'inf' || effect === 'both';
  const signY = H - 4;
  const shapes: Shape[] = [
    { d: written(OUTLINES[form]), fill: ground, stroke: edge },
    ...(factor ? factorSign(effect, middle, signY) : SIGNS[effect](middle, signY)).map((path): Shape => ({
      d: written(path),
      fill: ink,
      fillRule: 'evenodd',
    })),
  ];
  return [
    art({ x: 0, y: 0, shapes }),
    words(
      {
        field: 'effect',
        text: effectSign(card),
        x: middle - 13,
        y: 1.2,
        width: 26,
        height: 13,
        align: 'center',
        valign: 'middle',
        fit: { least: 14 },
      },
      'figures',
      factor ? 46 : 36,
      [ink, ground],
    ),
    ...(factor && effect !== 'both'
      ? [
          words(
            {
              field: 'factor',
              text: FACTOR_WORDS[effect],
              x: middle,
              y: signY - 1.7,
              width: 8.4,
              height: 3.4,
              valign: 'middle',
            },
            'figures',
            9.4,
            [ink, ground],
            60,
          ),
        ]
      : []),
  ];
}

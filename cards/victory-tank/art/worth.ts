/** The ribbon that hangs from a corner of a special field: what the field is worth, in signs that stay the same. */
import { chain, move, scale } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path.ts';
import { circle, star } from '../../../src/kit/engrave/shapes.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { art, text, type Node, type Shape } from '../../../src/kit/face.ts';
import type { Army, BattlefieldCard } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import { helmet } from './badge.ts';
import { pennant } from './ribbon.ts';

export const WORTH_WIDTH = 8.6;

/** Points at the end of the game, strength in defence, soldiers that arrive. */
export interface Worth {
  readonly points?: number;
  readonly defence?: number;
  readonly arrive?: number;
}

/** What the special of a card is worth to whoever holds or reaches it. */
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
const TAIL = 3.4;

export const worthHeight = ({ points, defence, arrive }: Worth): number =>
  HEAD + (points ? FIGURE + STAR : 0) + (defence ? SHIELD : 0) + (arrive ? FIGURE + HELMET : 0) + TAIL;

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
    // Its edge comes after the figure, for it is read so: one more, in defence.
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

/** The ribbon with its upper left corner at the origin; nothing where the field is worth nothing. */
export function worth(card: Pick<BattlefieldCard, 'special' | 'owner'>, theme: Theme): Node[] {
  const what = worthOf(card);
  const height = worthHeight(what);
  const inks = inksOf(card, theme);
  const drawn = theme.edition === 'low-ink';
  const { points, defence, arrive } = what;
  if (!points && !defence && !arrive) return [];
  const rim = drawn && card.owner ? theme.army[card.owner].flat : theme.key;
  const cloth: Shape[] = [
    {
      d: written(pennant(WORTH_WIDTH, height, TAIL, 0)),
      fill: inks.cloth,
      stroke: { colour: drawn ? rim : theme.paper, width: drawn ? 0.53 : 0.8 },
    },
    ...(drawn
      ? []
      : [{ d: written(pennant(WORTH_WIDTH, height, TAIL, 0.6)), stroke: { colour: inks.ink, width: 0.2 } }]),
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

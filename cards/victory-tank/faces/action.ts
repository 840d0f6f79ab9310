/** Action cards: the value on a ribbon that reads in a fan, and again for whoever holds the card the other way. */
import { move } from '../../../src/kit/engrave/path/matrix.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, group, text, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { doubleBadge } from '../art/badge.ts';
import { EDGE, type Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { ribbon } from '../art/card-marks.ts';
import { scene } from '../art/scenes.ts';
import { armWhirl, squareWhirl } from '../../../src/kit/engrave/whirl.ts';
import type { ActionCard } from '../data/box.ts';
import type { Army } from '../data/battlefield.ts';
import {
  type ArmyInks,
  HEIGHT,
  type Theme,
  WIDTH,
  cardFace,
  themeOf,
  throughFog,
  turningOpening,
} from '../theme.ts';

/** The order of the day, in two lines: that of the first picture, and that of the second. */
const ORDERS: Readonly<
  Record<Army, Readonly<Record<ActionCard['value'], Readonly<Record<ActionCard['picture'], string>>>>>
> = {
  red: {
    1: { 1: 'PRESS\nON', 2: 'KEEP\nWATCH' },
    2: { 1: 'AT THE\nDOUBLE', 2: 'BRING\nIT UP' },
    3: { 1: 'OVER\nTHE TOP', 2: 'HOLD\nTHE LINE' },
  },
  gray: {
    1: { 1: 'CLOSE\nUP', 2: 'CREEP\nFORWARD' },
    2: { 1: 'KEEP\nPACE', 2: 'DIG\nIN' },
    3: { 1: 'INTO\nTHE WIRE', 2: 'STORM\nTHEM' },
  },
};

const points = (value: number): string => (value === 1 ? '1 point' : `${value} points`);

const OPENING: Opening = {
  width: WIDTH,
  top: 4,
  left: [
    { height: 33, reach: 3.9 },
    { height: 3, reach: 13 },
    { height: 4.4, reach: 6.4 },
    { height: 2.6, reach: 16.5 },
    { height: 16, reach: 4.6 },
  ],
  right: [
    { height: 9, reach: 3.9 },
    { height: 2.8, reach: 14 },
    { height: 4, reach: 6 },
    { height: 2.2, reach: 11 },
    { height: 20.4, reach: 3.9 },
    { height: 2.8, reach: 12.5 },
    { height: 17.8, reach: 4.4 },
  ],
};

const orderText = (card: ActionCard, theme: Theme, size: number): Node =>
  text({
    field: 'order',
    text: ORDERS[card.owner][card.value][card.picture],
    x: 5,
    y: 65,
    width: WIDTH - 10,
    height: size * 0.78,
    style: { font: 'stencil', size, ink: theme.key, leading: 0.88, tracking: 20 },
    sign: { means: 'order of the day', ink: theme.key, ground: theme.paper },
  });

/** The order, and under a line of the army's colour what the card does. */
const words = (card: ActionCard, theme: Theme): Node[] => [
  orderText(card, theme, theme.edition === 'low-ink' ? 20 : 22),
  box({ x: 5, y: 78.2, width: 42, height: 0.55, fill: theme.army[card.owner].flat }),
  text({
    field: 'rule',
    text: `Adds ${points(card.value)} to your action, or ${card.value} to your strength in a battle.`,
    x: 5,
    y: 80,
    width: 43,
    height: 6,
    style: { font: 'text', size: 7, ink: theme.key, leading: 1.15 },
    sign: { means: 'what the card does', ink: theme.key, ground: theme.paper },
  }),
];

const RIBBON_AT = { x: 3.7, y: 3.6 } as const;

/** Larger than in print, and no larger than lets the men be seen. */
const SCREEN_PENNANT = 1.2;

/** A printed card is read from both ends; one on the screen shows one pennant, large. */
function wording(card: ActionCard, theme: Theme): Node[] {
  const pennant = ribbon(card.owner, card.value, theme);
  const { x, y } = RIBBON_AT;
  if (theme.edition === 'screen') {
    return [orderText(card, theme, 28), group({ x, y, scale: SCREEN_PENNANT, nodes: pennant })];
  }
  return [
    ...words(card, theme),
    group({ x, y, nodes: pennant }),
    group({ x: WIDTH - x, y: HEIGHT - y, rotate: 180, nodes: pennant }),
  ];
}

/** The face of an action card. */
export function actionFront(card: ActionCard, edition: Edition): Face {
  const theme = themeOf(edition);
  const { land, men } = scene(card, theme);
  return cardFace(`${card.id}-front`, theme, [
    ...throughFog(land, OPENING, theme),
    art({ x: 0, y: 0, shapes: men }),
    ...wording(card, theme),
  ]);
}

/** Fog closes in from all sides, alike from above and below: 80.9 mm of it. */
const BACK_OPENING = turningOpening([
  { height: 10, reach: EDGE },
  { height: 2.8, reach: 12 },
  { height: 3.6, reach: 5.4 },
  { height: 2.4, reach: 9.5 },
  { height: 30, reach: EDGE },
  { height: 3, reach: 13 },
  { height: 4.4, reach: 6 },
  { height: 2.4, reach: 10.5 },
  { height: 22.3, reach: EDGE },
]);

function whirl(army: Army, { flat }: ArmyInks, edition: Edition): Shape[] {
  const size = { inner: 15.4, outer: army === 'red' ? 56 : 80 };
  const drawn = edition === 'low-ink';
  const d =
    army === 'red'
      ? armWhirl({
          ...size,
          count: drawn ? 30 : 46,
          sweep: 105,
          thin: drawn ? 0.04 : 0.3,
          full: drawn ? 0.14 : 0.78,
        })
      : squareWhirl({ ...size, twist: 2.6 });
  return movedShapes(
    [{ d, ...(drawn && army === 'gray' ? { stroke: { colour: flat, width: 0.125 } } : { fill: flat }) }],
    move(WIDTH / 2, HEIGHT / 2),
  );
}

/** A plate for the deck's name, read from either end. */
const label = (theme: Theme): Node[] => [
  box({
    x: -15,
    y: -4.4,
    width: 30,
    height: 8.8,
    radius: 4.4,
    fill: theme.paper,
    stroke: { colour: theme.key, width: 0.35 },
  }),
  box({
    x: -14.2,
    y: -3.6,
    width: 28.4,
    height: 7.2,
    radius: 3.6,
    stroke: { colour: theme.key, width: 0.15 },
  }),
  text({
    field: 'deck',
    text: 'ACTION',
    x: -14,
    y: -4.4,
    width: 28,
    height: 8.8,
    align: 'center',
    valign: 'middle',
    style: { font: 'stencil', size: 14, ink: theme.key, tracking: 90 },
    sign: { means: 'action deck', ink: theme.key, ground: theme.paper },
  }),
];

/** The back of an army's action deck: the same whichever end is up. */
export function actionBack(army: Army, edition: Edition): Face {
  const theme = themeOf(edition);
  const inks = theme.army[army];
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  return cardFace(`action-${army}-back`, theme, [
    ...throughFog(whirl(army, inks, edition), BACK_OPENING, theme),
    art({ x, y, shapes: doubleBadge(army, theme) }),
    group({ x, y: 13.5, nodes: label(theme) }),
    group({ x, y: HEIGHT - 13.5, rotate: 180, nodes: label(theme) }),
  ]);
}

/** Battlefield cards: two fields one above the other, the special on the northern one. */
import type { Edition } from '../../../src/kit/edition.ts';
import {
  art,
  group,
  text,
  type Art,
  type Face,
  type Node,
  type Rect,
  type Shape,
} from '../../../src/kit/face.ts';
import { DETAIL_OF, type Inks } from '../../../src/kit/engrave/burin.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { remembered } from '../../../src/kit/memo.ts';
import { baseRings } from '../art/base-rings.ts';
import { BUNKER } from '../art/bunker.ts';
import { CRATE } from '../art/crate.ts';
import { armyGround, FIELD, fieldGround } from '../art/field.ts';
import { homeBaseOf } from '../art/home-base.ts';
import { jeepOf } from '../art/jeep.ts';
import { backing, type Special } from '../art/special.ts';
import { TANK_START_RADIUS, tankStart } from '../art/tank-start.ts';
import { worth, worthHeight, worthOf, WORTH_WIDTH } from '../art/worth.ts';
import type { Army, BattlefieldCard } from '../box/battlefield.ts';
import { themeOf, woodInks, type Theme } from '../theme.ts';
import { cardFace, HEIGHT, WIDTH } from './plate.ts';

/** The middle of the northern field, where its special stands. */
const STAND = { x: FIELD.width / 2, y: FIELD.height / 2 } as const;

function pictureOf({ special, owner }: BattlefieldCard): Special | undefined {
  switch (special) {
    case 'base':
      return owner && homeBaseOf(owner);
    case 'jeep':
      return owner && jeepOf(owner);
    case 'crate':
      return CRATE;
    case 'bunker':
      return BUNKER;
    case 'tank':
    case 'empty':
      return undefined;
  }
}

/** Pictures are larger on a screen, where nothing is named, as far as the ribbons leave room. */
const sizeOf = ({ width }: Special, { edition }: Theme): number =>
  edition === 'screen' ? Math.min(1.3, 32.4 / width) : 1;

/** Which way an army's lines run where ink is spared. */
const LINES: Readonly<Record<Army, number>> = { red: 90, gray: 45 };

/** The inks of a special: its army's, or those of its wood. */
const inksOf = ({ special, owner }: BattlefieldCard, theme: Theme): Inks =>
  owner
    ? { key: theme.key, paper: theme.paper, flat: theme.army[owner].flat, lines: LINES[owner] }
    : special === 'crate'
      ? woodInks(theme)
      : { key: theme.key, paper: theme.paper };

/** Round for red and square for gray: what a lorry stands before. */
function patch(owner: Army, theme: Theme): Shape {
  const [radius, side] = [12.6, 24];
  const { flat, tint, rings } = theme.army[owner];
  const path = owner === 'red' ? circle(0, 0, radius) : rectangle(-side / 2, -side / 2, side, side);
  const drawn = theme.edition === 'low-ink';
  // Of two depths: armies differ in grey as well.
  const fill = drawn ? theme.paper : owner === 'red' ? tint : rings;
  return { d: written(path), fill, stroke: { colour: flat, width: drawn ? 0.35 : 0.25 } };
}

function specialArt(card: BattlefieldCard, picture: Special, theme: Theme): Art[] {
  const { key, paper } = theme;
  const shapes = picture.draw(inksOf(card, theme), DETAIL_OF[theme.edition]);
  const scale = sizeOf(picture, theme);
  const behind = card.special === 'jeep' && card.owner ? [patch(card.owner, theme)] : [];
  return [
    art({ ...STAND, scale, shapes: [...behind, ...backing(picture, theme)] }),
    art({ ...STAND, scale, shapes, sign: { means: card.name.toLowerCase(), ink: key, ground: paper } }),
  ];
}

const tankArt = (card: BattlefieldCard, theme: Theme): Art =>
  art({
    ...STAND,
    shapes: tankStart(theme),
    sign: { means: card.name.toLowerCase(), ink: theme.key, ground: theme.paper },
  });

/** Middle of the start mark: in the corner of the empty field, as far in as nothing is cut off. */
const START_MARK = { x: 8.4, y: HEIGHT - 8.4, radius: 3.6 } as const;

/** Where play starts: a triangle that points east, on a round in the lower left corner. */
function startMark({ key, land, edition }: Theme): Art {
  const { x, y, radius } = START_MARK;
  const ink = edition === 'low-ink' ? key : land.deep;
  const triangle = polygon([
    [-1.2, -1.9],
    [2.1, 0],
    [-1.2, 1.9],
  ]);
  return art({
    x,
    y,
    shapes: [
      { d: written(circle(0, 0, radius - 0.2)), fill: land.field, stroke: { colour: ink, width: 0.4 } },
      {
        d: written(triangle),
        fill: edition === 'low-ink' ? land.field : ink,
        stroke: { colour: ink, width: 0.35, join: 'round' },
      },
    ],
    sign: { means: 'start card', ink, ground: land.field },
  });
}

/** The ribbon and the name stand at the upper left of the field, and again at the lower right for who sits opposite. */
const RIBBON_AT = { x: 4.2, y: 3.4 } as const;
/** Ribbons are larger on a screen. */
const RIBBON_SCALE = { colour: 1, 'low-ink': 1, screen: 1.2 } as const satisfies Record<Edition, number>;

const hasRibbon = (card: BattlefieldCard): boolean => Object.keys(worthOf(card)).length > 0;

const NAME_SIZE = 7;
/** Capitals of the name's size are about so wide, with the space after them, mm. */
const LETTER = 1.78;

const nameOf = ({ special, name }: BattlefieldCard): string =>
  (special === 'tank' ? 'Tank start' : name).toUpperCase();

/** Whether the name is printed: an empty field has none, and on a screen nothing of that size is read. */
const isNamed = ({ special }: BattlefieldCard, { edition }: Theme): boolean =>
  special !== 'empty' && edition !== 'screen';

const namePlace = (card: BattlefieldCard): Rect => ({
  x: hasRibbon(card) ? RIBBON_AT.x + WORTH_WIDTH + 1.8 : 5.4,
  y: 4.2,
  width: nameOf(card).length * LETTER + 2,
  height: 3.4,
});

/** The ribbon and the name as they stand at the upper left. */
function heading(card: BattlefieldCard, theme: Theme): Node[] {
  const ground = card.special === 'base' && card.owner ? theme.army[card.owner].tint : theme.land.field;
  const name = text({
    field: 'name',
    text: nameOf(card),
    ...namePlace(card),
    valign: 'middle',
    style: { font: 'stencil', size: NAME_SIZE, ink: theme.key, tracking: 60 },
    sign: { means: 'name', ink: theme.key, ground },
  });
  return [
    ...(isNamed(card, theme) ? [name] : []),
    group({ ...RIBBON_AT, scale: RIBBON_SCALE[theme.edition], nodes: worth(card, theme) }),
  ];
}

const about = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** A place, and the same for who sits opposite. */
const bothWays = (place: Rect): Rect[] => [
  place,
  {
    ...place,
    x: FIELD.width - place.x - place.width,
    y: FIELD.height - place.y - place.height,
  },
];

/** What of the northern field is taken by its special, its ribbons and its names. */
function takenBy(card: BattlefieldCard, picture: Special | undefined, theme: Theme): Rect[] {
  const grown = RIBBON_SCALE[theme.edition];
  const ribbon = {
    ...RIBBON_AT,
    width: WORTH_WIDTH * grown,
    height: worthHeight(worthOf(card)) * grown,
  };
  const round = 2 * TANK_START_RADIUS + 6;
  const size = picture ? sizeOf(picture, theme) : 1;
  return [
    ...(hasRibbon(card) ? bothWays(ribbon) : []),
    ...(isNamed(card, theme) ? bothWays(namePlace(card)) : []),
    // A base's rings run up to its halo.
    ...(picture && card.special !== 'base'
      ? [about(STAND.x, STAND.y, picture.width * size, picture.height * size)]
      : []),
    ...(card.special === 'jeep' ? [about(STAND.x, STAND.y, 26, 26)] : []),
    ...(card.special === 'tank' ? [about(STAND.x, STAND.y, round, round)] : []),
  ];
}

function northGround(card: BattlefieldCard, taken: readonly Rect[], theme: Theme): Shape[] {
  const { special, owner, id } = card;
  if (special === 'base' && owner)
    return armyGround(id, theme.army[owner].tint, baseRings(owner, taken, theme));
  return fieldGround({ seed: `${id} north`, special: special !== 'empty', taken, theme });
}

/** The face of a battlefield card; its ground takes so long that it is drawn once. */
export const battlefieldFront = remembered((card: BattlefieldCard, edition: Edition): Face => {
  const theme = themeOf(edition);
  const picture = pictureOf(card);
  const { x, y, radius } = START_MARK;
  const mark = card.start ? [about(x, y - FIELD.height, 2 * radius + 0.8, 2 * radius + 0.8)] : [];
  const south = fieldGround({ seed: `${card.id} south`, special: false, taken: mark, theme });
  const signs = heading(card, theme);
  return cardFace(`${card.id}-front`, theme, [
    art({ x: 0, y: 0, shapes: northGround(card, takenBy(card, picture, theme), theme) }),
    art({ x: 0, y: FIELD.height, shapes: south }),
    ...(picture ? specialArt(card, picture, theme) : []),
    ...(card.special === 'tank' ? [tankArt(card, theme)] : []),
    group({ x: 0, y: 0, nodes: signs }),
    group({ x: WIDTH, y: FIELD.height, rotate: 180, nodes: signs }),
    ...(card.start ? [startMark(theme)] : []),
  ]);
});

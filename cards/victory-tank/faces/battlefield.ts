/** Battlefield cards: two fields one above the other, the special on the northern one. */
import type { Edition } from '../../../src/kit/edition.ts';
import {
  type Art,
  type Face,
  type Node,
  type Rect,
  type Shape,
  art,
  group,
  text,
} from '../../../src/kit/face.ts';
import { DETAIL_OF, type Inks } from '../../../src/kit/engrave/burin.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { memoized } from '../../../src/kit/memoize.ts';
import { baseRings, homeBaseOf } from '../art/home-base.ts';
import { BUNKER, CRATE, type Special, TANK_START_RADIUS, backing, tankStart } from '../art/special-fields.ts';
import { drawnEarthwork, earthworkOf, takenByEarthwork } from '../art/earthworks.ts';
import { FIELD, armyGround, fieldGround, lane } from '../art/field.ts';
import { jeepOf } from '../art/jeep.ts';
import { WORTH_WIDTH, worthHeight, worthMark, worthOf } from '../art/card-marks.ts';
import type { Army, BattlefieldCard } from '../data/battlefield.ts';
import { HEIGHT, type Theme, WIDTH, cardFace, themeOf, throughFog, woodInks } from '../theme.ts';
import { noiseOf } from '../../../src/kit/engrave/chance.ts';
import { engrave, sightOf } from '../../../src/kit/engrave/engrave.ts';
import { gridOf, plateOf } from '../../../src/kit/engrave/plate.ts';
import { step } from '../../../src/kit/engrave/smoothstep.ts';
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Opening } from '../../../src/kit/engrave/fog-frame.ts';
import { TANK_PROFILE } from '../art/tank.ts';

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

/** The ground under a lorry: round for red, square for gray. */
function patch(owner: Army, theme: Theme): Shape {
  const [radius, side] = [12.6, 24];
  const { flat, tint, rings } = theme.army[owner];
  const path = owner === 'red' ? circle(0, 0, radius) : rectangle(-side / 2, -side / 2, side, side);
  const drawn = theme.edition === 'low-ink';
  // In two shades, so that armies differ in grey too.
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
    group({ ...RIBBON_AT, scale: RIBBON_SCALE[theme.edition], nodes: worthMark(card, theme) }),
  ];
}

const about = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** A place, and its mirror place for the player opposite. */
const bothWays = (place: Rect): Rect[] => [
  place,
  {
    ...place,
    x: FIELD.width - place.x - place.width,
    y: FIELD.height - place.y - place.height,
  },
];

/** The parts of the northern field that its special, ribbons and names cover. */
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
export const battlefieldFront = memoized((card: BattlefieldCard, edition: Edition): Face => {
  const theme = themeOf(edition);
  const picture = pictureOf(card);
  const { x, y, radius } = START_MARK;
  const mark = card.start ? [about(x, y - FIELD.height, 2 * radius + 0.8, 2 * radius + 0.8)] : [];
  // On a screen a field is 60 px high: nothing more is read there.
  const work = edition === 'screen' ? undefined : earthworkOf(card.id);
  const crossed = (top: number): readonly Rect[] => (work ? takenByEarthwork(work, top) : []);
  const south = fieldGround({
    seed: `${card.id} south`,
    special: false,
    taken: [...mark, ...crossed(FIELD.height)],
    theme,
  });
  const taken = [...takenBy(card, picture, theme), ...crossed(0)];
  const signs = heading(card, theme);
  const nodes: readonly Node[] = [
    art({
      x: 0,
      y: 0,
      shapes: [
        ...northGround(card, taken, theme),
        ...(work ? drawnEarthwork(card.id, work, theme) : []),
        // Over the earthworks: the border between two fields is no weaker than what runs up to it.
        ...(edition === 'screen' ? [] : lane(card.id, FIELD.height, theme)),
      ],
    }),
    art({ x: 0, y: FIELD.height, shapes: south }),
    ...(picture ? specialArt(card, picture, theme) : []),
    ...(card.special === 'tank' ? [tankArt(card, theme)] : []),
    group({ x: 0, y: 0, nodes: signs }),
    group({ x: WIDTH, y: FIELD.height, rotate: 180, nodes: signs }),
    ...(card.start ? [startMark(theme)] : []),
  ];
  return cardFace(`${card.id}-front`, theme, nodes, edition === 'colour' ? theme.land.field : theme.paper);
});

// The back of the battlefield deck: the tank in the fog, twice, so that no card shows which way up it lies.

const MIDDLE = HEIGHT / 2;

/** What is seen through the fog of the upper half: 28 mm of it. */
const OPENING: Opening = {
  width: WIDTH,
  top: 4,
  left: [
    { height: 7, reach: 4 },
    { height: 2.6, reach: 12 },
    { height: 3.4, reach: 5.4 },
    { height: 2.2, reach: 8.5 },
    { height: 13, reach: 4.2 },
  ],
  right: [
    { height: 15, reach: 4 },
    { height: 2.8, reach: 13.5 },
    { height: 3.6, reach: 6 },
    { height: 2.2, reach: 10 },
    { height: 4.6, reach: 4.4 },
  ],
};

const TANK = { x: WIDTH / 2, y: 18.6 } as const;
/** Larger than on the card that it stands on, but for the edition that spares ink. */
const TANK_SCALE = { colour: 1.25, 'low-ink': 1, screen: 1.25 } as const;

/** Between the points at which the fog is worked out, mm: nothing in it is smaller than four times that. */
const GRAIN = 0.8;

/** Curtains of fog over the upper half: dark about the edges, light where the tank comes out of them. */
function curtains({ edition, key }: Theme): Shape {
  const noise = noiseOf('battlefield back');
  const plate = plateOf({ x: 3.5, y: 3.5, width: WIDTH - 7, height: 30 }, GRAIN);
  // Level at the middle, where the other half begins.
  const calm = (y: number): number => step(0, 9, MIDDLE - y);
  const height = gridOf(
    plate,
    (x, y) => calm(y) * (2.1 * noise(x / 19, y / 11) + 0.5 * noise(x / 8 + 30, y / 5)),
  );
  const tone = gridOf(plate, (x, y) => {
    const far = Math.hypot((x - TANK.x) / 27, (y - TANK.y) / 15);
    return (
      step(0.62, 1.25, far + 0.22 * noise(x / 14 - 60, y / 6)) * (0.75 + 0.25 * noise(x / 9, y / 3.4 + 90))
    );
  });
  const spacing = { colour: 1.1, 'low-ink': 2.6, screen: 2.2 }[edition];
  const widest = { colour: 0.8, 'low-ink': 0.13, screen: 1.5 }[edition];
  const path = engrave(
    plate,
    { height, tone, sight: sightOf(plate, height) },
    { spacing, fall: 0, pace: GRAIN, tolerance: 0.06, shortest: 3, width: (value) => 0.06 + widest * value },
  );
  return { d: written(path), fill: key };
}

function tank({ edition, key, paper }: Theme): Art {
  const shapes = TANK_PROFILE.draw({ key, paper }, DETAIL_OF[edition]);
  return art({
    x: TANK.x,
    y: TANK.y,
    scale: TANK_SCALE[edition],
    shapes,
    sign: { means: 'tank', ink: key, ground: paper },
  });
}

/** The title and the deck's name on the fog below the picture. */
function lettering({ key, paper, edition }: Theme): Node[] {
  // The poster's slab is the heaviest letter there is; a stencil says the same with a third of the ink.
  const face = edition === 'low-ink' ? { font: 'stencil', size: 16 } : { font: 'poster', size: 17 };
  const centred = { x: 4, width: WIDTH - 8, align: 'center', valign: 'middle' } as const;
  return [
    text({
      ...centred,
      field: 'title',
      text: 'VICTORY TANK',
      y: 33.2,
      height: 7,
      style: { ...face, ink: key, tracking: 10 },
      sign: { means: 'title', ink: key, ground: paper },
    }),
    text({
      ...centred,
      field: 'deck',
      text: 'BATTLEFIELD',
      y: 39.9,
      height: 3.2,
      style: { font: 'stencil', size: 8, ink: key, tracking: 420 },
      sign: { means: 'battlefield deck', ink: key, ground: paper },
    }),
  ];
}

/** The back of the battlefield deck, the same whichever end is up. */
export function battlefieldBack(edition: Edition): Face {
  const theme = themeOf(edition);
  const half: Node[] = [...throughFog([curtains(theme)], OPENING, theme), tank(theme), ...lettering(theme)];
  const clip = { x: -ART_REACH, y: -ART_REACH, width: WIDTH + 2 * ART_REACH, height: MIDDLE + ART_REACH };
  return cardFace('battlefield-back', theme, [
    group({ x: 0, y: 0, clip, nodes: half }),
    group({ x: WIDTH, y: HEIGHT, rotate: 180, clip, nodes: half }),
  ]);
}

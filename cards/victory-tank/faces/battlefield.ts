/** Battlefield cards: two fields one above the other, the special on the northern one. */
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, line, polygon } from '../../../src/kit/engrave/shapes.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { art, group, text, type Art, type Face, type Node } from '../../../src/kit/face.ts';
import { remembered } from '../../../src/kit/memo.ts';
import { BUNKER } from '../art/bunker.ts';
import { DETAIL_OF, type Picture } from '../../../src/kit/engrave/burin.ts';
import { CRATE } from '../art/crate.ts';
import { FOG_EDGE } from '../../../src/kit/engrave/fog.ts';
import { homeBaseOf } from '../art/ground-base.ts';
import { COMPOSITIONS, type Composition } from '../art/ground-scenes.ts';
import type { Clearing } from '../../../src/kit/engrave/clearing.ts';
import { FIELD_HEIGHT } from '../art/ground-scene.ts';
import { ground, tint } from '../art/ground.ts';
import { jeepOf } from '../art/jeep.ts';
import { TANK_PROFILE } from '../art/tank-profile.ts';
import type { BattlefieldCard } from '../box.ts';
import { themeOf, type Theme } from '../theme.ts';
import { cardFace, HEIGHT, WIDTH } from './plate.ts';

/** Where a picture stands: the middle of the northern field. */
const STAND = { x: WIDTH / 2, y: FIELD_HEIGHT / 2 + 0.4 } as const;

function pictureOf({ special, owner }: BattlefieldCard): Picture | undefined {
  switch (special) {
    case 'base':
      return owner && homeBaseOf(owner);
    case 'jeep':
      return jeepOf(owner);
    case 'tank':
      return TANK_PROFILE;
    case 'crate':
      return CRATE;
    case 'bunker':
      return BUNKER;
    case 'empty':
      return undefined;
  }
}

function compositionOf({ id }: BattlefieldCard): Composition {
  const composition = COMPOSITIONS[id];
  if (!composition) throw new Error(`The battlefield card ${id} has no composition in ground-scenes.ts`);
  return composition;
}

/** Round about a picture: lines end close to it, frayed. */
const round = ({ width, height }: Picture, { symbolScale }: Theme): Clearing => {
  const [w, h] = [width * symbolScale - 2, height * symbolScale - 1];
  return { x: STAND.x - w / 2, y: STAND.y - h / 2, width: w, height: h, frayed: 0.14 };
};

const about = (x: number, y: number, width: number, height: number): Clearing => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
  frayed: 0,
});

/** Where the ground keeps clear of what has to be read. */
function clearingsOf(card: BattlefieldCard, theme: Theme): Clearing[] {
  const named = theme.edition !== 'screen';
  const { x, y, radius } = START_MARK;
  return NAME_PLACES.filter(() => named)
    .map((place) => about(WIDTH / 2, place, nameWidth(card), 3))
    .concat(card.start ? [about(x, y, 2 * radius, 2 * radius)] : []);
}

function special(card: BattlefieldCard, picture: Picture, theme: Theme, stands: Colour): Art {
  const { edition, key, paper, symbolScale } = theme;
  const inks = { key, paper, ...(card.owner && { flat: theme.army[card.owner].flat }) };
  const shapes = picture.draw(inks, DETAIL_OF[edition]);
  return art({
    x: STAND.x,
    y: STAND.y,
    scale: symbolScale,
    shapes,
    sign: { means: card.name.toLowerCase(), ink: key, ground: stands },
  });
}

/** Middle of the start mark: in the corner, as far in as nothing is cut off. */
const START_MARK = { x: 8, y: HEIGHT - 8, radius: 4.4 } as const;

/** Where play starts: a triangle that points east, on a round of paper in the lower left corner. */
function startMark({ key, paper, edition }: Theme): Art {
  const { x, y, radius } = START_MARK;
  const drawn = edition === 'low-ink';
  const triangle = polygon([
    [-1.9, -2.9],
    [3.2, 0],
    [-1.9, 2.9],
  ]);
  return art({
    x,
    y,
    shapes: [
      { d: written(circle(0, 0, radius)), fill: paper },
      { d: written(circle(0, 0, radius - 0.2)), stroke: { colour: key, width: drawn ? 0.2 : 0.35 } },
      {
        d: written(triangle),
        ...(drawn ? { fill: paper } : { fill: key }),
        stroke: { colour: key, width: 0.45, join: 'round' },
      },
    ],
    sign: { means: 'start card', ink: key, ground: paper },
  });
}

/** Capitals of the name's size are about so wide, with the space after them, mm. */
const LETTER = 1.42;
const NAME_SIZE = 5.6;

/** Heights of the two names: in the line between the fields, and in the fog at the northern edge. */
const NAME_PLACES = [FIELD_HEIGHT, 5.2] as const;

const nameWidth = (card: BattlefieldCard): number => card.name.length * LETTER + 3;

/** The line between the fields: broken, and open where the card's name stands in it. */
function division(card: BattlefieldCard, { key, paper, edition }: Theme): Art {
  const screen = edition === 'screen';
  const gap = screen ? 0 : nameWidth(card) / 2;
  const middle = WIDTH / 2;
  const rule = (from: number, to: number) => line(from, FIELD_HEIGHT, to, FIELD_HEIGHT);
  // Drawn outward, so that the dashes are alike on both sides.
  const d = written(rule(middle - gap, 5.4), rule(middle + gap, WIDTH - 5.4));
  const width = { colour: 0.36, 'low-ink': 0.24, screen: 0.8 }[edition];
  return art({
    x: 0,
    y: 0,
    shapes: [
      { d, stroke: { colour: paper, width: screen ? 2 : 1.1 } },
      { d, stroke: { colour: key, width, dash: screen ? [2.6, 2] : [1.7, 1.1] } },
    ],
  });
}

/** The card's name, for each of the two players: in the line below the special, and above it the other way up. */
function names(card: BattlefieldCard, { key, paper, edition }: Theme): Node[] {
  if (edition === 'screen') return [];
  const width = nameWidth(card);
  const name = (field: string): Node =>
    text({
      field,
      text: card.name.toUpperCase(),
      x: -width / 2,
      y: -1.5,
      width,
      height: 3,
      align: 'center',
      valign: 'middle',
      style: { font: 'stencil', size: NAME_SIZE, ink: key, tracking: 60 },
      sign: { means: 'name', ink: key, ground: paper },
    });
  const [below, above] = NAME_PLACES;
  return [
    group({ x: WIDTH / 2, y: below, nodes: [name('name')] }),
    group({ x: WIDTH / 2, y: above, rotate: 180, nodes: [name('name, turned')] }),
  ];
}

/** Nothing of the picture stands in the outer fog, which neighbouring cards share. */
const SEEN = {
  x: FOG_EDGE - 0.3,
  y: FOG_EDGE - 0.3,
  width: WIDTH - 2 * FOG_EDGE + 0.6,
  height: HEIGHT - 2 * FOG_EDGE + 0.6,
};

/** The face of a battlefield card; its ground takes so long that it is drawn once. */
export const battlefieldFront = remembered((card: BattlefieldCard, edition: Edition): Face => {
  const theme = themeOf(edition);
  const picture = pictureOf(card);
  const army = card.owner && theme.army[card.owner];
  const clearings = clearingsOf(card, theme);
  const land = ground({
    seed: card.id,
    composition: compositionOf(card),
    edition,
    clearings: picture ? [...clearings, round(picture, theme)] : clearings,
  });
  const wash = army ? tint(card.id, army.tint, edition, clearings) : [];
  return cardFace(`${card.id}-front`, theme, [
    group({ x: 0, y: 0, clip: SEEN, nodes: [art({ x: 0, y: 0, shapes: [...wash, ...land] })] }),
    division(card, theme),
    ...names(card, theme),
    ...(picture ? [special(card, picture, theme, army ? army.tint : theme.paper)] : []),
    ...(card.start ? [startMark(theme)] : []),
  ]);
});

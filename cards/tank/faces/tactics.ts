/** Tactics cards: the effect as a sign that reads in a fan, the type's emblem, a vignette, and who may play it. */
import type { Edition } from '../../../src/kit/edition.ts';
import { art, box, group, type Face, type Node, type Rect } from '../../../src/kit/face.ts';
import { icon, typeEmblem } from '../art/card-icons.ts';
import { PICTURE, type Motif } from '../art/motif.ts';
import { FIELD } from '../art/vignettes-field.ts';
import { FIRE } from '../art/vignettes-fire.ts';
import { MEN } from '../art/vignettes-men.ts';
import { SCENES } from '../art/vignettes-scenes.ts';
import type { TacticsCard, TacticsId } from '../data/cards.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { effectPlate } from './effect-plate.ts';
import { cardFace, panel, words } from './frame.ts';
import { MOMENT_WORDS, TYPE_WORDS, askedBy, effectWords, momentOf, type Asked } from './words.ts';

/** The picture of each tactics card: one that has none does not compile. */
const VIGNETTES: Readonly<Record<TacticsId, readonly Motif[]>> = { ...FIRE, ...FIELD, ...MEN, ...SCENES };

const LEFT = 4;
const WIDE = PICTURE.width;
/** The place of the picture: taller on paper, where it is drawn a little larger and shows more sky. */
const VIGNETTES_AT = {
  paper: { y: 25.2, height: 39, scale: 1.08 },
  screen: { y: 29.2, height: PICTURE.height, scale: 1 },
} as const;
/**
 * On a screen, where the words below are left out, plate and name are larger; no larger than lets the plate's word be
 * read where 30 mm of a card show in a fan.
 */
const ON_SCREEN = { plate: 1.06, name: 37 } as const;
const DISC = { x: 51.6, y: 11.4, r: 7.2 } as const;

function emblem(card: TacticsCard, theme: Theme): Node[] {
  const { key, paper, edition } = theme;
  return [
    art({
      x: 0,
      y: 0,
      shapes: typeEmblem(card.type, DISC.x, DISC.y, DISC.r, [key, paper], isBare(theme)),
      sign: {
        // The word below already says it.
        means: edition === 'screen' ? `${TYPE_WORDS[card.type]} card` : TYPE_WORDS[card.type].toUpperCase(),
        ink: isBare(theme) ? key : paper,
        ground: isBare(theme) ? paper : key,
      },
    }),
    ...(edition === 'screen'
      ? []
      : [
          words(
            {
              field: 'type',
              text: TYPE_WORDS[card.type].toUpperCase(),
              x: DISC.x - 9,
              y: 20.4,
              width: 17,
              height: 3,
              align: 'center',
              valign: 'middle',
            },
            'figures',
            7.6,
            [key, paper],
            70,
          ),
        ]),
  ];
}

/** The foot of a card: the pill at its left, and how high both are, mm. */
const FOOT = { y: 79, height: 6.7, pill: 18.6 } as const;

/** A requirement with its icon, in a row of its own: two lines where it is alone. */
function requirement({ icon: name, says }: Asked, place: Rect, theme: Theme): Node[] {
  const { key, paper, bar } = theme;
  const { x, y, width, height } = place;
  const isAlone = height === FOOT.height;
  return [
    art({
      x: 0,
      y: 0,
      shapes: icon(name, x + 2.2, y + height / 2, isAlone ? 4 : 3.2, key),
    }),
    words(
      {
        field: 'asks',
        text: says,
        x: x + (isAlone ? 5.4 : 4.8),
        y,
        width: width - (isAlone ? 5.4 : 4.8),
        height,
        valign: 'middle',
        fit: { least: 8 },
      },
      'plain',
      isAlone ? 9 : 8.6,
      [key, isBare(theme) ? paper : bar],
    ),
  ];
}

/** Who plays the card, on a pill, and beside it the requirements. */
function foot(card: TacticsCard, theme: Theme): Node[] {
  const { key, paper, flat, bar } = theme;
  const bare = isBare(theme);
  const moment = momentOf(card);
  const asked = askedBy(card);
  const { y, height, pill: pillWidth } = FOOT;
  const pill =
    moment === 'defender' ? flat.tactics : moment === 'attacker' || moment === 'after' ? key : paper;
  const [ground, ink] = bare || pill === paper ? [paper, key] : [pill, paper];
  const rowHeight = height / asked.length;
  return [
    ...(asked.length > 0 && !bare
      ? [box({ x: LEFT + pillWidth - 1, y, width: WIDE - pillWidth + 1, height, fill: bar })]
      : []),
    box({
      x: LEFT,
      y,
      width: pillWidth,
      height,
      radius: 0.8,
      fill: ground,
      stroke: { colour: key, width: bare ? 0.18 : 0.3 },
    }),
    words(
      {
        field: 'who plays it',
        text: MOMENT_WORDS[moment].toUpperCase(),
        x: LEFT + 0.5,
        y,
        width: pillWidth - 1,
        height,
        align: 'center',
        valign: 'middle',
        fit: { least: 7 },
      },
      'figures',
      9,
      [ink, ground],
      20,
    ),
    ...asked.flatMap((one, index) =>
      requirement(
        one,
        {
          x: LEFT + pillWidth + 0.4,
          y: y + index * rowHeight,
          width: WIDE - pillWidth - 0.4,
          height: rowHeight,
        },
        theme,
      ),
    ),
  ];
}

function wording(card: TacticsCard, theme: Theme): Node[] {
  const { key, paper, flat, edition } = theme;
  const screen = edition === 'screen';
  const name = words(
    {
      field: 'name',
      text: card.name.toUpperCase(),
      x: LEFT,
      y: screen ? 67 : 65.1,
      width: WIDE,
      height: screen ? 17 : 7.6,
      valign: 'middle',
      fit: { least: 11 },
    },
    'crate',
    screen ? ON_SCREEN.name : 25,
    [key, paper],
  );
  if (screen) return [name];
  return [
    name,
    box({ x: LEFT, y: 73, width: WIDE, height: 0.5, fill: flat.tactics }),
    words(
      {
        field: 'what it does',
        text: effectWords(card),
        x: LEFT,
        y: 73.8,
        width: WIDE,
        height: 4.8,
        valign: 'middle',
        fit: { least: 7.4 },
      },
      'plain',
      11.8,
      [key, paper],
    ),
    ...foot(card, theme),
  ];
}

/** The face of a tactics card. */
export function tacticsFront(card: TacticsCard<TacticsId>, edition: Edition): Face {
  const theme = themeOf(edition);
  const screen = edition === 'screen';
  const { y, height, scale } = VIGNETTES_AT[screen ? 'screen' : 'paper'];
  const picture = { x: LEFT, y, width: WIDE, height };
  const foot = { x: LEFT + (WIDE * (1 - scale)) / 2, y: y + height - scale * PICTURE.height };
  const shapes = VIGNETTES[card.id].flatMap((motif) => motif(theme));
  return cardFace(`${card.id}-front`, theme, [
    group({ x: LEFT, y: 3.8, scale: screen ? ON_SCREEN.plate : 1, nodes: effectPlate(card, theme) }),
    ...emblem(card, theme),
    ...panel('tactics', picture, 0, theme, [art({ ...foot, scale, shapes })]),
    ...wording(card, theme),
  ]);
}

/** A nation's mat: where deck, row, reserve and casualties lie, the breaking point, and the turn. */
import { ART_REACH } from '../../../src/kit/component.ts';
import type { Colour, Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle, polygon, rectangle, star } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Face, type Node, type Shape } from '../../../src/kit/face.ts';
import { matScene } from '../art/mat-scenes.ts';
import { PICTURE } from '../art/motif.ts';
import { badge, cornered } from '../art/nation-emblems.ts';
import { MAT } from '../data/box.ts';
import { BREAKING_POINTS, formationSize, type Nation } from '../data/cards.ts';
import { fillOf, isBare, themeOf, type Theme } from '../theme.ts';
import { panel, words } from './frame.ts';
import { NATION_WORDS } from './words.ts';

/** A card with a little room round it. */
const CARD = { width: 66, height: 91.4 } as const;
const LEFT = 12;
const RIGHT = MAT.width - LEFT;
const TOP = 25;
/** Where the second row of places begins. */
const BELOW = TOP + CARD.height + 4;

type Spot = readonly [x: number, y: number];
const DECK: Spot = [LEFT, TOP];
const RESERVE: Spot = [RIGHT - CARD.width, TOP];
const CASUALTIES: Spot = [LEFT, BELOW];

/** A place for a pile: its name and what lies there, in the nation's colour or with a scene at its foot. */
function pile(
  nation: Nation,
  [x, top]: Spot,
  name: string,
  says: string,
  scene: 'reserve' | 'casualties' | undefined,
  theme: Theme,
): Node[] {
  const { key, paper } = theme;
  const colour: Colour = scene === undefined ? fillOf(theme, nation) : paper;
  const scale = CARD.width / PICTURE.width;
  const inside =
    scene === undefined
      ? []
      : [
          art({
            x,
            y: top + CARD.height - scale * PICTURE.height,
            scale,
            shapes: matScene(nation, scene, theme),
          }),
        ];
  return [
    ...panel(nation, { x, y: top, ...CARD }, 6, theme, inside, colour),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(rectangle(x + 8, top + 33, CARD.width - 16, 26)),
          fill: paper,
          stroke: { colour: key, width: 0.25 },
        },
      ],
    }),
    words(
      {
        field: name,
        text: name,
        x: x + 9,
        y: top + 36,
        width: CARD.width - 18,
        height: 10,
        align: 'center',
        valign: 'middle',
      },
      'crate',
      25,
      [key, paper],
      20,
    ),
    words(
      {
        field: `of ${name}`,
        text: says,
        x: x + 10,
        y: top + 48,
        width: CARD.width - 20,
        height: 9,
        align: 'center',
        valign: 'middle',
      },
      'plain',
      10,
      [key, paper],
    ),
  ];
}

/** The field of marks beside the casualties. */
const COUNT = { x: LEFT + CARD.width + 10, y: BELOW, width: RIGHT - LEFT - CARD.width - 10 } as const;
const COLUMNS = 5;

/** Marks to count casualties on: an octagon where the battle is lost as published, ringed where it is in the even scenario. */
function casualties(nation: Nation, theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const { published, even } = BREAKING_POINTS[nation];
  const step = COUNT.width / COLUMNS;
  const bare = isBare(theme);
  return Array.from({ length: Math.max(published, even) }, (_, index): Node[] => {
    const count = index + 1;
    const x = COUNT.x + ((index % COLUMNS) + 0.5) * step;
    const y = COUNT.y + 26 + Math.floor(index / COLUMNS) * 14.6;
    const breaks = count === published;
    const evens = count === even;
    const [ground, ink] = breaks && !bare ? [key, paper] : [paper, key];
    const ring = evens ? { colour: flat.tactics, width: 1.3 } : { colour: key, width: breaks ? 0.9 : 0.25 };
    return [
      art({
        x: 0,
        y: 0,
        shapes: [
          {
            d: written(breaks ? star(x, y, 4, 7, 7) : circle(x, y, evens ? 6.6 : 5.8)),
            fill: ground,
            stroke: ring,
          },
        ],
      }),
      words(
        {
          field: `casualty ${count}`,
          text: String(count),
          x: x - 5,
          y: y - 4,
          width: 10,
          height: 8,
          align: 'center',
          valign: 'middle',
        },
        'figures',
        16,
        [ink, ground],
      ),
    ];
  }).flat();
}

/** What the marks are for. */
function counted(nation: Nation, theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const { published, even } = BREAKING_POINTS[nation];
  const { x, y, width } = COUNT;
  return [
    words(
      { field: 'breaking point', text: 'BREAKING POINT', x, y: y + 0.4, width, height: 8, valign: 'middle' },
      'crate',
      20,
      [key, paper],
      20,
    ),
    box({ x, y: y + 9.6, width, height: 0.6, fill: isBare(theme) ? key : flat.tactics }),
    words(
      {
        field: 'how it is lost',
        text: `Count your casualties with a coin. The ${published}th (octagon) loses; in an agreed even game the ${even}th (ring).`,
        x,
        y: y + 11.6,
        width,
        height: 8.4,
      },
      'plain',
      11,
      [key, paper],
    ),
  ];
}

/** The steps of the turn card, and who acts in each; steps of the enemy in the colour of the tactics. */
const TURN = [
  { says: 'Maneuver', whose: 'own' },
  { says: 'Attacker', whose: 'own' },
  { says: 'Target', whose: 'own' },
  { says: 'Lost?', whose: 'enemy' },
  { says: 'Modify', whose: 'both' },
  { says: 'Result', whose: 'own' },
  { says: 'Damage?', whose: 'own' },
  { says: 'After', whose: 'own' },
  { says: 'Free?', whose: 'own' },
] as const;

const STEPS_A_ROW = 5;

function turn(theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const [h, tip] = [10, 3.6];
  const step = (RIGHT - LEFT - tip) / STEPS_A_ROW;
  const bare = isBare(theme);
  return TURN.flatMap(({ says, whose }, index): Node[] => {
    const x = LEFT + (index % STEPS_A_ROW) * step;
    const y = BELOW + CARD.height + 3.4 + Math.floor(index / STEPS_A_ROW) * (h + 1);
    const dark: Colour = whose === 'own' ? key : flat.tactics;
    const [ground, ink]: readonly [Colour, Colour] = bare || whose === 'both' ? [paper, dark] : [dark, paper];
    const path = polygon([
      [x, y],
      [x + step - 1, y],
      [x + step + tip - 1, y + h / 2],
      [x + step - 1, y + h],
      [x, y + h],
      [x + tip, y + h / 2],
    ]);
    return [
      art({
        x: 0,
        y: 0,
        shapes: [{ d: written(path), fill: ground, stroke: { colour: dark, width: bare ? 0.3 : 0.5 } }],
      }),
      words(
        {
          field: `step ${index + 1}`,
          text: says.toUpperCase(),
          x: x + tip + 0.6,
          y,
          width: step - tip - 1,
          height: h,
          align: 'center',
          valign: 'middle',
          fit: { least: 8 },
        },
        'figures',
        13,
        [ink, ground],
        20,
      ),
    ];
  });
}

/** The arrow from the reserve back to the deck, for when that has run out. */
function exchange({ key, paper }: Theme): Shape {
  const [from, to, y] = [RESERVE[0] - 3, DECK[0] + CARD.width + 3, TOP + CARD.height / 2];
  const path = polygon([
    [from, y - 2],
    [to + 6, y - 2],
    [to + 6, y - 5],
    [to, y],
    [to + 6, y + 5],
    [to + 6, y + 2],
    [from, y + 2],
  ]);
  return { d: written(path), fill: paper, stroke: { colour: key, width: 0.3, join: 'round' } };
}

/** A nation's mat. */
export function matFace(nation: Nation, edition: Edition): Face {
  const theme = themeOf(edition);
  const { key, paper } = theme;
  const { width, height } = MAT;
  return {
    id: `mat-${nation}`,
    width,
    height,
    bleed: 3.175,
    safe: 3.2,
    nodes: [
      box({
        x: -ART_REACH,
        y: -ART_REACH,
        width: width + 2 * ART_REACH,
        height: height + 2 * ART_REACH,
        fill: paper,
      }),
      art({
        x: 0,
        y: 0,
        shapes: [
          {
            d: written(cornered(nation, 5, 5, width - 10, height - 10, 8)),
            stroke: { colour: key, width: isBare(theme) ? 0.3 : 0.7 },
          },
        ],
      }),
      art({
        x: 0,
        y: 0,
        shapes: badge(nation, 20, 14.8, 12.4, theme),
        sign: {
          means: NATION_WORDS[nation],
          ink: key,
          ground: isBare(theme) ? paper : fillOf(theme, nation),
        },
      }),
      words(
        {
          field: 'nation',
          text: `${NATION_WORDS[nation].toUpperCase()} FORMATION`,
          x: 31,
          y: 8.6,
          width: 78,
          height: 12,
          valign: 'middle',
          fit: { least: 16 },
        },
        'crate',
        26,
        [key, paper],
        20,
      ),
      words(
        {
          field: 'the row',
          text: 'Your row of units in play lies above this mat. Units that have attacked go to the reserve before your next attack.',
          x: 112,
          y: 10.4,
          width: RIGHT - 112,
          height: 11,
          align: 'right',
          valign: 'middle',
          fit: { least: 7.5 },
        },
        'plain',
        9.5,
        [key, paper],
      ),
      ...pile(nation, DECK, 'DECK', `${formationSize(nation)} cards, face down`, undefined, theme),
      ...pile(nation, RESERVE, 'RESERVE', 'Your next deck', 'reserve', theme),
      ...pile(nation, CASUALTIES, 'CASUALTIES', 'Face up, the latest on top', 'casualties', theme),
      art({ x: 0, y: 0, shapes: [exchange(theme)] }),
      ...counted(nation, theme),
      ...casualties(nation, theme),
      group({ x: 0, y: 0, nodes: turn(theme) }),
    ],
  };
}

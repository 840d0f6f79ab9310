/** A nation's mat: where deck, row, reserve and casualties lie, the breaking point, and the turn. */
import type { Edition } from '../../../src/kit/edition.ts';
import { ART_REACH } from '../../../src/kit/component.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { circle, polygon, rectangle } from '../../../src/kit/engrave/shapes.ts';
import { art, box, group, type Face, type Node } from '../../../src/kit/face.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { cornered } from '../art/corners.ts';
import { badge } from '../art/emblems.ts';
import { BREAKING_POINTS, formationSize, MAT, type Nation } from '../box.ts';
import { fillOf, isBare, themeOf, type Theme } from '../theme.ts';
import { NATION_WORDS } from '../words.ts';
import { frameWidth, words } from './frame.ts';

const CARD = { width: 66, height: 91.4 } as const;
const TOP = 26;
const LEFT = 12;
/** Between places for cards. */
const GAP = 18;

const place = (index: number): number => LEFT + index * (CARD.width + GAP);

/** A place for a pile: its name, and what lies there. */
function pile(
  nation: Nation,
  index: number,
  name: string,
  says: string,
  filled: boolean,
  theme: Theme,
): Node[] {
  const { key, paper } = theme;
  const x = place(index);
  const colour: Colour = filled ? fillOf(theme, nation) : paper;
  return [
    art({
      ...{ x: 0, y: 0 },
      shapes: [
        {
          d: written(cornered(nation, x, TOP, CARD.width, CARD.height, 6)),
          fill: colour,
          stroke: { colour: key, width: frameWidth(theme) },
        },
        {
          d: written(rectangle(x + 8, TOP + 33, CARD.width - 16, 26)),
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
        y: TOP + 36,
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
        y: TOP + 48,
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

/** Marks to count casualties on, the breaking point last, or with a ring where the even one lies before it. */
function casualties(nation: Nation, theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const { published, even } = BREAKING_POINTS[nation];
  const last = Math.max(published, even);
  const room = MAT.width - 2 * LEFT;
  const step = room / last;
  const y = TOP + CARD.height + 16.4;
  const bare = isBare(theme);
  return Array.from({ length: last }, (_, index): Node[] => {
    const count = index + 1;
    const x = LEFT + (index + 0.5) * step;
    const breaks = count === published;
    const evens = count === even;
    const [ground, ink] = breaks && !bare ? [key, paper] : [paper, key];
    const ring = evens ? { colour: flat.tactics, width: 1 } : { colour: key, width: breaks ? 0.7 : 0.25 };
    return [
      art({
        x: 0,
        y: 0,
        shapes: [{ d: written(circle(x, y, evens || breaks ? 4.3 : 3.7)), fill: ground, stroke: ring }],
      }),
      words(
        {
          field: `casualty ${count}`,
          text: String(count),
          x: x - 4,
          y: y - 3,
          width: 8,
          height: 6,
          align: 'center',
          valign: 'middle',
        },
        'figures',
        11,
        [ink, ground],
      ),
    ];
  }).flat();
}

/** Who acts in each step; the enemy's in the colour of the tactics. */
const TURN = [
  { says: 'Draw 3, keep 9', whose: 'own' },
  { says: 'Attacker', whose: 'own' },
  { says: 'Target', whose: 'own' },
  { says: 'Lost?', whose: 'enemy' },
  { says: 'Modify', whose: 'both' },
  { says: 'Result', whose: 'own' },
  { says: 'Damage?', whose: 'own' },
  { says: 'Free attack?', whose: 'own' },
] as const;

function turn(theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const y = MAT.height - 22;
  const [h, tip] = [11, 4];
  const step = (MAT.width - 2 * LEFT - tip) / TURN.length;
  const bare = isBare(theme);
  return TURN.flatMap(({ says, whose }, index): Node[] => {
    const x = LEFT + index * step;
    const dark: Colour = whose === 'own' ? key : flat.tactics;
    const [ground, ink]: readonly [Colour, Colour] =
      bare || whose === 'both' ? [paper, whose === 'own' ? key : flat.tactics] : [dark, paper];
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
          x: x + tip + 0.4,
          y,
          width: step - tip - 0.6,
          height: h,
          align: 'center',
          valign: 'middle',
          fit: { least: 8 },
        },
        'figures',
        11.5,
        [ink, ground],
        20,
      ),
    ];
  });
}

/** A nation's mat, landscape. */
export function matFace(nation: Nation, edition: Edition): Face {
  const theme = themeOf(edition);
  const { key, paper, flat } = theme;
  const { width, height } = MAT;
  const { published, even } = BREAKING_POINTS[nation];
  const cards = formationSize(nation);
  return {
    ...{ id: `mat-${nation}`, width, height, bleed: 3.175, safe: 3.2 },
    nodes: [
      box({
        x: -ART_REACH,
        y: -ART_REACH,
        width: width + 2 * ART_REACH,
        height: height + 2 * ART_REACH,
        fill: paper,
      }),
      art({
        ...{
          x: 0,
          y: 0,
          shapes: [
            {
              d: written(cornered(nation, 5, 5, width - 10, height - 10, 8)),
              stroke: { colour: key, width: isBare(theme) ? 0.3 : 0.7 },
            },
          ],
        },
      }),
      art({
        ...{ x: 0, y: 0, shapes: badge(nation, 21, 16, 13, theme) },
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
          y: 9.6,
          width: 104,
          height: 12,
          valign: 'middle',
        },
        'crate',
        30,
        [key, paper],
        20,
      ),
      words(
        {
          field: 'the row',
          text: 'Units in play lie in a row above this mat; those that attacked leave it for the reserve at your next attack.',
          x: 150,
          y: 10,
          width: 98,
          height: 12,
          align: 'right',
          valign: 'middle',
        },
        'plain',
        10.5,
        [key, paper],
      ),
      ...pile(nation, 0, 'DECK', `${cards} cards, face down`, true, theme),
      ...pile(nation, 1, 'RESERVE', 'Your next deck', false, theme),
      ...pile(nation, 2, 'CASUALTIES', 'Face up, latest on top', false, theme),
      box({
        x: LEFT,
        y: TOP + CARD.height + 4,
        width: width - 2 * LEFT,
        height: 0.6,
        fill: isBare(theme) ? key : flat.tactics,
      }),
      words(
        {
          field: 'breaking point',
          text: `Casualties: the ${published}th loses the battle as published; ringed, the ${even}th in the even scenario (ours).`,
          x: LEFT,
          y: TOP + CARD.height + 5.8,
          width: width - 2 * LEFT,
          height: 5,
        },
        'plain',
        10.5,
        [key, paper],
      ),
      ...casualties(nation, theme),
      group({ x: 0, y: 0, nodes: turn(theme) }),
    ],
  };
}

/** Province cards and victory cards: the chart of an area, its name, and what it yields. */
import { words } from '../../../src/kit/drawing/face-elements.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { box, type Face, type Node } from '../../../src/kit/face.ts';
import { type SignName, badge, sign } from '../art/signs.ts';
import type { ProvinceCard, VICTORY_CARDS } from '../data/box.ts';
import { BOX_RESOURCES, type Area, type PlaceId, type Winter } from '../data/areas.ts';
import { YEARS, type Side } from '../data/components.ts';
import { isBare, lettersOf, onDark, themeOf, type Theme } from '../theme.ts';
import { CARD_WORDS } from '../data/printed-words.ts';
import { areaOf, chart, placeName } from './locator-map.ts';
import { cardFace, plate, RIBBON, ribbon, VIEW } from './action.ts';

/** The map on a card is a little lower than a figure. */
const HIGH = VIEW.height - 0.4;
const BASE = VIEW.y + HIGH;
const ROW = BASE + 10.2;

const heading = (place: PlaceId, y: number, theme: Theme): Node =>
  words(
    'name',
    placeName(place).toUpperCase(),
    { x: VIEW.x, y, width: VIEW.width, height: 6.2 },
    {
      size: isBare(theme) ? 11.5 : 12.5,
      ink: theme.key,
      on: theme.paper,
      font: lettersOf(theme),
      leading: 0.95,
      fit: { least: 6.6 },
    },
  );

/** A sign with its number, where it has one. */
interface Yield {
  readonly sign: SignName;
  readonly means: string;
  readonly said: string;
}

/** The winter bonus if it differs from the usual 1. */
const winterOf: Readonly<Record<Winter, readonly Yield[]>> = {
  normal: [],
  snow: [{ sign: 'snow', means: 'in winter, snow', said: '+2' }],
  sun: [{ sign: 'sun', means: 'in winter, sun', said: '+0' }],
};

const yields = ({ points, resources, winter }: Area): readonly Yield[] => [
  { sign: 'points', means: 'victory points', said: String(points) },
  { sign: 'resources', means: 'resources', said: String(resources) },
  ...winterOf[winter],
];

const STEP = 8.4;

function row(all: readonly Yield[], theme: Theme): Node[] {
  const { key, paper } = theme;
  return all.flatMap(({ sign: name, means, said }, at) => {
    const x = VIEW.x + 1.9 + at * STEP;
    return [
      sign(name, means, [x, ROW], 1.75, [key, paper]),
      words(
        means,
        said,
        { x: x + 2.2, y: ROW - 3, width: 5.6, height: 6 },
        { size: 12, ink: key, on: paper, font: 'figures' },
      ),
    ];
  });
}

/** Resources of a box off the map: year by year where they grow. */
function boxYields(place: 'usa' | 'urals', theme: Theme): Node[] {
  const { key, paper, written } = theme;
  const values = BOX_RESOURCES[place];
  if (place === 'urals')
    return [
      sign('resources', 'resources', [VIEW.x + 1.9, ROW], 1.75, [key, paper]),
      words(
        'resources',
        String(values[0]),
        { x: VIEW.x + 3.8, y: ROW - 3, width: 5, height: 6 },
        { size: 12, ink: key, on: paper, font: 'figures' },
      ),
      words(
        'from when',
        CARD_WORDS.urals,
        { x: VIEW.x + 7.4, y: ROW - 3, width: VIEW.width - 7.4, height: 6 },
        { size: 7, ink: written, on: paper, font: 'plain', leading: 1 },
      ),
    ];
  const column = VIEW.width / YEARS.length;
  return YEARS.flatMap((year, at) => {
    const x = VIEW.x + at * column;
    return [
      words(
        `year ${year}`,
        `’${String(year).slice(2)}`,
        { x, y: ROW - 2.7, width: column, height: 3 },
        { size: 6.4, ink: written, on: paper, font: 'figures', align: 'center' },
      ),
      words(
        `resources ${year}`,
        String(values[at]),
        { x, y: ROW - 0.2, width: column, height: 4.2 },
        { size: 11, ink: key, on: paper, font: 'figures', align: 'center' },
      ),
    ];
  });
}

/** The owner, and whether supply begins there. */
function mark(owner: Side, supplies: boolean, theme: Theme): Node[] {
  const x = RIBBON.x + RIBBON.width / 2;
  const { ink, on } = onDark(theme);
  const badgeAt = badge(owner, [x, VIEW.y + 3.8], 2.5, theme);
  return ribbon(
    theme,
    [badgeAt, ...(supplies ? [sign('supply', 'supply begins here', [x, VIEW.y + 8.8], 1.7, [ink, on])] : [])],
    supplies ? {} : { height: 9.6 },
  );
}

export function provinceFace({ id, owner, place }: ProvinceCard, edition: Edition): Face {
  const theme = themeOf(edition);
  const area = areaOf(place);
  const { shapes, over } = chart(place, owner, theme);
  const supplies = area ? area.supplies === owner : true;
  return cardFace(id, theme.paper, [
    ...plate({ ...VIEW, height: HIGH }, shapes, theme, over),
    ...mark(owner, supplies, theme),
    heading(place, BASE + 0.5, theme),
    box({
      x: VIEW.x,
      y: BASE + 6.8,
      width: VIEW.width,
      height: isBare(theme) ? 0.3 : 0.5,
      fill: theme.owner[owner].flat,
    }),
    ...(area ? row(yields(area), theme) : boxYields(place === 'usa' ? 'usa' : 'urals', theme)),
  ]);
}

/** A victory card, which the Axis needs at the end of 1944: a star on the ribbon. */
export function victoryFace({ id, place }: (typeof VICTORY_CARDS)[number], edition: Edition): Face {
  const theme = themeOf(edition);
  const { ink, on } = onDark(theme);
  const { shapes, over } = chart(place, 'axis', theme);
  return cardFace(id, theme.paper, [
    ...plate({ ...VIEW, height: HIGH }, shapes, theme, over),
    ...ribbon(theme, [sign('points', 'victory', [RIBBON.x + RIBBON.width / 2, VIEW.y + 4], 2.4, [ink, on])], {
      height: 9.6,
    }),
    words(
      'kind',
      CARD_WORDS.victory,
      { x: VIEW.x, y: BASE + 0.4, width: VIEW.width, height: 3.2 },
      { size: 6.6, ink: theme.written, on: theme.paper, font: 'figures', tracking: 70 },
    ),
    heading(place, BASE + 3, theme),
    words(
      'says',
      CARD_WORDS.victorySays,
      { x: VIEW.x, y: BASE + 8.8, width: VIEW.width, height: 5.4 },
      {
        size: 7,
        ink: theme.key,
        on: theme.paper,
        font: 'plain',
        leading: 1,
        valign: 'top',
        fit: { least: 6 },
      },
    ),
  ]);
}

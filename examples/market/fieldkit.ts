import { box, csv, defineGame, list, optional, picture, poker, rich, title, type Area } from 'fieldkit';
import { art, circle, polygon, written } from 'fieldkit/draw';
import rows from './cards.csv';

const INKS = {
  sand: { colour: '#f3e6cc', lowInk: '#ffffff' },
  brown: '#3a2c20',
  traders: { colour: '#2f6b62', lowInk: '#ffffff' },
  contracts: { colour: '#8a3b2e', lowInk: '#ffffff' },
  events: { colour: '#3f4a7a', lowInk: '#ffffff' },
  onBand: { colour: '#ffffff', lowInk: '#3a2c20' },
} as const;

const ICONS = Object.fromEntries(
  ['salt', 'tea', 'pepper', 'saffron', 'silk', 'coin'].map((good) => [
    good,
    { file: `pictures/${good}.svg`, height: 4.6 },
  ]),
);

/** Goods beside each other in the middle of a place, as large as it is high. */
const row = (goods: readonly string[], { x, y, width, height }: Area) => {
  const step = Math.min(height + 1.5, width / goods.length);
  const left = x + (width - step * goods.length) / 2;
  return goods.map((good, index) =>
    picture(
      `pictures/${good}.svg`,
      { x: left + index * step, y, width: step, height },
      { fit: 'contain', means: good, lowInk: 'keep' },
    ),
  );
};

/** A sun with rays, over what happens. */
const sun = ({ x, y, width, height }: Area) => {
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [along, aside] = [(index * Math.PI) / 12, index % 2 === 0 ? 10 : 8];
    const at = (angle: number, far: number) => [far * Math.cos(angle), far * Math.sin(angle)] as const;
    return polygon([at(along - 0.07, 6.2), at(along, aside), at(along + 0.07, 6.2)]);
  });
  const shapes = [
    { d: written(...rays), fill: '#d98e32' },
    { d: written(circle(0, 0, 5.2)), fill: '#e0b23c', stroke: { colour: '#d98e32', width: 0.6 } },
  ] as const;
  return art({ x: x + width / 2, y: y + height / 2, shapes });
};

/** What a contract pays, in a seal. */
const seal = (coins: number, { x, y, width, height }: Area) => [
  art({
    x: x + width / 2,
    y: y + height / 2,
    shapes: [
      { d: written(circle(0, 0, 10)), fill: '#e0b23c', stroke: { colour: '#7a5a12', width: 0.6 } },
      { d: written(circle(0, 0, 8.4)), stroke: { colour: '#7a5a12', width: 0.3, dash: [0.6, 0.6] } },
    ],
  }),
  title(coins, { x, y, width, height }, { font: 'poster', size: 26, field: 'coins' }),
];

export default defineGame({
  id: 'market',
  title: 'Caravan Market',
  by: 'Fieldkit',
  about: 'Trade salt for tea, tea for silk, and silk for a palace.',
  players: '2 to 5',
  minutes: '30',
  licence: 'CC0 1.0',
  inks: INKS,
  decks: {
    traders: { name: 'Traders', size: poker },
    contracts: { name: 'Contracts', size: poker },
    events: { name: 'Events', size: poker },
  },
  cards: csv(rows, { gives: list(), gets: list(), coins: optional(Number) }),
  back: ({ deck, area, bleed, ink }) => [
    box({ ...bleed, fill: ink[deck.id] }),
    box({ ...area, stroke: { colour: ink.onBand, width: 0.5 }, radius: 3 }),
    box({ ...area.inset(1.4), stroke: { colour: ink.onBand, width: 0.25 }, radius: 2 }),
    row(['salt', 'tea', 'pepper', 'saffron', 'silk'], area.row(13, 8).inset(4, 0)),
    title('Caravan Market', area.row(28, 22).inset(5, 0), { font: 'poster', size: 20, ink: ink.onBand }),
    title(deck.name, area.row(58, 10), { size: 14, ink: ink.onBand, tracking: 60 }),
  ],
  face: ({ card, area, bleed, trim, ink }) => {
    const band = { ...bleed, height: area.y - bleed.y + 12 };
    return [
      box({ ...bleed, fill: ink.sand }),
      box({ ...band, fill: ink[card.deck] }),
      box({ x: bleed.x, y: band.y + band.height + 0.6, width: bleed.width, height: 0.5, fill: ink.brown }),
      title(card.name, area.top(11), {
        font: 'poster',
        size: 15,
        least: 10,
        ink: ink.onBand,
        balance: false,
      }),
      card.deck === 'traders' && [
        card.gives.length > 0 && row(card.gives, area.row(16, 16)),
        picture('pictures/arrow.svg', area.row(card.gives.length > 0 ? 35 : 20, 9), {
          fit: 'contain',
          lowInk: 'keep',
        }),
        row(card.gets, area.row(card.gives.length > 0 ? 47 : 35, 17)),
        rich(`*${card.text}*`, area.bottom(10).inset(3, 0), { size: 9, align: 'center', valign: 'middle' }),
      ],
      card.deck === 'contracts' && [
        row(card.gives, area.row(21, 17)),
        box({ ...trim, x: 10, width: trim.width - 20, y: 47, height: 0.4, fill: ink.brown }),
        card.coins !== null && seal(card.coins, area.row(50, 26)),
      ],
      card.deck === 'events' && [
        sun(area.row(17, 20)),
        rich(card.text, area.rest(2).inset(2, 0), {
          size: 16,
          least: 12,
          align: 'center',
          valign: 'middle',
          leading: 1.35,
          icons: ICONS,
        }),
      ],
    ];
  },
});

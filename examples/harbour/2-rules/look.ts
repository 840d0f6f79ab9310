/** How the cards, the board and the tugs are drawn. Millimetres. */
import {
  box,
  picture,
  rich,
  title,
  type BackCanvas,
  type CardCanvas,
  type Drawn,
  type PartCanvas,
} from 'fieldkit';
import { art, circle, written } from 'fieldkit/draw';

export const INKS = {
  sea: '#1f4e5f',
  water: '#d7e5e3',
  paper: '#f6efe0',
  sand: '#e3c98f',
  red: '#c8553d',
  blue: '#2f6f9f',
} as const;

const ICONS = {
  fish: 'pictures/fish.svg',
  timber: 'pictures/timber.svg',
  coal: 'pictures/coal.svg',
  mail: 'pictures/mail.svg',
};

/** A row of `cards.csv`. */
interface Cargo {
  readonly name: string;
  readonly field: string;
  readonly text: string;
}

export const cargo = ({ card, area, bleed, ink }: CardCanvas<Cargo>): Drawn => [
  box({ ...bleed, fill: ink.paper }),
  box({ ...bleed, height: 20, fill: ink.sea }),
  title(card.name, area.top(12), { ink: ink.paper, size: 24 }),
  picture(`pictures/${card.name.toLowerCase()}.svg`, area.row(19, 36), { fit: 'contain', means: card.name }),
  rich(card.text, area.row(58, 14), { icons: ICONS, size: 10.5, align: 'center' }),
  title(card.field, area.bottom(9), { ink: ink.red, size: 20 }),
];

export const back = ({ area, bleed, ink }: BackCanvas): Drawn => [
  box({ ...bleed, fill: ink.sea }),
  art({
    x: 0,
    y: 0,
    shapes: [{ d: written(circle(area.x + area.width / 2, area.y + 36, 25)), fill: ink.water }],
  }),
  picture('pictures/tug.svg', area.row(18, 36).inset(8, 0), { fit: 'contain', means: 'a tug' }),
  title('Harbour', area.bottom(14), { ink: ink.paper, size: 24 }),
];

export const tug =
  (colour: 'red' | 'blue') =>
  ({ area, bleed, ink }: PartCanvas): Drawn => [
    box({ ...bleed, fill: ink[colour] }),
    picture('pictures/tug.svg', area, { fit: 'contain', means: `the ${colour} tug` }),
  ];

/** The side of a field. */
export const SIDE = 42;
const QUAYS = { a1: 'fish', d1: 'timber', a4: 'coal', d4: 'mail' } as const;
const NAMES = { a1: 'Fish market', d1: 'Timber yard', a4: 'Coal wharf', d4: 'Post office' } as const;
const BANKS = ['b2', 'c3'];

export const board = ({ trim, bleed, ink }: PartCanvas): Drawn => [
  box({ ...bleed, fill: ink.water }),
  ['a', 'b', 'c', 'd'].flatMap((letter, column) =>
    [1, 2, 3, 4].map((number, row): Drawn => {
      const id = `${letter}${number}`;
      const [x, y] = [trim.x + column * SIDE, trim.y + row * SIDE];
      const room = { x: x + 3, y: y + 3, width: SIDE - 6, height: SIDE - 6 };
      const name = { ...room, y: y + SIDE - 11, height: 7 };
      if (BANKS.includes(id))
        return [
          art({
            x: 0,
            y: 0,
            shapes: [{ d: written(circle(x + SIDE / 2, y + SIDE / 2, SIDE * 0.42)), fill: ink.sand }],
          }),
          title('Sandbank', name, { ink: ink.sea, size: 9, least: 7 }),
        ];
      if (!(id in QUAYS)) return [title(id, name, { ink: ink.sea, size: 9, least: 7 })];
      const quay = id as keyof typeof QUAYS;
      return [
        box({ x: x + 1, y: y + 1, width: SIDE - 2, height: SIDE - 2, fill: ink.paper }),
        picture(
          ICONS[QUAYS[quay]],
          { ...room, y: y + 6, height: 20 },
          { fit: 'contain', means: NAMES[quay] },
        ),
        title(NAMES[quay], name, { ink: ink.sea, size: 10, least: 7 }),
      ];
    }),
  ),
];

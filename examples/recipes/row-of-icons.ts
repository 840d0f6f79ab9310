import { defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'row-of-icons',
  title: 'Row of icons',
  size: 'mini',
  cards: [
    { name: 'Dinghy', coins: 1 },
    { name: 'Galleon', coins: 5 },
  ],
  face: ({ card, area }) => [
    title(card.name, area.top(10)),
    area
      .row(14, 9)
      .columns(5, 1)
      .slice(0, card.coins)
      .map((place) => picture('pictures/coin.svg', place, { fit: 'contain' })),
  ],
});

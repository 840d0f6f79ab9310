import { defineGame, title, words } from 'fieldkit';

const NAMES = ['Fox', 'Owl', 'Hare'];

export default defineGame({
  id: 'numbered-cards',
  title: 'Numbered cards',
  size: 'mini',
  cards: NAMES.map((name, index) => ({ name, number: `${index + 1}/${NAMES.length}` })),
  face: ({ card, area }) => [
    title(card.name, area.top(10)),
    words(card.number, area.bottom(4), { size: 7, align: 'right' }),
  ],
});

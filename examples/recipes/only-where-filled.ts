import { defineGame, title, words } from 'fieldkit';

export default defineGame({
  id: 'only-where-filled',
  title: 'Only where filled',
  size: 'mini',
  cards: [
    { name: 'Storm', motto: 'Nobody sails today.' },
    { name: 'Calm', motto: '' },
  ],
  face: ({ card, area }) => [
    title(card.name, area.top(10)),
    card.motto !== '' && words(`“${card.motto}”`, area.bottom(8), { font: 'italic', align: 'center' }),
  ],
});

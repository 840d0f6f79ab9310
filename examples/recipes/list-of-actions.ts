import { defineGame, rich, title } from 'fieldkit';

export default defineGame({
  id: 'list-of-actions',
  title: 'List of actions',
  size: 'mini',
  cards: [
    {
      name: 'Your turn',
      text: '- Draw a card\n- **Sail** or trade\n- Keep 5 cards\n\nThen it is the next one’s turn.',
    },
  ],
  face: ({ card, area }) => [title(card.name, area.top(10)), rich(card.text, area.rest(2), { size: 11 })],
});

import { box, csv, defineGame, rich, title } from 'fieldkit';
import rows from './ships.csv';

export default defineGame({
  id: 'two-decks',
  title: 'Two decks',
  cards: csv(rows, { cost: Number }),
  decks: {
    ships: { name: 'Ships' },
    events: { name: 'Events', size: 'mini' },
  },
  face: ({ card, area, bleed }) => [
    box({ ...bleed, fill: card.deck === 'events' ? '#e7d3c8' : '#d3e0e4' }),
    title(card.name, area.top(10)),
    rich(card.text, area.rest(2)),
  ],
});

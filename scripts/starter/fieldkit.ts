import { box, csv, defineGame, picture, poker, title, words } from 'fieldkit';
import rows from './cards.csv';

export default defineGame({
  id: 'harbour',
  title: 'Harbour',
  by: 'Your Name',
  about: 'A game of ships.',
  players: '2 to 4',
  inks: { sea: '#1f4e5f', paper: '#f6efe0' },
  decks: { ships: { name: 'Ships', size: poker } },
  cards: csv(rows, { cost: Number }),
  // Millimetres. area is what no cut touches, bleed the whole card and what is cut away.
  face: ({ card, area, bleed, ink }) => [
    box({ ...bleed, fill: ink.paper }),
    picture(`pictures/${card.picture}`, area.top(42), { fit: 'contain', means: card.name }),
    title(card.name, area.row(44, 8), { ink: ink.sea }),
    words(card.text, area.rest(2)),
    title(`${card.cost}`, area.bottom(8), { ink: ink.sea }),
  ],
});

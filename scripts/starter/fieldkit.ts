import { box, csv, defineGame, picture, poker, rich, title } from 'fieldkit';
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
    picture(`pictures/${card.picture}`, area.top(38), { fit: 'contain', means: card.name }),
    title(card.name, area.row(40, 8), { ink: ink.sea }),
    title(`${card.cost}`, area.bottom(8), { ink: ink.sea }),
    rich(card.text, area.rest(2), { icons: { crate: 'pictures/crate.svg' } }),
  ],
});

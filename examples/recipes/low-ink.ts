import { box, defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'low-ink',
  title: 'Low ink',
  inks: {
    sea: { colour: '#1f4e5f', lowInk: '#ffffff' },
    name: { colour: '#ffffff', lowInk: '#1a1a1a' },
  },
  cards: [{ name: 'Dusk' }],
  face: ({ card, area, bleed, ink }) => [
    box({ ...bleed, fill: ink.sea }),
    title(card.name, area.top(10), { ink: ink.name }),
    picture('pictures/lake.jpg', area.rest(2), { lowInk: 'halftone' }),
  ],
});

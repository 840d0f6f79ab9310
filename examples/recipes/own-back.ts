import { box, defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'own-back',
  title: 'Own back',
  decks: {
    drawn: {
      name: 'Ships',
      cards: [{ name: 'Tug' }],
      back: ({ deck, area, bleed }) => [
        box({ ...bleed, fill: 'darkslategray' }),
        title(deck.name, area, { ink: 'white', size: 22 }),
      ],
    },
    photographed: { cards: [{ name: 'Dusk' }], back: 'pictures/lake.jpg' },
  },
  face: ({ area }) => picture('pictures/tug.svg', area, { fit: 'contain' }),
});

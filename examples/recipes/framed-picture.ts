import { box, defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'framed-picture',
  title: 'Framed picture',
  cards: [{ name: 'Dusk' }, { name: 'Steamer' }],
  face: ({ card, area, bleed }) => [
    box({ ...bleed, fill: '#2b2320' }),
    box({ ...area, fill: '#f6efe0', radius: 3 }),
    card.name === 'Dusk'
      ? picture('pictures/lake.jpg', area.top(46).inset(2), { fit: 'cover', radius: 2 })
      : picture('pictures/steamer.svg', area.top(46).inset(2), { fit: 'contain' }),
    title(card.name, area.row(47, 9)),
  ],
});

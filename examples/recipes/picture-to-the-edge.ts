import { defineGame, picture, title } from 'fieldkit';

export default defineGame({
  id: 'picture-to-the-edge',
  title: 'Picture to the edge',
  size: [88, 63],
  cards: [
    { name: 'Dusk', focus: 0.25 },
    { name: 'The Old Harbour Lies Still', focus: 0.9 },
  ],
  face: ({ card, area, bleed }) => [
    picture('pictures/lake.jpg', bleed, { fit: 'cover', focus: { x: 0.5, y: card.focus } }),
    title(card.name, area.top(12), { ink: 'white', size: 18, least: 9 }),
  ],
});

import { defineGame, title } from 'fieldkit';
import { gradient, rectangle, written } from 'fieldkit/draw';

export default defineGame({
  id: 'gradient-sky',
  title: 'Gradient sky',
  size: 'mini',
  cards: [{ name: 'Evening' }],
  face: ({ card, area, bleed }) => [
    gradient({
      d: written(rectangle(bleed.x, bleed.y, bleed.width, bleed.height)),
      from: [0, bleed.y],
      to: [0, bleed.y + bleed.height],
      stops: [
        { at: 0, colour: '#20304f' },
        { at: 1, colour: '#f3a66b' },
      ],
    }),
    title(card.name, area.top(12), { ink: 'white' }),
  ],
});

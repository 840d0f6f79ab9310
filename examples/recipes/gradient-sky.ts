import { defineGame, title } from 'fieldkit';
import { gradient, rectangle, written } from 'fieldkit/draw';

export default defineGame({
  id: 'gradient-sky',
  title: 'Gradient sky',
  size: 'mini',
  cards: [{ name: 'Evening' }],
  face: ({ card, area, bleed: { x, y, width, height } }) => [
    gradient({
      d: written(rectangle(x, y, width, height)),
      from: [0, y],
      to: [0, y + height],
      stops: [
        { at: 0, colour: '#20304f' },
        { at: 1, colour: '#f3a66b' },
      ],
    }),
    title(card.name, area.top(12), { ink: 'white' }),
  ],
});

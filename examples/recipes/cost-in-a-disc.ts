import { defineGame, title } from 'fieldkit';
import { art, circle, written } from 'fieldkit/draw';

export default defineGame({
  id: 'cost-in-a-disc',
  title: 'Cost in a disc',
  size: 'mini',
  cards: [
    { name: 'Tug', cost: 2 },
    { name: 'Steamer', cost: 14 },
  ],
  face: ({ card, area }) => {
    const corner = area.top(11).left(11);
    return [
      art({ x: corner.x, y: corner.y, shapes: [{ d: written(circle(5.5, 5.5, 5.5)), fill: '#e0b23c' }] }),
      title(card.cost, corner, { size: 16 }),
      title(card.name, area.row(14, 10)),
    ];
  },
});

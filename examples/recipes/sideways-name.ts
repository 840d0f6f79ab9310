import { box, defineGame, title } from 'fieldkit';
import { group } from 'fieldkit/draw';

export default defineGame({
  id: 'sideways-name',
  title: 'Sideways name',
  size: 'mini',
  cards: [{ name: 'The North Pier' }],
  face: ({ card, area }) => [
    box({ ...area.left(11), fill: '#e9e0cb' }),
    // Turned by a quarter to the left about the lower left corner: what was wide is tall.
    group({
      x: area.x,
      y: area.y + area.height,
      rotate: -90,
      nodes: [title(card.name, { x: 0, y: 0, width: area.height, height: 11 })],
    }),
  ],
});

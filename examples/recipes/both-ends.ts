import { defineGame, title } from 'fieldkit';
import { group } from 'fieldkit/draw';

export default defineGame({
  id: 'both-ends',
  title: 'Both ends',
  size: 'mini',
  cards: [{ name: '7' }, { name: 'K' }],
  face: ({ card, area, trim }) => {
    const corner = title(card.name, area.top(12).left(12), { size: 26 });
    return [corner, group({ x: trim.width, y: trim.height, rotate: 180, nodes: [corner] })];
  },
});

import { box, defineGame, title } from 'fieldkit';

export default defineGame({
  id: 'row-of-figures',
  title: 'Row of figures',
  size: 'mini',
  cards: [
    { name: 'Scout', figures: [2, 1, 5] },
    { name: 'Guard', figures: [4, 6, 2] },
  ],
  face: ({ card, area }) => [
    title(card.name, area.top(10)),
    area
      .bottom(12)
      .columns(3, 2)
      .map((place, index) => [
        box({ ...place, fill: '#e9e0cb', radius: 2 }),
        title(card.figures[index] ?? 0, place, { size: 18 }),
      ]),
  ],
});

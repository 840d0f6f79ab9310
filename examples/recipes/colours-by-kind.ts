import { box, defineGame, title } from 'fieldkit';

const GROUNDS = { sea: '#1f4e5f', land: '#5b6b2f', sky: '#7a86b8' } as const;
const kinds = ['sea', 'land', 'sky'] as const;

export default defineGame({
  id: 'colours-by-kind',
  title: 'Colours by kind',
  size: 'mini',
  cards: kinds.map((kind) => ({ name: `A card of the ${kind}`, kind })),
  face: ({ card, area, bleed }) => [
    box({ ...bleed, fill: GROUNDS[card.kind] }),
    box({ ...area, fill: '#f6efe0', radius: 2 }),
    title(card.name, area.top(12), { ink: GROUNDS[card.kind] }),
  ],
});

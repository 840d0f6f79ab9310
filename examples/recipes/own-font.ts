import { defineGame, localFont, title, words } from 'fieldkit';

const LICENCE = 'SIL Open Font License 1.1';

export default defineGame({
  id: 'own-font',
  title: 'Own font',
  size: 'mini',
  fonts: [
    localFont({ id: 'slab', family: 'Alfa Slab One', file: 'fonts/AlfaSlabOne.woff2', licence: LICENCE }),
  ],
  cards: [{ name: 'Mutiny' }],
  face: ({ card, area }) => [
    title(card.name, area.top(14), { font: 'slab', size: 24 }),
    words('The house’s own text face stands beside it.', area.rest(3), { size: 11 }),
  ],
});

import { csv, defineGame } from 'fieldkit';
import card from './ships.yaml';
import rows from './ships.csv';

export default defineGame({
  id: 'template',
  title: 'Template',
  cards: csv(rows, { cost: Number }, { where: ({ deck }) => deck === 'ships' }),
  decks: { ships: {} },
  template: card,
});

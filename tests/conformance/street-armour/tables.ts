/** The input from which Street Armour's `perft.json` and `cases.json` are generated. */
import { EXAMPLES_BY_THEME } from '../../../content/street-armour/examples/all.ts';
import { armourForm } from '../../../src/games/street-armour/rules/position-format.ts';
import { streetArmour } from '../../../src/games/street-armour/rules/judge.ts';
import { STAGES } from '../../../src/games/street-armour/rules/position.ts';
import { tablesOf } from '../generate-tables.ts';

const [first, ...others] = STAGES.filter((stage) => stage !== 'over' && stage !== 'barricade');

export const TABLES = tablesOf({
  beside: import.meta.url,
  game: streetArmour,
  form: armourForm,
  examples: Object.values(EXAMPLES_BY_THEME).flat(),
  decidedIn: ({ stage }) => stage,
  decisions: [first ?? 'city', ...others],
  late: ['throw', 'move', 'shoot'],
  more: (on) => (on.includes('barricades') ? ['barricade'] : []),
});

/** The input from which TanK's `perft.json` and `cases.json` are generated. */
import { EXAMPLES_BY_THEME } from '../../../content/tank/examples/all.ts';
import { tankForm } from '../../../src/games/tank/rules/position-format.ts';
import { tank } from '../../../src/games/tank/rules/judge.ts';
import { STAGES, type Stage } from '../../../src/games/tank/rules/position.ts';
import { tablesOf } from '../generate-tables.ts';

const [first, ...others] = STAGES.filter((stage) => stage !== 'over' && stage !== 'choose');

/** Stages that come once, at the beginning. */
const EARLY: ReadonlySet<Stage> = new Set(['nation', 'first', 'deal']);

export const TABLES = tablesOf({
  beside: import.meta.url,
  game: tank,
  form: tankForm,
  examples: Object.values(EXAMPLES_BY_THEME).flat(),
  decidedIn: ({ stage }) => stage,
  decisions: [first ?? 'nation', ...others],
  late: STAGES.filter((stage) => !EARLY.has(stage)),
  more: (on) => (on.includes('attack-optional') ? ['choose'] : []),
});

/** The tools and materials for a file: those that its sheets ask for, and what the table needs besides. */
import { needsOf, needWords } from '../../../kit/needs.ts';
import { kitWords } from '../../../kit/words/kit-words.ts';
import type { SheetWording } from '../../words/press-words.ts';
import type { SheetFacts } from '../plan/facts.ts';
import type { SheetJob } from '../plan/sheet-job.ts';

type Facts = Pick<SheetFacts, 'folds' | 'glued' | 'joins' | 'models' | 'boxes'>;
type Thing = keyof SheetWording['checks']['things'];

function makingTools({ drawn, tiles = false }: SheetJob, facts: Facts): readonly Thing[] {
  const { folds, glued, joins, models, boxes } = facts;
  const dice = drawn.sheets.some(({ sheet }) => sheet.form.make === 'die');
  const built = models + boxes > 0 || dice;
  return [
    'knife',
    'ruler',
    'mat',
    ...(folds > 0 || built ? (['score'] as const) : []),
    ...(tiles ? (['board'] as const) : []),
    ...(folds + glued + joins > 0 || built || tiles ? (['glue'] as const) : []),
    ...(glued > 0 ? (['window'] as const) : []),
    ...(folds + glued > 0 || tiles ? (['books'] as const) : []),
  ];
}

/** What the sheets of a file and the table ask for besides. */
function tableNeeds({ drawn, asks = [], language }: SheetJob): readonly string[] {
  const sheets = [...new Set(drawn.sheets.map(({ sheet }) => sheet))];
  return needWords(needsOf({ sheets, asks }), kitWords(language));
}

/** Everything to have ready for a file, in words. */
export function readyThings(
  job: SheetJob,
  facts: Facts,
  { things }: SheetWording['checks'],
  more: readonly Thing[] = [],
): readonly string[] {
  const making = [...new Set([...makingTools(job, facts), ...more])];
  return [...making.map((thing) => things[thing]), ...tableNeeds(job)];
}

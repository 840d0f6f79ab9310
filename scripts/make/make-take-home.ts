/** One file with everything for each way of printing: cards and counters, boxes, models, rules. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { pressFaultSentence } from '../../src/press/impose/plan/sheet-faults.ts';
import { planTakeHome, type TakeHome } from '../../src/press/take-home.ts';
import { sheetWords } from '../../src/press/words/press-words.ts';
import { refusalOf } from '../cli/command-error.ts';
import { rulesSheets } from './booklet.ts';
import { FOLDERS } from './folders.ts';
import type { Run } from './run.ts';
import { madeDocument, type MadeSheets, type SheetsFile } from './sheets.ts';

/** The word for its part of the box. */
export const WHOLE = 'whole';

/** A file with everything for one way of printing. */
export interface MadeTakeHome extends MadeSheets {
  readonly minutes: number;
  /** Whether it has the rules. */
  readonly rules: boolean;
  readonly boxes: boolean;
  readonly models: boolean;
  readonly ready: TakeHome['ready'];
  readonly bare: TakeHome['bare'];
  readonly firstGame?: TakeHome['firstGame'];
}

/** Whether a file has the sheets of the whole box, which others are combined with. */
const isFlat = ({ words, job }: SheetsFile): boolean =>
  words.length === 0 && (job.drawn.cards.length > 0 || job.drawn.counters.length > 0);

/** The file of boxes for a file's cards, on the same paper. */
const boxesFor = (flat: SheetsFile, files: readonly SheetsFile[]): SheetsFile | undefined =>
  files.find(
    ({ facts, job, cardSides }) =>
      facts.boxes > 0 && job.paper === flat.job.paper && cardSides === flat.job.sides,
  );

/** The file of paper models on a file's paper. */
const modelsFor = (flat: SheetsFile, files: readonly SheetsFile[]): SheetsFile | undefined =>
  files.find(({ facts, job }) => facts.models > 0 && job.paper === flat.job.paper);

/** Makes them from the laid-out files of one edition; `site` is a public URL. */
export async function makeTakeHome(
  game: ShelfGame,
  files: readonly SheetsFile[],
  run: Run,
  site?: string,
): Promise<readonly MadeTakeHome[]> {
  const flats = files.filter(isFlat);
  const [first] = flats;
  const edition = first?.job.drawn.edition;
  if (!first || edition === undefined || edition === 'screen') return [];
  const rulesIn = await rulesSheets(game, edition, site);
  run.progress.step(`Everything of ${first.kit.title}, ${edition}`, flats.length);
  const made: MadeTakeHome[] = [];
  for (const flat of flats) {
    const { job } = flat;
    const boxes = boxesFor(flat, files)?.job;
    const models = modelsFor(flat, files)?.job;
    const rules = rulesIn?.({ paper: job.paper, sides: job.sides === 'duplex' ? 'duplex' : 'single' });
    const planned = planTakeHome({
      flat: job,
      ...(boxes && { boxes }),
      ...(models && { models }),
      ...(rules && { rules }),
    });
    if (!planned.ok)
      throw refusalOf(planned.faults.map((fault) => `${flat.kit.title}: ${pressFaultSentence(fault)}`));
    const holds = { rules: rules !== undefined, boxes: boxes !== undefined, models: models !== undefined };
    made.push({ ...holds, ...(await makeOne(flat, planned.value, run)) });
  }
  return made;
}

async function makeOne(
  flat: SheetsFile,
  plan: TakeHome,
  run: Run,
): Promise<Omit<MadeTakeHome, 'rules' | 'boxes' | 'models'>> {
  const started = performance.now();
  const { kit, job, fonts } = flat;
  const { document, sheets, cuts, least, minutes, ready, bare, firstGame, warnings } = plan;
  const content = await madeDocument(document, fonts, run);
  const everything = sheetWords(job.language).takeHome.words;
  const name = `${kit.id}/${FOLDERS.takeHome}${flat.name.replace(/\.pdf$/, `-${everything}.pdf`)}`;
  run.out.write(name, content);
  run.progress.tick();
  return {
    name,
    sheets,
    cuts,
    least,
    minutes,
    ready,
    bare,
    ...(firstGame && { firstGame }),
    warnings,
    bytes: content.length,
    part: [WHOLE],
    paper: job.paper,
    sides: job.sides,
    edition: job.drawn.edition,
    milliseconds: performance.now() - started,
  };
}

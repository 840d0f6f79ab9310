/** The instructions before printing: print dialog, scale, and how fronts and backs combine. */
import { countAll } from '../../../kit/component.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import type { Run } from '../../../kit/face.ts';
import { PAPERS } from '../../papers.ts';
import type { SheetFacts } from '../plan/facts.ts';
import type { Place } from '../plan/sheet-layout.ts';
import type { Leaves } from '../leaves.ts';
import { capital } from '../../../language.ts';
import type { SheetWording } from '../../words/press-words.ts';
import type { CoverSubject } from './subject.ts';
import { turnDrawing } from './diagrams.ts';
import { columns, picture, space, stack, table, type Flow } from './flow.ts';
import { paragraph, SMALL, step, STRONG } from './style.ts';
import { boardStep } from './tiles.ts';

/** "1 ruler", "3 mats", "5 dice": sheets by kind; a single one by its name. */
export function sheetCounts(drawn: DrawnKit, counts: SheetWording['counts']): readonly string[] {
  const sheets = [...new Set(drawn.sheets.map(({ sheet }) => sheet))];
  const [only] = sheets;
  if (only && countAll(sheets) === 1) return [only.name];
  const kinds = [...new Set(sheets.map(({ form }) => form.make))];
  return kinds.map((make) => counts.made[make](countAll(sheets.filter(({ form }) => form.make === make))));
}

/** "2 card boxes", "1 tray with its lid": what there is to hold, not how many nets. */
export function boxCounts(
  { boxes, trays }: Pick<SheetFacts, 'boxes' | 'trays'>,
  counts: SheetWording['counts'],
): readonly string[] {
  const ofCards = boxes - 2 * trays;
  return [...(ofCards > 0 ? [counts.cardBoxes(ofCards)] : []), ...(trays > 0 ? [counts.trays(trays)] : [])];
}

/** "55 cards, 32 counters, 32 paper models and 3 boxes". */
export function contents({ facts, job, make }: CoverSubject): string {
  const { language, counts } = make.said;
  return language.and([
    ...(facts.cards > 0 ? [(job.tiles ? counts.tiles : counts.cards)(facts.cards)] : []),
    ...(facts.counters > 0 ? [counts.counters(facts.counters)] : []),
    ...sheetCounts(job.drawn, counts),
    ...(facts.models > 0 ? [counts.models(facts.models)] : []),
    ...boxCounts(facts, counts),
  ]);
}

const WARES = [
  'tiles',
  'cards',
  'counters',
  'sheets',
  'models',
  'boxes',
] as const satisfies readonly (keyof SheetWording['wares'])[];

/** The main kind of thing to cut out. */
export function wares({ facts, job }: CoverSubject): keyof SheetWording['wares'] {
  if (facts.cards > 0) return job.tiles ? 'tiles' : 'cards';
  if (facts.counters > 0) return 'counters';
  if (facts.models > 0) return 'models';
  return facts.flats > 0 ? 'sheets' : 'boxes';
}

/** The kinds of things in a file, for its title. */
export function waresIn({ cards, counters, models, flats, boxes }: SheetFacts, tiles: boolean) {
  const counts = {
    tiles: tiles ? cards : 0,
    cards: tiles ? 0 : cards,
    counters,
    models,
    sheets: flats,
    boxes,
  } as const;
  return WARES.filter((of) => counts[of] > 0);
}

function settings(subject: CoverSubject): readonly (readonly [string, string])[] {
  const { request, facts, job, make } = subject;
  const said = make.said.before;
  const paper = PAPERS[request.paper];
  const both = request.sides === 'duplex';
  const [size, light] = isTogether(subject) ? [3, 4] : [2, 3];
  const papers = facts.papers.map(({ pages, weight: [low, high] }) => said.pages(pages, low, high));
  return [
    [said.paper, said.upright(paper.name, paper.width, paper.height)],
    [said.size, said.actual(wares(subject))],
    [said.sides, both ? said.turned[request.flip] : said.turned.none],
    [said.borderless, said.off],
    [said.quality, job.drawn.edition === 'low-ink' ? said.qualities.lowInk : said.qualities.full],
    [said.first, said.trial(both, 1 + (job.pagesBefore ?? 0), size, light)],
    [
      said.then,
      [capital(`${papers.join('; ')}.`), ...(facts.bare.length > 0 ? [said.bare(facts.bare)] : [])].join(' '),
    ],
  ];
}

export const settingsStep = (subject: CoverSubject): Flow => {
  const { fonts, said } = subject.make;
  const rows = settings(subject).map(
    ([label, value]) =>
      [paragraph(fonts, label, label, STRONG), paragraph(fonts, `${label} setting`, value)] as const,
  );
  return step(fonts, 1, said.before.settings, [table(rows, 17)]);
};

/** "63.5 × 88.9", for each size of card. */
const sleeveSizes = ({ runs }: SheetFacts): readonly string[] =>
  runs.map(({ size }) => size.replace('x', '×'));

/** How fronts and backs combine, for this way of printing. */
function together({ request, facts, make }: CoverSubject): {
  readonly heading: string;
  readonly paragraphs: readonly string[];
} {
  const { duplex, fold, single, fronts } = make.said.together;
  switch (request.sides) {
    case 'duplex':
      return { heading: duplex.heading(request.flip), paragraphs: duplex.paragraphs(request.flip) };
    case 'fold':
      return { heading: fold.heading, paragraphs: fold.paragraphs(facts.folds) };
    case 'single':
      return { heading: single.heading, paragraphs: single.paragraphs(facts.glued) };
    case 'fronts':
      return { heading: fronts.heading, paragraphs: fronts.paragraphs(sleeveSizes(facts)) };
  }
}

/** A block with backs for the drawing: of cards, or else of counters. */
function togetherPlace({ runs, counters }: Leaves): Place | undefined {
  const [run] = runs;
  if (run) return run.layout;
  const leaf = counters.find(({ backs }) => backs.length > 0);
  const block = leaf?.blocks[0];
  return leaf && block && { block, mirror: leaf.mirror, folded: leaf.folded };
}

/** Whether there is a step on how fronts get their backs. */
const isTogether = ({ request, facts, imposed }: CoverSubject): boolean =>
  request.sides === 'fronts' ? facts.cards > 0 : togetherPlace(imposed) !== undefined;

const DRAWING_ROOM = { width: 70, height: 38 };

export const togetherStep = (subject: CoverSubject): Flow | undefined => {
  const { make, imposed, request } = subject;
  if (!isTogether(subject)) return undefined;
  if (subject.job.tiles) return boardStep(subject, 2);
  const { heading, paragraphs } = together(subject);
  const texts = paragraphs.map((each, index) => paragraph(make.fonts, `turning ${index + 1}`, each));
  // Fronts alone have no back to draw.
  const place = request.sides === 'fronts' ? undefined : togetherPlace(imposed);
  const drawing = place && turnDrawing(place, PAPERS[request.paper], DRAWING_ROOM, make.said);
  return step(make.fonts, 2, heading, [
    ...(drawing ? [picture(drawing, 'center'), space(3.2)] : []),
    stack(texts, 2),
  ]);
};

/** Keeps a number and its sign on one line. */
const unbroken = (words: string): string => words.replaceAll(' %', '\u00a0%');

const bold = (words: string): Run => ({ text: words, style: { font: 'bold' } });

/** Printers, ink and warnings. */
export function notes(subject: CoverSubject): Flow {
  const { make, facts, warnings } = subject;
  const { fonts } = make;
  const said = make.said.before;
  const runs = facts.runs.map(({ size, layout, printers }): readonly Run[] => [
    bold(said.run(wares(subject), size, layout).replaceAll(' x ', ' × ')),
    { text: unbroken(said.printers(printers.share, printers.models)) },
  ]);
  const ink: (readonly Run[])[] =
    facts.ink === undefined ? [] : [[bold(said.ink), { text: said.covered(Math.round(facts.ink * 100)) }]];
  const warned = warnings.map((warning): readonly Run[] => [bold(said.note), { text: unbroken(warning) }]);
  const all = [...runs, ...ink, ...warned].map((each, index) =>
    paragraph(fonts, `note ${index + 1}`, each, SMALL),
  );
  const half = Math.ceil(all.length / 2);
  return columns([{ flow: stack(all.slice(0, half), 1.4) }, { flow: stack(all.slice(half), 1.4) }], 8);
}

export const lead = (subject: CoverSubject): string => {
  const { request, facts, make } = subject;
  const { before, counts } = make.said;
  const apart = { duplex: true, fold: facts.folds > 0, single: facts.glued > 0, fronts: facts.cards > 0 };
  const way = before.ways[apart[request.sides] ? request.sides : 'none'];
  return before.lead(contents(subject), counts.sheets(facts.sheets), PAPERS[request.paper].name, way);
};

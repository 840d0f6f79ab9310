/** What the page before printing says: the printer's dialog, the size, how fronts and backs come together. */
import type { Run } from '../../../kit/face.ts';
import { PAPERS, type PrinterShare } from '../../margins.ts';
import type { Place } from '../layout.ts';
import type { Leaves } from '../leaves.ts';
import type { PaperFacts } from '../stock.ts';
import { count, listed, percent, sentence } from '../../../kit/words.ts';
import type { CoverSubject } from './subject.ts';
import { turnDrawing } from './diagrams.ts';
import { columns, picture, space, stack, table, type Flow } from './flow.ts';
import { paragraph, SMALL, step, STRONG } from './style.ts';
import { boardStep } from './tiles.ts';

/** "55 cards, 32 counters, 32 paper models and 3 boxes". */
export const contents = ({ facts, job }: CoverSubject): string =>
  listed([
    ...(facts.cards > 0 ? [count(facts.cards, job.tiles ? 'tile' : 'card')] : []),
    ...(facts.counters > 0 ? [count(facts.counters, 'counter')] : []),
    ...(facts.flats > 0
      ? [facts.flats === 1 ? (job.drawn.sheets[0]?.sheet.name ?? '1 mat') : `${facts.flats} mats and boards`]
      : []),
    ...(facts.models > 0 ? [count(facts.models, 'paper model')] : []),
    ...(facts.boxes > 0 ? [facts.boxes === 1 ? '1 box' : `${facts.boxes} boxes`] : []),
  ]);

/** What the reader is here to cut out, in a word. */
export function wares({ facts, job }: CoverSubject): string {
  if (facts.cards > 0) return job.tiles ? 'tiles' : 'cards';
  if (facts.counters > 0) return 'counters';
  if (facts.models > 0) return 'models';
  return facts.flats > 0 ? 'sheets' : 'boxes';
}

const SIDES_SETTING = {
  duplex: { long: 'Both sides, turned on the long edge.', short: 'Both sides, turned on the short edge.' },
  fold: { long: 'One side only.', short: 'One side only.' },
  single: { long: 'One side only.', short: 'One side only.' },
} as const;

/** "pages 3 to 18 on paper of 200 to 250 gsm", "page 3 on ...". */
function paperWords({ pages, weight: [low, high] }: PaperFacts): string {
  const runs = pages.map(([first, last]) =>
    first === last ? String(first) : last === first + 1 ? `${first} and ${last}` : `${first} to ${last}`,
  );
  const single = pages.length === 1 && pages.every(([first, last]) => first === last);
  return `${single ? 'page' : 'pages'} ${listed(runs)} on paper of ${low} to ${high} gsm`;
}

/** Every setting for this very file. */
function settings(subject: CoverSubject): readonly (readonly [string, string])[] {
  const { request, facts, job, imposed } = subject;
  const paper = PAPERS[request.paper];
  const trial = request.sides === 'duplex' ? `Pages 1 and 2` : 'Page 1';
  const [size, light] = togetherPlace(imposed) ? [3, 4] : [2, 3];
  const check = request.sides === 'duplex' ? `Check points ${size} and ${light}` : `Check point ${size}`;
  return [
    ['Paper', `${paper.name}, ${paper.width} × ${paper.height} mm, portrait.`],
    [
      'Size',
      `100 %, also called “Actual size”. Not “Fit”, not “Shrink”: the ${wares(subject)} would come out small.`,
    ],
    ['Sides', SIDES_SETTING[request.sides][request.flip]],
    ['Borderless', 'Off: it enlarges the page.'],
    ['Quality', job.drawn.edition === 'low-ink' ? 'Normal; black alone will do.' : 'High, in colour.'],
    ['First', `${trial} on plain paper. ${check} before you go on.`],
    ['Then', sentence(`${facts.papers.map(paperWords).join('; ')}.`)],
  ];
}

export const settingsStep = (subject: CoverSubject): Flow => {
  const { fonts } = subject.make;
  const rows = settings(subject).map(
    ([label, value]) =>
      [paragraph(fonts, label, label, STRONG), paragraph(fonts, `${label} setting`, value)] as const,
  );
  return step(fonts, 1, 'Set the printer', [table(rows, 17)]);
};

/** How fronts and backs come together, by the way the file is printed. */
function together({ request, facts }: CoverSubject): { heading: string; paragraphs: readonly string[] } {
  switch (request.sides) {
    case 'duplex':
      return {
        heading: `Turn on the ${request.flip} edge`,
        paragraphs: [
          'The back of the black card stands where the sheet, turned over, brings it behind its front.',
          `A printer that prints one side: print the odd pages, turn the whole pile on its ${request.flip} edge, print the even pages.`,
        ],
      };
    case 'fold':
      return {
        heading: 'Fold, glue, then cut',
        paragraphs: [
          `Score the dashed line with a blunt knife and a ruler. Fold with the print outside, spread glue to the edges, close, press flat under books. ${count(facts.folds, 'fold')} in all.`,
          'Cut only when the glue is dry: front and back are cut in one go and cannot part.',
        ],
      };
    case 'single':
      return {
        heading: 'Glue, then cut',
        paragraphs: [
          `Fronts come first, backs after: lay the back of each number behind its front, ${count(facts.glued, 'pair')} in all.`,
          'Against a window the two halves of the flip mark make one full disc. Mark a corner, glue, press flat, and cut only when dry.',
        ],
      };
  }
}

/** A block with backs to show how they meet their fronts: the cards', or else the counters'. */
function togetherPlace({ runs, counters }: Leaves): Place | undefined {
  const [run] = runs;
  if (run) return run.layout;
  const leaf = counters.find(({ backs }) => backs.length > 0);
  const block = leaf?.blocks[0];
  return leaf && block && { block, mirror: leaf.mirror, folded: leaf.folded };
}

const DRAWING_ROOM = { width: 70, height: 43 };

export const togetherStep = (subject: CoverSubject): Flow | undefined => {
  const { make, imposed, request } = subject;
  const place = togetherPlace(imposed);
  const { heading, paragraphs } = together(subject);
  if (!place) return undefined;
  if (subject.job.tiles) return boardStep(subject, 2);
  const drawing = turnDrawing(place, PAPERS[request.paper], DRAWING_ROOM);
  const texts = paragraphs.map((each, index) => paragraph(make.fonts, `turning ${index + 1}`, each));
  return step(make.fonts, 2, heading, [picture(drawing, 'center'), space(3.2), stack(texts, 2)]);
};

/** No line ends between a number and its sign. */
const unbroken = (words: string): string => words.replaceAll(' %', '\u00a0%');

const bold = (words: string): Run => ({ text: words, style: { font: 'bold' } });

const printersSentence = ({ share, models }: PrinterShare): string =>
  models === 0
    ? `Of printers for this paper none is known: what nearly all others leave is left bare.`
    : `Printed whole by ${unbroken(percent(share))} of ${models} known printers.`;

/** Printers, ink and warnings: everything that the layout knows and nobody asked. */
export function notes(subject: CoverSubject): Flow {
  const { make, facts, warnings } = subject;
  const { fonts } = make;
  const runs = facts.runs.map((run): readonly Run[] => [
    bold(
      `${sentence(wares(subject))} of ${run.size} mm, ${run.layout} on a sheet. `.replaceAll(' x ', ' × '),
    ),
    { text: printersSentence(run.printers) },
  ]);
  const ink: (readonly Run[])[] =
    facts.ink === undefined
      ? []
      : [
          [
            bold('Ink. '),
            { text: `All inks together cover ${Math.round(facts.ink * 100)}\u00a0% of the printed sides.` },
          ],
        ];
  const warned = warnings.map((warning): readonly Run[] => [bold('Note. '), { text: unbroken(warning) }]);
  const all = [...runs, ...ink, ...warned].map((each, index) =>
    paragraph(fonts, `note ${index + 1}`, each, SMALL),
  );
  const half = Math.ceil(all.length / 2);
  return columns([{ flow: stack(all.slice(0, half), 1.4) }, { flow: stack(all.slice(half), 1.4) }], 8);
}

export const lead = (subject: CoverSubject): string => {
  const { request, facts } = subject;
  const ways = {
    duplex: 'printed on both sides',
    fold: facts.folds > 0 ? 'printed on one side and folded' : 'printed on one side',
    single: facts.glued > 0 ? 'fronts and backs printed apart and glued' : 'printed on one side',
  };
  const paper = `${count(facts.sheets, 'sheet')} of ${PAPERS[request.paper].name}`;
  return `${contents(subject)} on ${paper}, ${ways[request.sides]}.`;
};

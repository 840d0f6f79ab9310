/** What the page for after printing says: cut, stack, pieces, and what to do where something is off. */
import type { Run } from '../../../kit/face.ts';
import { PAPERS } from '../../margins.ts';
import { count, sentence } from '../../../kit/words.ts';
import { contents, wares } from './first-page.ts';
import type { CoverSubject } from './subject.ts';
import { cutDrawing } from './diagrams.ts';
import { picture, space, stack, table, type Flow } from './flow.ts';
import { BODY, paragraph, SMALL, step, STRONG } from './style.ts';
import { tileTexts } from './tiles.ts';

const CUT_DRAWING = { width: 66, height: 86 };

/** Cutting, with the sheet drawn; undefined where there are no cards. */
export function cutStep(subject: CoverSubject, number: number): Flow | undefined {
  const { make, imposed, request, facts } = subject;
  const [run] = imposed.runs;
  const [known] = facts.runs;
  if (!run || !known) return undefined;
  const { fonts } = make;
  const drawing = cutDrawing(run.layout, known.piles, PAPERS[request.paper], CUT_DRAWING);
  const joined = request.sides === 'fold' ? ' Folded and glued sheets are cut through both halves.' : '';
  const texts: readonly (readonly Run[] | string)[] = [
    `Fronts up, along the marks, in the order of the numbers: ${known.lines} cuts a sheet, the same on every sheet.${joined}`,
    [
      { text: 'Knife and ruler: ', style: { font: 'bold' } },
      { text: 'stop every cut where the marks begin. The frame stays whole, and with it every mark.' },
    ],
    [
      { text: 'Guillotine: ', style: { font: 'bold' } },
      {
        text: `lay the sheets square on one another and cut the stack in one go. The strip that cut 1 takes off carries the marks of the upright cuts: lay it along the rows as a ruler.`,
      },
    ],
  ];
  const others = imposed.runs
    .slice(1)
    .map(
      ({ size, layout }) =>
        `${sentence(wares(subject))} of ${size.replace('x', '×')} mm stand ${layout.name} and are cut alike.`,
    );
  const { tiles } = subject.job;
  const all = [...(tiles ? tileTexts(subject, known.lines) : texts), ...others];
  return step(fonts, number, tiles ? 'Cut, then back' : 'Cut by the numbers', [
    picture(drawing, 'center'),
    space(4),
    stack(
      all.map((each, index) => paragraph(fonts, `cut ${index + 1}`, each)),
      2.2,
    ),
  ]);
}

/** Stacking, with what comes out. */
export function stackStep({ make, facts, job }: CoverSubject, number: number): Flow | undefined {
  const { fonts } = make;
  if (facts.stack.length === 0) return undefined;
  const rows = facts.stack.map(
    ({ deck, count: cards }) =>
      [
        paragraph(fonts, 'stack count', String(cards), { ...STRONG, font: 'poster', size: 10 }),
        paragraph(fonts, 'stack deck', deck),
      ] as const,
  );
  const { tiles } = job;
  return step(fonts, number, tiles ? 'Count the tiles' : 'Stack the piles', [
    paragraph(
      fonts,
      'stacking',
      tiles
        ? 'There should be:'
        : 'Sheet 1 on top before the cut. Then lay the piles on one another by the large numbers in the drawing, 1 on top: the cards are sorted. From the top down:',
    ),
    space(2.8),
    table(rows, 9),
  ]);
}

/** Counters are better to the touch with board inside; fronts and backs stay mirror images about it. */
const THICKER = {
  duplex:
    'Cut rows first, then columns. For thick ones print the sheet for folding, and glue board between its halves.',
  fold: 'For thick ones fold the sheet round board of 1 mm and glue both halves to it. Cut rows first, then columns.',
  single: 'For thick ones glue front and back to either side of board of 1 mm. Cut rows first, then columns.',
} as const;

const BOXED =
  'Score every fold along a ruler first. Glue the hatched flaps in the order of their letters, and press each until it holds.';

/** What is done with sheets, as far as there are such. */
function flatWords({ drawn }: CoverSubject['job']): string {
  const makes = new Set(drawn.sheets.map(({ sheet }) => sheet.form.make));
  const strips = drawn.sheets.flatMap(({ sheet: { name, form } }) =>
    form.make === 'strip' ? [`${name} is ${form.width} mm long`] : [],
  );
  return [
    ...(makes.size > (makes.has('die') ? 1 : 0) ? ['Cut them out along the marks.'] : []),
    ...(makes.has('wheel')
      ? [
          'Cut discs round, prick both middles with a needle, and join them with a split pin through the holes, the larger below.',
        ]
      : []),
    ...(makes.has('die')
      ? [
          'Cut a die along solid lines, score dashed ones, fold it, and glue the hatched flaps under its sides.',
        ]
      : []),
    ...(strips.length > 0 ? [`Check with a ruler: ${strips.join(', ')}.`] : []),
  ].join(' ');
}

/** Counters, sheets, paper models and boxes; undefined where the file has none. */
export function piecesStep(subject: CoverSubject, number: number): Flow | undefined {
  const { make, facts, job } = subject;
  const { fonts } = make;
  const backed = job.drawn.counters.some(({ back }) => back);
  const flat = backed
    ? THICKER[subject.request.sides]
    : 'Glue the sheet on board of 1 to 2 mm, press it dry. Cut rows first, then columns.';
  const solid =
    'Cut along solid lines, score dashed ones with a blunt knife before folding, put glue where it says so.';
  const parts = [
    ...(facts.counters > 0 ? [[`${count(facts.counters, 'counter')}. `, flat] as const] : []),
    ...(facts.models > 0 ? [[`${count(facts.models, 'paper model')}. `, solid] as const] : []),
    ...(facts.flats > 0
      ? [[`${facts.flats === 1 ? '1 sheet' : `${facts.flats} sheets`} to lay out. `, flatWords(job)] as const]
      : []),
    ...(facts.boxes > 0
      ? [[`${facts.boxes === 1 ? 'A box' : `${facts.boxes} boxes`}. `, BOXED] as const]
      : []),
  ];
  if (parts.length === 0) return undefined;
  const made = [...job.drawn.counters, ...job.drawn.showpieces];
  const names = [
    ...new Set([
      ...made.map(({ piece }) => `${piece.count} × ${piece.name}`),
      ...job.drawn.sheets.map(({ sheet }) => `${sheet.count} × ${sheet.name}`),
      ...job.drawn.boxes.map(({ name }) => name),
    ]),
  ];
  const texts = parts.map(([head, body], index) =>
    paragraph(fonts, `pieces ${index + 1}`, [{ text: head, style: { font: 'bold' } }, { text: body }]),
  );
  const boxes = facts.boxes > 0;
  const list = `${boxes ? 'On these sheets' : 'In the box'}: ${names.join(', ')}.`;
  return step(fonts, number, boxes ? 'Make the boxes' : 'Make the pieces', [
    stack([...texts, paragraph(fonts, 'pieces in the box', list, SMALL)], 2.2),
  ]);
}

const OFF = {
  duplex: [
    [
      'Backs stand on their heads',
      'The sheet was turned on the other edge. Change the edge in the dialog, not the file.',
    ],
    [
      'Backs are off by more than 1 mm',
      'Square the paper in the tray, push its guides close, use the straight path. If it stays: fold sheets need no second side.',
    ],
  ],
  fold: [
    ['Backs are off', 'The fold left the dashed line. Score it once more along a ruler before you fold.'],
  ],
  single: [
    [
      'Backs are off',
      'Line the sheets up by the marks, not by the edges of the paper, before the glue takes.',
    ],
  ],
} as const;

/** What to do where something came out wrong. */
export const troubleStep = (subject: CoverSubject, number: number): Flow => {
  const { make, request, facts } = subject;
  const { fonts } = make;
  const rows = [
    ...(facts.folds + facts.glued > 0 || request.sides === 'duplex' ? OFF[request.sides] : []),
    ['Everything is too small', 'The dialog says “Fit” or “Shrink”. Set 100 %.'],
    [
      'Marks at the edge are missing',
      `No harm: printers leave an edge blank. The ${wares(subject)} stand clear of it.`,
    ],
  ].map(
    ([seen, cure]) =>
      [paragraph(fonts, 'trouble', seen ?? '', STRONG), paragraph(fonts, 'cure', cure ?? '', BODY)] as const,
  );
  return step(fonts, number, 'If something is off', [table(rows, 58)]);
};

export const afterLead = (subject: CoverSubject): string => {
  const { facts } = subject;
  const work = [
    ...(facts.cuts > 0 ? [count(facts.cuts, 'cut')] : []),
    ...(facts.folds > 0 ? [count(facts.folds, 'fold')] : []),
    ...(facts.glued > 0 ? [`${count(facts.glued, 'pair')} of sheets to glue`] : []),
  ];
  return `${contents(subject)}: ${[...work, `about ${facts.minutes} minutes`].join(', ')}.`;
};

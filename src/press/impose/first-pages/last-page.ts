/** The instructions after printing: cutting, stacking, pieces, and troubleshooting. */
import type { Run } from '../../../kit/face.ts';
import { PAPERS } from '../../papers.ts';
import type { SheetWording } from '../../words/press-words.ts';
import { leavesInOrder, type Leaves } from '../leaves.ts';
import { layoutWords } from '../plan/sheet-layout.ts';
import { boxCounts, contents, wares } from './first-page.ts';
import type { CoverSubject } from './subject.ts';
import { cutDrawing } from './diagrams.ts';
import { picture, space, stack, table, type Flow } from './flow.ts';
import { BODY, paragraph, SMALL, step, STRONG } from './style.ts';
import { tileTexts } from './tiles.ts';

/** The largest sizes of the cutting diagram, mm. */
const CUT_DRAWINGS = { large: { width: 66, height: 86 }, small: { width: 50, height: 62 } } as const;

/** The step on cutting, with a diagram; undefined where there are no cards. */
export function cutStep(
  subject: CoverSubject,
  number: number,
  size: keyof typeof CUT_DRAWINGS,
): Flow | undefined {
  const { make, imposed, request, facts } = subject;
  const [run] = imposed.runs;
  const [known] = facts.runs;
  if (!run || !known) return undefined;
  const { fonts, said } = make;
  const { after } = said;
  const drawing = cutDrawing(run.layout, known.piles, PAPERS[request.paper], CUT_DRAWINGS[size], said);
  const texts: readonly (readonly Run[] | string)[] = [
    after.along(known.lines) + (request.sides === 'fold' ? after.halves : ''),
    [{ text: after.knife, style: { font: 'bold' } }, { text: after.knifeHow }],
    [{ text: after.guillotine, style: { font: 'bold' } }, { text: after.guillotineHow }],
  ];
  const others = imposed.runs
    .slice(1)
    .map(({ size, layout }) =>
      after.alike(wares(subject), size.replace('x', '×'), layoutWords(layout.block, said)),
    );
  const { tiles } = subject.job;
  const all = [...(tiles ? tileTexts(subject, known.lines) : texts), ...others];
  return step(fonts, number, tiles ? said.tiles.cut : after.cut, [
    picture(drawing, 'center'),
    space(4),
    stack(
      all.map((each, index) => paragraph(fonts, `cut ${index + 1}`, each)),
      2.2,
    ),
  ]);
}

/** Which sheets of cards are cut as a stack of their own, since a first game does without them. */
function stackApart(imposed: Leaves, { after }: SheetWording): string | undefined {
  const cards = leavesInOrder(imposed).flatMap((leaf, index) =>
    leaf.kind === 'cards' ? [{ number: index + 1, leaf }] : [],
  );
  const later = cards.filter(({ leaf }) => leaf.later);
  const [first, last] = [later[0], later.at(-1)];
  if (!first || !last || later.length === cards.length) return undefined;
  const names = [...new Set(later.flatMap(({ leaf }) => leaf.names))];
  return after.apart([first.number, last.number], names);
}

/** The step on stacking, with the resulting order. */
export function stackStep({ make, facts, job, imposed }: CoverSubject, number: number): Flow | undefined {
  const { fonts, said } = make;
  if (facts.stack.length === 0) return undefined;
  const rows = facts.stack.map(
    ({ deck, count: cards }) =>
      [
        paragraph(fonts, 'stack count', String(cards), { ...STRONG, font: 'poster', size: 10 }),
        paragraph(fonts, 'stack deck', deck),
      ] as const,
  );
  const { tiles } = job;
  const apart = tiles ? undefined : stackApart(imposed, said);
  return step(fonts, number, tiles ? said.tiles.count : said.after.stack, [
    paragraph(fonts, 'stacking', tiles ? said.tiles.counting : said.after.stacking),
    space(2.8),
    table(rows, 9),
    ...(apart === undefined ? [] : [space(2.8), paragraph(fonts, 'stack apart', apart)]),
  ]);
}

/** What to do with sheets, by the kinds that there are. */
function flatWords({ drawn }: CoverSubject['job'], { after }: SheetWording): string {
  const makes = new Set(drawn.sheets.map(({ sheet }) => sheet.form.make));
  const strips = drawn.sheets.flatMap(({ sheet: { name, form } }) =>
    form.make === 'strip' ? [after.long(name, form.width)] : [],
  );
  const sheets = [...new Set(drawn.sheets.map(({ sheet }) => sheet))];
  const choices = sheets.flatMap(({ id, name }) => {
    const others = sheets.filter(({ insteadOf }) => insteadOf === id);
    return others.length > 0
      ? [
          after.either(
            name,
            others.map((other) => other.name),
          ),
        ]
      : [];
  });
  return [
    ...choices,
    ...(makes.size > (makes.has('die') ? 1 : 0) ? [after.cutOut] : []),
    ...(makes.has('wheel') ? [after.wheel] : []),
    ...(makes.has('die') ? [after.die] : []),
    ...(strips.length > 0 ? [after.measure(strips)] : []),
  ].join(' ');
}

/** The step on counters, sheets, models and boxes, optionally by name; undefined where there are none. */
export function piecesStep(subject: CoverSubject, number: number, named = true): Flow | undefined {
  const { make, facts, job } = subject;
  const { fonts, said } = make;
  const { after, counts } = said;
  // Counters are nicer with board inside; fronts and backs stay mirror images.
  const backed = job.drawn.counters.some(({ back }) => back);
  const inSlots = subject.imposed.runs.some((run) => run.counters.length > 0);
  const { sides } = subject.request;
  const flat = inSlots ? after.inSlots : after.thicker[backed && sides !== 'fronts' ? sides : 'none'];
  const parts = [
    ...(facts.counters > 0 ? [[`${counts.counters(facts.counters)}. `, flat] as const] : []),
    ...(facts.models > 0 ? [[`${counts.models(facts.models)}. `, after.solid] as const] : []),
    ...(facts.flats > 0 ? [[after.flats(facts.flats), flatWords(job, said)] as const] : []),
    ...(facts.boxes > 0 ? [[after.boxes(boxCounts(facts, counts)), after.boxed] as const] : []),
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
  const list = boxes ? after.onSheets(names) : after.inBox(names);
  return step(fonts, number, boxes ? after.makeBoxes : after.makePieces, [
    stack([...texts, ...(named ? [paragraph(fonts, 'pieces in the box', list, SMALL)] : [])], 2.2),
  ]);
}

export const troubleStep = (subject: CoverSubject, number: number): Flow => {
  const { make, request, facts } = subject;
  const { fonts } = make;
  const { after } = make.said;
  const { sides } = request;
  const isTurned = sides === 'duplex';
  const isPaired = isTurned || facts.folds + facts.glued > 0;
  const rows = [
    ...(isTurned ? [after.heads] : []),
    ...(isPaired && sides !== 'fronts' ? [after.backs[sides]] : []),
    after.small,
    after.missing(wares(subject)),
  ].map(
    ([seen, cure]) =>
      [paragraph(fonts, 'trouble', seen ?? '', STRONG), paragraph(fonts, 'cure', cure ?? '', BODY)] as const,
  );
  return step(fonts, number, after.trouble, [table(rows, 58)]);
};

export const afterLead = (subject: CoverSubject): string => {
  const { facts, make } = subject;
  const { after, counts } = make.said;
  const work = [
    ...(facts.cuts > 0 ? [counts.cuts(facts.cuts)] : []),
    ...(facts.folds > 0 ? [counts.folds(facts.folds)] : []),
    ...(facts.glued > 0 ? [counts.pairs(facts.glued)] : []),
  ];
  return after.lead(contents(subject), [...work, counts.minutes(facts.minutes)]);
};

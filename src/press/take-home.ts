/**
 * A single file with everything to print: cards and counters, boxes, paper models and rules in printing order, after a
 * page with instructions. Other parts have files of their own.
 */
import { scaledPages } from './calibrate/printed-scale.ts';
import type { SetFace } from '../kit/face.ts';
import { needsOf } from '../kit/needs.ts';
import { kitWords } from '../kit/words/kit-words.ts';
import { capital } from '../language.ts';
import { round2 } from '../kit/units.ts';
import { ok, type Result } from '../result.ts';
import type { PressFault } from './impose/plan/sheet-faults.ts';
import { boxCounts, sheetCounts } from './impose/first-pages/first-page.ts';
import { readyThings } from './impose/first-pages/tools.ts';
import type { OtherPart } from './box-parts.ts';
import { columns, space, stack, table, type Flow } from './impose/first-pages/flow.ts';
import {
  BODY,
  figures,
  masthead,
  paragraph,
  posterRule,
  SMALL,
  step,
  STRONG,
} from './impose/first-pages/style.ts';
import { posterPicture } from './impose/first-pages/cover-methods.ts';
import { setPage } from './impose/sheet-pages.ts';
import { COVER_PAGES, type PageRange, type PaperFacts } from './impose/plan/paper-stock.ts';
import { PAPERS } from './papers.ts';
import type { SheetJob } from './impose/plan/sheet-job.ts';
import type { FirstGame } from './impose/plan/facts.ts';
import type { Least } from './impose/plan/lower-bound.ts';
import { planSheets, type SheetPlan } from './impose/plan/sheet-plan.ts';
import type { SheetDocument, SheetPage } from './sheet.ts';
import { sheetWords } from './words/press-words.ts';

/** The rules, imposed as a booklet, without its page of instructions. */
export interface RulesSheets {
  readonly pages: readonly SheetPage[];
  readonly sheets: number;
  readonly faces: ReadonlyMap<string, SetFace>;
}

export interface TakeHomeJob {
  /** Cards and counters, as in their own file. */
  readonly flat: SheetJob;
  /** Boxes for cards of that thickness; left out, none. */
  readonly boxes?: SheetJob;
  /** Paper models, in place of their counters; left out, none. */
  readonly models?: SheetJob;
  readonly rules?: RulesSheets;
}

export interface TakeHome {
  readonly document: SheetDocument;
  /** What one prints: of a large map and a small one, the large one. */
  readonly sheets: number;
  readonly cuts: number;
  readonly least: Least;
  readonly minutes: number;
  /** What to have ready, in words. */
  readonly ready: readonly string[];
  /** Ranges of pages with nothing on their backs, in a file for both sides. */
  readonly bare: readonly PageRange[];
  /** Where part of it is enough for a first game. */
  readonly firstGame?: FirstGame;
  readonly warnings: readonly string[];
}

/** A range of page numbers, from 1. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

const emptyBack = ({ label, title, width, height }: SheetPage): SheetPage => ({
  label: `${label} back`,
  title,
  width,
  height,
  placements: [],
  furniture: [],
});

/** Single-sided pages, with empty backs in between for a duplex printer. */
const oneSided = (pages: readonly SheetPage[], both: boolean): SheetPage[] =>
  pages.flatMap((page) => (both ? [page, emptyBack(page)] : [page]));

/**
 * Booklet sheets are in landscape and flip on their short edge; in a file that flips on the long edge, their
 * backs must be upside down.
 */
const turnedWith = (pages: readonly SheetPage[], isLong: boolean): SheetPage[] =>
  pages.map((page, index) =>
    isLong && index % 2 === 1 ? { ...page, moved: [-1, 0, 0, -1, page.width, page.height] } : page,
  );

const ofNets = (kind: 'box' | 'model', pages: readonly SheetPage[]): SheetPage[] =>
  pages.map((page) => ({ ...page, label: `${kind} ${page.label}` }));

const ruleFace = (id: string): string => `rules ${id}`;

/** Prefixes face ids: the rules may draw a card differently from the card itself. */
const ofRules = (pages: readonly SheetPage[]): SheetPage[] =>
  pages.map((page) => ({
    ...page,
    label: `rules ${page.label}`,
    placements: page.placements.map((placement) => ({ ...placement, face: ruleFace(placement.face) })),
  }));

const facesOfRules = (faces: RulesSheets['faces']): [string, SetFace][] =>
  [...faces].map(([id, face]) => [ruleFace(id), { ...face, id: ruleFace(id) }]);

/** The data for the first page. */
interface Told {
  readonly job: TakeHomeJob;
  readonly flat: SheetPlan;
  readonly boxes: SheetPlan | undefined;
  readonly models: SheetPlan | undefined;
  readonly sheets: number;
  readonly minutes: number;
  readonly at: Readonly<Record<'flat' | 'boxes' | 'models' | 'rules', Stretch>>;
  readonly choices: readonly Choice[];
}

/** The sides that are printed; the rules fill both even where the cards are folded. */
const sidesOf = ({ flat, rules }: TakeHomeJob): 'both' | 'one' | 'rules' =>
  flat.sides === 'duplex' ? 'both' : rules ? 'rules' : 'one';

const gramsOf = ({ weight }: PaperFacts): string => weight.join('–');

/** The sheets that one leaves out who prints the first of each choice. */
const notPrinted = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { otherSheets }) => sum + otherSheets, 0);

/** The sheets of nets, without those that say how. */
const netSheets = (nets: SheetPlan | undefined): number => (nets ? nets.facts.sheets - COVER_PAGES : 0);

const weightOf = ({ facts }: SheetPlan): string => facts.papers.slice(0, 1).map(gramsOf).join('');

const pagesIn = ({ pages }: PaperFacts): number =>
  pages.reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** The number of sheets of each heavy paper, by weight. */
function stiffSheets({ job, flat, boxes, models, choices }: Told): ReadonlyMap<string, number> {
  const sides = job.flat.sides === 'duplex' ? 2 : 1;
  const wanted = [
    ...flat.facts.papers.map((paper) => [gramsOf(paper), pagesIn(paper) / sides] as const),
    ...[boxes, models].flatMap((nets) => (nets ? [[weightOf(nets), netSheets(nets)] as const] : [])),
  ];
  const sheets = new Map<string, number>([[weightOf(flat), -notPrinted(choices)]]);
  for (const [weight, count] of wanted) sheets.set(weight, (sheets.get(weight) ?? 0) + count);
  return sheets;
}

/** Sheets of which one prints the first or the others in its place. */
interface Choice {
  readonly name: string;
  readonly others: readonly string[];
  /** Pages of the file, and sheets of paper. */
  readonly pages: Stretch;
  readonly sheets: number;
  readonly otherPages: Stretch;
  readonly otherSheets: number;
}

/** The pages of a flat file that hold one of these sheets, from page `first` of the whole file; null where it has none. */
function pagesWith(
  names: readonly string[],
  pages: readonly SheetPage[],
  { first, sides }: { readonly first: number; readonly sides: number },
): Stretch | null {
  const holds = ({ title }: SheetPage) =>
    names.some((name) => title.endsWith(`: ${name}`) || title.includes(`: ${name}, `));
  const [from, to] = [pages.findIndex(holds), pages.findLastIndex(holds)];
  // An empty back names nothing, and belongs to its front.
  const end = from + Math.ceil((to + 1 - from) / sides) * sides - 1;
  return from < 0 ? null : { first: first + from, last: first + end };
}

/** The choices of a game: a map or a smaller one. */
function choicesIn({ flat }: TakeHomeJob, { document }: SheetPlan, first: number): readonly Choice[] {
  const sheets = [...new Set(flat.drawn.sheets.map(({ sheet }) => sheet))];
  const sides = flat.sides === 'duplex' ? 2 : 1;
  const find = (names: readonly string[]) => pagesWith(names, document.pages, { first, sides });
  const paper = (stretch: Stretch) => (stretch.last - stretch.first + 1) / sides;
  return sheets.flatMap(({ id, name }): Choice[] => {
    const others = sheets.filter(({ insteadOf }) => insteadOf === id).map((other) => other.name);
    const [pages, otherPages] = [find([name]), find(others)];
    if (!pages || !otherPages) return [];
    return [{ name, others, pages, sheets: paper(pages), otherPages, otherSheets: paper(otherPages) }];
  });
}

/** The dice that a shop has in place of paper ones, in words; none where the sheets hold no paper dice. */
function shopDice({ drawn, language }: SheetJob): readonly string[] {
  const sheets = [...new Set(drawn.sheets.map(({ sheet }) => sheet))];
  const { diceOf } = kitWords(language).needs;
  return needsOf({ sheets }).flatMap((need) =>
    need.thing === 'shop-dice' ? [diceOf(need.dice, need.colours)] : [],
  );
}

/** Rows of the printing order: pages, and what to do with them. */
function orderRows({ job, flat, boxes, models, at, choices }: Told): readonly (readonly [string, string])[] {
  const { flat: sheets, rules } = job;
  const { takeHome: said, before, counts, language } = sheetWords(sheets.language);
  const both = sheets.sides === 'duplex';
  const { facts } = flat;
  const contents = language.and([
    ...(facts.cards > 0 ? [counts.cards(facts.cards)] : []),
    ...(facts.counters > 0 ? [counts.counters(facts.counters)] : []),
    ...sheetCounts(sheets.drawn, counts),
  ]);
  const pages = ({ first, last }: Stretch) => said.pages(first, last);
  const own = at.flat.first - 1;
  const half = at.rules.first + (rules ? rules.sheets : 0) - 1;
  return [
    [said.pages(1, own), said.kept(1, own)],
    [said.pages(at.flat.first, at.flat.first + COVER_PAGES - 1), said.how],
    [
      said.pages(at.flat.first + COVER_PAGES, at.flat.last),
      [
        said.flat(contents, weightOf(flat), both),
        ...(facts.bare.length > 0 ? [before.bare(facts.bare)] : []),
      ].join(' '),
    ],
    ...choices.map(
      ({ name, others, pages: own, sheets: count, otherPages, otherSheets }) =>
        [
          said.choice,
          said.either(
            [name, own.first, own.last, counts.sheets(count)],
            [language.and(others), otherPages.first, otherPages.last, counts.sheets(otherSheets)],
          ),
        ] as const,
    ),
    ...shopDice(sheets).map((dice) => [said.dice, said.diceHow(dice, facts.dicePages)] as const),
    ...(facts.firstGame ? [[said.start, counts.firstGame(facts.firstGame)] as const] : []),
    ...(boxes
      ? [
          [
            pages(at.boxes),
            said.boxes(language.and(boxCounts(boxes.facts, counts)), weightOf(boxes)),
          ] as const,
        ]
      : []),
    ...(models ? [[pages(at.models), said.models(weightOf(models))] as const] : []),
    ...(rules
      ? [
          [
            pages(at.rules),
            said.booklet(counts.sheets(rules.sheets), both, sheets.flip ?? 'long', half),
          ] as const,
        ]
      : []),
  ];
}

const CARDS_SHOWN = 5;
const SIDE = 15;
const TOP = 13.5;
const POSTER = { width: 50, height: 69 };

/** The front of one card from each deck, filled up with more cards. */
function shownFronts({ drawn }: SheetJob): readonly SetFace[] {
  const decks = new Map(drawn.cards.map((each) => [each.deck.id, each.front]));
  const fronts = [...decks.values(), ...drawn.cards.map(({ front }) => front)];
  return [...new Set(fronts)].slice(0, CARDS_SHOWN);
}

function shownCards({ flat }: TakeHomeJob, width: number, y: number): SheetPage['placements'] {
  const fronts = shownFronts(flat);
  const gap = 3;
  const across = (width - (CARDS_SHOWN - 1) * gap) / CARDS_SHOWN;
  return fronts.map((front, index) => {
    const scale = Math.min(across / front.width, (1.4 * across) / front.height);
    return {
      face: front.id,
      x: round2(SIDE + index * (across + gap)),
      y,
      turn: 0,
      scale,
      silent: true,
      reach: { top: 0, right: 0, bottom: 0, left: 0 },
    };
  });
}

function readyFor({
  job,
  flat: { facts },
  boxes,
  models,
}: Pick<Told, 'job' | 'flat' | 'boxes' | 'models'>): readonly string[] {
  const made = {
    ...facts,
    boxes: facts.boxes + (boxes?.facts.boxes ?? 0),
    models: facts.models + (models?.facts.models ?? 0),
  };
  return readyThings(job.flat, made, sheetWords(job.flat.language).checks, job.rules ? ['stapler'] : []);
}

function sections(told: Told): Flow {
  const { job, flat, boxes, models, sheets, minutes } = told;
  const { fonts, title, paper, language, poster } = job.flat;
  const { takeHome: said, counts, figures: of, ways, language: tongue } = sheetWords(language);
  const { facts } = flat;
  const { elsewhere } = job.flat;
  const contents = [
    ...(facts.cards > 0 ? [counts.cards(facts.cards)] : []),
    ...(facts.counters > 0 ? [counts.counters(facts.counters)] : []),
    ...sheetCounts(job.flat.drawn, counts),
    ...(boxes ? boxCounts(boxes.facts, counts) : []),
    ...(models ? [counts.models(models.facts.models)] : []),
    ...(job.rules ? [said.rules] : []),
  ];
  const rows = orderRows(told).map(
    ([label, value]) =>
      [paragraph(fonts, label, label, STRONG), paragraph(fonts, `${label} order`, value, BODY)] as const,
  );
  const stiff = [...stiffSheets(told)];
  const plain = stiff.reduce((rest, [, count]) => rest - count, sheets);
  const stock = said.stock(
    stiff.map(([weight, count]) => [counts.sheets(count), weight]),
    counts.sheets(plain),
  );
  const picture = poster && posterPicture(poster, POSTER, job.flat.drawn.edition);
  const words = {
    over: said.over,
    title,
    under: said.lead(contents, counts.sheets(sheets), PAPERS[paper].name, sidesOf(job)),
  };
  return stack([
    posterRule(true),
    space(3.4),
    masthead(fonts, words),
    space(4.2),
    posterRule(false),
    space(5),
    figures(fonts, [
      { figure: String(sheets), of: of.sheets(PAPERS[paper].name) },
      { figure: String(facts.cuts), of: tongue.form(facts.cuts, of.cuts) },
      { figure: String(minutes), of: job.flat.sides === 'fronts' ? of.minutesSleeved : of.minutes },
    ]),
    space(6),
    columns(
      [
        ...(picture ? [{ width: POSTER.width, flow: picture }] : []),
        { flow: step(fonts, 1, said.heading, [table(rows, 26)]) },
      ],
      8,
    ),
    space(7),
    step(fonts, 2, said.have, [
      paragraph(fonts, 'stock', stock),
      space(1.2),
      paragraph(fonts, 'tools', `${capital(tongue.and(readyFor(told)))}.`),
    ]),
    ...(elsewhere && elsewhere.parts.length > 0
      ? [space(4), paragraph(fonts, 'more', `${ways.more}${ways.moreHow(elsewhere.parts)}`, SMALL)]
      : []),
  ]);
}

/** The page with the printing order, and its empty back for duplex. */
function firstPages(told: Told): Result<readonly SheetPage[], PressFault> {
  const { flat } = told.job;
  const { width, height } = PAPERS[flat.paper];
  const said = sheetWords(flat.language).takeHome;
  const flow = sections(told)(SIDE, TOP, width - 2 * SIDE);
  const set = setPage('start', flow.nodes, flat);
  if (!set.ok) return set;
  const tall = (1.4 * (width - 2 * SIDE)) / CARDS_SHOWN;
  const y = TOP + flow.height + 6;
  const placements = y + tall + TOP <= height ? shownCards(told.job, width - 2 * SIDE, y) : [];
  const page = { label: 'start', title: said.page, width, height, placements, furniture: set.value };
  return ok(oneSided([page], flat.sides === 'duplex'));
}

/** What the game has that is not in the file. */
function elsewhereThan({ flat: { elsewhere }, boxes, models, rules }: TakeHomeJob): SheetJob['elsewhere'] {
  const here: readonly OtherPart[] = [
    ...(boxes ? (['boxes'] as const) : []),
    ...(models ? (['models'] as const) : []),
    ...(rules ? (['rules'] as const) : []),
  ];
  return elsewhere && { ...elsewhere, parts: elsewhere.parts.filter((part) => !here.includes(part)) };
}

/** Stretches of pages one after the other, from page `first`. */
function stretchesOf(first: number, lengths: readonly number[]): readonly Stretch[] {
  let before = first - 1;
  return lengths.map((length) => {
    const stretch = { first: before + 1, last: before + length };
    before += length;
    return stretch;
  });
}

/** The plan of a part with nets; undefined where the file has none. */
const netPlan = (job: SheetJob | undefined): Result<SheetPlan | undefined, PressFault> =>
  job ? planSheets(job) : ok(undefined);

/** Ranges and one after them, which goes on with the last where they meet. */
function withNext(ranges: readonly PageRange[], [first, last]: PageRange): readonly PageRange[] {
  const before = ranges.at(-1);
  return before?.[1] === first - 1 ? [...ranges.slice(0, -1), [before[0], last]] : [...ranges, [first, last]];
}

export function planTakeHome(order: TakeHomeJob): Result<TakeHome, PressFault> {
  const both = order.flat.sides === 'duplex';
  const before = both ? 2 : 1;
  const elsewhere = elsewhereThan(order);
  const job: TakeHomeJob = {
    ...order,
    flat: { ...order.flat, whole: true, pagesBefore: before, ...(elsewhere && { elsewhere }) },
  };
  const [flat, boxes, models] = [planSheets(job.flat), netPlan(job.boxes), netPlan(job.models)];
  if (!flat.ok) return flat;
  if (!boxes.ok) return boxes;
  if (!models.ok) return models;
  const netsOf = (plan: SheetPlan | undefined) =>
    oneSided(plan?.document.pages.slice(COVER_PAGES) ?? [], both);
  const [boxNets, modelNets] = [netsOf(boxes.value), netsOf(models.value)];
  const isLong = both && (job.flat.flip ?? 'long') === 'long';
  const { scale } = job.flat;
  const rules = job.rules ? scaledPages(turnedWith(ofRules(job.rules.pages), isLong), scale) : [];
  const { document, facts } = flat.value;
  const parts = [document.pages, boxNets, modelNets, rules].map(({ length }) => length);
  const [ofFlat, ofBoxes, ofModels, ofBooklet] = stretchesOf(before + 1, parts) as [
    Stretch,
    Stretch,
    Stretch,
    Stretch,
  ];
  const at = { flat: ofFlat, boxes: ofBoxes, models: ofModels, rules: ofBooklet };
  const choices = choicesIn(job, flat.value, at.flat.first);
  const nets = netSheets(boxes.value) + netSheets(models.value);
  const sheets = 1 + facts.sheets + nets + (job.rules?.sheets ?? 0) - notPrinted(choices);
  const minutes = facts.minutes + (boxes.value?.facts.minutes ?? 0) + (models.value?.facts.minutes ?? 0);
  const told = { job, flat: flat.value, boxes: boxes.value, models: models.value };
  const first = firstPages({ ...told, sheets, minutes, at, choices });
  if (!first.ok) return first;
  const hasNets = boxNets.length + modelNets.length > 0;
  return ok({
    sheets,
    minutes,
    cuts: facts.cuts,
    ready: readyFor(told),
    bare: both && hasNets ? withNext(facts.bare, [at.boxes.first, at.models.last]) : facts.bare,
    ...(facts.firstGame && { firstGame: facts.firstGame }),
    warnings: flat.value.warnings,
    least: { cuts: facts.least.cuts, sheets: sheets - facts.sheets + facts.least.sheets },
    document: {
      ...document,
      pages: [
        ...scaledPages(first.value, scale),
        ...document.pages,
        ...ofNets('box', boxNets),
        ...ofNets('model', modelNets),
        ...rules,
      ],
      alts: { ...models.value?.document.alts, ...boxes.value?.document.alts, ...document.alts },
      faces: new Map([
        ...(models.value?.document.faces ?? []),
        ...(boxes.value?.document.faces ?? []),
        ...document.faces,
        ...(job.rules ? facesOfRules(job.rules.faces) : []),
      ]),
    },
  });
}

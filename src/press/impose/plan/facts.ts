/** The work that a file of sheets takes: paper, cuts, folds, minutes, ink; all computed from the layout. */
import type { Holding } from '../../../kit/boxes/carton-plan.ts';
import { countAll } from '../../../kit/component.ts';
import type { DrawnCard } from '../../../kit/drawn-kit.ts';
import type { SetFace } from '../../../kit/face.ts';
import { type PrinterShare } from '../../margins.ts';
import { PAPERS } from '../../papers.ts';
import { cutLines, slotCount } from './slot-grid.ts';
import { layoutWords, type LayoutRequest } from './sheet-layout.ts';
import { SHEETS_EN } from '../../words/sheets.en.ts';
import type { SheetWording } from '../../words/press-words.ts';
import type { Leaf } from '../leaf.ts';
import { leastOf, type Least } from './lower-bound.ts';
import type { Leaves } from '../leaves.ts';
import { isLater } from '../card-leaves.ts';
import type { Sides } from './print-options.ts';
import { sortedCopies } from './sheet-order.ts';
import type { MadePage } from '../sheet-pages.ts';
import type { SheetJob } from './sheet-job.ts';
import {
  bareRanges,
  COVER_PAGES,
  pageRuns,
  paperFacts,
  type PageRange,
  type PaperFacts,
} from './paper-stock.ts';
import { trimmedArea } from '../../paint/place.ts';
import type { Placement } from '../../sheet.ts';

/**
 * Seconds for an amateur's work steps, for the estimate in minutes. These are guesses, and the text says so.
 */
const SECONDS = {
  /** One cut of one sheet along a ruler, the sheet laid straight first. */
  cut: 30,
  /** One cut through board, in several strokes. */
  boardCut: 60,
  /** Round the four corners of a card. */
  corners: 12,
  /** Glue a back on a tile and trim it. */
  tileBack: 60,
  /** One cut through small counters. */
  counterCut: 15,
  /** Score, fold, glue and press a sheet. */
  fold: 75,
  /** Lay two sheets exactly on each other with glue between. */
  glue: 90,
  /** Cut a tile of a poster along two edges and glue it to the others. */
  join: 180,
  /** Cut out, fold and glue a paper model. */
  standee: 60,
  cube: 240,
  model: 2400,
  /** Cut out, score, fold and glue a box. */
  box: 600,
} as const;

export interface RunFacts {
  /** "63.5 x 88.9" mm. */
  readonly size: string;
  readonly cards: number;
  /** "3 x 3". */
  readonly layout: string;
  readonly perSheet: number;
  readonly sheets: number;
  /** Cut lines a sheet; with a guillotine also the cuts of the whole stack. */
  readonly lines: number;
  /** Piles after cutting: slots with a card on some sheet. */
  readonly piles: number;
  /** The share of known printers that print every card whole. */
  readonly printers: PrinterShare;
}

/** What is enough for a first game, and what can wait. */
export interface FirstGame {
  readonly pages: readonly PageRange[];
  /** Sheets of paper, without those that say how. */
  readonly sheets: number;
  /** Decks and sheets that can wait, by name, and where they are. */
  readonly later: readonly string[];
  readonly laterPages: readonly PageRange[];
}

export interface SheetFacts {
  /** Sheets of paper, including the first pages. */
  readonly sheets: number;
  readonly pages: number;
  readonly cards: number;
  readonly counters: number;
  /** Paper models; a model can need several nets, and a net can have several models. */
  readonly models: number;
  /** Mats, posters, wheels, strips, pads and dice. */
  readonly flats: number;
  /** Boxes to keep the game in, trays and lids each; one can have two nets. */
  readonly boxes: number;
  /** Trays among them, each with a lid. */
  readonly trays: number;
  readonly runs: readonly RunFacts[];
  /** Straight cuts over all sheets; cutting out nets is extra. */
  readonly cuts: number;
  /** The lower bound of sheets and cuts on this paper. */
  readonly least: Least;
  readonly folds: number;
  /** Pages that tile a poster, to be glued together. */
  readonly joins: number;
  /** Pairs of sheets to glue together. */
  readonly glued: number;
  /** Pages with paper dice and nothing else. */
  readonly dicePages: readonly PageRange[];
  /** Estimated minutes for one person, to the nearest five; without paper dice, for bought ones roll better. */
  readonly minutes: number;
  /** The paper for each range of pages. */
  readonly papers: readonly PaperFacts[];
  /** Ranges of pages with nothing on their backs, in a file for both sides. */
  readonly bare: readonly PageRange[];
  /** Where part of it is enough for a first game. */
  readonly firstGame?: FirstGame;
  /** The mean ink on printed sides, 1 being full coverage with one ink; undefined where it was not measured. */
  readonly ink?: number;
  /** From the top down. */
  readonly stack: readonly Holding[];
  /** For printing: "9 sheets of A4, 72 cuts". */
  readonly summary: string;
}

/** Cuts between the counters in card slots, after those are cut out. */
const slotCuts = ({ counterSlots = [] }: Leaf): number => sum(counterSlots.map(cutsOfLeaf));

const cutsOfLeaf = ({ blocks }: Pick<Leaf, 'blocks'>): number =>
  blocks.reduce((sum, block) => sum + cutLines(block).x.length + cutLines(block).y.length, 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function runFacts({ runs }: Leaves, words: SheetWording): RunFacts[] {
  return runs.map(({ size, layout, cards, piles, leaves }) => ({
    size,
    cards,
    layout: layoutWords(layout.block, words),
    perSheet: slotCount(layout.block),
    sheets: leaves.length,
    lines: leaves[0] ? cutsOfLeaf(leaves[0]) : 0,
    piles,
    printers: layout.printers,
  }));
}

/** The visible area of a face's trim, mm²: a tile shows only part of its poster. */
function trimShown(placement: Placement, face: SetFace): number {
  const { width, height } = trimmedArea(placement, face);
  return width * height;
}

/** The ink of everything placed, relative to the area of the printed sides. */
function inkShare(
  pages: readonly MadePage[],
  faces: ReadonlyMap<string, SetFace>,
  job: SheetJob,
): number | undefined {
  const { inkOf } = job;
  if (!inkOf) return undefined;
  const printed = pages.flatMap(({ page }) => (page.placements.length > 0 ? [page] : []));
  const inks = printed.flatMap(({ placements }) =>
    placements.map((placement) => {
      const drawn = faces.get(placement.face);
      return drawn ? inkOf(drawn) * trimShown(placement, drawn) : 0;
    }),
  );
  return sum(inks) / sum(printed.map(({ width, height }) => width * height));
}

/** How many cards of each deck lie on one another, from the top down. */
function deckCounts(cards: readonly DrawnCard[]): Holding[] {
  const parts: { deck: string; count: number }[] = [];
  for (const { deck } of sortedCopies(cards)) {
    const last = parts.at(-1);
    if (last?.deck === deck.name) last.count += 1;
    else parts.push({ deck: deck.name, count: 1 });
  }
  return parts;
}

function stackOf({ drawn }: SheetJob, { runs }: Leaves, { after }: SheetWording): Holding[] {
  const inSlots = sum(runs.map(({ counters }) => counters.length));
  const stacks = Map.groupBy(drawn.cards, isLater);
  return [
    ...deckCounts(stacks.get(false) ?? []),
    ...(inSlots > 0 ? [{ deck: after.counterSlots, count: inSlots }] : []),
    ...deckCounts(stacks.get(true) ?? []),
  ];
}

/** "British mat" of its tile "British mat, A1". */
const wholeName = (name: string): string => name.replace(/, [A-Z]\d+$/, '');

/** What is enough for a first game; undefined where nothing can wait, or everything. */
function firstGameOf(pages: readonly MadePage[], sides: Sides, before: number): FirstGame | undefined {
  const waits = ({ leaf }: MadePage): boolean => leaf.later === true;
  const [first, later] = [pages.filter((page) => !waits(page)), pages.filter(waits)];
  if (first.length === 0 || later.length === 0) return undefined;
  return {
    pages: pageRuns(pages, before, (page) => !waits(page)),
    sheets: first.length / (sides === 'duplex' ? 2 : 1),
    later: [...new Set(later.flatMap(({ leaf }) => leaf.names.map(wholeName)))],
    laterPages: pageRuns(pages, before, waits),
  };
}

const roundedCards = ({ cards }: SheetJob['drawn']): number =>
  countAll(cards.flatMap(({ card }) => (card.size.radius > 0 ? [card] : [])));

export function factsOf(
  imposed: Leaves,
  pages: readonly MadePage[],
  faces: ReadonlyMap<string, SetFace>,
  job: SheetJob,
  request: LayoutRequest,
  words: SheetWording,
): SheetFacts {
  const { sides, paper } = request;
  const cardLeaves = imposed.runs.flatMap((run) => run.leaves);
  const flat = [...cardLeaves, ...imposed.counters];
  const all = [...flat, ...imposed.sheets, ...imposed.nets];
  const folds = flat.filter(({ folded }) => folded).length;
  const { tiles = false } = job;
  const backs = sides === 'single' ? all.filter((leaf) => leaf.backs.length > 0).length : 0;
  // Tiles are glued to board one by one, not as pairs of sheets.
  const glued = tiles ? 0 : backs;
  const cards = sum(imposed.runs.map((run) => run.cards));
  const cardCuts = sum(cardLeaves.map(cutsOfLeaf));
  const counterCuts = sum([...imposed.counters.map(cutsOfLeaf), ...cardLeaves.map(slotCuts)]);
  const { showpieces } = job.drawn;
  const models = [...new Set(showpieces.map(({ piece }) => piece))];
  const joins = imposed.sheets.filter(({ tile }) => tile).length;
  const boxes = new Set(job.drawn.boxes.map(({ name }) => name)).size;
  // Sleeves hide corners; tiles of fronts alone get no backs.
  const finishing =
    sides === 'fronts' ? 0 : tiles ? cards * SECONDS.tileBack : roundedCards(job.drawn) * SECONDS.corners;
  const seconds =
    cardCuts * (tiles ? SECONDS.boardCut : SECONDS.cut) +
    finishing +
    counterCuts * SECONDS.counterCut +
    folds * SECONDS.fold +
    glued * SECONDS.glue +
    boxes * SECONDS.box +
    joins * SECONDS.join +
    sum(models.map(({ showpiece, count: made }) => (showpiece ? made * SECONDS[showpiece.make] : 0)));
  // For duplex, the first two pages share a sheet.
  const first = sides === 'duplex' ? 1 : COVER_PAGES;
  const sheets = first + all.length + backs;
  // Everything that is neither card nor counter is not in a grid.
  const others = [...imposed.sheets, ...imposed.nets];
  const otherBacks = sides === 'single' ? others.filter((leaf) => leaf.backs.length > 0).length : 0;
  const least = leastOf(imposed, request);
  const cuts = cardCuts + counterCuts;
  const firstGame = firstGameOf(pages, sides, job.pagesBefore ?? 0);
  const ink = inkShare(pages, faces, job);
  return {
    sheets,
    pages: pages.length + COVER_PAGES,
    cards,
    counters: countAll(job.drawn.counters),
    models: sum(models.map(({ count: made }) => made)) + sum(showpieces.map(({ extra = 0 }) => extra)),
    flats: sum([...new Map(job.drawn.sheets.map(({ sheet }) => [sheet.id, sheet.count])).values()]),
    boxes,
    trays: new Set(job.drawn.boxes.flatMap(({ name, kind }) => (kind === 'tray' ? [name] : []))).size,
    runs: runFacts(imposed, words),
    cuts,
    least: { ...least, sheets: first + least.sheets + others.length + otherBacks },
    folds,
    joins,
    glued,
    minutes: Math.max(5, 5 * Math.round(seconds / 300)),
    papers: paperFacts(pages, sides, job.pagesBefore ?? 0),
    ...(firstGame && { firstGame }),
    dicePages: pageRuns(pages, job.pagesBefore ?? 0, ({ leaf }) => leaf.dice === 'all'),
    bare: sides === 'duplex' ? bareRanges(pages, job.pagesBefore ?? 0) : [],
    ...(ink !== undefined && { ink }),
    stack: stackOf(job, imposed, words),
    summary: `${SHEETS_EN.counts.sheets(sheets)} of ${PAPERS[paper].name}, ${SHEETS_EN.counts.cuts(cuts)}`,
  };
}

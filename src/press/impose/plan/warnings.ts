/** Warnings: what may be lost in print without harm to a card, and options that could not be honoured. */
import type { Rect } from '../../../kit/face.ts';
import { clippedEdges, printableShare, type Edge, type Margins } from '../../margins.ts';
import { PAPERS } from '../../papers.ts';
import { ENOUGH_PRINTERS } from './choose.ts';
import {
  cardsRect,
  layoutWords,
  sentCards,
  sentOn,
  type Layout,
  type LayoutRequest,
} from './sheet-layout.ts';
import type { CardRun, Leaves } from '../leaves.ts';
import { MARK_OFFSET } from '../marks.ts';
import { grown } from '../../../kit/rects.ts';
import type { SheetWording } from '../../words/press-words.ts';

/** The shortest useful crop mark, mm. */
const LEAST_MARK = 1.2;

const edgesOf = (rect: Rect, request: LayoutRequest, margins: Margins): readonly Edge[] =>
  clippedEdges(sentOn(rect, request), PAPERS[request.paper], margins);

/** What a printer with known margins cuts off round the cards. */
function knownPrinter(
  { layout }: CardRun,
  bleed: number,
  request: LayoutRequest,
  margins: Margins,
  { warnings: words }: SheetWording,
): string[] {
  const cards = cardsRect(layout);
  const bled = edgesOf(grown(cards, bleed), request, margins);
  const marked = edgesOf(grown(cards, MARK_OFFSET + LEAST_MARK), request, margins);
  return [
    ...(bled.length > 0 ? [words.bled(bled)] : []),
    ...(marked.length > 0 ? [words.marked(marked)] : []),
  ];
}

/** What unknown printers may cut off. */
function unknownPrinter(
  { layout }: CardRun,
  bleed: number,
  request: LayoutRequest,
  { warnings }: SheetWording,
): string[] {
  const { paper, sides } = request;
  const bothSides = sides === 'duplex';
  const { share: cards, models } = printableShare(sentCards(layout, request), paper, bothSides);
  const rect = grown(cardsRect(layout), Math.max(bleed, MARK_OFFSET + LEAST_MARK));
  const marks = printableShare(sentOn(rect, request), paper, bothSides).share;
  if (models === 0 || cards - marks < 0.001) return [];
  return [warnings.unprinted(cards - marks)];
}

const fewPrinters = ({ printers }: Layout, { warnings }: SheetWording): string[] =>
  printers.share < ENOUGH_PRINTERS ? [warnings.few(printers.share, printers.models)] : [];

function asked(run: CardRun, { layout, sides }: LayoutRequest, words: SheetWording): string[] {
  if (layout === 'auto') return [];
  const own = [run.size, layoutWords(run.layout.block, words), layout] as const;
  if (sides === 'fold') return [words.warnings.folded(...own)];
  return run.layout.named ? [] : [words.warnings.noRoom(...own)];
}

/** What is played with on both sides, where only fronts are printed. */
function oneSide({ drawn }: Leaves, { sides }: LayoutRequest, words: SheetWording): string[] {
  if (sides !== 'fronts') return [];
  const { cards, counters, sheets } = drawn;
  const names = [
    ...cards.flatMap(({ card, deck }) => (card.twoFaced ? [deck.name] : [])),
    ...(counters.some(({ back }) => back) ? [words.wares.counters] : []),
    ...sheets.flatMap(({ sheet, back }) => (back ? [sheet.name] : [])),
  ];
  return names.length > 0 ? [words.warnings.oneSide([...new Set(names)])] : [];
}

/** The warnings of a file of sheets, as sentences. */
export function warningsOf(imposed: Leaves, request: LayoutRequest, words: SheetWording): string[] {
  const { runs } = imposed;
  const { margins } = request;
  const warnings = runs.flatMap((run) => [
    ...asked(run, request, words),
    ...fewPrinters(run.layout, words),
    ...(margins
      ? knownPrinter(run, run.bleed, request, margins, words)
      : unknownPrinter(run, run.bleed, request, words)),
  ]);
  return [...new Set([...warnings, ...oneSide(imposed, request, words)])];
}

/** What may be lost in print without harm to a card, and what was asked for and could not be done: said, not hidden. */
import type { Rect } from '../../kit/face.ts';
import { clippedEdges, PAPERS, printableShare, type Edge, type Margins } from '../margins.ts';
import { ENOUGH_PRINTERS } from './choose.ts';
import { cardsRect, type Layout, type LayoutRequest } from './layout.ts';
import type { CardRun, Leaves } from './leaves.ts';
import { MARK_OFFSET } from './marks.ts';
import { grown } from '../../kit/rects.ts';
import { listed, percent } from '../../kit/words.ts';

/** A crop mark shorter than this is no help, mm. */
const LEAST_MARK = 1.2;

const named = (edges: readonly Edge[]): string => `${listed(edges)} edge${edges.length === 1 ? '' : 's'}`;

const edgesOf = (rect: Rect, { paper }: LayoutRequest, margins: Margins): readonly Edge[] =>
  clippedEdges(rect, PAPERS[paper], margins);

/** What the margins of a known printer take away round the cards. */
function knownPrinter(
  { layout }: CardRun,
  bleed: number,
  request: LayoutRequest,
  margins: Margins,
): string[] {
  const cards = cardsRect(layout);
  const bled = edgesOf(grown(cards, bleed), request, margins);
  const marked = edgesOf(grown(cards, MARK_OFFSET + LEAST_MARK), request, margins);
  return [
    ...(bled.length > 0
      ? [`Part of the bleed at the ${named(bled)} falls outside the printer's margins: cut exactly there.`]
      : []),
    ...(marked.length > 0
      ? [`Crop marks at the ${named(marked)} are cut short by the printer's margins.`]
      : []),
  ];
}

/** What printers of which nothing is known may take away. */
function unknownPrinter({ layout }: CardRun, bleed: number, { paper, sides }: LayoutRequest): string[] {
  const bothSides = sides === 'duplex';
  const { share: cards, models } = printableShare(cardsRect(layout), paper, bothSides);
  const rect = grown(cardsRect(layout), Math.max(bleed, MARK_OFFSET + LEAST_MARK));
  const marks = printableShare(rect, paper, bothSides).share;
  if (models === 0 || cards - marks < 0.001) return [];
  return [
    `On ${percent(cards - marks)} of known printers part of the bleed or of the crop marks stays unprinted; the cards are whole.`,
  ];
}

const fewPrinters = ({ printers }: Layout): string[] =>
  printers.share < ENOUGH_PRINTERS
    ? [`Only ${percent(printers.share)} of ${printers.models} known printers print every card whole.`]
    : [];

function asked(run: CardRun, { layout, sides }: LayoutRequest): string[] {
  if (layout === 'auto') return [];
  const own = `Cards of ${run.size} mm stand ${run.layout.name}`;
  if (sides === 'fold')
    return [`${own}: fold sheets have a layout of their own, layout ${layout} is for others.`];
  return run.layout.named ? [] : [`${own}: layout ${layout} has no room for them.`];
}

/** The warnings of a file of sheets, as sentences. */
export function warningsOf({ runs }: Leaves, request: LayoutRequest): string[] {
  const { margins } = request;
  const warnings = runs.flatMap((run) => [
    ...asked(run, request),
    ...fewPrinters(run.layout),
    ...(margins ? knownPrinter(run, run.bleed, request, margins) : unknownPrinter(run, run.bleed, request)),
  ]);
  return [...new Set(warnings)];
}

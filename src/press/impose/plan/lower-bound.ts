/**
 * A lower bound for sheets and cuts: cards of one size butted in the fullest grid on bare paper, counters in
 * the space left, every block as square as possible. Margins are ignored.
 */
import { countAll } from '../../../kit/component.ts';
import type { DrawnPiece } from '../../../kit/drawn-kit.ts';
import { SLACK } from '../../../kit/units.ts';
import { PAPERS } from '../../papers.ts';
import type { Grid } from './slot-grid.ts';
import type { LayoutRequest } from './sheet-layout.ts';
import type { Leaves } from '../leaves.ts';

export interface Least {
  readonly sheets: number;
  readonly cuts: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The most cards of a size on a sheet without margins, in either orientation. */
function mostOn({ width, height }: Grid['cell'], { paper, sides }: LayoutRequest): number {
  const sheet = PAPERS[paper];
  const across = (room: number, length: number) => Math.floor((room + SLACK) / length);
  const upright = across(sheet.width, width) * across(sheet.height, height);
  const lying = across(sheet.width, height) * across(sheet.height, width);
  const most = Math.max(upright, lying);
  // Front and back of a folded card share one side of the paper.
  return Math.max(1, sides === 'fold' ? Math.floor(most / 2) : most);
}

/** The cuts round and between `count` equal rectangles, butted as squarely as possible. */
function cutsFor(count: number): number {
  if (count === 0) return 0;
  const columns = Math.ceil(Math.sqrt(count));
  return columns + 1 + Math.ceil(count / columns) + 1;
}

const areaOf = (pieces: readonly DrawnPiece[]): number =>
  sum(pieces.map(({ face, count }) => face.width * face.height * count));

const bySize = (pieces: readonly DrawnPiece[]): readonly (readonly DrawnPiece[])[] => [
  ...Map.groupBy(pieces, ({ face }) => `${face.width} ${face.height}`).values(),
];

/** The lower bound for a file's cards and counters; everything else counts as laid out. */
export function leastOf({ runs, counters: laid, drawn }: Leaves, request: LayoutRequest): Least {
  const ways = runs.map(({ layout: { block }, cards }) => {
    const most = mostOn(block.cell, request);
    return { cards, most, sheets: Math.ceil(cards / most), area: block.cell.width * block.cell.height };
  });
  const free = sum(ways.map(({ cards, most, sheets, area }) => (most * sheets - cards) * area));
  const counters = areaOf(drawn.counters);
  const { width, height } = PAPERS[request.paper];
  const more = counters <= free ? 0 : Math.ceil((counters - free) / (width * height));
  const fronts = sum(ways.map(({ sheets }) => sheets)) + more;
  // Printed on one side, backs are sheets of their own; tiles of fronts alone have none.
  const hasBacks = [...runs.flatMap(({ leaves }) => leaves), ...laid].some(({ backs }) => backs.length > 0);
  return {
    sheets: request.sides === 'single' && hasBacks ? 2 * fronts : fronts,
    cuts:
      sum(ways.map(({ cards, sheets }) => sheets * cutsFor(Math.ceil(cards / sheets)))) +
      sum(bySize(drawn.counters).map((pieces) => cutsFor(countAll(pieces)))),
  };
}

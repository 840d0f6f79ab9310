/** How to join tiles: a plan of each poster, with the sheet number of each tile. */
import { box, text, type Node, type TextStyle } from '../../../kit/face.ts';
import { round2 } from '../../../kit/units.ts';
import type { Leaf } from '../leaf.ts';
import type { Leaves } from '../leaves.ts';
import { BLACK, WHITE } from '../marks.ts';
import { OVERLAP } from '../posters/seams.ts';
import { tileLabel, type PosterTile, type Tiling } from '../posters/tiling.ts';
import { columns, picture, space, stack, type Drawing, type Flow } from './flow.ts';
import { paragraph, SMALL, step } from './style.ts';
import type { SheetWording } from '../../words/press-words.ts';
import type { CoverSubject } from './subject.ts';

/** The largest sizes of a plan, mm: in a column, or in rows across the page. */
export const PLANS = {
  large: { width: 52, height: 38 },
  small: { width: 52, height: 29 },
  row: { width: 52, height: 23 },
} as const;
export type PlanSize = keyof typeof PLANS;

/** Padding of a tile's name, mm. */
const TILE_INSET = 0.6;

const NAME: TextStyle = { font: 'bold', size: 8, ink: BLACK };

/** A tile with its sheet number, as in the margins. */
interface Numbered {
  readonly tile: PosterTile;
  readonly sheet: number;
}

function numbered({ runs, counters, sheets, nets }: Leaves): Numbered[] {
  const all: readonly Leaf[] = [...runs.flatMap(({ leaves }) => leaves), ...counters, ...sheets, ...nets];
  return all.flatMap(({ tile }, index) => (tile ? [{ tile, sheet: index + 1 }] : []));
}

function planOf(
  { width, height, across, down, name }: Tiling,
  tiles: readonly Numbered[],
  { join }: SheetWording,
  size: PlanSize,
): Drawing {
  const most = PLANS[size];
  const k = Math.min(most.width / width, most.height / height);
  const nodes = tiles.flatMap(({ tile: { column, row }, sheet }): Node[] => {
    const at = {
      x: round2((across.parts[column]?.start ?? 0) * k),
      y: round2((down.parts[row]?.start ?? 0) * k),
      width: round2((across.parts[column]?.length ?? 0) * k),
      height: round2((down.parts[row]?.length ?? 0) * k),
    };
    const said = `${tileLabel(row, column)}:\u00a0${sheet}`;
    return [
      box({ ...at, fill: WHITE, stroke: { colour: BLACK, width: 0.25 } }),
      text({
        ...at,
        x: at.x + TILE_INSET,
        width: at.width - 2 * TILE_INSET,
        field: 'tile',
        text: said,
        style: NAME,
        fit: { least: 4 },
        align: 'center',
        valign: 'middle',
      }),
    ];
  });
  const alt = join.alt(
    name,
    tiles.map(({ tile, sheet }) => ({ label: tileLabel(tile.row, tile.column), sheet })),
  );
  return { width: round2(width * k), height: round2(height * k), nodes, alt };
}

/** Between plans in a row, mm; three fill the width of the text. */
const ROW_GAP = 8;
const IN_ROW = 3;

/** Plans in rows of `IN_ROW`. */
const inRows = (plans: readonly Flow[]): Flow =>
  stack(
    Array.from({ length: Math.ceil(plans.length / IN_ROW) }, (_, row) =>
      columns(
        plans.slice(row * IN_ROW, (row + 1) * IN_ROW).map((flow) => ({ width: PLANS.row.width, flow })),
        ROW_GAP,
      ),
    ),
    2,
  );

/** The step on joining tiles; undefined where there are none. */
export function joinStep(
  { make: { fonts, said }, imposed }: CoverSubject,
  number: number,
  size: PlanSize,
): Flow | undefined {
  const tiles = numbered(imposed);
  const byTiling = [...Map.groupBy(tiles, ({ tile }) => tile.tiling)];
  if (byTiling.length === 0) return undefined;
  const plans = byTiling.map(([tiling, held]) =>
    stack(
      [
        paragraph(fonts, 'plan of', said.join.plan(tiling.name), SMALL),
        picture(planOf(tiling, held, said, size)),
      ],
      2,
    ),
  );
  return step(fonts, number, said.join.heading, [
    paragraph(fonts, 'joining', said.join.how(OVERLAP)),
    space(2.4),
    size === 'row' ? inRows(plans) : stack(plans, 2),
  ]);
}

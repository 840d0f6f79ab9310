/** The first page of a booklet's file: how to print, fold and staple it. */
import { art } from '../../kit/face.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { PAPERS, type PaperName } from '../margins.ts';
import {
  columns,
  picture,
  rule,
  space,
  stack,
  table,
  type Drawing,
  type Flow,
} from '../impose/cover/flow.ts';
import { BODY, masthead, paragraph, posterRule, step } from '../impose/cover/style.ts';
import { BLACK, WHITE } from '../impose/marks.ts';
import type { SheetPage } from '../sheet.ts';
import type { Compositor } from './compositor.ts';

interface HowTo {
  readonly paper: PaperName;
  readonly sides: 'duplex' | 'single';
  readonly sheets: number;
  readonly title: string;
}

/** A sheet that lies down is read from farther away. */
const LARGE = { ...BODY, size: 10.4 };
const STRONG = { ...LARGE, font: 'bold' };

const MARGIN = { side: 15, end: 13.5 };

/** Every setting for this very file. */
function settings({ paper, sides, sheets }: HowTo): readonly (readonly [string, string])[] {
  const first = 2;
  const { name } = PAPERS[paper];
  const common = [
    ['Paper', `${sheets} sheets of ${name}, 80 to 100 gsm.`],
    ['Size', '100 %, “Actual size”, not “Fit”.'],
    ['Layout', 'Landscape, one page of this file on each side.'],
  ] as const;
  if (sides === 'duplex')
    return [
      ...common,
      ['Sides', 'Both, turned on the short edge.'],
      ['Pages', `From page 3 on: this page and its empty back are no part of the booklet.`],
    ];
  return [
    ...common,
    ['Fronts', `Pages ${first} to ${first + sheets - 1}, one side only.`],
    [
      'Between',
      'Lay the pile back so that its first sheet is printed first again, on the bare side, its heads where they were.',
    ],
    [
      'Backs',
      `Pages ${first + sheets} to ${first + 2 * sheets - 1}, in the same order. Try it with one sheet first.`,
    ],
  ];
}

/** Sheets lying in one another, opened a little, with two staples in the fold. */
function foldDrawing(): Drawing {
  const [width, height] = [92, 62];
  const middle = width / 2;
  const sheet = (inset: number) =>
    `M${middle} ${14 + inset}L${6 + inset * 1.4} ${6 + inset}V${48 + inset}L${middle} ${56 + inset}L${width - 6 - inset * 1.4} ${48 + inset}V${6 + inset}Z`;
  const staple = (y: number) => `M${middle - 0.1} ${y}v7`;
  return {
    ...{ width, height, alt: 'Sheets lying in one another, folded in the middle, two staples in the fold.' },
    nodes: [
      art({
        ...{ x: 0, y: 0 },
        shapes: [
          ...[0, 1.6, 3.2].map((inset) => ({
            d: sheet(inset),
            fill: WHITE,
            stroke: { colour: BLACK, width: 0.3, join: 'round' as const },
          })),
          { d: `M${middle} 17.2V59.2`, stroke: { colour: BLACK, width: 0.25, dash: [1.6, 1] } },
          ...[25, 44].map((y) => ({
            d: staple(y),
            stroke: { colour: BLACK, width: 1, cap: 'round' as const },
          })),
        ],
      }),
    ],
  };
}

function sections(press: Compositor, how: HowTo): Flow {
  const { fonts } = press;
  const rows = settings(how).map(
    ([label, value]) =>
      [paragraph(fonts, label, label, STRONG), paragraph(fonts, `${label} setting`, value, LARGE)] as const,
  );
  const drawing = foldDrawing();
  const folding = [
    'Lay the sheets on one another as they come, sheet 1 undermost and its cover page down.',
    'Fold all of them along the middle, the cover outside. Press the fold with a spoon.',
    'Staple twice in the fold, from outside, a quarter of the height from either end. With an ordinary stapler: open it over corrugated board, and bend the legs by hand.',
    'The inner sheets stand out a little. Cut the edge with knife and ruler if you like: the margins allow for it.',
  ];
  return stack([
    posterRule(true),
    space(3.4),
    masthead(fonts, {
      over: 'BEFORE YOU PRINT',
      title: how.title,
      under: `A booklet of ${4 * how.sheets} pages: ${how.sheets} sheets, printed on both sides, folded once, two staples.`,
    }),
    space(3.6),
    rule(0.25),
    space(7),
    columns(
      [
        { flow: step(fonts, 1, 'Set the printer', [table(rows, 20)]) },
        {
          flow: step(fonts, 2, 'Fold and staple', [
            picture(drawing, 'center'),
            space(4),
            stack(
              folding.map((each, index) => paragraph(fonts, `folding ${index + 1}`, each, LARGE)),
              2.2,
            ),
          ]),
        },
      ],
      12,
    ),
  ]);
}

/** The page that says how, and for a printer that prints both sides the empty back of it. */
export function howToPages(press: Compositor, how: HowTo): readonly SheetPage[] {
  const [width, height] = [2 * press.page.width, press.page.height];
  const nodes = sections(press, how)(MARGIN.side, MARGIN.end, width - 2 * MARGIN.side).nodes;
  const set = typeset({ id: 'page how to', width, height, bleed: 0, safe: 0, nodes }, press.fonts);
  if (!set.ok) press.faults.push(...set.faults);
  const page = { width, height, placements: [] };
  const front = {
    ...page,
    label: 'how to',
    title: 'Before you print',
    furniture: set.ok ? set.value.nodes : [],
  };
  return how.sides === 'duplex'
    ? [front, { ...page, label: 'how to back', title: 'Before you print', furniture: [] }]
    : [front];
}

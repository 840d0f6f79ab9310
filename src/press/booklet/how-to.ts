/** The first page of a booklet's file: instructions for printing, folding and stapling. */
import { art } from '../../kit/face.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { PAPERS, type PaperName } from '../papers.ts';
import {
  columns,
  picture,
  rule,
  space,
  stack,
  table,
  type Drawing,
  type Flow,
} from '../impose/first-pages/flow.ts';
import { BODY, masthead, paragraph, posterRule, step } from '../impose/first-pages/style.ts';
import { BLACK, WHITE } from '../impose/marks.ts';
import type { BookletWording } from '../words/press-words.ts';
import type { SheetPage } from '../sheet.ts';
import type { Compositor } from './compositor.ts';

interface HowTo {
  readonly paper: PaperName;
  readonly sides: 'duplex' | 'single';
  readonly sheets: number;
  readonly title: string;
  readonly said: BookletWording;
}

/** Larger type, because a landscape page is read from farther away. */
const LARGE = { ...BODY, size: 10.4 };
const STRONG = { ...LARGE, font: 'bold' };

const MARGIN = { side: 15, end: 13.5 };

function settings({ paper, sides, sheets, said }: HowTo): readonly (readonly [string, string])[] {
  const first = 2;
  const common = [
    [said.paper.label, said.paper.value(sheets, PAPERS[paper].name)],
    [said.size.label, said.size.value],
    [said.layout.label, said.layout.value],
  ] as const;
  if (sides === 'duplex')
    return [...common, [said.sides.label, said.sides.value], [said.pages.label, said.pages.value]];
  return [
    ...common,
    [said.fronts.label, said.fronts.value(first, first + sheets - 1)],
    [said.between.label, said.between.value],
    [said.backs.label, said.backs.value(first + sheets, first + 2 * sheets - 1)],
  ];
}

/** A drawing of nested sheets, slightly opened, with two staples in the fold. */
function foldDrawing(alt: string): Drawing {
  const [width, height] = [92, 62];
  const middle = width / 2;
  const sheet = (inset: number) =>
    `M${middle} ${14 + inset}L${6 + inset * 1.4} ${6 + inset}V${48 + inset}L${middle} ${56 + inset}L${width - 6 - inset * 1.4} ${48 + inset}V${6 + inset}Z`;
  const staple = (y: number) => `M${middle - 0.1} ${y}v7`;
  return {
    width,
    height,
    alt,
    nodes: [
      art({
        x: 0,
        y: 0,
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
  const { said } = how;
  const drawing = foldDrawing(said.drawing);
  return stack([
    posterRule(true),
    space(3.4),
    masthead(fonts, {
      over: said.over,
      title: how.title,
      under: said.under(4 * how.sheets, how.sheets),
    }),
    space(3.6),
    rule(0.25),
    space(7),
    columns(
      [
        { flow: step(fonts, 1, said.settings, [table(rows, 20)]) },
        {
          flow: step(fonts, 2, said.fold, [
            picture(drawing, 'center'),
            space(4),
            stack(
              said.folding.map((each, index) => paragraph(fonts, `folding ${index + 1}`, each, LARGE)),
              2.2,
            ),
          ]),
        },
      ],
      12,
    ),
  ]);
}

/** The page of instructions, and its empty back for a duplex printer. */
export function howToPages(press: Compositor, how: HowTo): readonly SheetPage[] {
  const [width, height] = [2 * press.page.width, press.page.height];
  const nodes = sections(press, how)(MARGIN.side, MARGIN.end, width - 2 * MARGIN.side).nodes;
  const set = typeset({ id: 'page how to', width, height, bleed: 0, safe: 0, nodes }, press.fonts);
  if (!set.ok) press.faults.push(...set.faults);
  const page = { width, height, placements: [] };
  const front = {
    ...page,
    label: 'how to',
    title: how.said.page,
    furniture: set.ok ? set.value.nodes : [],
  };
  return how.sides === 'duplex'
    ? [front, { ...page, label: 'how to back', title: how.said.page, furniture: [] }]
    : [front];
}

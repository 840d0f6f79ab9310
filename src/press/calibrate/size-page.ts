/** The page of the test sheet that tells how long a printer prints, across the paper and along it. */
import { box, text, type Node } from '../../kit/face.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { columns, space, stack, type Flow } from '../impose/first-pages/flow.ts';
import { masthead, paragraph, posterRule, SMALL, step } from '../impose/first-pages/style.ts';
import { BLACK, WHITE } from '../impose/marks.ts';
import { PAPERS, type PaperName } from '../papers.ts';
import type { TestSheetWording } from '../words/press-words.ts';
import { GAUGE_DEPTH, gaugeNodes, type Gauge } from './size-gauge.ts';

const MARGIN = { side: 15, end: 13.5 } as const;

/** The upper edges of the two gauges, mm: what is measured along the paper nearly fills it. */
const AT = { across: 58, along: 101 } as const;

/** The gauges of a page; both start lines are within what nearly every printer prints. */
export function gaugesOn(paper: PaperName): readonly [across: Gauge, along: Gauge] {
  const { width } = PAPERS[paper];
  return [
    { number: 5, along: 'across', x: MARGIN.side, y: AT.across },
    { number: 6, along: 'down', x: width - MARGIN.side - GAUGE_DEPTH, y: AT.along },
  ];
}

const FIELD = { width: 27, height: 12, plate: 5.5 } as const;

/** A field to write a per cent in. */
const field =
  (number: number): Flow =>
  (x, y) => ({
    height: FIELD.height,
    nodes: [
      box({
        x,
        y,
        width: FIELD.width,
        height: FIELD.height,
        fill: WHITE,
        stroke: { colour: BLACK, width: 0.3 },
      }),
      box({ x, y, width: FIELD.plate, height: FIELD.height, fill: BLACK }),
      text({
        field: 'number',
        text: String(number),
        style: { font: 'poster', size: 12, ink: WHITE },
        x,
        y,
        width: FIELD.plate,
        height: FIELD.height,
        align: 'center',
        valign: 'middle',
      }),
      text({
        field: 'per cent',
        text: '%',
        style: { font: 'bold', size: 10, ink: BLACK },
        x: x + FIELD.width - 6,
        y,
        width: 5,
        height: FIELD.height,
        align: 'center',
        valign: 'middle',
      }),
    ],
  });

const paragraphs = (fonts: Fonts, name: string, texts: readonly string[]): Flow =>
  stack(
    texts.map((each) => paragraph(fonts, name, each)),
    2,
  );

function told(fonts: Fonts, paper: PaperName, { size: said, whose }: TestSheetWording): Flow {
  return stack([
    step(fonts, 1, said.print, [paragraph(fonts, 'print', said.actual(PAPERS[paper].name))]),
    space(7),
    step(fonts, 2, said.measure, [paragraphs(fonts, 'measure', [said.ruler, said.read, said.card])]),
    space(7),
    step(fonts, 3, said.write, [
      columns([{ width: FIELD.width, flow: field(5) }, { flow: field(6) }], 4),
      space(4),
      paragraph(fonts, 'whose', whose, SMALL),
      space(3),
      paragraphs(fonts, 'type in', [said.type, said.exact]),
    ]),
  ]);
}

export function sizeNodes(fonts: Fonts, paper: PaperName, words: TestSheetWording): readonly Node[] {
  const { size: said, over } = words;
  const { width } = PAPERS[paper];
  const [across, along] = gaugesOn(paper);
  const head = stack([
    posterRule(true),
    space(3.4),
    masthead(fonts, { over, title: said.heading, under: said.under }),
    space(3.6),
    posterRule(false),
  ]);
  return [
    ...head(MARGIN.side, MARGIN.end, width - 2 * MARGIN.side).nodes,
    gaugeNodes(across, said.gauge.across),
    gaugeNodes(along, said.gauge.along),
    ...told(fonts, paper, words)(MARGIN.side, AT.along, along.x - 9 - MARGIN.side).nodes,
  ];
}

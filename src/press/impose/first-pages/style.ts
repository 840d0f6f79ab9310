/** The typography of the first pages: house fonts, black on bare paper. */
import { box, group, text, type Node, type Run, type TextStyle } from '../../../kit/face.ts';
import { measure, type Fonts } from '../../../kit/type/font.ts';
import { BLACK, WHITE } from '../marks.ts';
import { columns, reading, rule, space, stack, words, type Flow } from './flow.ts';

export const BODY: TextStyle = { font: 'text', size: 9, ink: BLACK, leading: 1.27 };
export const STRONG: TextStyle = { ...BODY, font: 'bold' };
export const SMALL: TextStyle = { font: 'text', size: 7.6, ink: BLACK, leading: 1.27 };
export const HEADING: TextStyle = { font: 'stencil', size: 14, ink: BLACK, leading: 1.05 };
const FIGURE: TextStyle = { font: 'poster', size: 23, ink: BLACK };
const TITLE: TextStyle = { font: 'poster', size: 40, ink: BLACK };
const OVERLINE: TextStyle = { font: 'stencil', size: 9.5, ink: BLACK, tracking: 100 };

/** The style, shrunk if necessary so that `line` fits the width. */
export function fitted(line: string, style: TextStyle, width: number, fonts: Fonts): TextStyle {
  const font = fonts.get(style.font);
  const natural = font ? measure(font, line, style.size, style.tracking) : 0;
  return natural <= width ? style : { ...style, size: (style.size * (width - 0.2)) / natural };
}

/** A numbered step with a heading; the number is white on a black plate. */
export const step = (fonts: Fonts, number: number, heading: string, parts: readonly Flow[]): Flow =>
  stack([
    reading(
      'heading',
      columns(
        [
          { width: 7, flow: plate(number) },
          { flow: stack([space(1.75), words(fonts, `heading ${number}`, heading, HEADING)]) },
        ],
        2.4,
      ),
    ),
    space(2.6),
    ...parts,
  ]);

const PLATE = 7;

const plate =
  (number: number): Flow =>
  (x, y) => ({ height: PLATE, nodes: [group({ x, y, nodes: plateNodes(number) })] });

function plateNodes(number: number): readonly Node[] {
  const square = { x: 0, y: 0, width: PLATE, height: PLATE };
  return [
    box({ ...square, fill: BLACK }),
    text({
      field: 'number',
      text: String(number),
      style: { font: 'poster', size: 13, ink: WHITE },
      ...square,
      align: 'center',
      valign: 'middle',
    }),
  ];
}

/** A heavy and a light rule, as on a poster. */
export const posterRule = (up: boolean): Flow =>
  stack(up ? [rule(1.5), space(0.7), rule(0.25)] : [rule(0.25), space(0.7), rule(1.5)]);

/** The large title, with a line above and below. */
export const masthead =
  (fonts: Fonts, { over, title, under }: { over: string; title: string; under: string }): Flow =>
  (x, y, width) =>
    stack([
      words(fonts, 'over title', over, OVERLINE),
      space(2.2),
      words(fonts, 'title', title, fitted(title, TITLE, width, fonts), { reads: 'title' }),
      space(1.2),
      words(fonts, 'under title', under, { ...BODY, size: 10.4 }),
    ])(x, y, width);

const COUNTED: TextStyle = { ...BODY, size: 8.6 };

const natural = (line: string, style: TextStyle, fonts: Fonts): number => {
  const font = fonts.get(style.font);
  return font ? measure(font, line, style.size, style.tracking) + 0.2 : 0;
};

/** A large number with what it counts, read as one: "9 sheets of A4". */
const figureOver = (fonts: Fonts, number: number, figure: string, of: string): Flow =>
  reading(
    'paragraph',
    stack([
      words(fonts, `figure ${number}`, figure, FIGURE),
      space(0.2),
      words(fonts, `figure ${number}`, of, COUNTED),
    ]),
  );

/** Large numbers across a row, each above what it counts. */
export const figures =
  (fonts: Fonts, list: readonly { figure: string; of: string }[]): Flow =>
  (x, y, width) => {
    const widths = list.map(({ figure, of }) =>
      Math.max(natural(figure, FIGURE, fonts), natural(of, COUNTED, fonts)),
    );
    const sum = widths.reduce((total, each) => total + each, 0);
    const gap = (width - sum) / Math.max(1, list.length - 1);
    const parts = list.map(({ figure, of }, index) => ({
      width: widths[index] ?? 0,
      flow: reading('item', figureOver(fonts, index + 1, figure, of)),
    }));
    return reading('list', columns(parts, gap))(x, y, width);
  };

export const paragraph = (fonts: Fonts, field: string, runs: string | readonly Run[], style = BODY): Flow =>
  words(fonts, field, runs, style);

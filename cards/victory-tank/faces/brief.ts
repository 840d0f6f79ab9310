/** Rules in brief as cards set them: paragraphs with the numbers of their sentences at the edge, under headings on bars. */
import { line, polygon } from '../../../src/kit/engrave/shapes.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { ptToMm } from '../../../src/kit/units.ts';
import { art, text, type Node, type Run } from '../../../src/kit/face.ts';
import type { Saying } from '../../../content/victory-tank/in-brief.ts';
import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Theme } from '../theme.ts';
import { WIDTH } from './plate.ts';

/** A saying as a paragraph, and the lines that it takes when it is set. */
export interface Paragraph extends Saying {
  readonly lines: number;
}

export const inLines = (sayings: readonly Saying[], lines: readonly number[]): readonly Paragraph[] =>
  sayings.map((saying, index) => ({ ...saying, lines: lines[index] ?? 1 }));

/** How a card's rules are set: in points, and in the colour of whose card it is. */
export interface Setting {
  readonly size: number;
  readonly flat: Colour;
}

const LEADING = 1.12;
/** Baseline to baseline, mm. */
export const lineOf = ({ size }: Setting): number => ptToMm(size) * LEADING;
export const LEFT = 4.4;
export const MEASURE = WIDTH - 2 * LEFT;
export const BAR = 3.8;
/** Numbers of steps hang before their text: mm at a size of 6.9 points. */
const HANG = 2.6 / 6.9;

/** The words of a paragraph; the numbers of its sentences stand apart, out of the way of who reads it. */
function paragraphRuns({ lead, rules }: Paragraph, ink: Colour): Run[] {
  const said: Run = { text: rules.map(({ text: words }) => words).join(' ') };
  return lead ? [{ text: `${lead.toUpperCase()} `, style: { font: 'bold', ink } }, said] : [said];
}

/** The numbers of sentences are set as small as print may be, points. */
const IDS = 6;
/** Small type stands on the line of the larger so much higher, mm. */
const IDS_UP = 0.47;

/** The numbers of a paragraph's sentences, small at the card's edge in its last line. */
const idsAtEdge = ({ rules, lines }: Paragraph, y: number, setting: Setting): Node => {
  const ids = rules.flatMap((rule) => rule.ids).join(' ');
  return text({
    field: `ids ${ids}`,
    text: ids,
    x: LEFT,
    y: y + (lines - 1) * lineOf(setting) - IDS_UP,
    width: MEASURE,
    height: lineOf(setting),
    align: 'right',
    valign: 'middle',
    style: { font: 'text', size: IDS, ink: setting.flat },
  });
};

/** A paragraph at `y`; a number hangs in the margin, a word runs in. */
export function paragraph(content: Paragraph, y: number, theme: Theme, setting: Setting): Node[] {
  const { flat, size } = setting;
  const { step, rules, lines } = content;
  const indent = step === undefined ? 0 : HANG * size;
  const field = `rule ${rules.flatMap(({ ids }) => ids).join(' ')}`;
  const style = { font: 'text', size, ink: theme.key, leading: LEADING };
  const block = (x: number, width: number, runs: readonly Run[], name: string): Node =>
    text({
      field: name,
      text: runs,
      x,
      y,
      width,
      height: lines * lineOf(setting),
      style,
      sign: { means: 'rule in brief', ink: theme.key, ground: theme.paper },
    });
  return [
    ...(step === undefined
      ? []
      : [block(LEFT, indent, [{ text: step, style: { font: 'bold', ink: flat } }], `step ${step}`)]),
    block(LEFT + indent, MEASURE - indent, paragraphRuns(content, flat), field),
    idsAtEdge(content, y, setting),
  ];
}

/** A heading on a bar with a swallow tail (a rule, where ink is spared), with the sentences that a row of figures below it is short for. */
export function bar(
  title: string,
  ids: readonly StatementId[],
  y: number,
  theme: Theme,
  { flat }: Setting,
): Node[] {
  const drawn = theme.edition === 'low-ink';
  const [left, right] = [LEFT - 0.6, WIDTH - LEFT + 0.6];
  const ink = drawn ? flat : theme.paper;
  const tail = polygon([
    [left, 0],
    [right, 0],
    [right - 1.8, BAR / 2],
    [right, BAR],
    [left, BAR],
  ]);
  const shape = drawn
    ? { d: written(line(left, BAR, right, BAR)), stroke: { colour: flat, width: 0.25 } }
    : { d: written(tail), fill: flat };
  return [
    art({ x: 0, y, shapes: [shape] }),
    text({
      field: title,
      text: title,
      x: LEFT + 0.6,
      y,
      width: MEASURE - 4,
      height: BAR,
      valign: 'middle',
      // Smaller where numbers of sentences stand beside it.
      style: { font: 'stencil', size: ids.length > 0 ? 7.6 : drawn ? 8 : 8.8, ink, tracking: 50 },
      sign: { means: 'heading', ink, ground: drawn ? theme.paper : flat },
    }),
    ...(ids.length === 0
      ? []
      : [
          text({
            field: `${title} ids`,
            text: ids.join(' '),
            x: LEFT + 0.6 * MEASURE,
            y,
            width: 0.4 * MEASURE - 2.2,
            height: BAR,
            align: 'right' as const,
            valign: 'middle' as const,
            style: { font: 'text', size: 6, ink },
          }),
        ]),
  ];
}

/** Rules in brief as cards set them: paragraphs under headings on bars; what they sum up is in the data alone. */
import { line, polygon } from '../../../src/kit/engrave/path/shapes.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { ptToMm } from '../../../src/kit/units.ts';
import { type Node, type Run, art, box, text } from '../../../src/kit/face.ts';
import { ACTIONS, type Count, OUTCOME, STRENGTH, type Saying } from '../../../content/victory-tank/brief.ts';
import { type Theme, WIDTH } from '../theme.ts';
import type { Army } from '../data/battlefield.ts';

/** An entry as a paragraph, and its number of lines when set. */
interface Paragraph extends Saying {
  readonly lines: number;
}

export const inLines = (sayings: readonly Saying[], lines: readonly number[]): readonly Paragraph[] =>
  sayings.map((saying, index) => ({ ...saying, lines: lines[index] ?? 1 }));

/** How a card's rules are set: in points, and in the colour of whose card it is. */
export interface Setting {
  readonly size: number;
  readonly flat: Colour;
  /** Baseline to baseline, as a multiple of the size. */
  readonly leading?: number;
}

const LEADING = 1.12;
/** Baseline to baseline, mm. */
export const lineOf = ({ size, leading = LEADING }: Setting): number => ptToMm(size) * leading;
export const LEFT = 4.4;
export const MEASURE = WIDTH - 2 * LEFT;
export const BAR = 3.8;
/** Numbers of steps hang before their text: mm at a size of 6.9 points. */
const HANG = 2.6 / 6.9;

function paragraphRuns({ lead, rules }: Paragraph, ink: Colour): Run[] {
  const said: Run = { text: rules.map(({ text: words }) => words).join(' ') };
  return lead ? [{ text: `${lead.toUpperCase()} `, style: { font: 'bold', ink } }, said] : [said];
}

/** A paragraph at `y`; a number hangs in the margin, a word runs in. */
export function paragraph(content: Paragraph, y: number, theme: Theme, setting: Setting): Node[] {
  const { flat, size, leading = LEADING } = setting;
  const { step, rules, lines } = content;
  const indent = step === undefined ? 0 : HANG * size;
  const field = `rule ${rules.flatMap(({ ids }) => ids).join(' ')}`;
  const style = { font: 'text', size, ink: theme.key, leading };
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
  ];
}

/** A heading on a bar with a swallow tail; a rule, where ink is spared. */
export function bar(title: string, y: number, theme: Theme, { flat }: Setting): Node[] {
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
      style: { font: 'stencil', size: drawn ? 9 : 9.2, ink, tracking: 30 },
      sign: { means: 'heading', ink, ground: drawn ? theme.paper : flat },
    }),
  ];
}

// The quick reference on the backs of the action points cards: what is asked in the middle of a turn. The round stands
// on the round card, what scores behind it.

const ACTION_LINES = [2, 5, 3, 3];
const OUTCOME_LINES = 3;

/** Points: read at arm's length. */
const SIZE = 9;
const ROW = 4.9;

/** The width of a figure in front of its label: one sign or two, mm. */
const FIGURE_WIDTH = [0, 3.6, 6] as const;

/** The figures of a battle, by line: those with the same `row` share one; `x` in mm from the left. */
const PLACES = [
  { row: 0, x: 0 },
  { row: 0, x: 28 },
  { row: 1, x: 0 },
  { row: 2, x: 0 },
] as const;
const ROWS = 3;

/** Figures, each with what it is for. */
function figures(counts: readonly Count[], y: number, theme: Theme, army: Army): Node[] {
  const { flat, tint } = theme.army[army];
  const ground = box({
    x: LEFT - 0.6,
    y: y - 0.9,
    width: MEASURE + 1.2,
    height: ROWS * ROW + 0.7,
    fill: tint,
  });
  const cells = counts.flatMap(({ figure, of, id }, index): Node[] => {
    const { row, x: off } = PLACES[index] ?? { row: 0, x: 0 };
    const [x, top] = [LEFT + off, y + row * ROW];
    const label = x + (FIGURE_WIDTH[figure.length] ?? 0);
    return [
      ...(off > 0 ? [box({ x: x - 1.4, y: top, width: 0.2, height: ROW - 0.9, fill: flat })] : []),
      text({
        field: `figure ${id}`,
        text: figure,
        x: x - 0.1,
        y: top - 0.5,
        width: 7,
        height: ROW,
        valign: 'middle',
        style: { font: 'poster', size: theme.edition === 'low-ink' ? 11 : 12, ink: theme.key },
        sign: { means: `counts ${figure}`, ink: theme.key, ground: tint },
      }),
      text({
        field: `label ${id}`,
        text: of.replace('\n', ' '),
        x: label,
        y: top - 0.4,
        width: LEFT + MEASURE - label,
        height: ROW,
        valign: 'middle',
        style: { font: 'text', size: SIZE, ink: theme.key },
        sign: { means: of.replace('\n', ' '), ink: theme.key, ground: tint },
      }),
    ];
  });
  return [ground, ...cells];
}

/** Everything on the back, from the top down. */
export function reference(army: Army, theme: Theme): Node[] {
  const setting: Setting = { size: SIZE, flat: theme.army[army].flat, leading: 1.06 };
  const nodes: Node[] = [];
  let y = 4.4;
  const put = (height: number, added: readonly Node[] = []): void => {
    nodes.push(...added);
    y += height;
  };
  const heading = (title: string): void => put(BAR + 1.2, bar(title, y, theme, setting));
  const say = (content: Paragraph): void =>
    put(content.lines * lineOf(setting) + 0.5, paragraph(content, y, theme, setting));

  heading('YOUR ACTION');
  inLines(ACTIONS, ACTION_LINES).forEach(say);
  put(0.6);
  heading('STRENGTH IN BATTLE');
  put(ROWS * ROW + 0.5, figures(STRENGTH, y, theme, army));
  say({ ...OUTCOME, lines: OUTCOME_LINES });
  return nodes;
}

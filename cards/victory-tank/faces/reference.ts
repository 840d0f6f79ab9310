/** The quick reference on the backs of the action points cards, set from the top down. */
import { box, text, type Node } from '../../../src/kit/face.ts';
import {
  ACTIONS,
  OUTCOME,
  ROUND,
  SCORE,
  STRENGTH,
  TIE,
  type Count,
} from '../../../content/victory-tank/in-brief.ts';
import type { Army } from '../box/battlefield.ts';
import type { Theme } from '../theme.ts';
import {
  BAR,
  bar,
  inLines,
  LEFT,
  lineOf,
  MEASURE,
  paragraph,
  type Paragraph,
  type Setting,
} from './brief.ts';

const ROUND_LINES = [2, 1, 2];
const ACTION_LINES = [1, 4, 2, 2];

const SIZE = 6.9;
const FIGURES = 7.2;
/** Labels of figures are a little smaller than the text: a row of four has to say whose each figure is. */
const LABEL = 6.8;
/** Between the rule before a figure and the figure, mm. */
const GAP = 0.9;

/** The width of a figure in front of its label: one sign or two, mm. */
const FIGURE_WIDTH = [0, 3.2, 5.5] as const;

/** Four figures in a row, each with what it is for, as far apart as their labels are wide. */
function figures(
  counts: readonly Count[],
  starts: readonly number[],
  y: number,
  theme: Theme,
  army: Army,
): Node[] {
  const { flat, tint } = theme.army[army];
  const row = box({ x: LEFT - 0.6, y: y - 1.1, width: MEASURE + 1.2, height: FIGURES + 0.3, fill: tint });
  const cells = counts.flatMap(({ figure, of, id }, index): Node[] => {
    const x = LEFT + (starts[index] ?? 0);
    const labelAt = x + (FIGURE_WIDTH[figure.length] ?? 0);
    const end = LEFT + (starts[index + 1] ?? MEASURE + 0.5 + GAP) - GAP;
    return [
      ...(index > 0 ? [box({ x: x - GAP, y: y + 0.3, width: 0.2, height: FIGURES - 2, fill: flat })] : []),
      text({
        field: `figure ${id}`,
        text: figure,
        x: x - 0.1,
        y: y - 0.1,
        width: 7,
        height: FIGURES - 1,
        valign: 'middle',
        style: { font: 'poster', size: theme.edition === 'low-ink' ? 11 : 12, ink: theme.key },
        sign: { means: `counts ${figure}`, ink: theme.key, ground: tint },
      }),
      text({
        field: `label ${id}`,
        text: of,
        x: labelAt,
        y: y + 0.7,
        width: end - labelAt,
        height: FIGURES - 1,
        style: { font: 'text', size: LABEL, ink: theme.key, leading: 1.08 },
        sign: { means: of.replace('\n', ' '), ink: theme.key, ground: tint },
      }),
    ];
  });
  return [row, ...cells];
}

/** Where the figures of a row begin, mm from the left. */
const STRENGTH_STARTS = [0, 11.9, 23.7, 44.2] as const;
const SCORE_STARTS = [0.2, 13.2, 28.2, 43.2] as const;

/** Everything on the back, from the top down. */
export function reference(army: Army, theme: Theme): Node[] {
  const setting: Setting = { size: SIZE, flat: theme.army[army].flat };
  const nodes: Node[] = [];
  let y = 4.2;
  const put = (height: number, added: readonly Node[] = []): void => {
    nodes.push(...added);
    y += height;
  };
  const heading = (title: string, counts: readonly Count[] = []): void =>
    put(
      BAR + 1.1,
      bar(
        title,
        counts.map(({ id }) => id),
        y,
        theme,
        setting,
      ),
    );
  const say = (content: Paragraph): void =>
    put(content.lines * lineOf(setting), paragraph(content, y, theme, setting));

  heading('THE ROUND');
  inLines(ROUND, ROUND_LINES).forEach(say);
  put(0.5);
  heading('YOUR ACTION');
  inLines(ACTIONS, ACTION_LINES).forEach(say);
  put(0.5);
  heading('STRENGTH IN BATTLE', STRENGTH);
  put(FIGURES, figures(STRENGTH, STRENGTH_STARTS, y, theme, army));
  say({ ...OUTCOME, lines: 2 });
  put(0.5);
  heading('AFTER SEVEN ROUNDS', SCORE);
  put(FIGURES, figures(SCORE, SCORE_STARTS, y, theme, army));
  say({ ...TIE, lines: 1 });
  return nodes;
}

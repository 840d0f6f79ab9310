/**
 * The quick reference on the backs of the action points cards: the rules in brief, in words of the project's own,
 * each with the numbers of the sentences that it is short for.
 */
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import { written } from '../../../src/kit/engrave/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import { art, box, text, type Node, type Run } from '../../../src/kit/face.ts';
import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Army } from '../box.ts';
import type { Theme } from '../theme.ts';
import { WIDTH } from './plate.ts';

/** A rule in brief. */
export interface Brief {
  /** A word that stands before it in the army's colour. */
  readonly lead?: string;
  readonly text: string;
  readonly ids: readonly StatementId[];
}

/** What something counts, for a row of figures. */
export interface Count {
  readonly figure: string;
  readonly of: string;
  readonly id: StatementId;
}

export const ROUND: readonly Brief[] = [
  {
    lead: '1',
    text: 'Active player: see two cards, keep one, give one. Place yours, then theirs.',
    ids: ['F1', 'F2'],
  },
  { lead: '2', text: 'Both: back to 5 points, hands up to five.', ids: ['C1'] },
  {
    lead: '3',
    text: 'One action each by turns, until no points are left. The active card changes hands.',
    ids: ['C2', 'E1'],
  },
];

export const ACTIONS: readonly Brief[] = [
  { text: '1 point; more if you pay more or add a card.', ids: ['C3', 'C3a', 'C3b'] },
  {
    lead: 'MOVE',
    text: 'Each point: 1 to 3 soldiers step one field; or turn the tank; or drive it straight on.',
    ids: ['M1', 'M5', 'M6'],
  },
  { text: 'Never onto enemies or their base.', ids: ['M2'] },
  { text: 'Step onto an unclaimed tank: it is yours.', ids: ['M3'] },
  {
    lead: 'RECRUIT',
    text: 'Each point: one soldier, at home or in your bunker. Ten in play at most.',
    ids: ['R1', 'R1a'],
  },
  {
    lead: 'ATTACK',
    text: 'Each point: one battle with an adjacent field. A card each, face down.',
    ids: ['A1', 'A4'],
  },
];

export const STRENGTH: readonly Count[] = [
  { figure: '1', of: 'each\nsoldier', id: 'A5' },
  { figure: '+1', of: 'own\ntank', id: 'A5a' },
  { figure: '+1', of: 'base,\nbunker', id: 'A5b' },
  { figure: '+?', of: 'the\ncard', id: 'A5c' },
];

export const OUTCOME: Brief = {
  text: 'Tie: attacker wins. Losers off, a victor in.',
  ids: ['A6a', 'A7', 'A8'],
};

export const SCORE: readonly Count[] = [
  { figure: '1', of: 'each\ncrate', id: 'E2' },
  { figure: '1', of: 'most\nsoldiers', id: 'E2a' },
  { figure: '3', of: 'each\nbunker', id: 'E2d' },
  { figure: '5', of: 'the\ntank', id: 'E2e' },
];

const SIZE = 6.8;
const LEADING = 1.1;
/** Baseline to baseline, mm. */
const LINE = SIZE * LEADING * (25.4 / 72);
const LEFT = 4.2;
const MEASURE = WIDTH - 2 * LEFT;
const BAR = 4.1;
const FIGURES = 7.4;

const briefRuns = ({ lead, text: words, ids }: Brief, theme: Theme, army: Army): Run[] => {
  const { flat } = theme.army[army];
  return [
    ...(lead ? [{ text: `${lead} `, style: { font: 'bold', ink: flat } }] : []),
    { text: words },
    { text: ` ${ids.join('\u00a0')}`, style: { font: 'bold', size: 5, ink: flat } },
  ];
};

const words = (field: string, runs: readonly Run[], y: number, lines: number, theme: Theme): Node =>
  text({
    field,
    text: runs,
    x: LEFT,
    y,
    width: MEASURE,
    height: lines * LINE,
    style: { font: 'text', size: SIZE, ink: theme.key, leading: LEADING },
    sign: { means: 'rule in brief', ink: theme.key, ground: theme.paper },
  });

/** A heading on a bar with a swallow tail. */
function bar(title: string, y: number, theme: Theme, army: Army): Node[] {
  const drawn = theme.edition === 'low-ink';
  const { flat } = theme.army[army];
  const [left, right] = [LEFT - 0.6, WIDTH - LEFT + 0.6];
  const ink = drawn ? flat : theme.paper;
  return [
    art({
      x: 0,
      y,
      shapes: [
        {
          d: written(
            polygon([
              [left, 0],
              [right, 0],
              [right - 1.7, BAR / 2],
              [right, BAR],
              [left, BAR],
            ]),
          ),
          ...(drawn ? { stroke: { colour: flat, width: 0.3 } } : { fill: flat }),
        },
      ],
    }),
    text({
      field: title,
      text: title,
      x: LEFT + 0.6,
      y,
      width: MEASURE - 4,
      height: BAR,
      valign: 'middle',
      style: { font: 'stencil', size: 8.4, ink, tracking: 70 },
      sign: { means: 'heading', ink, ground: drawn ? theme.paper : flat },
    }),
  ];
}

/** The first word, the number of the sentence, the second word below. */
function labelRuns(of: string, id: StatementId, ink: Colour): Run[] {
  const [first = '', second = ''] = of.split('\n');
  return [
    { text: first },
    { text: `\u00a0${id}\n`, style: { font: 'bold', size: 5, ink } },
    { text: second },
  ];
}

/** Four figures in a row, each with what it is for. */
function figures(counts: readonly Count[], y: number, theme: Theme, army: Army): Node[] {
  const { flat } = theme.army[army];
  const width = MEASURE / counts.length;
  return counts.flatMap(({ figure, of, id }, index): Node[] => {
    const x = LEFT + index * width;
    return [
      ...(index > 0
        ? [box({ x: x - 0.6, y: y + 0.3, width: 0.15, height: FIGURES - 1.6, fill: theme.key })]
        : []),
      text({
        field: `figure ${id}`,
        text: figure,
        x: x - 0.2,
        y,
        width: 6,
        height: FIGURES - 1,
        valign: 'middle',
        style: { font: 'poster', size: 13, ink: theme.key },
        sign: { means: 'counts', ink: theme.key, ground: theme.paper },
      }),
      text({
        field: `label ${id}`,
        text: labelRuns(of, id, flat),
        x: x + (figure.length > 1 ? 6.1 : 3.6),
        y: y + 0.5,
        width: 10.5,
        height: FIGURES - 1,
        style: { font: 'text', size: SIZE, ink: theme.key, leading: 1.02 },
      }),
    ];
  });
}

/** Everything on the back, from the top down. */
export function reference(army: Army, theme: Theme): Node[] {
  const nodes: Node[] = [];
  let y = 4.2;
  const put = (height: number, ...added: readonly Node[]): void => {
    nodes.push(...added);
    y += height;
  };
  const heading = (title: string): void => put(BAR + 1.1, ...bar(title, y, theme, army));
  const brief = (rule: Brief, lines: number): void =>
    put(lines * LINE, words(`rule ${rule.ids.join(' ')}`, briefRuns(rule, theme, army), y, lines, theme));
  const gap = (height: number): void => put(height);

  heading('THE ROUND');
  ROUND.forEach((rule, index) => brief(rule, index === 1 ? 1 : 2));
  gap(0.4);
  heading('YOUR ACTION');
  ACTIONS.forEach((rule, index) => brief(rule, [1, 2, 1, 1, 2, 2][index] ?? 1));
  gap(0.4);
  heading('STRENGTH IN BATTLE');
  put(FIGURES, ...figures(STRENGTH, y, theme, army));
  brief(OUTCOME, 1);
  gap(0.4);
  heading('AFTER SEVEN ROUNDS');
  put(FIGURES, ...figures(SCORE, y, theme, army));
  return nodes;
}

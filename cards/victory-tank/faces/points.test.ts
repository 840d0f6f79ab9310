import { describe, expect, it } from 'vitest';
import { ACTIONS, OUTCOME, ROUND, SCORE, STRENGTH, TIE } from '../../../content/victory-tank/in-brief.ts';
import { STATEMENTS } from '../../../content/victory-tank/statements.ts';
import type { Node, SetNode, TextBlock } from '../../../src/kit/face.ts';
import { typeFaultSentence } from '../../../src/kit/type/faults.ts';
import { typeset } from '../../../src/kit/type/typeset.ts';
import { loadFonts } from '../../../src/site/fonts.ts';
import { SOLDIERS } from '../box/battlefield.ts';
import { pointsBack, pointsFront, SQUARE, SQUARES } from './points.ts';

/** Where the lines of a face stand, mm. */
const linesIn = (
  nodes: readonly SetNode[],
): { readonly baseline: number; readonly left: number; readonly right: number }[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return linesIn(node.nodes);
    if (node.kind !== 'line') return [];
    const [first, last] = [node.runs[0], node.runs.at(-1)];
    return first && last ? [{ baseline: node.baseline, left: first.x, right: last.x + last.width }] : [];
  });

const textsOf = (nodes: readonly Node[]): TextBlock[] =>
  nodes.flatMap((node): TextBlock[] =>
    node.kind === 'text' ? [node] : node.kind === 'group' ? textsOf(node.nodes) : [],
  );

describe('the points track', () => {
  it('runs from five to none', () => {
    expect(SQUARES.map(({ points }) => points)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('has squares that hold the eleventh soldier, clear of each other', () => {
    for (const { counter, showpiece } of SOLDIERS) {
      expect(SQUARE).toBeGreaterThan(Math.max(counter.width, counter.height));
      expect(SQUARE).toBeGreaterThan(Math.max(showpiece.width, showpiece.depth));
    }
    for (const one of SQUARES)
      for (const other of SQUARES)
        if (one !== other)
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(SQUARE);
  });

  it('keeps every number clear of whatever stands on a square', () => {
    const numbers = textsOf(pointsFront('red', 'colour').nodes).filter(({ field }) =>
      field.startsWith('number'),
    );
    expect(numbers).toHaveLength(6);
    for (const { x, width } of numbers)
      for (const square of SQUARES) {
        const [left, right] = [square.x - SQUARE / 2, square.x + SQUARE / 2];
        // Numbers stand in columns of their own, outside both columns of squares.
        expect(x + width <= left || x >= right).toBe(true);
      }
  });
});

describe('the quick reference', () => {
  const paragraphs = [...ROUND, ...ACTIONS, OUTCOME, TIE];
  const ids = [
    ...paragraphs.flatMap(({ rules }) => rules.flatMap((rule) => rule.ids)),
    ...[...STRENGTH, ...SCORE].map(({ id }) => id),
  ];

  it('names only sentences that the rules have', () => {
    expect(ids.filter((id) => !(id in STATEMENTS))).toEqual([]);
    expect(ids.length).toBeGreaterThan(20);
  });

  it('shows each of those names, and is the same for both armies', () => {
    const [red, gray] = (['red', 'gray'] as const).map((army) =>
      textsOf(pointsBack(army, 'colour').nodes)
        .map(({ text }) => (typeof text === 'string' ? text : text.map((run) => run.text).join('')))
        .join('\n'),
    );
    expect(red).toBe(gray);
    for (const id of ids) expect(red).toMatch(new RegExp(`[\\s\\u00a0]${id}\\b|^${id}\\b`, 'm'));
  });

  it.each(['colour', 'low-ink', 'screen'] as const)(
    'has words and numbers clear of each other, %s',
    (edition) => {
      const set = typeset(pointsBack('red', edition), loadFonts({ fonts: [] }));
      if (!set.ok) throw new Error(set.faults.map(typeFaultSentence).join('\n'));
      const lines = linesIn(set.value.nodes);
      expect(lines.length).toBeGreaterThan(30);
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1))
          if (Math.abs(one.baseline - other.baseline) < 1.5)
            expect(Math.max(one.left, other.left)).toBeGreaterThanOrEqual(Math.min(one.right, other.right));
    },
  );

  it('gives base and bunker to the defender alone', () => {
    expect(STRENGTH.find(({ id }) => id === 'A5b')?.of).toMatch(/^defender in/);
  });

  it('is set in type that can be read: 6.8 pt and up, but for the names of sentences', () => {
    for (const { style, text } of textsOf(pointsBack('red', 'colour').nodes)) {
      const words = typeof text === 'string' ? text : text.map((run) => run.text).join('');
      const onlyIds = words.split(' ').every((word) => word in STATEMENTS);
      if (!onlyIds) expect(style.size).toBeGreaterThanOrEqual(6.8);
    }
  });
});

/** The board is a map of a place, and no rule: every space is as easy to read, and as easy to cross, as the next. */
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import type { Node, TextBlock } from '../../../src/kit/face.ts';
import { landOf } from '../art/board-ground.ts';
import { SPACES } from '../data/board.ts';
import { themeOf } from '../theme.ts';
import { WORDS_EN } from '../words.en.ts';
import { boardFace } from './board.ts';

const textsOf = (nodes: readonly Node[]): readonly TextBlock[] =>
  nodes.flatMap((node): readonly TextBlock[] => {
    if (node.kind === 'group') return textsOf(node.nodes);
    return node.kind === 'text' ? [node] : [];
  });

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

describe('the ground of the board', () => {
  it('changes by row, and is the same from both ends', () => {
    const first = SPACES.filter(({ column }) => column === 0).map(landOf);
    expect(first).toEqual(first.toReversed());
    expect(new Set(first).size).toBe(6);
    for (const space of SPACES) expect(landOf(space)).toBe(first[space.row]);
  });

  it('has tints too near to each other to be taken for a rule', () => {
    const { lands } = themeOf('colour');
    for (const one of Object.values(lands))
      for (const other of Object.values(lands)) expect(wcagContrast(one, other)).toBeLessThan(1.3);
  });
});

describe('the names of the spaces', () => {
  const names = textsOf(boardFace(WORDS_EN, 'colour').nodes).filter(({ field }) => field === 'space');

  it('can be read from a chair, at both ends of each space', () => {
    expect(names).toHaveLength(2 * SPACES.length);
    expect(Math.min(...names.map(({ style }) => style.size))).toBeGreaterThanOrEqual(11);
  });

  it('stand once and the right way up on a screen, where nobody sits opposite', () => {
    const turned = boardFace(WORDS_EN, 'screen').nodes.filter((node) => node.kind === 'group' && node.rotate);
    expect(turned).toEqual([]);
    const seen = textsOf(boardFace(WORDS_EN, 'screen').nodes).filter(({ field }) => field === 'space');
    expect(seen).toHaveLength(SPACES.length);
  });

  it('stand out from every ground', () => {
    const { lands, written } = themeOf('colour');
    for (const land of Object.values(lands)) expect(wcagContrast(written, land)).toBeGreaterThan(5.5);
  });
});

it('has an army of gray that is gray', () => {
  const { flat } = themeOf('colour').army.gray;
  const [r = 0, g = 0, b = 0] = channels(flat);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(8);
});

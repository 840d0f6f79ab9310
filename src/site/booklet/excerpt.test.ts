import { expect, it } from 'vitest';
import type { ToldCase } from '../../book/blocks.ts';
import type { Scene } from '../../referee/scene.ts';
import { excerptOf } from './excerpt.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const at = (index: number) => ({ x: index * 60, y: 0, width: 60, height: 40 });

/** Four cards in a row, each with one field. */
const TABLE: Scene = {
  ...{ ground: 'plain', pieces: [], lines: [], zones: [], status: '' },
  cards: NAMES.map((name, index) => ({ id: `card ${name}`, face: 'card', turn: 0, ...at(index) })),
  fields: NAMES.map((name, index) => ({ id: name, says: name, label: name, ...at(index) })),
};

const told = (lines: Scene['lines']): ToldCase => ({
  ...{ title: 'Somebody goes', table: TABLE, written: [], finding: null },
  steps: lines.map((line) => ({
    ...{ words: 'go', says: 'Go', by: 'red', events: [], table: TABLE, lines: [line] },
  })),
});

const cardsOf = (scene: Scene | null) => scene?.cards.map(({ id }) => id);

it('an example shows the cards that its moves are about, each way as one arrow', () => {
  const shown = excerptOf(
    told([
      { from: 'b', to: 'c', means: 'fire' },
      { from: 'b', to: 'c', means: 'way' },
    ]),
  );
  expect(cardsOf(shown)).toEqual(['card b', 'card c']);
  expect(shown?.fields.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(shown?.lines).toEqual([{ from: 'b', to: 'c', means: 'way' }]);
});

it('an example about one card shows the nearest beside it, and one about none the whole table', () => {
  expect(cardsOf(excerptOf(told([{ from: 'd', to: 'd', means: 'way' }])))).toEqual(['card c', 'card d']);
  expect(cardsOf(excerptOf(told([])))).toHaveLength(4);
});

it('an example shows the figures of the cards that it shows, and of no other', () => {
  const tags = [30, 210].map((x) => ({ x, y: 30, says: String(x), is: 'count' as const }));
  const example = told([{ from: 'c', to: 'd', means: 'fire' }]);
  expect(excerptOf({ ...example, table: { ...TABLE, tags } })?.tags?.map(({ says }) => says)).toEqual([
    '210',
  ]);
});

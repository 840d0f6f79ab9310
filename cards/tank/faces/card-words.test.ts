import { expect, test } from 'vitest';
import type { Node, TextBlock } from '../../../src/kit/face.ts';
import { tankKit } from '../kit.ts';

const textsOf = (nodes: readonly Node[]): TextBlock[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return textsOf(node.nodes);
    return node.kind === 'text' ? [node] : [];
  });

/** Letters in the stencil itself. */
const cutLetters = ({ text, style }: TextBlock): string =>
  (typeof text === 'string' ? [{ text, style: undefined }] : text)
    .filter((run) => (run.style?.font ?? style.font) === 'crate')
    .map((run) => run.text)
    .join('');

test('no name on a card has an L, a Z or a 4 with its foot cut off', () => {
  const texts = tankKit.box.cards
    .filter(({ twoFaced }) => !twoFaced)
    .flatMap((card) => textsOf(tankKit.front(card, 'colour').nodes));
  const stencilled = texts.filter((block) => cutLetters(block) !== '');
  expect(stencilled.length).toBeGreaterThan(100);
  expect(stencilled.map(cutLetters).filter((letters) => /[L4Z]/.test(letters))).toEqual([]);
});

test('names on cards are capitals, for a small letter of the stencil is read as another', () => {
  const names = tankKit.box.cards
    .filter(({ twoFaced }) => !twoFaced)
    .flatMap((card) => textsOf(tankKit.front(card, 'colour').nodes).filter(({ field }) => field === 'name'))
    .map(({ text }) => (typeof text === 'string' ? text : text.map((run) => run.text).join('')));
  expect(names).toHaveLength(tankKit.box.cards.filter(({ twoFaced }) => !twoFaced).length);
  expect(names.filter((name) => name !== name.toUpperCase())).toEqual([]);
});

test('no card of a deck says in its picture what is the rulebook’s and what is ours', () => {
  const said = tankKit.box.cards
    .filter(({ twoFaced }) => !twoFaced)
    .flatMap((card) => textsOf(tankKit.front(card, 'colour').nodes))
    .map(({ text }) => (typeof text === 'string' ? text : text.map((run) => run.text).join('')));
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((words) => /\b(?:ours|published|rulebook|derived)\b/i.test(words))).toEqual([]);
});

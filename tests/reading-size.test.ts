/** Set-up and reference cards can be read at arm's length. */
import { describe, expect, it } from 'vitest';
import { PRINTED_EDITIONS } from '../src/kit/edition.ts';
import type { SetNode } from '../src/kit/face.ts';
import { drawn, shelfKits } from './kits.ts';

/** Points. */
const LEAST = 9;

/** Cards that are read at the table. */
const DECKS = ['reference', 'aids'];

/** Numbers of rules, and heads of a column or labels of one word beside a picture. */
const isLabel = (words: string): boolean =>
  /^[\s,]*\p{L}*[\s,]*$/u.test(words) || /^[\s,]*([A-Z]+-?[A-Z]?\d+[a-z]?[\s,]*)+$/.test(words);

interface Sized {
  readonly words: string;
  readonly size: number;
}

const sized = (nodes: readonly SetNode[], scale = 1): Sized[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return sized(node.nodes, scale * (node.scale ?? 1));
    return node.kind === 'line'
      ? node.runs.map(({ text, size }) => ({ words: text, size: size * scale }))
      : [];
  });

describe.each(shelfKits)('%s', (_, shelved) => {
  it.each(PRINTED_EDITIONS)('has no reference smaller than 9 pt, %s', (edition) => {
    const cards = drawn(shelved, edition).cards.filter(({ deck }) => DECKS.includes(deck.id));
    expect(cards.length).toBeGreaterThan(0);
    for (const { card, front, back } of cards) {
      const small = [front, back]
        .flatMap(({ nodes }) => sized(nodes))
        .filter(({ words, size }) => size < LEAST - 0.01 && !isLabel(words));
      expect([card.id, small]).toEqual([card.id, []]);
    }
  });
});

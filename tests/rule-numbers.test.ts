/** What is printed speaks in words: no part of a game bears the number of a rule, which says nothing at the table. */
import { describe, expect, it } from 'vitest';
import type { DrawnKit } from '../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS } from '../src/kit/edition.ts';
import type { SetFace, SetNode } from '../src/kit/face.ts';
import { SHELF } from '../src/site/shelf.ts';
import { drawn, shelfKits } from './kits.ts';

const linesOn = (nodes: readonly SetNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return linesOn(node.nodes);
    return node.kind === 'line' ? [node.runs.map(({ text }) => text).join('')] : [];
  });

const facesOf = ({ cards, counters, showpieces, sheets }: DrawnKit): readonly SetFace[] =>
  [
    ...cards.flatMap(({ front, back }) => [front, back]),
    ...[...counters, ...showpieces, ...sheets].flatMap(({ face, back }) => [face, back]),
  ].filter((face) => face !== undefined);

/** Numbers of rules in a line, the game's own and any of that form. */
const rulesIn = (line: string, ids: ReadonlySet<string>): readonly string[] =>
  line.split(/[^\w-]+/).filter((word) => ids.has(word) || /^[A-Z]-A?\d{2,}[a-z]?$/.test(word));

describe.each(shelfKits)('%s', (_, shelfKit) => {
  it.each(PRINTED_EDITIONS)('has no number of a rule on any of its parts, %s', async (edition) => {
    const book = await SHELF.find(({ id }) => id === shelfKit.kit.id)?.book?.();
    const ids = new Set(Object.keys(book?.statements ?? {}));
    expect(ids.size).toBeGreaterThan(50);
    const faces = facesOf(drawn(shelfKit, edition));
    const lines = faces.flatMap(({ id, nodes }) => linesOn(nodes).map((line) => ({ id, line })));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter(({ line }) => rulesIn(line, ids).length > 0)).toEqual([]);
  });
});

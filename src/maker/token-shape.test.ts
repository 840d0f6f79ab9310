/** Round tokens and hex tiles are cut along an outline on the sheet, and have their shape on a screen. */
import { expect, it } from 'vitest';
import type { Edition } from '../kit/edition.ts';

import { readPath } from '../kit/engrave/path/path-data.ts';
import { art, box } from '../kit/face.ts';
import { boundsOf } from '../kit/pictures/path-bounds.ts';
import { defineGame } from './define-game.ts';
import type { TokenDefinition } from './part-definition.ts';

const token = (more: Partial<TokenDefinition>): TokenDefinition => ({
  size: [50, 43.3],
  face: ({ trim }) => [
    box({ ...trim, fill: '#00aa00' }),
    art({ x: 10, y: 10, shapes: [{ d: 'M0 0H5V5Z', fill: '#000000' }] }),
  ],
  ...more,
});

async function nodesOf(definition: TokenDefinition, edition: Edition) {
  const kit = await defineGame({ id: 'mine', title: 'Mine', tokens: { tile: definition } }).kit();
  const [piece] = kit.box.pieces;
  return (piece && kit.counter?.(piece, edition).face.nodes) ?? [];
}

const cutsIn = (nodes: Awaited<ReturnType<typeof nodesOf>>) =>
  nodes
    .flatMap((node) => (node.kind === 'art' ? node.shapes : []))
    .filter(({ asks }) => asks === 'cut')
    .map(({ d }) => boundsOf(readPath(d)));

it.each(['round', 'hex'] as const)(
  'a %s token has a line to cut along that fills its size',
  async (shape) => {
    for (const edition of ['colour', 'low-ink'] as const) {
      const [cut, ...more] = cutsIn(await nodesOf(token({ shape }), edition));
      expect(more).toEqual([]);
      expect(cut?.x).toBeCloseTo(0, 2);
      expect(cut?.y).toBeCloseTo(0, 2);
      expect(cut?.width).toBeCloseTo(50, 2);
      expect(cut?.height).toBeCloseTo(43.3, 1);
    }
  },
);

it('a board on a screen shows no line, and nothing outside the shape', async () => {
  const nodes = await nodesOf(token({ shape: 'hex' }), 'screen');
  expect(cutsIn(nodes)).toEqual([]);
  const clips = nodes.map((node) =>
    node.kind === 'art' ? node.clips?.map(({ d }) => boundsOf(readPath(d))) : [],
  );
  expect(clips).toMatchObject([[{ x: 0, width: 50 }], [{ x: -10, width: 50 }]]);
});

it('a token without a shape is cut along its edges', async () => {
  expect(cutsIn(await nodesOf(token({}), 'colour'))).toEqual([]);
});

it('a shape that there is not is told', async () => {
  const shape = 'star' as 'hex';
  await expect(nodesOf(token({ shape }), 'colour')).rejects.toThrow(
    'tokens "tile": its shape is "star", and there are round and hex.',
  );
});

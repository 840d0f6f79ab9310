/** The map is a map: places for cards are quiet under what lies there, towns of all that is read. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../../src/kit/rects.ts';
import type { Node } from '../../../src/kit/face.ts';
import { AREAS } from '../data/areas.ts';
import { pileOf } from '../data/map-layout.ts';
import { themeOf } from '../theme.ts';
import { land, toneOf } from './map-ground.ts';
import { PLACED_TOWNS, rivers } from './map-rivers.ts';
import { READ_ON_MAP } from './map-relief.ts';

const theme = themeOf('colour');

describe('the places for cards', () => {
  it('lie over coasts, borders and rivers, which go on in them only faintly', () => {
    const nodes = land(theme, true, rivers(theme));
    const lastLine = nodes.findLastIndex((node: Node) => node.kind === 'art' && node.clips === undefined);
    for (const { id } of AREAS) {
      const at = nodes.findIndex(
        (node) => node.kind === 'box' && node.x === pileOf(id).x && node.y === pileOf(id).y,
      );
      expect(at, id).toBeGreaterThan(lastLine);
      expect(nodes[at]).toMatchObject({ ...pileOf(id), fill: toneOf(id, theme) });
      const under = nodes[at + 1];
      if (under?.kind !== 'art') throw new Error(`nothing goes on under the cards of ${id}`);
      expect(under.clips, id).toHaveLength(1);
      expect(under.shapes.flatMap(({ stroke }) => stroke?.colour ?? [])).not.toContain(theme.key);
    }
  });

  it('lie clear of each other', () => {
    const piles = AREAS.map(({ id }) => pileOf(id));
    const crossed = piles.filter((one) => piles.some((other) => other !== one && overlap(one, other)));
    expect(crossed).toEqual([]);
  });
});

describe('the towns', () => {
  it('are there to know the country by, Berlin and Moscow among them', () => {
    expect(PLACED_TOWNS.length).toBeGreaterThanOrEqual(18);
    expect(PLACED_TOWNS.map(({ id }) => id)).toEqual(expect.arrayContaining(['berlin', 'moscow']));
  });

  it('have names that touch nothing that is read, nor each other', () => {
    const names = PLACED_TOWNS.map(({ room }) => room);
    const crossed = PLACED_TOWNS.filter(({ room }) =>
      [...READ_ON_MAP, ...names.filter((each) => each !== room)].some((each) => overlap(room, each)),
    );
    expect(crossed.map(({ id }) => id)).toEqual([]);
  });
});

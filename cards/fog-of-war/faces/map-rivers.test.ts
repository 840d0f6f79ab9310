/** The map is a map: places for cards cover nothing of it, and towns nothing that is read. */
import { describe, expect, it } from 'vitest';
import { overlap } from '../../../src/kit/rects.ts';
import type { Node, Rect } from '../../../src/kit/face.ts';
import { AREAS } from '../data/areas.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { pileOf } from '../data/map-layout.ts';
import { themeOf } from '../theme.ts';
import { halo } from './map-areas.ts';
import { COASTS, drawnLines } from './map-ground.ts';
import { mapFace } from './map.ts';
import { PLACED_TOWNS } from './map-rivers.ts';
import { READ_ON_MAP } from './map-relief.ts';

describe('the places for cards', () => {
  it('hide nothing of the map: they are marked at their corners alone', () => {
    const filledIn = (nodes: readonly Node[]): readonly Rect[] =>
      nodes.flatMap((node): readonly Rect[] => {
        if (node.kind === 'group') return filledIn(node.nodes);
        return node.kind === 'box' && node.fill !== undefined ? [node] : [];
      });
    const filled = filledIn(mapFace('colour').nodes);
    expect(filled.length).toBeGreaterThan(0);
    const covered = AREAS.filter(({ id }) => {
      const { x, y, width, height } = pileOf(id);
      return filled.some((one) => one.x === x && one.y === y && one.width === width && one.height === height);
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  it('lie clear of each other', () => {
    const piles = AREAS.map(({ id }) => pileOf(id));
    const crossed = piles.filter((one) => piles.some((other) => other !== one && overlap(one, other)));
    expect(crossed).toEqual([]);
  });
});

describe('the tone behind a name', () => {
  it('hides no coast: coasts are drawn over it, and it ends at the shore', () => {
    const theme = themeOf('colour');
    const artOn = (nodes: readonly Node[]): readonly string[] =>
      nodes.flatMap((node) => {
        if (node.kind === 'group') return artOn(node.nodes);
        return node.kind === 'art' ? [JSON.stringify(node)] : [];
      });
    const drawn = artOn(mapFace('colour').nodes);
    const coasts = drawn.findIndex((each) => each.includes(JSON.stringify(written(...drawnLines(COASTS)))));
    const tones = AREAS.map((area) => halo(area, 'large', theme));
    expect(coasts).toBeGreaterThan(0);
    for (const tone of tones) {
      const at = drawn.indexOf(JSON.stringify(tone));
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(coasts);
      expect(tone.kind === 'art' && tone.clips?.length).toBe(1);
    }
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

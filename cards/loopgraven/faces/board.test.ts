/** The board is a map of a place, and no rule: every space is as easy to read, and as easy to cross, as the next. */
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { svgPixels } from '../../../tests/raster.ts';
import { art, type Node, type TextBlock } from '../../../src/kit/face.ts';
import { paintNodes } from '../../../src/press/paint/svg.ts';
import { boardScenery, landOf } from '../art/board-ground.ts';
import { relicOf } from '../art/no-mans-land.ts';
import { BOARD_SIZE, namePlaces, SPACES } from '../data/board.ts';
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

  it('darkens towards the middle by steps too small to be taken for a rule', () => {
    const { lands } = themeOf('colour');
    const rows = SPACES.filter(({ column, row }) => column === 0 && row <= 5).map(
      (space) => lands[landOf(space)],
    );
    for (const [at, land] of rows.slice(1).entries())
      expect(wcagContrast(rows[at] ?? land, land)).toBeLessThan(1.3);
    const [middle = ''] = rows.slice(-1);
    expect(rows.every((land) => wcagContrast(land, '#000') >= wcagContrast(middle, '#000'))).toBe(true);
  });

  it('has craters, pools, broken trees and planks between the trenches, and never one kind alone', () => {
    const relics = SPACES.map((space) => ({ row: space.row, relic: relicOf(space, landOf(space)) }));
    const kinds = (row: number) => new Set(relics.flatMap((each) => (each.row === row ? [each.relic] : [])));
    expect(new Set(relics.map(({ relic }) => relic))).toEqual(
      new Set([null, 'craters', 'pool', 'stumps', 'planks']),
    );
    for (const row of [4, 5, 6]) expect(kinds(row).size).toBeGreaterThan(2);
  });
});

describe('the names of the spaces', () => {
  const names = textsOf(boardFace(WORDS_EN, 'colour').nodes).filter(({ field }) => field === 'space');

  it('are told once each, those of the middle row once to each seat', () => {
    const middle = SPACES.filter(({ row }) => row === 5);
    expect(names.map(({ text }) => text).toSorted()).toEqual(
      [...SPACES, ...middle].map(({ name }) => name).toSorted(),
    );
  });

  it('stand in lines that are of one row, and are read from one seat', () => {
    const lines = Map.groupBy(
      SPACES.flatMap((space) => namePlaces(space).map(({ y, turn }) => ({ row: space.row, y, turn }))),
      ({ y }) => Math.round(y / 6),
    );
    expect(lines.size).toBe(12);
    for (const line of lines.values()) {
      expect(new Set(line.map(({ row }) => row)).size).toBe(1);
      expect(new Set(line.map(({ turn }) => turn)).size).toBe(1);
    }
  });

  it.each(['colour', 'low-ink'] as const)('have nothing drawn over or under them in %s', async (edition) => {
    const dots = 6;
    const { width, height } = BOARD_SIZE;
    const drawn = await paintNodes([art({ x: 0, y: 0, shapes: boardScenery(themeOf(edition)) })], new Map());
    const { data } = await svgPixels(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * dots}" height="${height * dots}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`,
    );
    const marred = SPACES.filter((space) =>
      namePlaces(space).some((place) => {
        const [left, right] = [place.x, place.x + place.width].map((x) => Math.round(x * dots));
        const rows = Array.from(
          { length: Math.round(place.height * dots) },
          (_, row) => (Math.round(place.y * dots) + row) * width * dots,
        );
        return rows.some((row) =>
          data.subarray(3 * (row + (left ?? 0)), 3 * (row + (right ?? 0))).some((value) => value < 255),
        );
      }),
    );
    expect(marred.map(({ name }) => name)).toEqual([]);
  });

  it('can be read from a chair', () => {
    expect(Math.min(...names.map(({ style }) => style.size))).toBeGreaterThanOrEqual(11);
  });

  it('stand once and the right way up on a screen, where nobody sits opposite', () => {
    const turned = boardFace(WORDS_EN, 'screen').nodes.filter((node) => node.kind === 'group' && node.rotate);
    expect(turned).toEqual([]);
    const seen = textsOf(boardFace(WORDS_EN, 'screen').nodes).filter(({ field }) => field === 'space');
    expect(seen).toHaveLength(SPACES.length);
  });

  it('stand out from every ground', () => {
    const { lands, key } = themeOf('colour');
    for (const land of Object.values(lands)) expect(wcagContrast(key, land)).toBeGreaterThan(5.5);
  });
});

it('has an army of gray that is gray', () => {
  const { flat } = themeOf('colour').army.gray;
  const [r = 0, g = 0, b = 0] = channels(flat);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(8);
});

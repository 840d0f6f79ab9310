import { describe, expect, it } from 'vitest';
import { drawKit } from '../../src/kit/drawn-kit.ts';
import { EDITIONS } from '../../src/kit/edition.ts';
import type { SetNode } from '../../src/kit/face.ts';
import { typeFaultSentence } from '../../src/kit/type/type-faults.ts';
import { loadFonts } from '../../src/site/package-fonts.ts';
import { extentOf, housesOf, streetsOf } from './art/tile-houses.ts';
import { CITY_COLUMNS, CITY_ROWS, cityFace, SQUARE, TILE_SIZE, type TileMark } from './data/box.ts';
import { streetArmourKit } from './kit.ts';

const MARKS = CITY_COLUMNS.flatMap((column) => CITY_ROWS.map((row): TileMark => `${column}${row}`));

const strokesOf = (nodes: readonly SetNode[], scale = 1): readonly number[] =>
  nodes.flatMap((node): readonly number[] => {
    switch (node.kind) {
      case 'group':
        return strokesOf(node.nodes, scale * (node.scale ?? 1));
      case 'art':
        return node.shapes.flatMap(({ stroke }) =>
          stroke ? [stroke.width * scale * (node.scale ?? 1)] : [],
        );
      case 'box':
        return node.stroke ? [node.stroke.width * scale] : [];
      case 'line':
      case 'raster':
        return [];
    }
  });

const sizesOf = (nodes: readonly SetNode[], scale = 1): readonly number[] =>
  nodes.flatMap((node): readonly number[] => {
    if (node.kind === 'group') return sizesOf(node.nodes, scale * (node.scale ?? 1));
    return node.kind === 'line' ? node.runs.map(({ size }) => size * scale) : [];
  });

const MM_PER_PT = 25.4 / 72;

describe.each(EDITIONS)('the box of Street Armour, %s', (edition) => {
  const drawn = drawKit(streetArmourKit, edition, loadFonts(streetArmourKit), { showpieces: false });

  it('has every face, and every word on it fits', () => {
    expect(drawn.ok ? [] : drawn.faults.map(typeFaultSentence)).toEqual([]);
    if (!drawn.ok) return;
    const { cards, counters, sheets } = drawn.value;
    expect(new Set(cards.flatMap(({ front, back }) => [front.id, back.id])).size).toBe(24 + 4);
    expect(counters).toHaveLength(streetArmourKit.box.pieces.length);
    expect(sheets).toHaveLength(3);
  });

  it('has no line finer than printers hold, and no word smaller than 6 points', () => {
    if (!drawn.ok) throw new Error('nothing is drawn');
    const { cards, counters, sheets } = drawn.value;
    const faces = [
      ...cards.flatMap(({ front, back }) => [front, back]),
      ...counters.flatMap(({ face, back }) => (back ? [face, back] : [face])),
      ...sheets.map(({ face }) => face),
    ];
    const finest = edition === 'low-ink' ? 0.35 : 0.25;
    for (const { id, nodes } of faces) {
      expect(Math.min(...strokesOf(nodes), 1) / MM_PER_PT, id).toBeGreaterThanOrEqual(finest);
      expect(Math.min(...sizesOf(nodes), 99), id).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('a tile', () => {
  it.each(MARKS)('%s has a house on each square of a building, and none in the street', (mark) => {
    const built = housesOf(mark).flatMap(({ column, row, wide, high }) =>
      Array.from(
        { length: wide * high },
        (_, index) => `${column + (index % wide)} ${row + Math.floor(index / wide)}`,
      ),
    );
    const squares = cityFace(mark).flatMap((line, row) =>
      [...line].flatMap((square, column) => (square === '#' ? [`${column} ${row}`] : [])),
    );
    expect(built.toSorted()).toEqual(squares.toSorted());
    expect(streetsOf(mark)).toHaveLength(25 - squares.length);
  });

  it('goes on beneath the cut where a house ends at it, and ends on the line of its squares elsewhere', () => {
    const extents = MARKS.flatMap((mark) => housesOf(mark).map((house) => extentOf(house, 4)));
    for (const { left, top, right, bottom } of extents)
      for (const at of [left, top, right, bottom])
        expect(at === -4 || at === TILE_SIZE + 4 || (at > 0 && at < TILE_SIZE && at % SQUARE === 0)).toBe(
          true,
        );
    expect(extents.some(({ left }) => left === -4)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { AREAS, type AreaId } from '../box/areas.ts';
import { BOARD_AREAS, nameAt, numberAt } from '../box/board.ts';
import { BARRED, EDGES, STRAITS } from '../box/edges.ts';
import { MAP_FIELD, SHEET } from './field.ts';
import { BRIDGE, OUT_ONLY, RINGS, STRAIT_MARKS, WAYS } from './marks.ts';
import { ARCS, OUTLINES, type Ring } from './outlines.ts';
import { captionOf, DECKS, INTEL_PLACE, LEGEND, markerOf, MARKER, PILE, PILES, pileOf } from './places.ts';
import { POINTS_BOX, TITLE, URALS_BOX, USA_BOX, VICTORY_PLACE, YEARS_BOX } from './places.ts';
import type { Rect } from '../../../src/kit/face.ts';
import type { Point } from '../../../src/kit/engrave/matrix.ts';

const named = (pair: readonly string[]): string => pair.toSorted().join(' ');
const bordering = new Set(ARCS.map(({ left, right }) => named([left, right])));

const isInside = ([x, y]: Point, rings: readonly Ring[]): boolean =>
  rings.reduce((inside, ring) => {
    let crossings = 0;
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % ring.length] ?? from;
      const crosses =
        from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (crosses) crossings++;
    });
    return crossings % 2 === 1 ? !inside : inside;
  }, false);

const meet = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('what one sees between two areas', () => {
  test('is a border or a mark for every edge of the table', () => {
    const marks = new Set([BRIDGE, OUT_ONLY, ...WAYS].map(({ between }) => named(between)));
    const bare = EDGES.filter(({ between }) => !bordering.has(named(between)) && !marks.has(named(between)));
    expect(bare).toEqual([]);
  });

  test('is a way of the Allies where the table has one, and nowhere else', () => {
    const ways = EDGES.filter(({ kind }) => kind === 'allied').map(({ between }) => named(between));
    expect(WAYS.map(({ between }) => named(between)).toSorted()).toEqual(ways.toSorted());
  });

  test('is a strait between the shores that the table parts so', () => {
    expect(STRAIT_MARKS.map(({ between }) => named(between)).toSorted()).toEqual(
      STRAITS.map(named).toSorted(),
    );
  });

  test('is an arrow out of Ruhr where nobody attacks in', () => {
    expect(BARRED.map(named)).toEqual([named(OUT_ONLY.between)]);
  });

  test('is a crossed ring at every corner where four areas meet', () => {
    const met = RINGS.map(({ areas }) => areas.toSorted().join(' ')).toSorted();
    expect(met).toEqual([
      'balkans kiev odessa poland',
      'baltic kiev leningrad moscow',
      'catlantic natlantic paris spain vichy',
    ]);
    const adjacent = new Set(EDGES.map(({ between }) => named(between)));
    for (const { areas } of RINGS) {
      const across = areas.flatMap((one, at) => areas.slice(at + 1).map((other) => named([one, other])));
      expect(across.filter((pair) => !adjacent.has(pair)).length).toBeGreaterThan(0);
    }
  });
});

describe('what stands on the map', () => {
  const boxes = { axisDeck: DECKS.axis, alliedDeck: DECKS.allies };
  const others: Readonly<Record<string, Rect>> = {
    USA_BOX,
    URALS_BOX,
    LEGEND,
    TITLE,
    VICTORY_PLACE,
    INTEL_PLACE,
    YEARS_BOX,
    POINTS_BOX,
    ...boxes,
  };
  const blocks = AREAS.map((area) => {
    const [x, y] = markerOf(pileOf(area.id));
    const marker = { x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER };
    return { id: area.id as string, rects: [pileOf(area.id), captionOf(area), marker] };
  });
  const things = [...blocks, ...Object.entries(others).map(([id, rect]) => ({ id, rects: [rect] }))];

  test('leaves every pile, caption, marker and box to itself', () => {
    const crowded = things.flatMap((one, at) =>
      things
        .slice(at + 1)
        .flatMap((other) =>
          one.rects.some((rect) => other.rects.some((beside) => meet(rect, beside)))
            ? [`${one.id} and ${other.id}`]
            : [],
        ),
    );
    expect(crowded).toEqual([]);
  });

  test.each(AREAS)('lies in $name, and within the field', ({ id }: { readonly id: AreaId }) => {
    expect(isInside(PILES[id], OUTLINES[id])).toBe(true);
    const { x, y } = pileOf(id);
    expect(x).toBeGreaterThan(MAP_FIELD.x);
    expect(x + PILE.width).toBeLessThan(MAP_FIELD.x + MAP_FIELD.width);
    expect(y).toBeGreaterThan(MAP_FIELD.y);
    expect(y + PILE.height).toBeLessThanOrEqual(MAP_FIELD.y + MAP_FIELD.height);
  });

  test.each(AREAS)('on a screen stands in $name, its number beside what lies there', ({ id }) => {
    const board = BOARD_AREAS.find((area) => area.id === id);
    const [x, y] = numberAt(id);
    expect(isInside([x, y], OUTLINES[id])).toBe(true);
    const [roomX, roomY] = board?.centre ?? [0, 0];
    expect(isInside([roomX + SHEET.x, roomY + SHEET.y], OUTLINES[id])).toBe(true);
    const number = { x: x - SHEET.x - 6, y: y - SHEET.y - 6, width: 12, height: 12 };
    expect(board && meet(number, board.room)).toBe(false);
    // Half of a letter's height each way, and as wide as the shortest names are: longer ones may reach over a border.
    const [nameX, nameY] = nameAt(id);
    const name = { x: nameX - SHEET.x - 7, y: nameY - SHEET.y - 3, width: 14, height: 6 };
    expect(board && (meet(name, board.room) || meet(name, number))).toBe(false);
  });
});

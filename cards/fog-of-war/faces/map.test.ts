import { wcagLuminance } from 'culori';
import { describe, expect, test } from 'vitest';
import { AREAS, type AreaId, BARRED, EDGES, STRAITS } from '../data/areas.ts';
import {
  BOARD_AREAS,
  DECKS,
  INTEL_PLACE,
  LEGEND,
  MAP_FIELD,
  MARKER,
  PILE,
  PILES,
  POINTS_BOX,
  SHEET,
  TITLE,
  URALS_BOX,
  USA_BOX,
  VICTORY_PLACE,
  YEARS_BOX,
  captionOf,
  headOf,
  markerOf,
  nameAt,
  numberAt,
  pileOf,
} from '../data/map-layout.ts';
import { ARCS, OUTLINES, ringsOf, type Ring } from '../data/outlines.ts';
import { themeOf } from '../theme.ts';
import { toneOf } from './map-ground.ts';
import { RANGES, peaksOf } from './map-relief.ts';
import { BRIDGE, OUT_ONLY, RINGS, STRAIT_MARKS, WAYS } from './map-signs.ts';
import type { Rect } from '../../../src/kit/face.ts';
import type { Point } from '../../../src/kit/engrave/path/matrix.ts';

type Piece = readonly [key: string, length: number];

/** The sides of an area's outline, each by its ends in either order, with its length. */
const sidesOf = (rings: readonly Ring[]): Piece[] =>
  rings.flatMap((ring) =>
    ring.map((from, at): Piece => {
      const to = ring[(at + 1) % ring.length] ?? from;
      return [[String(from), String(to)].toSorted().join(' '), Math.hypot(to[0] - from[0], to[1] - from[1])];
    }),
  );

/** The length of the common border of two drawn areas, mm. */
function shared(one: AreaId, other: AreaId): number {
  const sides = new Map(sidesOf(OUTLINES[one]));
  return sidesOf(OUTLINES[other]).reduce((sum, [key, length]) => sum + (sides.has(key) ? length : 0), 0);
}

const pairs = AREAS.flatMap((one, at) => AREAS.slice(at + 1).map((other) => [one, other] as const));
const named = (one: string, other: string): string => [one, other].toSorted().join(' ');
const measured = pairs.map(([one, other]) => ({
  pair: named(one.id, other.id),
  land: one.type === 'land' && other.type === 'land',
  length: shared(one.id, other.id),
}));
const table = EDGES.filter(({ kind }) => kind !== 'allied').map(({ between }) => named(...between));

describe('the drawn areas', () => {
  test('touch along a border that one can see wherever the table says so, and nowhere else', () => {
    const seen = measured.filter(({ length }) => length > 0);
    expect(seen.map(({ pair }) => pair).toSorted()).toEqual(table.toSorted());
  });

  test('have borders long enough to be told from a corner', () => {
    const [shortest] = measured
      .filter(({ length, land }) => length > 0 && land)
      .toSorted((a, b) => a.length - b.length);
    expect(shortest?.length).toBeGreaterThan(5);
  });

  test.each(AREAS)('$name closes, inside the field', ({ id }) => {
    for (const ring of OUTLINES[id]) {
      expect(ring.length).toBeGreaterThan(3);
      for (const [x, y] of ring) {
        expect(x).toBeGreaterThanOrEqual(MAP_FIELD.x);
        expect(x).toBeLessThanOrEqual(MAP_FIELD.x + MAP_FIELD.width);
        expect(y).toBeGreaterThanOrEqual(MAP_FIELD.y);
        expect(y).toBeLessThanOrEqual(MAP_FIELD.y + MAP_FIELD.height);
      }
      const longest = Math.max(
        ...ring.map((from, at) => {
          const to = ring[(at + 1) % ring.length] ?? from;
          const framed = Math.abs(from[0] - to[0]) < 0.2 || Math.abs(from[1] - to[1]) < 0.2;
          return framed ? 0 : Math.hypot(to[0] - from[0], to[1] - from[1]);
        }),
      );
      expect(longest).toBeLessThan(120);
    }
  });
});

const pairName = (pair: readonly string[]): string => pair.toSorted().join(' ');
const bordering = new Set(ARCS.map(({ left, right }) => pairName([left, right])));

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
    const marks = new Set([BRIDGE, OUT_ONLY, ...WAYS].map(({ between }) => pairName(between)));
    const bare = EDGES.filter(
      ({ between }) => !bordering.has(pairName(between)) && !marks.has(pairName(between)),
    );
    expect(bare).toEqual([]);
  });

  test('is a way of the Allies where the table has one, and nowhere else', () => {
    const ways = EDGES.filter(({ kind }) => kind === 'allied').map(({ between }) => pairName(between));
    expect(WAYS.map(({ between }) => pairName(between)).toSorted()).toEqual(ways.toSorted());
  });

  test('is a strait between the shores that the table parts so', () => {
    expect(STRAIT_MARKS.map(({ between }) => pairName(between)).toSorted()).toEqual(
      STRAITS.map(pairName).toSorted(),
    );
  });

  test('is an arrow out of Ruhr where nobody attacks in', () => {
    expect(BARRED.map(pairName)).toEqual([pairName(OUT_ONLY.between)]);
  });

  test('is a crossed ring at every corner where four areas meet', () => {
    const met = RINGS.map(({ areas }) => areas.toSorted().join(' ')).toSorted();
    expect(met).toEqual([
      'balkans kiev odessa poland',
      'baltic kiev leningrad moscow',
      'catlantic natlantic paris spain vichy',
    ]);
    const adjacent = new Set(EDGES.map(({ between }) => pairName(between)));
    for (const { areas } of RINGS) {
      const across = areas.flatMap((one, at) => areas.slice(at + 1).map((other) => pairName([one, other])));
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
    const [x, y] = markerOf(headOf(area.id));
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

  test.each(AREAS)('lies in $name for the most part, and on no other area much', ({ id }) => {
    const { x, y, width, height } = pileOf(id);
    const grid = Array.from({ length: 15 * 15 }, (_, at): Point => [
      x + (((at % 15) + 0.5) / 15) * width,
      y + ((Math.floor(at / 15) + 0.5) / 15) * height,
    ]);
    const share = (of: AreaId): number =>
      grid.filter((point) => isInside(point, OUTLINES[of])).length / grid.length;
    expect(share(id)).toBeGreaterThan(0.7);
    const overLand = AREAS.filter((area) => area.id !== id && area.type === 'land').map((area) =>
      share(area.id),
    );
    expect(Math.max(...overLand)).toBeLessThan(0.12);
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

/** CIE lightness: 0 is black, 100 white, and steps look alike. */
const lightness = (colour: string): number => 116 * Math.cbrt(wcagLuminance(colour)) - 16;

describe('what one sees of areas at a metre', () => {
  const theme = themeOf('colour');
  const apart = (one: AreaId, other: AreaId): number =>
    Math.abs(lightness(toneOf(one, theme)) - lightness(toneOf(other, theme)));

  test('is another tone than that of every neighbour, without colour too', () => {
    const alike = EDGES.flatMap(({ between: [one, other] }) => {
      const [a, b] = [one, other].map((place) => AREAS.find(({ id }) => id === place)?.id);
      return a && b && apart(a, b) < 3 ? [named(a, b)] : [];
    });
    expect(alike).toEqual([]);
    expect(new Set(AREAS.map(({ id }) => toneOf(id, theme))).size).toBeLessThanOrEqual(6);
  });

  test('is land lighter than every sea', () => {
    const of = (type: 'land' | 'sea') =>
      AREAS.filter((area) => area.type === type).map(({ id }) => lightness(toneOf(id, theme)));
    expect(Math.min(...of('land')) - Math.max(...of('sea'))).toBeGreaterThan(3);
  });

  test.each(Object.entries(RANGES))('are the peaks of the %s, on land', (_, crest) => {
    const peaks = peaksOf(crest);
    expect(peaks.length).toBeGreaterThan(1);
    const dry = AREAS.filter(({ type }) => type === 'land').map(({ id }) => OUTLINES[id]);
    const afloat = peaks.filter((peak) => ![...dry, ringsOf('out')].some((rings) => isInside(peak, rings)));
    expect(afloat).toEqual([]);
  });
});

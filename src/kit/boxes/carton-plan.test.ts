import { describe, expect, it } from 'vitest';
import { POKER, type Box, type Card, type CardSize, type Piece } from '../component.ts';
import { foldedCarton } from '../../../tests/folded-carton.ts';
import { WALL, type Carton } from '../papercraft/carton.ts';
import { cross, dot, minus, unit, type Point3 } from '../papercraft/solid.ts';
import { overlap, shrunk } from '../papercraft/tab.ts';
import { SLEEVES, stackOf, type BoxFit } from './card-thickness.ts';
import { netSize, planBoxes, type PlannedBox } from './carton-plan.ts';
import { depthOf, lyingPieces, stowed } from './tray-depth.ts';

/** The room for a net that both papers have, mm. */
const ROOM = { width: 193.3, height: 238 };
const FIT: BoxFit = { thickness: 0.3, sleeves: 'none', room: ROOM };

const card = (id: string, count: number, size = POKER): Card => ({
  kind: 'card',
  id,
  name: id,
  count,
  deck: 'deck',
  size,
  provenance: 'ours',
});

const piece = (id: string, count: number, width: number, depth: number, height: number): Piece => ({
  kind: 'piece',
  id,
  name: id,
  count,
  provenance: 'ours',
  counter: { width, height: depth },
  showpiece: { make: 'model', width, depth, height },
});

const PIECES = [piece('man', 22, 12, 11, 22), piece('crate', 9, 10, 10, 10), piece('tank', 1, 16, 40, 20)];

const boxOf = (cards: readonly Card[], pieces: readonly Piece[] = []): Box => ({
  decks: [{ id: 'deck', name: 'Deck', group: 'deck' }],
  cards,
  pieces,
});

const tucks = (count: number, fit: Partial<BoxFit> = {}): readonly PlannedBox[] =>
  planBoxes(boxOf([card('card', count)]), { ...FIT, ...fit });

const flaps = ({ panels }: Carton) => panels.filter(({ glued }) => glued !== undefined);

/** The distance of a point from the plane of a panel, mm. */
function fromPlane(point: Point3, [a, b, c]: readonly Point3[]): number {
  if (!a || !b || !c) return NaN;
  return Math.abs(dot(minus(point, a), unit(cross(minus(b, a), minus(c, a)))));
}

/** The lengths of a folded carton along each direction, mm. */
function lengths(points: readonly Point3[]): readonly number[] {
  return [0, 1, 2].map((axis) => {
    const along = points.map((point) => point[axis] ?? 0);
    return Math.max(...along) - Math.min(...along);
  });
}

const COUNTS = [6, 30, 55, 110, 130] as const;

describe.each(COUNTS)('a box for %i cards', (count) => {
  describe.each(SLEEVES)('with sleeves: %s', (sleeves) => {
    const boxes = tucks(count, { sleeves });

    it('holds every card, each box a stack that fits inside its walls and flaps', () => {
      const held = boxes.flatMap(({ holds }) => holds.map((each) => each.count));
      expect(held.reduce((sum, each) => sum + each, 0)).toBe(count);
      boxes.forEach(({ inside }, index) => {
        const stack = stackOf(POKER, held[index] ?? 0, { ...FIT, sleeves });
        expect(inside.width - 2 * WALL).toBeGreaterThan(stack.width);
        // Three layers at the foot, the flaps above.
        expect(inside.height - 4 * WALL).toBeGreaterThan(stack.height);
        expect(inside.depth - 2 * WALL).toBeGreaterThan(stack.depth);
      });
    });

    it('is cut from a sheet of either paper', () => {
      for (const { cartons } of boxes) {
        for (const carton of cartons) {
          const { width, height } = netSize(carton);
          expect(Math.min(width, height)).toBeLessThanOrEqual(ROOM.width);
          expect(Math.max(width, height)).toBeLessThanOrEqual(ROOM.height);
        }
      }
    });

    it('has no two panels on one spot of the sheet', () => {
      for (const { panels } of boxes.flatMap(({ cartons }) => cartons)) {
        panels.forEach((one, index) => {
          for (const other of panels.slice(index + 1)) {
            const lie = [one.name, other.name, overlap(shrunk(one.outline), shrunk(other.outline))];
            expect(lie).toEqual([one.name, other.name, false]);
          }
        });
      }
    });
  });
});

describe('a tuck box of one piece, folded', () => {
  const [box] = tucks(55);
  const [carton] = box?.cartons ?? [];
  if (!box || !carton) throw new Error('There is no box.');
  const folded = foldedCarton(carton);
  const at = (name: string) => folded.get(name) ?? [];
  const walls = ['back', 'left', 'front', 'right', 'lid', 'foot'].flatMap(at);

  it('is as large as its inside, every wall in its place', () => {
    const { width, height, depth } = box.inside;
    lengths(walls).forEach((length, axis) =>
      expect(length).toBeCloseTo([width, height, depth][axis] ?? 0, 6),
    );
    // The last wall comes back to the first.
    expect(lengths([...at('right'), ...at('left')])[0]).toBeCloseTo(width, 6);
  });

  it('brings every glued flap flat against the wall that it is glued under', () => {
    expect(flaps(carton)).toHaveLength(4);
    for (const { name, glued = '' } of flaps(carton)) {
      for (const point of at(name)) expect([name, fromPlane(point, at(glued)) < 1e-6]).toEqual([name, true]);
    }
  });

  it('has dust flaps that do not meet, and a tongue that goes in behind the front', () => {
    const [one, other] = [lengths(at('left dust flap'))[0] ?? 0, lengths(at('right dust flap'))[0] ?? 0];
    expect(one + other).toBeLessThan(box.inside.width);
    for (const point of at('tongue')) expect(fromPlane(point, at('front'))).toBeCloseTo(0, 6);
    expect(lengths(at('tongue'))[1]).toBeGreaterThan(10);
  });

  it('is two pieces, wall for wall the same, where a sheet is too narrow for one', () => {
    const [narrow] = tucks(55, { room: { width: 130, height: 170 } });
    expect(narrow?.cartons).toHaveLength(2);
    const walled = narrow?.cartons.flatMap(({ panels }) => panels) ?? [];
    for (const { name, outline } of carton.panels)
      expect(walled.find((panel) => panel.name === name)?.outline).toEqual(outline);
    expect(flaps({ name: '', panels: walled })).toHaveLength(5);
  });
});

it('is one deep box for 110 cards and several where one would be too deep to fold', () => {
  expect(tucks(110).map(({ name }) => name)).toEqual(['Box for 110 cards']);
  expect(tucks(200).map(({ name }) => name)).toEqual([
    'Box for 100 cards, 1 of 2',
    'Box for 100 cards, 2 of 2',
  ]);
  expect(tucks(110, { thickness: 0.6 })).toHaveLength(2);
});

describe('a tray for the pieces', () => {
  const boxes = planBoxes(boxOf([card('card', 55)], PIECES), FIT);
  const [tuck] = boxes;
  const tray = boxes.find(({ kind }) => kind === 'tray');
  const lid = boxes.find(({ kind }) => kind === 'lid');
  if (!tuck || !tray || !lid) throw new Error('There is no tray.');

  it.each(['counter', 'showpiece'] as const)('has room for each of them as a %s, none in another', (form) => {
    const base = { width: tray.inside.width - 2 * WALL, height: tray.inside.height - 2 * WALL };
    const laid = stowed(lyingPieces(PIECES, form), base);
    expect(laid).toHaveLength(32);
    expect(depthOf(laid)).toBeLessThan(tray.inside.depth);
    laid.forEach((one, index) => {
      expect(one.x + one.width).toBeLessThanOrEqual(base.width + 1e-6);
      expect(one.y + one.height).toBeLessThanOrEqual(base.height + 1e-6);
      for (const other of laid.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x + 1e-6 ||
          other.x + other.width <= one.x + 1e-6 ||
          one.y + one.height <= other.y + 1e-6 ||
          other.y + other.height <= one.y + 1e-6 ||
          one.z + one.tall <= other.z + 1e-6 ||
          other.z + other.tall <= one.z + 1e-6;
        expect(apart).toBe(true);
      }
    });
  });

  it('stands as large as a card box, and folds with its corners against its walls', () => {
    expect(tray.inside.width - 2 * WALL).toBeCloseTo(tuck.inside.width, 6);
    const [carton] = tray.cartons;
    if (!carton) throw new Error('The tray has no net.');
    const folded = foldedCarton(carton);
    const { width, height, depth } = tray.inside;
    lengths([...folded.values()].flat()).forEach((length, axis) =>
      expect(length).toBeCloseTo([width, height, depth][axis] ?? 0, 6),
    );
    for (const { name, glued = '' } of flaps(carton))
      for (const point of folded.get(name) ?? [])
        expect([name, fromPlane(point, folded.get(glued) ?? []) < 1e-6]).toEqual([name, true]);
  });

  it('goes into its lid, walls, corners and all', () => {
    expect(lid.inside.width - 2 * WALL).toBeGreaterThan(tray.inside.width + 2 * WALL);
    expect(lid.inside.height - 2 * WALL).toBeGreaterThan(tray.inside.height + 2 * WALL);
    expect(lid.inside.depth).toBeLessThanOrEqual(tray.inside.depth);
  });

  it('is not made where there are no pieces', () => {
    expect(tucks(55).map(({ kind }) => kind)).toEqual(['tuck']);
  });
});

describe('a few cards of another size', () => {
  const large = { ...POKER, name: 'large', width: 90, height: 90 };
  const small = { ...POKER, name: 'small', width: 32, height: 45 };
  const boxed = (pieces: Box['pieces'], size: CardSize) =>
    planBoxes(boxOf([card('many', 40, size), card('few', 4)], pieces), FIT);
  const countIn = ({ holds }: PlannedBox): number => holds.reduce((sum, { count }) => sum + count, 0);

  it('go in with cards that are no smaller', () => {
    const [only, ...others] = boxed([], large);
    expect([only?.kind, only && countIn(only), others]).toEqual(['tuck', 44, []]);
    expect(only?.stack).toBeCloseTo(44 * FIT.thickness, 6);
  });

  it('lie on the pieces where all others are smaller, and the tray has the room for them', () => {
    const boxes = boxed(PIECES, small);
    expect(boxes.map((each) => [each.kind, countIn(each)])).toEqual([
      ['tuck', 40],
      ['tray', 4],
      ['lid', 0],
    ]);
    const [, tray] = boxes;
    expect(tray?.inside.width).toBeGreaterThan(POKER.width);
    expect(tray?.inside.height).toBeGreaterThan(POKER.height);
    const bare = planBoxes(boxOf([card('many', 40)], PIECES), FIT)[1];
    expect((tray?.inside.depth ?? 0) - (bare?.inside.depth ?? 0)).toBeCloseTo(4 * FIT.thickness, 6);
  });

  it('have a box of their own where nothing else takes them', () => {
    expect(boxed([], small).map(countIn)).toEqual([40, 4]);
  });
});

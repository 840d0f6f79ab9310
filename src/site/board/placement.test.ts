import { describe, expect, it } from 'vitest';
import type { SceneField, ScenePiece } from '../../referee/table/scene.ts';
import { seatsOf } from '../../referee/seats.ts';
import { type Picture, stacksOf, standing } from './placement.ts';

const [red, blue] = seatsOf('red', 'blue');
const FIELD: SceneField = { id: 'a', label: 'a', says: 'a', x: 100, y: 50, width: 63.5, height: 44.45 };

const counter = (id: string, count: number, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  face: id,
  field: 'a',
  count,
  width: 12,
  height: 12,
  turn: 0,
  marks: [],
  seat: red,
  ...more,
});

const vehicle = (turn: number, crew: number, more: Partial<ScenePiece> = {}): ScenePiece => ({
  id: 'tank',
  face: 'tank',
  field: 'a',
  count: 1,
  width: 36,
  height: 15,
  turn,
  seat: red,
  plate: { slots: 3 },
  marks: crew === 0 ? [] : [{ face: 'head', count: crew }],
  ...more,
});

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const rectOf = ({ x, y, width, height, turn }: Picture): Rect => {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  return { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 };
};

/** A rectangle round all points of a path of lines. */
function boundsOf(d: string): Rect {
  const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const meet = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isOnField = ({ left, right, top, bottom }: Rect): boolean =>
  left >= FIELD.x - 0.1 &&
  right <= FIELD.x + FIELD.width + 0.1 &&
  top >= FIELD.y - 0.1 &&
  bottom <= FIELD.y + FIELD.height + 0.1;

/** The rectangles a stack covers. */
const taken = (pieces: readonly ScenePiece[]): readonly (readonly Rect[])[] =>
  standing(FIELD, pieces).map(({ pictures, over, under }) => [
    ...pictures.map(rectOf),
    ...[...over, ...under].filter(({ look }) => look !== 'slot').map(({ d }) => boundsOf(d)),
  ]);

describe('counters on a field', () => {
  it('stand at its lower edge, their number on a pennant beside the last head', () => {
    const [stack] = standing(FIELD, [counter('red', 4)]);
    const heads = stack?.pictures.map(rectOf) ?? [];
    expect(heads.length).toBe(3);
    for (const { bottom } of heads) expect(FIELD.y + FIELD.height - bottom).toBeLessThan(2);
    expect(stack?.words.map(({ text }) => text)).toEqual(['4']);
    const flag = boundsOf(stack?.over[0]?.d ?? '');
    expect(flag.left).toBeGreaterThan((heads[1]?.right ?? 0) + 2);
    expect(flag.right).toBeLessThan(FIELD.x + FIELD.width);
  });

  it('of several seats fan beside each other, and none covers another', () => {
    const cases = [
      [counter('red', 3), counter('blue', 2, { seat: blue })],
      [counter('red', 11), counter('blue', 10, { seat: blue })],
      [counter('red', 3), counter('blue', 2, { seat: blue }), counter('green', 4)],
      [counter('red', 2), counter('tried', 3, { ghost: true })],
    ];
    for (const pieces of cases) {
      const stacks = taken(pieces);
      expect(stacks.flat().every(isOnField)).toBe(true);
      for (const [index, stack] of stacks.entries())
        for (const other of stacks.slice(index + 1))
          expect(stack.some((one) => other.some((two) => meet(one, two)))).toBe(false);
    }
  });

  it('leave what is nobody’s its own place, to the right', () => {
    const { seat: _, ...unowned } = counter('crate', 1);
    const [box, heads] = taken([unowned, counter('red', 2)]);
    expect(box?.every((one) => heads?.every((two) => !meet(one, two)))).toBe(true);
  });
});

describe('a plate', () => {
  it('is as large as its field, in its owner’s ink, and points where the piece faces', () => {
    for (const [turn, side] of [
      [0, 'right'],
      [90, 'bottom'],
      [180, 'left'],
      [-90, 'top'],
    ] as const) {
      const [stack] = standing(FIELD, [vehicle(turn, 2)]);
      const plate = stack?.under.find(({ look }) => look === 'plate');
      expect(plate?.ink).toBe('red');
      const bounds = boundsOf(plate?.d ?? '');
      expect(bounds.right - bounds.left).toBeGreaterThan(FIELD.width - 3);
      expect(bounds.bottom - bounds.top).toBeGreaterThan(FIELD.height - 3);
      const nose = boundsOf(stack?.under.find(({ look }) => look === 'nose')?.d ?? '');
      const { x = 0, y = 0 } = stack ?? {};
      const ahead = {
        right: nose.left > x,
        left: nose.right < x,
        bottom: nose.top > y,
        top: nose.bottom < y,
      };
      expect(ahead[side]).toBe(true);
    }
  });

  it('has its crew in slots on the rim, never on the hull, and shows the slots that are free', () => {
    for (const turn of [0, 90, 180, 270]) {
      for (const crew of [1, 2, 3]) {
        const [stack] = standing(FIELD, [vehicle(turn, crew)]);
        const [hull, ...heads] = stack?.pictures ?? [];
        expect(heads.length).toBe(crew);
        expect(stack?.under.filter(({ look }) => look === 'slot').length).toBe(3 - crew);
        // Only the middle of the hull's picture is inked: its trim is bare.
        const drawn = hull && rectOf({ ...hull, width: hull.width * 0.9, height: hull.height * 0.75 });
        for (const head of heads) expect(drawn && meet(drawn, rectOf(head))).toBe(false);
      }
    }
  });

  it('is bare paper with a dashed edge while it is nobody’s', () => {
    const { seat: _, ...unclaimed } = vehicle(0, 0);
    const [stack] = standing(FIELD, [unclaimed]);
    expect(stack?.under.map(({ look }) => look)).toEqual(['unclaimed']);
  });

  it('makes room for counters on its field', () => {
    const [plate, heads] = taken([vehicle(90, 3), counter('red', 3)]);
    expect(plate?.some((one) => heads?.some((two) => meet(one, two)))).toBe(false);
  });
});

describe('a counter as large as its field', () => {
  const platoon = counter('platoon', 1, { width: 40, height: 40 });
  const bearing = (...marks: ScenePiece['marks']) =>
    standing(FIELD, [{ ...platoon, marks }]).flatMap(({ pictures }) => pictures);

  it('shows each mark that it bears, beside each other and on itself', () => {
    const [unit, ...marks] = bearing({ face: 'frost', count: 1 }, { face: 'gassed', count: 2 }).map(rectOf);
    expect(marks.length).toBe(3);
    for (const [index, mark] of marks.entries()) {
      expect(unit && meet(unit, mark)).toBe(true);
      expect(isOnField(mark)).toBe(true);
      expect(marks.slice(index + 1).some((other) => meet(mark, { ...other, left: other.left + 0.01 }))).toBe(
        false,
      );
    }
    expect(bearing()).toHaveLength(1);
  });

  it('lies on what spans several fields, which keeps its size', () => {
    const { seat: _, ...cloud } = counter('gas', 1, { width: 180, height: 40, spans: true, field: 'b' });
    const fields = [FIELD, { ...FIELD, id: 'b', x: FIELD.x + FIELD.width }];
    const [first, second] = stacksOf({ fields, pieces: [platoon, cloud] });
    expect(first?.pictures).toMatchObject([{ face: 'gas', width: 180, height: 40 }]);
    expect(second?.pictures).toMatchObject([{ face: 'platoon' }]);
  });
});

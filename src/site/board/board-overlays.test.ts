import { describe, expect, it } from 'vitest';
import type { Scene, SceneField, SceneLight } from '../../referee/table/scene.ts';
import { LOOKS } from './board-styles.ts';
import { signsOf, trailOf } from './board-overlays.ts';

const field = (id: string, x: number, y: number): SceneField => ({
  id,
  label: id,
  says: id,
  x,
  y,
  width: 60,
  height: 40,
});

const SCENE: Scene = {
  ground: 'plain',
  cards: [],
  pieces: [],
  lines: [],
  zones: [],
  status: '',
  fields: [field('a', 0, 0), field('b', 60, 0), field('c', 0, 40), field('far', 180, 120)],
};

const numbersIn = (d: string): readonly number[] => [...d.matchAll(/-?[\d.]+/g)].map(([one]) => Number(one));

/** All x and all y of the wire's strands. */
function strands(scene: Scene): { readonly xs: readonly number[]; readonly ys: readonly number[] } {
  const numbers = signsOf(scene)
    .shapes.filter(({ look }) => look === 'wire')
    .flatMap(({ d }) => numbersIn(d));
  return { xs: numbers.filter((_, at) => at % 2 === 0), ys: numbers.filter((_, at) => at % 2 === 1) };
}

it('a shot between cards crosses the figures of neither', () => {
  const card = (id: string, y: number): SceneField => ({ ...field(id, 0, y), width: 63, height: 88 });
  const shot = (to: number) =>
    signsOf({
      ...SCENE,
      fields: [card('gun', 0), card('tank', to)],
      lines: [{ from: 'gun', to: 'tank', means: 'fire' }],
    }).shapes.flatMap(({ d }) => numbersIn(d).filter((_, at) => at % 2 === 1));
  const [least, most] = [Math.min(...shot(150)), Math.max(...shot(150))];
  expect([least, most]).toEqual([88, 150]);
  // Cards that lie close have no room between them.
  expect(Math.min(...shot(90))).toBe(44);
});

describe('barbed wire', () => {
  it('runs along the very edge between two fields', () => {
    const upright = strands({ ...SCENE, wire: [{ between: ['a', 'b'] }] });
    expect([Math.min(...upright.ys), Math.max(...upright.ys)]).toEqual([0, 40]);
    for (const x of upright.xs) expect(Math.abs(x - 60)).toBeLessThan(1);
    const level = strands({ ...SCENE, wire: [{ between: ['c', 'a'] }] });
    expect([Math.min(...level.xs), Math.max(...level.xs)]).toEqual([0, 60]);
    for (const y of level.ys) expect(Math.abs(y - 40)).toBeLessThan(1);
  });

  it('goes round a field that refuses, inside it', () => {
    const { xs, ys } = strands({ ...SCENE, wire: [{ at: 'b' }] });
    expect(Math.min(...xs)).toBeGreaterThan(60);
    expect(Math.max(...xs)).toBeLessThan(120);
    expect(Math.min(...ys)).toBeGreaterThan(0);
    expect(Math.max(...ys)).toBeLessThan(40);
  });

  it('stands across the way between fields that do not touch', () => {
    const { xs, ys } = strands({ ...SCENE, wire: [{ between: ['a', 'far'] }] });
    expect(Math.min(...xs)).toBeGreaterThan(60);
    expect(Math.max(...xs)).toBeLessThan(180);
    expect(ys.length).toBeGreaterThan(0);
  });

  it('is not drawn where there is no such place', () => {
    expect(signsOf({ ...SCENE, wire: [{ at: 'nowhere' }, { between: ['a', 'nowhere'] }] }).shapes).toEqual(
      [],
    );
  });
});

describe('a lit field', () => {
  const lit = (is: SceneLight['is']) => signsOf({ ...SCENE, lit: [{ at: 'a', price: '2', is }] });

  it('says what going there costs, in a ring that is filled where it is proposed', () => {
    expect(lit('near').words.map(({ text }) => text)).toEqual(['2']);
    expect(lit('near').shapes.map(({ look }) => look)).toEqual(expect.arrayContaining(['lit', 'ring']));
    expect(lit('far').shapes.map(({ look }) => look)).toEqual(['ring']);
    expect(lit('proposed').shapes.map(({ look }) => look)).toContain('ringProposed');
  });
});

describe('signs', () => {
  it('differ by their strokes and not by colour alone', () => {
    const lines = ['boots', 'treads', 'way', 'fire', 'supply', 'wire'] as const;
    const strokes = lines.map((look) => {
      const { colour: _, ...stroke } = { colour: '', ...LOOKS[look], stroke: null };
      return JSON.stringify(stroke);
    });
    expect(new Set(strokes).size).toBe(lines.length);
  });

  it('keep the head of an arrow whole where the wire refuses its end', () => {
    const looks = signsOf({
      ...SCENE,
      lines: [{ from: 'a', to: 'c', means: 'way' }],
      wire: [{ at: 'c' }],
    }).shapes.map(({ look }) => look);
    expect(looks.indexOf('wayHead')).toBeGreaterThan(looks.lastIndexOf('barbs'));
  });

  it('keep the trail under the pieces apart from what is tried over them', () => {
    const scene: Scene = {
      ...SCENE,
      lines: [
        { from: 'a', to: 'b', means: 'treads' },
        { from: 'c', to: 'a', means: 'boots' },
        { from: 'a', to: 'c', means: 'way' },
      ],
    };
    const [under, over] = [trailOf(scene), signsOf(scene).shapes].map(
      (shapes) => new Set(shapes.map(({ look }) => look)),
    );
    expect([...(under ?? [])].toSorted()).toEqual(['boots', 'treadRails', 'treads']);
    expect([...(over ?? [])].toSorted()).toEqual(['way', 'wayEdge', 'wayHead']);
  });
});

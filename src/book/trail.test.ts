import { describe, expect, it } from 'vitest';
import type { Scene, ScenePiece } from '../referee/table/scene.ts';
import { trailBetween, trailTo } from './trail.ts';

const walkers = (field: string, count: number): ScenePiece => ({
  id: `walker@${field}`,
  face: 'walker',
  field,
  count,
  width: 1,
  height: 1,
  turn: 0,
  marks: [],
});

const car = (field: string, crew: number): ScenePiece => ({
  id: 'car',
  face: 'car',
  field,
  count: 1,
  width: 3,
  height: 1,
  turn: 0,
  plate: { slots: 3 },
  marks: crew === 0 ? [] : [{ face: 'walker', count: crew }],
});

const scene = (...pieces: readonly ScenePiece[]): Scene => ({
  ground: 'plain',
  fields: [],
  cards: [],
  lines: [],
  zones: [],
  status: '',
  pieces,
});

describe('the trail of a move', () => {
  it('is boots where somebody walked, also among others who stood there', () => {
    expect(trailBetween(scene(walkers('a', 3)), scene(walkers('a', 1), walkers('b', 2)))).toEqual([
      { from: 'a', to: 'b', means: 'boots' },
    ]);
    expect(trailBetween(scene(walkers('a', 1), walkers('b', 2)), scene(walkers('b', 3)))).toEqual([
      { from: 'a', to: 'b', means: 'boots' },
    ]);
  });

  it('is boots to the vehicle that somebody climbed into', () => {
    expect(trailBetween(scene(walkers('a', 1), car('b', 1)), scene(car('b', 2)))).toEqual([
      { from: 'a', to: 'b', means: 'boots' },
    ]);
  });

  it('is treads where a vehicle went, and none of those it carries', () => {
    expect(trailBetween(scene(car('a', 2)), scene(car('b', 2)))).toEqual([
      { from: 'a', to: 'b', means: 'treads' },
    ]);
  });

  it('is treads of a tank that stands on no plate', () => {
    const tank = (field: string): ScenePiece => ({ ...walkers(field, 1), id: 'tank', leaves: 'treads' });
    expect(trailBetween(scene(tank('a')), scene(tank('b')))).toEqual([
      { from: 'a', to: 'b', means: 'treads' },
    ]);
  });

  it('is nothing where pieces come or go, or nothing moves', () => {
    expect(trailBetween(scene(walkers('a', 1)), scene(walkers('a', 2)))).toEqual([]);
    expect(trailBetween(scene(walkers('a', 2)), scene(walkers('a', 1)))).toEqual([]);
    expect(trailBetween(scene(walkers('a', 2)), scene(walkers('a', 2)))).toEqual([]);
  });
});

describe('the trail up to now', () => {
  it('is that of all small moves in a row, whatever stood still since', () => {
    const drive = ['a', 'a', 'b', 'c', 'c'].map((field) => scene(car(field, 1)));
    expect(trailTo(drive)).toEqual([
      { from: 'a', to: 'b', means: 'treads' },
      { from: 'b', to: 'c', means: 'treads' },
    ]);
  });

  it('leaves out what went before a pause', () => {
    const moves = ['a', 'b', 'b', 'c'].map((field) => scene(car(field, 1)));
    expect(trailTo(moves)).toEqual([{ from: 'b', to: 'c', means: 'treads' }]);
    expect(trailTo([])).toEqual([]);
  });
});

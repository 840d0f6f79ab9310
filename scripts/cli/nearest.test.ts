import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/kit/nearest-name.ts';
import { oneOf, someOf } from './nearest.ts';

const GAMES = ['victory-tank', 'tank', 'loopgraven', 'street-armour'];

describe('the nearest name', () => {
  it.each([
    ['victory-tnak', 'victory-tank'],
    ['Victory', 'victory-tank'],
    ['loopgrave', 'loopgraven'],
    ['tanks', 'tank'],
    ['streetarmour', 'street-armour'],
  ])('to %s is %s', (given, meant) => {
    expect(nearest(given, GAMES)).toBe(meant);
  });

  it('is none where nothing is near', () => {
    expect(nearest('chess', GAMES)).toBeUndefined();
    expect(nearest('tank', [])).toBeUndefined();
  });
});

describe('names from the command line', () => {
  it('are taken in any case, with commas and spaces, each once, in the order that is known', () => {
    expect(oneOf('paper', ['a4', 'letter'], 'A4')).toBe('a4');
    expect(someOf('paper', ['a4', 'letter'], 'Letter, a4,letter')).toEqual(['a4', 'letter']);
  });

  it('have to be some', () => {
    expect(() => someOf('paper', ['a4', 'letter'], ' , ')).toThrow(
      'No paper is named: choose from a4 and letter.',
    );
  });

  it('are all said where none is near', () => {
    expect(() => oneOf('paper', ['a4', 'letter'], 'tabloid')).toThrow(
      'There is no paper "tabloid": choose from a4 and letter.',
    );
  });
});

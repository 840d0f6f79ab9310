import { describe, expect, it } from 'vitest';
import { invariantsBroken } from './invariants.ts';
import { start } from './testing/random-games.ts';

describe('an unsound position', () => {
  it('is noticed, with what is wrong', () => {
    const sound = start('sound');
    expect(invariantsBroken(sound)).toEqual([]);
    expect(invariantsBroken({ ...sound, supply: [8, 7] })).toEqual(['red has 12 soldiers']);
    expect(invariantsBroken({ ...sound, pile: sound.pile.slice(1) })).toEqual([
      'there are 18 battlefield cards',
    ]);
    expect(invariantsBroken({ ...sound, taken: [0, 1] })).toEqual(['a crate has come or gone']);
    expect(invariantsBroken({ ...sound, points: [6, 5] })).toEqual(['somebody has 6 points']);
    expect(invariantsBroken({ ...sound, drawn: [] })).toEqual([
      'there are 17 battlefield cards',
      'nobody can move',
    ]);
    const tank = { field: 0, facing: 0, army: 0, crew: 0 } as const;
    expect(invariantsBroken({ ...sound, tank })).toEqual([
      'the tank is controlled without crew, or crewed by nobody',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { playout } from '../../referee/playout.ts';
import { BOUND } from './bound.ts';
import { victoryTank } from './game.ts';
import { invariantsBroken } from './invariants.ts';
import { OPTION_IDS, type OptionId } from './options.ts';
import { start, randomOptions } from './testing/random-games.ts';

/** Plays games to their end, looking at every position. */
function playGames(name: string, games: number, optionsOf: (game: number) => readonly OptionId[]): void {
  for (let game = 0; game < games; game++) {
    const seed = `${name}-${game}`;
    const { ended, count } = playout(
      victoryTank,
      start(seed, optionsOf(game)),
      seed,
      BOUND,
      ({ after, count: number }) => {
        const broken = invariantsBroken(after);
        if (broken.length > 0) throw new Error(`seed ${seed}, move ${number}: ${broken.join('; ')}`);
      },
    );
    if (!ended) throw new Error(`seed ${seed}: not at its end after ${count} moves`);
  }
}

const PAIRS = OPTION_IDS.flatMap((one, index) =>
  OPTION_IDS.slice(index + 1).map((other) => [one, other] as const),
);

describe('every game comes to its end with nothing lost on the way', () => {
  it('by the rules as they stand, 3000 games', () => {
    expect(() => playGames('plain', 3000, () => [])).not.toThrow();
  });

  it.each(OPTION_IDS)('with the option %s alone, 150 games', (option) => {
    expect(() => playGames(option, 150, () => [option])).not.toThrow();
  });

  it('with every pair of options, 1980 games', () => {
    expect(() =>
      playGames('pair', 30 * PAIRS.length, (game) => PAIRS[game % PAIRS.length] ?? []),
    ).not.toThrow();
  });

  it('with random sets of options, 3220 games', () => {
    expect(() => playGames('set', 3220, (game) => randomOptions(`set-${game}`))).not.toThrow();
  });
});

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

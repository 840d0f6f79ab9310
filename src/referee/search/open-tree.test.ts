import { describe, expect, it } from 'vitest';
import {
  diceRace,
  LAST_MARK,
  START,
  type Race,
  type RaceMove,
} from '../../../tests/made-up/rules-only/dice-race.ts';
import { contest, byLot } from '../../../scripts/make/contest.ts';
import { opponentOf, search } from './search.ts';

/** The race with nothing hidden, counting how often a move is played. */
function openRace() {
  let played = 0;
  const game = {
    ...diceRace,
    secrets: false as const,
    play: (race: Race, move: RaceMove): Race => {
      played++;
      return diceRace.play(race, move);
    },
  };
  return { game, played: () => played };
}

/** How far the seat's team is ahead. */
const value = ({ at }: Race, seat: number): number => {
  const lead = (Math.max(at[0], at[2]) - at[1]) / LAST_MARK;
  return 0.5 + (seat === 1 ? -lead : lead) / 2;
};

const nearly: Race = { at: [0, 5, 3], turn: 2, die: 3 };

describe('a search where nothing is hidden', () => {
  it('finds the move that wins, and how sure it is', () => {
    const { game } = openRace();
    for (const hints of [{}, { value }, { value, leaf: 'value' as const }]) {
      const thinking = search({ game, hints }, nearly, 'fly');
      thinking.more(100);
      expect(thinking.report()).toMatchObject({ move: 'run', chances: 1, samples: 100 });
    }
  });

  it('plays few new moves a sample, however deep it looks', () => {
    const { game, played } = openRace();
    search({ game, hints: { value, leaf: 'value' as const } }, { ...START, die: 2 }, 'ant').more(400);
    expect(played()).toBeLessThan(3 * 400);
  });

  it('makes the same moves again by the same seed, and wins more than chance does', () => {
    const { game } = openRace();
    const play = (seed: string) =>
      contest(
        game,
        START,
        [opponentOf({ game, hints: { value } }, { samples: 40 }), byLot(game), byLot(game)],
        seed,
        200,
      );
    expect(play('again')).toEqual(play('again'));
    const won = Array.from({ length: 20 }, (_, game_) => play(`${game_}`)?.winners.includes(0) === true);
    expect(won.filter(Boolean).length).toBeGreaterThan(13);
  });

  it('says the moves that it expects, and goes on from what it knows in the same turn', () => {
    // Two moves a turn: nobody else decides in between.
    const twice = {
      ...diceRace,
      secrets: false as const,
      toAct: (race: Race) =>
        diceRace.toAct(race) === null ? null : race.die === null ? ('chance' as const) : 0,
    };
    const field = { game: twice, hints: { value, leaf: 'value' as const } };
    const first = search(field, { at: [4, 0, 0], turn: 0, die: 1 }, 'one');
    first.more(60);
    const { line, move } = first.report();
    expect(line[0]).toEqual({ by: 0, words: String(move) });
    expect(first.memory()).toBeNull();
  });

  it('keeps its tree where the next decision is its own', () => {
    // A die in hand for every move: no chance in between.
    const alone = {
      ...diceRace,
      secrets: false as const,
      toAct: (race: Race) => (diceRace.toAct(race) === null ? null : 0),
      moves: (race: Race): readonly RaceMove[] => (diceRace.toAct(race) === null ? [] : ['run', 'rest']),
      play: ({ at }: Race, made: RaceMove): Race => ({
        at: made === 'run' ? [at[0] + 1, at[1], at[2]] : at,
        turn: 0,
        die: 1,
      }),
    };
    const field = { game: alone, hints: { value, leaf: 'value' as const } };
    const start: Race = { at: [0, 0, 0], turn: 0, die: 1 };
    const first = search(field, start, 'one');
    first.more(60);
    expect(first.report().move).toBe('run');
    const next = search(field, alone.play(start, 'run'), 'two', first.memory());
    expect(next.samples()).toBeGreaterThan(10);
    const other = search(field, start, 'two', first.memory());
    expect(other.samples()).toBe(0);
  });
});

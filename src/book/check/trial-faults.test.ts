/** Rules that contradict themselves are told of before somebody plays by them. */
import { describe, expect, it } from 'vitest';
import { simpleGame } from '../../maker/simple-game.ts';
import type { SimpleRules } from '../../maker/simple-rules.ts';
import { trialOf } from './trial-faults.ts';

interface Count {
  readonly turn: number;
  readonly left: number;
}

/** Two players take one or two away; whoever takes the last has won. */
const TAKE: SimpleRules<Count, string> = {
  seats: ['red', 'blue'],
  setUp: () => ({ turn: 0, left: 7 }),
  moves: ({ left }) => ['take 1', 'take 2'].filter((move) => Number(move.slice(5)) <= left),
  play: ({ turn, left }, move) => ({ turn: 1 - turn, left: left - Number(move.slice(5)) }),
  winner: ({ turn, left }) => (left === 0 ? (turn === 0 ? 'blue' : 'red') : null),
};

const trial = async (rules: Partial<SimpleRules<Count, string>>, sentences: readonly string[] = []) => {
  const setting = { id: 'take', title: 'Take', language: 'en', sentences } as const;
  const { game, invariants } = simpleGame({ ...TAKE, ...rules }).parts(setting, () =>
    Promise.reject(new Error('no kit')),
  );
  return trialOf({ game: await game(), invariants: (await invariants?.()) ?? (() => []), sentences });
};
const faults = async (...words: Parameters<typeof trial>) => (await trial(...words)).faults;

describe('a trial of rules', () => {
  it('finds nothing in good ones', async () => {
    expect(await faults({})).toEqual([]);
  });

  it.each<[string, Partial<SimpleRules<Count, string>>, RegExp]>([
    [
      'a move that is listed and refused',
      { why: (_, move) => (move === 'take 2' ? 'only one at a time' : null) },
      /^game: "take 2" is among its moves, and refused: only one at a time, at {"turn":0,"left":7}$/,
    ],
    [
      'a position that is changed by playing',
      { play: (before, move) => Object.assign(before, TAKE.play(before, move)) },
      /^game: play changes the position that it is given: .*, at {"turn":0,"left":7}$/,
    ],
    [
      'a winner who does not sit there',
      { winner: () => 'green' },
      /the winner is "green", and the seats are red, blue/,
    ],
    ['a turn that is nobody’s', { turn: () => 'green' }, /the turn is "green", and the seats are red, blue/],
    [
      'a player who has nothing to do',
      { moves: ({ left }) => (left > 3 ? ['take 2'] : []) },
      /^game: whoever is to move has no move, and nobody has won: .*, at {"turn":0,"left":3}$/,
    ],
    ['a secret that is not there', { hidden: { deck: 'all' } as object }, /^game: hidden names "deck", and/],
    ['a game longer than it says', { longest: 2 }, /^game: it has gone on for more than 2 moves/],
  ])('finds %s', async (_, rules, fault) => {
    expect(await faults(rules)).toEqual([expect.stringMatching(fault) as string]);
  });

  it('finds that a game breaks off where the opponent guesses at what is hidden', async () => {
    interface Range {
      readonly turn: number;
      readonly low: number;
      readonly high: number;
    }
    const guess = simpleGame<Range>({
      seats: ['red', 'blue'],
      setUp: () => ({ turn: 0, low: 2, high: 8 }),
      moves: () => ['go'],
      play: (position) => {
        if (position.low > position.high) throw new Error('low is above high');
        return { ...position, turn: position.turn + 1 };
      },
      turn: ({ turn }) => turn % 2,
      winner: ({ turn }) => (turn === 40 ? 'draw' : null),
      hidden: { low: 'all', high: 'all' },
    }).parts({ id: 'guess', title: 'Guess', language: 'en', sentences: [] }, () =>
      Promise.reject(new Error('no kit')),
    );
    const fault = /^game: when what red does not see is dealt anew, the game cannot go on: low is above high/;
    const { faults: found } = trialOf({ game: await guess.game(), invariants: () => [] });
    expect(found).toEqual([expect.stringMatching(fault)]);
  });

  describe('with written sentences', () => {
    const SENTENCES = ['1.1', '1.2'];
    /** Says something of taking more than there is. */
    const refusing = (says: string): Partial<SimpleRules<Count, string>> => ({
      why: ({ left }, move) => (Number(move.slice(5)) > left ? says : null),
    });

    it.each(['too many (1.2)', '1.2', 'too many', 'there are 1.5 of them', 'too many (of two)'])(
      'takes a refusal that says "%s"',
      async (says) => {
        const { faults: found, refusals } = await trial(refusing(says), SENTENCES);
        expect(found).toEqual([]);
        expect(refusals).toBeGreaterThan(0);
      },
    );

    it.each([
      ['too many (1.9)', '1.9'],
      ['too many (2.1).', '2.1'],
      ['3.1', '3.1'],
    ])('finds that there is no sentence of the number in "%s"', async (says, number) => {
      expect(await faults(refusing(says), SENTENCES)).toEqual([
        expect.stringMatching(`names sentence ${number}, and there is none, at {"turn":[01],"left":1}`),
      ]);
    });

    it('finds a winner by a sentence that nobody wrote', async () => {
      const winner = ({ left }: Count) => (left === 0 ? { winner: 'red', rule: '4.1' } : null);
      expect(await faults({ winner }, SENTENCES)).toEqual([
        expect.stringContaining('"winner" names sentence 4.1'),
      ]);
    });
  });

  it('says how much it tried', async () => {
    const { games, moves } = await trial({});
    expect(games).toBe(6);
    expect(moves).toBeGreaterThanOrEqual(6 * 4);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotsOf } from './random.ts';
import { byWeight, draw, drawsFrom, settle } from './draw.ts';
import { begin, advance, goBack } from '../../site/play/position-history.ts';
import { byLot, contest } from '../../../scripts/make/contest.ts';
import { perft, playout } from '../playout.ts';
import { replay, type GameRecord } from '../record.ts';
import {
  cardDuel,
  FIRST_DUEL,
  type Duel,
  type DuelMove,
} from '../../../tests/made-up/rules-only/card-duel.ts';
import { diceRace, START, type Race } from '../../../tests/made-up/rules-only/dice-race.ts';

/** The position after a list of moves in notation. */
function raceAfter(...words: readonly string[]): Race {
  const record = { game: 'dice-race', rules: '1', options: [], seed: '', moves: words };
  const replayed = replay(diceRace, record);
  if (!replayed.ok) throw new Error(replayed.faults[0]?.message);
  return replayed.value.positions.at(-1) ?? START;
}

describe('a draw', () => {
  it('is the same for the same seed and as many draws before, and is one of what can come', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, drawn) => {
        const draws = drawsFrom(seed, [], drawn);
        const next = draw(diceRace, START, draws);
        expect(next).toEqual(draw(diceRace, START, draws));
        expect(next.ok && diceRace.judge(START, next.value.move).allowed).toBe(true);
        expect(next.ok && next.value.draws.drawn).toBe(drawn + 1);
      }),
    );
  });

  it('forced to what the seed would have brought comes to the same', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = settle(cardDuel, FIRST_DUEL, drawsFrom(seed));
        if (!drawn.ok) throw new Error(drawn.faults.join());
        const words = drawn.value.moves.map((move) => cardDuel.print(FIRST_DUEL, move));
        const forced = settle(cardDuel, FIRST_DUEL, drawsFrom('another', words));
        expect(forced.ok && forced.value.position).toEqual(drawn.value.position);
      }),
    );
  });

  it('that is forced and cannot come is refused, and it is said what can', () => {
    expect(settle(diceRace, START, drawsFrom('', ['roll 7']))).toEqual({
      ok: false,
      faults: ['draw 1: "roll 7" cannot come here; what can is roll 1, roll 2, roll 3'],
    });
    expect(settle(diceRace, START, drawsFrom('', ['run']))).toMatchObject({
      faults: ['draw 1: "run" cannot come here; what can is roll 1, roll 2, roll 3'],
    });
    expect(settle(diceRace, START, drawsFrom('', ['six']))).toMatchObject({
      faults: ['draw 1: "six": write it like "roll 2" or "run"'],
    });
  });

  it('comes as often as its weight says', () => {
    const lot = lotsOf('fair');
    const counts = new Map<string, number>();
    for (let throws = 0; throws < 60_000; throws++) {
      const move = diceRace.print(START, byWeight(diceRace, START, diceRace.moves(START), lot));
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    const far = [30_000, 20_000, 10_000].map((wanted, index) =>
      Math.abs((counts.get(`roll ${index + 1}`) ?? 0) - wanted),
    );
    expect(Math.max(...far)).toBeLessThan(600);
  });

  it('of no weight at all is a fault of the game', () => {
    expect(() => byWeight({ weight: () => 0 }, START, [1, 2], lotsOf(''))).toThrow('a lot of weight 0');
  });

  it('that nobody ever answers is no endless loop', () => {
    const rolling = { ...diceRace, toAct: () => 'chance' as const, moves: () => [{ roll: 1 }] };
    expect(settle(rolling, START, drawsFrom(''))).toEqual({
      ok: false,
      faults: ['nobody decides after 10000 draws'],
    });
  });
});

describe('a record with chance in it', () => {
  it('of a game by lot replays to the same end', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const moves: string[] = [];
        const { last } = playout(diceRace, START, seed, 200, ({ before, move }) =>
          moves.push(diceRace.print(before, move)),
        );
        const record: GameRecord = { game: 'dice-race', rules: '1', options: [], seed: '', moves };
        const replayed = replay(diceRace, record);
        expect(replayed.ok && replayed.value.positions.at(-1)).toEqual(last);
      }),
    );
  });

  it('takes what a person enters, and refuses a move before the roll', () => {
    expect(raceAfter('roll 3', 'run', 'roll 1', 'rest')).toEqual({ at: [3, 0, 0], turn: 2, die: null });
    expect(() => raceAfter('run')).toThrow('move 1, "run", is not allowed');
  });
});

describe('games of three seats in two teams, without a bound', () => {
  it('are played by lot up to a limit, and it is told whether they ended', () => {
    const { last, ended } = playout(diceRace, START, 'race', diceRace.bound);
    expect(ended).toBe(true);
    expect(diceRace.outcome(last)?.winners).toEqual(diceRace.outcome(last)?.winners[0] === 1 ? [1] : [0, 2]);
    expect(playout(diceRace, START, 'race', 3)).toMatchObject({ count: 3, ended: false });
  });

  it('are won by who runs, with their team, and never end where all rest', () => {
    const runs = () => 'run' as const;
    const rests = () => 'rest' as const;
    expect(contest(diceRace, START, [rests, rests, runs], 'a', 1000)?.winners).toEqual([0, 2]);
    expect(contest(diceRace, START, [rests, runs, rests], 'a', 1000)?.winners).toEqual([1]);
    expect(contest(diceRace, START, [rests, rests, rests], 'a', 1000)).toBeNull();
  });

  it('count every roll once in perft, however likely', () => {
    expect([1, 2, 3].map((depth) => perft(diceRace, START, depth))).toEqual([3, 6, 18]);
  });
});

describe('a duel by players who see their own hand alone', () => {
  it('ends, whoever plays', () => {
    for (const seed of ['one', 'two', 'three'])
      expect(contest(cardDuel, FIRST_DUEL, [byLot(cardDuel), byLot(cardDuel)], seed, 60)).not.toBeNull();
  });
});

describe('going back over a draw', () => {
  const drawn = advance(cardDuel, begin<Duel, DuelMove>(FIRST_DUEL), { draw: 'dodge' });

  it('says who has seen it, and what, although the game tells nothing', () => {
    expect(goBack(cardDuel, drawn, 0).revealed).toEqual([{ move: 1, to: 0, rule: null, what: 'draw dodge' }]);
    const rolled = advance(diceRace, begin(START), { roll: 2 });
    expect(goBack(diceRace, rolled, 0).revealed.map(({ to }) => to)).toEqual([0, 1, 2]);
  });

  it('is told once where the game tells it', () => {
    const telling = { ...cardDuel, revealed: () => [{ to: 0, rule: 'D1' as const, what: 'a dodge' }] };
    expect(goBack(telling, drawn, 0).revealed).toEqual([{ move: 1, to: 0, rule: 'D1', what: 'a dodge' }]);
  });

  it('is no news where nobody could tell the draws apart', () => {
    const blind = { ...cardDuel, observe: () => cardDuel.observe(FIRST_DUEL, 0) };
    expect(goBack(blind, drawn, 0).revealed).toEqual([]);
  });

  it('draws the same again', () => {
    const { history } = goBack(cardDuel, drawn, 0);
    const [once, again] = [0, 1].map(() =>
      draw(cardDuel, history.positions.at(-1) ?? drawn.positions[0], drawsFrom('seven')),
    );
    expect(once).toEqual(again);
  });
});

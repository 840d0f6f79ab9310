import { describe, expect, it } from 'vitest';
import {
  ENGLISH_STONES as steppingStones,
  ENGLISH_FORM as steppingStonesForm,
} from '../../tests/made-up/in-words.ts';
import { chanceOf } from './chance/random.ts';
import { perft, playout } from './playout.ts';
import { readRecord, recordFrom, replay, type GameRecord } from './record.ts';
import { REFEREE_EN } from './messages/kernel.en.ts';
import { sayingOf } from '../language.ts';

const say = sayingOf(REFEREE_EN.faults);

/** A first position in which the hands are known: green has 2, 1, 1 and brown 2, 1, 1. */
function start() {
  const first = steppingStones.setUp([], chanceOf('', { hops: [2, 1, 1, 2, 1, 1] }));
  if (!first.ok) throw new Error(first.faults.join());
  return first.value;
}

describe('a playout', () => {
  it('ends, and is the same for the same seed', () => {
    const lines = [1, 2].map(() => {
      const line: number[] = [];
      const { ended, count } = playout(steppingStones, start(), 'seed', steppingStones.bound, ({ move }) =>
        line.push(move.hops),
      );
      expect([ended, count]).toEqual([true, line.length]);
      return line;
    });
    expect(lines[0]).toEqual(lines[1]);
  });

  it('stops at its limit', () => {
    expect(playout(steppingStones, start(), 'seed', 2)).toMatchObject({ count: 2, ended: false });
  });
});

describe('perft', () => {
  it('counts the runs of moves of a length', () => {
    // Both players have two alternatives at first; after playing the 2, one.
    expect([0, 1, 2, 3].map((depth) => perft(steppingStones, start(), depth))).toEqual([1, 2, 4, 6]);
  });
});

describe('a record', () => {
  const record: GameRecord = {
    game: 'stepping-stones',
    rules: '1',
    options: [],
    seed: '',
    script: { hops: [2, 1, 1, 2, 1, 1] },
    moves: ['hop 2', 'hop 1', 'hop 1', 'hop 2', 'hop 1'],
  };

  it('replays to the same position', () => {
    const again = replay(steppingStones, record);
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.positions).toHaveLength(6);
    expect(again.value.positions.at(-1)).toMatchObject({ at: [4, 3] });
  });

  it('is refused at its first bad move, with the verdict', () => {
    const bad = replay(steppingStones, { ...record, moves: ['hop 2', 'hop 2', 'hop 2', 'hop 1'] });
    expect(bad).toMatchObject({
      ok: false,
      faults: [
        {
          move: 3,
          message: 'move 3, "hop 2", is not allowed',
          verdict: { breaches: [{ rule: 'S1' }] },
          reached: { moves: [{ hops: 2 }, { hops: 2 }], positions: { length: 3 } },
        },
      ],
    });
  });

  it('is refused where a move does not parse, naming the place', () => {
    expect(replay(steppingStones, { ...record, moves: ['hop 2', 'jump'] })).toMatchObject({
      faults: [{ move: 2, message: 'move 2: "jump": write it like "hop 2"', verdict: null }],
    });
  });

  it.each([
    [{ game: 'chess' }, 'the record is of the game "chess", not of stepping-stones'],
    [{ rules: '0' }, 'the record follows version 0 of the rules; this is 1'],
    [{ options: ['near'] }, '"near" is no option of stepping-stones'],
    [{ script: { hops: [3] } }, 'hops of the script: there is no 3 left to draw'],
  ])('is refused for its head: %j', (change, message) => {
    expect(replay(steppingStones, { ...record, ...change })).toMatchObject({
      faults: [{ move: 0, message, reached: null }],
    });
  });

  it('is read from JSON with every fault named', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
    const read = readRecord({ game: 'stepping-stones', moves: [1], mood: 'good' });
    expect(read.ok ? [] : read.faults.map(say)).toEqual([
      'mood: a record has no such field',
      'rules: the version of the rules is needed, such as "1"',
      'seed: a text is needed, by which the set-up was dealt, unless the record has a position',
      'moves: a list of moves in notation is needed',
    ]);
    expect(readRecord(null)).toEqual({ ok: false, faults: [{ says: 'noRecord' }] });
  });
});

describe('a record that begins from a position', () => {
  const late = { ...start(), far: true, at: [3, 2] as const };
  const record = { ...recordFrom(steppingStones, steppingStonesForm, late), moves: ['hop 2'] };

  it('replays from there, under the rulings of the record', () => {
    const again = replay(steppingStones, record, steppingStonesForm);
    expect(again.ok && again.value.positions).toEqual([late, steppingStones.play(late, { hops: 2 })]);
    expect(replay(steppingStones, { ...record, options: [] }, steppingStonesForm)).toMatchObject({
      faults: [{ move: 1, message: 'move 1, "hop 2", is not allowed' }],
    });
  });

  it('comes back from its JSON, and may name its rulings in the position', () => {
    const form: unknown = JSON.parse(JSON.stringify(record));
    expect(readRecord(form)).toEqual({ ok: true, value: record });
    const { options, ...bare } = record;
    const within = { ...bare, position: { ...record.position, options } };
    expect(readRecord(within)).toEqual({ ok: true, value: record });
    expect(readRecord({ ...within, options: [] })).toEqual({
      ok: false,
      faults: [{ says: 'otherOptions' }],
    });
    expect(readRecord({ ...record, position: 'here' })).toEqual({
      ok: false,
      faults: [{ says: 'noPosition' }],
    });
  });

  it('is refused with everything that is wrong with the position', () => {
    const position = { at: { green: 9 }, hands: { brown: 3 } };
    expect(replay(steppingStones, { ...record, position }, steppingStonesForm)).toMatchObject({
      faults: [
        {
          move: 0,
          message:
            'position.at.green: a whole number from 0 to 4 is needed, not 9; position.hands.brown: a list is needed, not 3',
        },
      ],
    });
    expect(replay(steppingStones, record)).toMatchObject({
      faults: [{ move: 0, message: 'positions of stepping-stones cannot be read here' }],
    });
  });
});

describe('observing', () => {
  it('shows the same after what is hidden was dealt again', () => {
    for (const player of [0, 1]) {
      const seen = steppingStones.observe(start(), player);
      for (const seed of ['a', 'b', 'c']) {
        expect(steppingStones.observe(steppingStones.resample(seen, seed), player)).toEqual(seen);
      }
    }
  });
});

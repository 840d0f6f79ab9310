/** Cases that the second referee once read differently from the engine, each with the sentence that decides. */
import { describe, expect, it } from 'vitest';
import { numberOf } from '../../src/games/fog-of-war/rules/areas.ts';
import { fogForm } from '../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { pileOf } from '../../src/games/fog-of-war/rules/card-counts.ts';
import {
  ALLIES,
  AXIS,
  controllerOf,
  DECK,
  DISCARD,
  LOSS,
  pileIn,
  type War,
} from '../../src/games/fog-of-war/rules/position.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';

const TABLE = {
  neutrals: {
    spain: { 'army-2': 3 },
    turkey: { 'army-3': 3 },
    balkans: { 'army-2': 2 },
    scandinavia: { 'army-2': 1 },
    yugoslavia: { 'army-2': 1 },
    greece: { 'army-2': 1 },
    baltic: { 'army-1': 1 },
    kiev: { 'army-1': 1 },
    odessa: { 'army-1': 1 },
  },
  drawn: ['scandinavia', 'poland', 'yugoslavia'],
  boxed: 'poland',
  played: true,
};

/** All that the Allies have in 1940 but their dummies. */
const ALLIED_CARDS = {
  'army-3': 1,
  'army-2': 3,
  'army-1': 8,
  'fort-2': 1,
  'fleet-3': 2,
  'fleet-2': 3,
  'fleet-1': 3,
  air: 6,
};

function read(written: object): War {
  const found = fogForm.read({ ...TABLE, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

const on = (position: War, ...lines: readonly string[]): War =>
  lines.reduce((at, words) => {
    const move = fogOfWar.parse(at, words);
    if (!move.ok) throw new Error(words);
    expect([words, fogOfWar.judge(at, move.value).breaches]).toEqual([words, []]);
    return fogOfWar.play(at, move.value);
  }, position);

describe('when a year has ended', () => {
  const atEnd = read({
    stage: 'intel',
    active: 'axis',
    winter: true,
    waits: [
      { kind: 'entries', seat: 'allies' },
      { kind: 'remove', seat: 'axis' },
      { kind: 'remove', seat: 'allies' },
    ],
    wheels: {
      axis: { turned: 'bravo', plans: { alpha: 'paris' } },
      allies: { turned: 'bravo', plans: { alpha: 'libya' } },
    },
    piles: {
      axis: { alpha: { 'army-1': 1 } },
      allies: { alpha: { 'army-2': 1 }, discard: { 'fleet-3': 1, 'fleet-2': 2, 'fleet-1': 2, air: 2 } },
    },
    known: { allies: { discard: { 'fleet-2': 2 } } },
  });

  it('each side takes its own operations back, whoever’s turn was the last (F-103)', () => {
    const back = on(atEnd, 'disband alpha');
    expect(back.wheels.map(({ plans }) => plans[0])).toEqual([numberOf('paris'), null]);
    expect(pileIn(back, ALLIES, DISCARD)[1]).toBe(1);
  });

  it('cards that were seen among the discards are known to be in the new draw deck (F-A63)', () => {
    const next = on(atEnd, 'done', 'done');
    expect(next.known[ALLIES][DECK]).toEqual(pileOf({ 'fleet-2': 2 }));
  });
});

describe('when a new year begins', () => {
  it('it is winter at once where a draw deck is empty, before anybody draws (F-A59)', () => {
    const eve = read({
      stage: 'intel',
      active: 'axis',
      waits: [
        { kind: 'entries', seat: 'allies' },
        { kind: 'remove', seat: 'axis' },
      ],
      piles: { axis: { discard: { 'army-1': 14 } }, allies: { loss: ALLIED_CARDS, britain: { dummy: 8 } } },
    });
    const year = on(eve, 'done');
    expect([fogOfWar.toAct(year), year.winter]).toEqual(['chance', true]);
  });
});

describe('where aircraft need support (F-194)', () => {
  const launched = (cards: object): War =>
    on(
      read({
        options: ['air-support'],
        wheels: { axis: { turned: 'delta', plans: { alpha: 'yugoslavia' } } },
        piles: { axis: { alpha: cards } },
      }),
      'launch alpha from italy',
    );

  it('dummies alone are no aircraft: they are routed, and the neutral has been attacked (F-049, F-A05)', () => {
    const routed = launched({ dummy: 2 });
    expect(controllerOf(routed, numberOf('yugoslavia'))).toBe(ALLIES);
    expect(pileIn(routed, AXIS, DISCARD)).toEqual(pileOf({ dummy: 2 }));
    expect(pileIn(routed, AXIS, LOSS).at(-1)).toBe(0);
  });

  it('aircraft alone are disbanded, and nobody has been attacked (F-A66)', () => {
    expect(controllerOf(launched({ air: 2 }), numberOf('yugoslavia'))).toBeNull();
  });
});

describe('when sides are bid for (F-195)', () => {
  const offered = (...lines: readonly string[]): War => {
    const begun = fogOfWar.setUp(['side-bids'], chanceOf('bids'));
    if (!begun.ok) throw new Error('it cannot be set up');
    return on(begun.value, ...lines);
  };

  it.each([
    ['offer allies 2', 'offer axis 1', true, 70],
    ['offer axis 1', 'offer allies 2', false, 70],
    ['offer allies 2', 'offer allies 3', false, 67],
    ['offer axis 4', 'offer axis 1', false, 74],
  ])('%s and %s: changed places %s, and the Axis needs %i', (one, other, swapped, goal) => {
    expect(offered(one, other)).toMatchObject({ swapped, goal });
  });
});

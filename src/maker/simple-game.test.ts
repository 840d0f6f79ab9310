/** A first game by a maker: moves as texts, reasons, secrets, and positions as people write them. */
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../referee/chance/random.ts';
import { playout } from '../referee/playout.ts';
import { digitsIn, digitsOut } from '../codec.ts';
import { kindsBy } from './hidden-kinds.ts';
import { simpleForm } from './simple-form.ts';
import { simpleGame, type SimpleSetting } from './simple-game.ts';
import { simplePacking } from './simple-packing.ts';
import type { SimpleRules } from './simple-rules.ts';

/** A race: a card of 1 or 2 goes that far; on 5 one has won. */
interface Race {
  readonly turn: string;
  readonly at: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<string, readonly number[]>>;
  readonly deck: readonly number[];
}

const CARDS = [1, 1, 1, 1, 2, 2, 2, 2];

const without = (cards: readonly number[], card: number): readonly number[] =>
  cards.filter((_, index) => index !== cards.indexOf(card));

const RACE: SimpleRules<Race, string> = {
  seats: ['red', 'blue'],
  setUp: ({ shuffle }) => {
    const cards = shuffle(CARDS);
    return {
      turn: 'red',
      at: { red: 0, blue: 0 },
      hands: { red: cards.slice(0, 3), blue: cards.slice(3, 6) },
      deck: cards.slice(6),
    };
  },
  moves: ({ turn, hands }) => [...new Set(hands[turn])].map((card) => `go ${card}`),
  why: ({ turn, hands }, move) => {
    const card = Number(move.split(' ')[1]);
    if (!(card > 0)) return 'write how far, as in "go 2"';
    return hands[turn]?.includes(card) ? null : [`there is no ${card} in your hand (1.2).`, '1.1'];
  },
  play: (race, move) => {
    const { turn, at, hands } = race;
    const card = Number(move.split(' ')[1]);
    return {
      ...race,
      turn: turn === 'red' ? 'blue' : 'red',
      at: { ...at, [turn]: (at[turn] ?? 0) + card },
      hands: { ...hands, [turn]: without(hands[turn] ?? [], card) },
    };
  },
  winner: ({ at }) => Object.keys(at).find((seat) => (at[seat] ?? 0) > 4) ?? null,
  hidden: { hands: 'others', deck: 'all' },
};

const SETTING: SimpleSetting = { id: 'race', title: 'Race', language: 'en', sentences: ['1.1', '1.2'] };
const game = simpleGame(RACE).in(SETTING);

const START: Race = {
  turn: 'red',
  at: { red: 0, blue: 0 },
  hands: { red: [1, 1, 2], blue: [2, 2, 2] },
  deck: [1, 2],
};

const judged = (position: Race, words: string) => {
  const move = game.parse(position, words);
  return move.ok ? game.judge(position, move.value).breaches : move.faults;
};

describe('a move', () => {
  it('that is listed is allowed, however it is written', () => {
    expect([judged(START, 'go 1'), judged(START, '  GO   2 ')]).toEqual([[], []]);
  });

  it('that is not is refused for the reasons that the game gives, each with its sentence', () => {
    const blue = { ...START, turn: 'blue' };
    expect(judged(blue, 'go 1')).toEqual([
      { rule: '1.2', remedy: { says: 'said', text: 'there is no 1 in your hand' } },
      { rule: '1.1', remedy: { says: 'said', text: 'sentence 1.1 does not allow it' } },
    ]);
    expect(judged(blue, 'fly')).toEqual([
      { rule: '1.1', remedy: { says: 'said', text: 'write how far, as in "go 2"' } },
    ]);
  });

  it('is refused when the game has ended, and nobody is to act then', () => {
    const won = { ...START, at: { red: 5, blue: 0 } };
    expect([judged(won, 'go 1'), game.toAct(won), game.outcome(won)]).toEqual([
      [{ rule: '1.1', remedy: { says: 'said', text: 'the game has ended' } }],
      null,
      { winners: [0], totals: null, rules: ['1.1'] },
    ]);
  });

  it('of a game that gives no reasons is one of the list, or none at all', () => {
    const { why: _, ...silent } = RACE;
    const quiet = simpleGame(silent).in(SETTING);
    expect(quiet.parse(START, 'fly')).toEqual({
      ok: false,
      faults: [{ says: 'said', text: '"fly" is no move; write one like "go 1" or "go 2"' }],
    });
  });

  it('may be JSON, and is written by its figures', () => {
    interface Step {
      readonly from: string;
      readonly to: string;
    }
    const steps = simpleGame<{ readonly turn: number }, Step>({
      seats: ['red', 'blue'],
      setUp: () => ({ turn: 0 }),
      moves: () => [{ from: 'a1', to: 'a2' }],
      play: () => ({ turn: 1 }),
      winner: ({ turn }) => (turn === 1 ? 'draw' : null),
    }).in(SETTING);
    const [move] = steps.moves({ turn: 0 });
    expect([move && steps.print({ turn: 0 }, move), steps.parse({ turn: 0 }, 'a1 a2')]).toEqual([
      'a1 a2',
      { ok: true, value: move },
    ]);
    expect(steps.outcome({ turn: 1 })).toMatchObject({ winners: [] });
  });
});

it('a player without a move ends the game, and nobody has won', () => {
  const stuck = { ...START, hands: { red: [], blue: [2] } };
  expect([game.toAct(stuck), game.outcome(stuck)]).toEqual([
    null,
    { winners: [], totals: null, rules: ['1.1'] },
  ]);
});

describe('what is hidden', () => {
  it('is told to nobody who does not see it, but all of it together can be reckoned', () => {
    expect(game.observe(START, 0)).toEqual({
      viewer: 0,
      position: {
        ...START,
        hands: { red: [1, 1, 2], blue: { unseen: 3 } },
        deck: { unseen: 2 },
      },
      unseen: ['1', '2', '2', '2', '2'],
    });
  });

  it('is dealt anew from what is unseen, and the own hand stays', () => {
    const dealt = ['a', 'b', 'c', 'd'].map((seed) => game.resample(game.observe(START, 0), seed));
    for (const { hands, deck } of dealt) {
      expect(hands['red']).toEqual([1, 1, 2]);
      expect([...(hands['blue'] ?? []), ...deck].toSorted()).toEqual([1, 2, 2, 2, 2]);
    }
    expect(new Set(dealt.map(({ deck }) => deck.join())).size).toBeGreaterThan(1);
  });
});

describe('decks of their own', () => {
  /** Each seat has a deck, and there is a secret number. */
  interface Decks {
    readonly turn: string;
    readonly hands: Readonly<Record<string, readonly string[]>>;
    readonly piles: Readonly<Record<string, readonly string[]>>;
    readonly chests: { readonly gold: readonly string[]; readonly iron: readonly string[] };
    readonly target: number;
  }
  const deckOf = (seat: string): readonly string[] =>
    ['one', 'two', 'three', 'four'].map((each) => `${seat}-${each}`);
  const decks = simpleGame<Decks>({
    seats: ['red', 'blue'],
    setUp: ({ shuffle, roll }) => {
      const [red, blue] = [shuffle(deckOf('red')), shuffle(deckOf('blue'))];
      return {
        turn: 'red',
        hands: { red: red.slice(0, 1), blue: blue.slice(0, 1) },
        piles: { red: red.slice(1, 3), blue: blue.slice(1, 3) },
        chests: { gold: red.slice(3), iron: blue.slice(3) },
        target: roll(6),
      };
    },
    moves: () => ['wait'],
    play: (position) => ({ ...position, turn: position.turn === 'red' ? 'blue' : 'red' }),
    winner: () => null,
    hidden: { hands: 'others', piles: 'all', chests: 'all', target: 'all' },
  }).in(SETTING);
  const first: Decks = {
    turn: 'red',
    hands: { red: ['red-one'], blue: ['blue-one'] },
    piles: { red: ['red-two', 'red-three'], blue: ['blue-two', 'blue-three'] },
    chests: { gold: ['red-four'], iron: ['blue-four'] },
    target: 4,
  };

  it('are piles that nobody looks into, and what one sees is their backs', () => {
    expect(decks.observe(first, 0).position).toEqual({
      turn: 'red',
      hands: { red: ['red-one'], blue: { unseen: 1, of: ['cards 2'] } },
      piles: { red: { unseen: 2, of: ['cards', 'cards'] }, blue: { unseen: 2, of: ['cards 2', 'cards 2'] } },
      chests: { gold: { unseen: 1, of: ['cards'] }, iron: { unseen: 1, of: ['cards 2'] } },
      target: { unseen: true, lot: true },
    });
  });

  it('are not mixed when they are dealt anew', () => {
    const dealt = ['a', 'b', 'c', 'd'].map((seed) => decks.resample(decks.observe(first, 0), seed));
    for (const { hands, piles, chests, target } of dealt) {
      expect(hands['red']).toEqual(['red-one']);
      expect([...(piles['red'] ?? []), ...chests.gold].toSorted()).toEqual([
        'red-four',
        'red-three',
        'red-two',
      ]);
      expect([...(hands['blue'] ?? []), ...(piles['blue'] ?? []), ...chests.iron].toSorted()).toEqual(
        deckOf('blue').toSorted(),
      );
      expect([1, 2, 3, 4, 5, 6]).toContain(target);
    }
    expect(new Set(dealt.map(({ piles }) => JSON.stringify(piles))).size).toBeGreaterThan(1);
  });

  it('are of one kind where they were shuffled together afterwards', () => {
    const kindOf = kindsBy([
      { name: 'red', things: ['"a"', '"b"'] },
      { name: 'blue', things: ['"c"'] },
      { name: 'green', things: ['"d"'] },
      { name: 'again', things: ['"b"', '"c"'] },
    ]);
    expect(['"a"', '"b"', '"c"', '"d"', '5', '{"b":1,"a":2}'].map(kindOf)).toEqual([
      'red',
      'red',
      'red',
      'green',
      'number',
      'a+b',
    ]);
  });
});

describe('what nobody can reckon', () => {
  /** The keeper hides a number that is rolled, a word that is drawn, and a mark that is chosen later. */
  interface Vault {
    readonly turn: string;
    readonly code: number;
    readonly word: string;
    readonly guards: Readonly<Record<string, string>>;
    readonly marks: Readonly<Record<string, string | null>>;
    readonly steps: number;
  }
  const WORDS = ['anchor', 'barge', 'crane', 'dock'];
  const vault = simpleGame<Vault>({
    seats: ['red', 'blue'],
    setUp: ({ shuffle, roll }) => {
      const [red = '', blue = ''] = shuffle(['cat', 'dog', 'owl'], 'guards');
      return {
        turn: 'red',
        code: roll(6),
        word: WORDS[roll(4, 'word') - 1] ?? '',
        guards: { red, blue },
        marks: { red: null, blue: null },
        steps: 0,
      };
    },
    moves: () => ['mark sun', 'mark moon'],
    play: (position, move) => {
      const { turn, marks, steps } = position;
      return {
        ...position,
        turn: turn === 'red' ? 'blue' : 'red',
        marks: { ...marks, [turn]: move.slice(5) },
        steps: steps + 1,
      };
    },
    winner: ({ steps }) => (steps > 3 ? 'draw' : null),
    hidden: { code: 'all', word: 'all', guards: 'others', marks: 'others' },
  }).in(SETTING);
  const position: Vault = {
    turn: 'blue',
    code: 4,
    word: 'crane',
    guards: { red: 'owl', blue: 'cat' },
    marks: { red: 'moon', blue: null },
    steps: 1,
  };
  const seen = vault.observe(position, 1);
  const dealt = Array.from({ length: 60 }, (_, seed) => vault.resample(seen, String(seed)));

  it('is told to nobody: a roll, a drawn word, a choice made in secret', () => {
    expect(seen).toEqual({
      viewer: 1,
      position: {
        turn: 'blue',
        code: { unseen: true, lot: true },
        word: { unseen: true, lot: true },
        guards: { red: { unseen: true, lot: true }, blue: 'cat' },
        marks: { red: { unseen: true, lot: true }, blue: null },
        steps: 1,
      },
      unseen: [],
    });
  });

  it('may be whatever the rules can bring there', () => {
    const each = (of: (each: Vault) => unknown) => [...new Set(dealt.map(of))].toSorted();
    expect(each(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(each(({ word }) => word)).toEqual(WORDS);
    expect(each(({ marks }) => marks['red'])).toEqual(['moon', 'sun']);
  });

  it('agrees with what is seen: of the three guards nobody has two alike', () => {
    expect([...new Set(dealt.map(({ guards }) => guards['red']))].toSorted()).toEqual(['dog', 'owl']);
    for (const { guards } of dealt) expect(guards['blue']).toBe('cat');
  });
});

it('a hidden card with a list of words of its own is one thing, and no pile', () => {
  interface Order {
    readonly turn: string;
    readonly wanted: { readonly goods: readonly string[]; readonly ports: readonly string[] };
    readonly hands: Readonly<Record<string, readonly string[]>>;
  }
  const ORDERS = [
    { goods: ['fish', 'coal'], ports: ['north'] },
    { goods: ['mail'], ports: ['south', 'east'] },
  ];
  const orders = simpleGame<Order>({
    seats: ['red', 'blue'],
    setUp: ({ shuffle, roll }) => {
      const cards = shuffle(['one', 'two', 'three', 'four']);
      return {
        turn: 'red',
        wanted: ORDERS[roll(2) - 1] ?? { goods: [], ports: [] },
        hands: { red: cards.slice(0, 2), blue: cards.slice(2) },
      };
    },
    moves: () => ['wait'],
    play: (before) => ({ ...before, turn: before.turn === 'red' ? 'blue' : 'red' }),
    winner: () => null,
    hidden: { wanted: 'all', hands: 'others' },
  }).in(SETTING);
  const [wanted] = ORDERS;
  if (!wanted) throw new Error('no order');
  const hands = { red: ['one', 'two'], blue: ['three', 'four'] };
  const seen = orders.observe({ turn: 'red', wanted, hands }, 0);
  expect(seen.position).toMatchObject({
    wanted: { unseen: true, lot: true },
    hands: { blue: { unseen: 2 } },
  });
  const dealt = Array.from({ length: 20 }, (_, seed) => orders.resample(seen, String(seed)).wanted);
  expect(new Set(dealt.map((each) => JSON.stringify(each)))).toEqual(
    new Set(ORDERS.map((each) => JSON.stringify(each))),
  );
});

it('a seed deals one game, which ends when it is played by lot', () => {
  const [one, other] = ['seven', 'seven'].map((seed) => game.setUp([], chanceOf(seed)));
  expect(one).toEqual(other);
  if (!one?.ok) throw new Error('it cannot be set up');
  expect(playout(game, one.value, 'seven', 100).ended).toBe(true);
});

it('a forced deal deals so, and one that cannot be is refused', () => {
  const forced = game.setUp([], chanceOf('seven', { cards: [2, 2, 2, 2] }));
  expect(forced).toMatchObject({ ok: true, value: { hands: { red: [2, 2, 2] } } });
  expect(game.setUp([], chanceOf('seven', { cards: [9] }))).toMatchObject({ ok: false });
});

it('seats that are called as a colour have it, and no two have one', () => {
  const four = simpleGame({ ...RACE, seats: ['north', 'blue', 'red', 'west'] }).in(SETTING);
  expect(four.seats.map(({ ink }) => ink)).toEqual(['gray', 'blue', 'red', 'green']);
});

describe('a position that somebody writes', () => {
  const form = simpleForm(RACE, game, SETTING);
  const faults = (written: unknown) => {
    const read = form.read(written);
    return read.ok
      ? []
      : read.faults.map(({ place, message }) => [place, 'text' in message ? message.text : message.says]);
  };

  it('is as the game begins, but for what it says', () => {
    const read = form.read({ turn: 'blue', at: { blue: 3 } });
    expect(read).toMatchObject({ ok: true, value: { turn: 'blue', at: { red: 0, blue: 3 } } });
    expect(form.read({ options: [] })).toMatchObject({ ok: true });
    expect(form.read(form.write(START))).toEqual({ ok: true, value: START });
  });

  it.each([
    [7, [['', 'an object is needed']]],
    [{ ta: 1 }, [['ta', 'a position has no such part; there are turn, at, hands, deck']]],
    [
      { at: { red: 'x' }, hands: { blue: [1, 'y'] } },
      [
        ['at.red', 'a number is needed'],
        ['hands.blue[1]', 'a number is needed'],
      ],
    ],
    [
      { turn: 'green' },
      [['', 'the rules cannot go on from it: the turn is "green", and the seats are red, blue']],
    ],
    [{ hands: null }, [['', expect.stringContaining('the rules cannot go on from it') as string]]],
  ])('is refused where it is none: %j', (written, told) => {
    expect(faults(written)).toEqual(told);
  });
});

it('a position that is written in part is told of where the rules fail at it', () => {
  const roofs = simpleGame<{
    readonly turn: string;
    readonly roofs: Readonly<Record<string, readonly number[]>>;
  }>({
    seats: ['red', 'blue'],
    setUp: () => ({ turn: 'red', roofs: { west: [], middle: [], east: [] } }),
    moves: () => ['go'],
    play: (position) => position,
    winner: ({ roofs: { west = [], east } }) =>
      west.length > (east as readonly number[]).length ? 'red' : null,
  });
  const read = simpleForm(roofs.rules, roofs.in(SETTING), SETTING).read({ roofs: { west: [1] } });
  expect(read).toMatchObject({
    ok: false,
    faults: [
      { place: '' },
      {
        place: 'roofs',
        message: {
          text: '"roofs" is written without middle and east; write them too, since it is taken as it stands',
        },
      },
    ],
  });
});

describe('the links of a simple game', () => {
  const packing = simplePacking<Race>(2);
  const form = simpleForm(RACE, game, SETTING);

  it('bring back a position, and what one player knows of it', () => {
    const to = digitsOut();
    packing.position.write(to, START);
    packing.observation.write(to, game.observe(START, 1));
    const from = digitsIn(to.number());
    expect(packing.position.read(from)).toEqual(START);
    expect(packing.observation.read(from)).toEqual(game.observe(START, 1));
    expect(JSON.stringify(game.observe(START, 1))).not.toContain('"red":[1,1,2]');
  });

  it('bring no position from digits that nobody wrote', () => {
    for (const number of [0n, 1n, 12_345_678_901_234_567_890n, 7n ** 200n]) {
      const position: unknown = packing.position.read(digitsIn(number));
      expect(form.read(position).ok).toBe(false);
      const seen = packing.observation.read(digitsIn(number));
      expect(form.read(game.resample(seen, '')).ok).toBe(false);
    }
  });
});

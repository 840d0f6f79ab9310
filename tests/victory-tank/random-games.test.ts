import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/referee/chance/random.ts';
import {
  ARMY_CARDS,
  CRATES,
  FIGHTERS,
  cardsIn,
  isStart,
  valuesOf,
} from '../../src/games/victory-tank/rules/cards.ts';
import {
  BATTLEFIELD_CARDS,
  type CardCounts,
  type Position,
} from '../../src/games/victory-tank/rules/position.ts';
import { FIRST_SUPPLY, setUp } from '../../src/games/victory-tank/rules/set-up.ts';
import { TANK, TANK as victoryTank, say } from './in-words.ts';
import { randomGame, start } from './random-games.ts';
import { invariantsBroken } from '../../src/games/victory-tank/rules/validate-position.ts';
import { observe, unseenCards } from '../../src/games/victory-tank/rules/observation.ts';
import { advance, begin, goBack } from '../../src/site/play/position-history.ts';
import type { Move } from '../../src/games/victory-tank/rules/moves.ts';
import { victoryTankPositions as positions } from '../../src/games/victory-tank/rules/position-format.ts';
import fc from 'fast-check';
import { cellName, print } from '../../src/games/victory-tank/rules/notation.ts';
import { parse, parseCell } from '../../src/games/victory-tank/rules/parse-notation.ts';
import { ways } from '../../src/odds.ts';
import { chanceIn, holdsMoreThan } from '../../src/games/victory-tank/rules/battle.ts';

describe('setting up', () => {
  it('plays with what is in the box', () => {
    expect(BATTLEFIELD_CARDS).toHaveLength(19);
    expect(ARMY_CARDS).toEqual([6, 6, 4]);
    expect([FIGHTERS, FIRST_SUPPLY, CRATES]).toEqual([10, 7, 9]);
  });

  it('lays the start cards on eleven others and leaves two in the box', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { drawn, pile, box } = start(`${seed}`);
      const order = [...drawn, ...pile];
      expect(order).toHaveLength(14);
      expect(order.map(isStart)).toEqual(order.map((_, index) => index < 3));
      expect(box).toHaveLength(2);
    }
  });

  it('is decided by its seed', () => {
    expect(start('same')).toEqual(start('same'));
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => start(`${seed}`).active));
    expect(firsts.size).toBe(2);
  });

  it('does what a script forces, and refuses what cannot be', () => {
    const forced = setUp(
      [],
      chanceOf('x', { first: ['gray'], start: ['tank'], pile: ['bunker-2'], 'deck-gray': [3, 3] }),
    );
    expect(forced).toMatchObject({ ok: true, value: { active: 1, drawn: ['tank', expect.any(String)] } });
    if (forced.ok) expect(forced.value.pile[1]).toBe('bunker-2');
    expect(setUp([], chanceOf('x', { 'deck-red': [3, 3, 3, 3, 3] }))).toEqual({
      ok: false,
      faults: [{ says: 'noneToDraw', purpose: 'deck-red', wanted: 3 }],
    });
    expect(TANK.setUp([], chanceOf('x', { starts: ['tank'] }))).toEqual({
      ok: false,
      faults: ['starts of the script: chance is drawn for pile, start, deck-red, deck-gray, first'],
    });
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

it('what a player knows does not hold the enemy’s hand, any deck, nor the pile', () => {
  for (const game of ['one', 'two']) {
    randomGame(game, [], (position) => {
      const seen = observe(position, 0);
      expect([seen.hands[1], seen.decks[1], seen.pile, seen.box]).toEqual([
        cardsIn(position.hands[1]),
        position.decks[1].length,
        position.pile.length,
        position.box.length,
      ]);
    });
  }
});

const { revealed } = victoryTank;

/** What moves from a written position revealed. */
function known(written: object, ...line: string[]): string[] {
  const found = positions.read(written);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  let history = begin<Position, Move>(found.value);
  for (const words of line) {
    const move = victoryTank.parse(found.value, words);
    if (!move.ok) throw new Error(move.faults.join());
    history = advance(victoryTank, history, move.value);
  }
  const { revealed: since, history: back } = goBack(victoryTank, history, 0);
  expect(back.positions).toEqual([found.value]);
  return since.map(({ move, to, rule, what }) => `${move}, ${to === 0 ? 'red' : 'gray'}, ${rule}: ${what}`);
}

describe('going back', () => {
  it('says which cards were shown since', () => {
    expect(known({ stage: 'draft', drawn: ['tank', 'jeep-red'] }, 'keep tank', 'place n2')).toEqual([
      '1, gray, F1: the card “Red jeep”',
      '2, gray, F2: the card “Tank”',
    ]);
  });

  it('says which battle cards were turned up, and which boosted', () => {
    const fight = {
      soldiers: { red: { w1: 2 }, gray: { o: 3 } },
      hands: { red: [1, 2], gray: [3] },
    };
    expect(known(fight, 'attack 1+1', 'battle o from w1 with 2', 'lay 2', 'lay 3')).toEqual([
      '1, gray, C3b: red’s card, a 1',
      '4, gray, A4: red’s battle card, a 2',
      '4, red, A4: gray’s battle card, a 3',
    ]);
  });

  it('says which cards were drawn', () => {
    const last = {
      stage: 'place',
      player: 'gray',
      held: { gray: 'bunker-1' },
      cards: [{ card: 'bunker-2', at: 'n2' }],
      round: 2,
      hands: { red: [1, 1, 1, 1, 1], gray: [2, 2, 3, 3] },
      decks: { gray: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3] },
    };
    expect(known(last, 'place s2')).toEqual(['1, gray, C1: the cards drawn: 1']);
  });

  it('says nothing of moves that everybody saw through', () => {
    expect(known({}, 'move 1', 'step 1 w1n1 to w1', 'recruit 1', 'deploy e1s2')).toEqual([]);
  });

  it('names everybody who has learnt of a card they had not seen', () => {
    for (let game = 0; game < 20; game++) {
      randomGame(`reveals-${game}`, [], (position, move, next) => {
        const told = revealed(position, move, next).map(({ to }) => to);
        for (const viewer of [0, 1] as const) {
          const fewer =
            unseenCards(observe(next, viewer)).length < unseenCards(observe(position, viewer)).length;
          if (fewer) expect(told).toContain(viewer);
        }
      });
    }
  });
});

const position = start('notation');

describe('cells', () => {
  it('are named from the origin, and read back', () => {
    expect([cellName(0, 0), cellName(-1, -1), cellName(0, 1), cellName(2, 0)]).toEqual([
      'o',
      'w1n1',
      's1',
      'e2',
    ]);
    const distance = fc.integer({ min: -31, max: 31 });
    fc.assert(
      fc.property(distance, distance, (column, row) => {
        expect(parseCell(cellName(column, row))).toEqual([column, row]);
      }),
    );
  });

  it.each(['', 'x1', 'n0', 'n1w1', 'w', 'n01', 'o1', 'n99'])('are not called "%s"', (name) => {
    expect(parseCell(name)).toBeNull();
  });
});

describe('words that name no move', () => {
  it.each([
    ['jump o', /^"jump o" is no move; moves begin with keep, place, /],
    ['step 2 o', /^"step 2 o" is no move; write it like "step 2 o to s1"$/],
    ['step 2 o to up', /^"up" in "step 2 o to up" is no field; fields are named like o, n1, e2 and w1s3$/],
    ['keep bunker-9', /^"keep bunker-9": there is no battlefield card "bunker-9"$/],
    ['toString', /^"tostring" is no move/],
    ['attack o from w1 with 1', /write it like "attack 2\+1", then "battle s1 from o with 2"$/],
    ['lay 4', /^"lay 4" is no move; write it like "lay 2" or "lay none"$/],
  ])('"%s" get one sentence', (words, sentence) => {
    const parsed = parse(position, words);
    expect(parsed.ok ? [] : parsed.faults.map(say)).toEqual([expect.stringMatching(sentence)]);
  });

  it('are never read as something that prints otherwise', () => {
    const words = [
      'step',
      'battle',
      'move',
      '1',
      '2',
      '3',
      'o',
      's1',
      'w1',
      'to',
      'from',
      'with',
      'and',
      'crew',
      'tank',
      '+1',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (list) => {
        const line = list.join(' ');
        const parsed = parse(position, line);
        if (parsed.ok) expect(print(position, parsed.value)).toBe(line);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('words', () => {
  it('may be spaced and written as one likes', () => {
    expect(parse(position, '  Step 2  W1N1 to w1 ')).toEqual(parse(position, 'step 2 w1n1 to w1'));
  });
});

/** All hands of a size, one by one. */
function hands(cards: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) =>
    hands(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
}

describe('the chance that a hand holds a high card', () => {
  it('counts the very hands there are', () => {
    const counts = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(counts, fc.nat(5), fc.integer({ min: -3, max: 4 }), (unseen: CardCounts, size, limit) => {
        const all = hands(valuesOf(unseen), size);
        const high = all.filter((hand) => hand.some((card) => card > limit));
        expect(holdsMoreThan(limit, unseen, size)).toEqual({ hands: high.length, of: all.length });
      }),
    );
  });

  it('is certain or none where it is', () => {
    expect(chanceIn(holdsMoreThan(2, [6, 6, 0], 5))).toBe(0);
    expect(chanceIn(holdsMoreThan(0, [6, 6, 4], 1))).toBe(1);
    expect(chanceIn(holdsMoreThan(0, [6, 6, 4], 0))).toBe(0);
    expect(ways(16, 5)).toBe(4368);
  });
});

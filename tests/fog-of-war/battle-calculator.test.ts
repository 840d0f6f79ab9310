import { describe, expect, it } from 'vitest';
import { CHECKER_SPEECH_EN } from '../../content/fog-of-war/messages-checkers.en.ts';
import type { Draft } from '../../src/referee/table/editor.ts';
import { spokenCheckers } from '../../src/referee/messages/localise-editor.ts';
import { inDecimals, shareText } from '../../src/odds.ts';
import { setIn } from '../made-up/set-editor-control.ts';
import { numberOf, type Side } from '../../src/games/fog-of-war/rules/areas.ts';
import { checkBattle } from '../../src/games/fog-of-war/view/battle-calculator.ts';
import {
  ALL_NEUTRALS,
  BEGIN,
  type BattleTable,
  type Cards,
  type Force,
  cardsOfSide,
  chancesOf,
  draftOf,
  drawsOf,
  poolOf,
  tableOf,
} from '../../src/games/fog-of-war/view/battle-odds.ts';
import { fogCheckers } from '../../src/games/fog-of-war/view/supply-checker.ts';
import { withOptions, type OptionId } from '../../src/games/fog-of-war/rules/options.ts';
import {
  minus,
  NONE,
  pileOf,
  plus,
  sizeOf,
  some,
  type Pile,
} from '../../src/games/fog-of-war/rules/card-counts.ts';

type Sets = Readonly<Record<string, string | number>>;

/** The answer of the battle checker for some settings; it starts without any cards. */
function asked(sets: Sets, on: readonly OptionId[] = []) {
  const [, checker] = spokenCheckers(fogCheckers, CHECKER_SPEECH_EN).under(on);
  if (checker === undefined) throw new Error('there is no checker of battles');
  const empty: Draft = {
    ...checker.begin,
    winter: false,
    dial: null,
    forces: [NOBODY, NOBODY],
    neutrals: NOBODY,
  };
  const draft = Object.entries(sets).reduce((now, [id, value]) => setIn(checker, now, id, `${value}`), empty);
  const { allowed, answer, because, besides } = checker.check(draft);
  return {
    checker,
    draft,
    allowed,
    answer,
    lines: besides.flatMap(({ lines }) => lines),
    because: because.map(({ rule, says }) => `${rule}: ${says}`),
  };
}

const NOBODY: Force = { known: NONE, unseen: 0, elsewhere: NONE };
const known = (side: string, cards: Readonly<Record<string, number>>): Sets =>
  Object.fromEntries(Object.entries(cards).map(([card, count]) => [`known-${side}-${card}`, count]));

const MOSCOW = {
  at: 'moscow',
  side: 'axis',
  from: 'kiev',
  dial: 'attack',
  ...known('axis', { 'army-3': 1, 'army-2': 1, 'army-1': 2, dummy: 1 }),
  ...known('allies', { 'fort-2': 1, 'army-1': 1 }),
};

describe('the rulebook’s battles', () => {
  it('of Moscow is a victory of 8 against 3 in summer', () => {
    const { allowed, answer, because, lines } = asked(MOSCOW);
    expect([allowed, answer]).toEqual([true, '8 against 3 is a victory']);
    expect(because).toEqual([
      'F-048: the Axis discards a dummy',
      'F-060: the Axis: 7 by its cards',
      'F-046: the Axis: 1 by the dial',
      'F-060: the Allies: 3 by their cards',
      'F-061: 8 is twice 3 or more',
      'F-066: all defenders are lost, and the attacker pays with cards as strong as the defence',
    ]);
    expect(lines).toEqual([
      'the Allies lose an Army 1 and a Fort 2',
      'the Axis pays 3, with an Army 3, or with an Army 2 and an Army 1',
    ]);
  });

  it('of Moscow is a quagmire of 8 against 5 in the snow: a victory needs 10', () => {
    const { answer, because, lines } = asked({ ...MOSCOW, winter: 'yes' });
    expect(answer).toBe('8 against 5 is a quagmire: a victory needs 10');
    expect(because).toContain('F-079: the Allies: 2 by winter with snow');
    expect(lines).toEqual(['the Axis loses 2 of 4 cards by lot', 'the Allies lose 1 of 2 cards by lot']);
  });

  it('of Kiev begins as a quagmire of 6 against 4, and is a victory of 6 against 2 when it is resolved', () => {
    const kiev = { at: 'kiev', side: 'allies', from: 'moscow' };
    const first = asked({
      ...kiev,
      dial: 'attack',
      ...known('allies', { 'army-3': 1, air: 1, 'army-1': 1 }),
      ...known('axis', { 'army-2': 2 }),
    });
    expect(first.answer).toBe('6 against 4 is a quagmire: a victory needs 8');
    expect(first.lines).toEqual([
      'the Allies lose 1 of 3 cards by lot',
      'the Axis loses 1 of 2 cards by lot',
    ]);
    const later = asked({
      ...kiev,
      from: 'quagmire',
      year: 1942,
      ...known('allies', { 'army-3': 1, 'army-2': 1, 'army-1': 1 }),
      ...known('axis', { 'army-2': 1, dummy: 2 }),
    });
    expect(later.answer).toBe('6 against 2 is a victory');
    expect(later.because).toContain('F-048: the Axis discards two dummies');
    expect(later.lines).toEqual(['the Axis loses an Army 2', 'the Allies pay 2, with an Army 2']);
  });

  it('for Spain takes an Allied card before one of the neutrals', () => {
    const { lines } = asked({
      at: 'spain',
      side: 'axis',
      from: 'vichy',
      ...known('axis', { 'army-3': 2, 'army-1': 1 }),
      ...known('allies', { 'army-1': 1 }),
      ...known('neutral', { 'army-1': 3 }),
    });
    expect(lines).toEqual([
      'the Axis loses 1 of 3 cards by lot',
      'the Allies lose 1 of 1 card by lot',
      'the neutrals lose 1 of 3 cards by lot',
    ]);
  });

  it.each([
    [4, 4, '4 against 4 is a quagmire: a victory needs 8'],
    [7, 4, '7 against 4 is a quagmire: a victory needs 8'],
    [8, 4, '8 against 4 is a victory'],
    [3, 4, '3 against 4 is a defeat: a quagmire needs 4, a victory 8'],
    [2, 4, '2 against 4 is a rout: a quagmire needs 4, a victory 8'],
    [4, 5, '4 against 5 is a defeat: a quagmire needs 5, a victory 10'],
  ])('of %i against %i comes to what it should', (attack, defence, answer) => {
    const sets = { ...known('axis', { 'army-1': attack }), ...known('allies', { 'army-1': defence }) };
    expect(asked(sets).answer).toBe(answer);
  });

  it('against nobody are still against a landing, and paid for with one card against nothing', () => {
    const alone = known('axis', { 'army-1': 1 });
    expect(asked({ at: 'egypt', from: 'emed', ...alone }).answer).toMatch(/^1 against 4 is a rout/);
    const { answer, because, lines } = asked({ at: 'egypt', from: 'libya', ...alone });
    expect(answer).toBe('1 against 0 is a victory');
    expect(because).toContain('F-062: against no defence at all the attacker pays with one card');
    expect(lines).toEqual(['the Allies lose nothing', 'the Axis pays with one card, with an Army 1']);
  });
});

describe('a battle by the options of a table', () => {
  const LANDING = { at: 'paris', side: 'axis', from: 'natlantic' };

  it('across a strait adds 2 alone, and aircraft come along', () => {
    const sets = { ...LANDING, ...known('axis', { 'army-3': 1, air: 2 }) };
    expect(asked(sets).answer).toMatch(/^5 against 4 /);
    const far = asked(sets, ['straits']);
    expect(far.answer).toMatch(/^3 against 4 /);
    expect(far.because).toContain('F-048: the Axis discards two aircraft');
    const near = asked({ ...sets, shore: 'yes' }, ['straits']);
    expect(near.answer).toMatch(/^5 against 2 /);
    expect(near.because).toContain('F-192: the Allies: 2 by a landing across a strait');
  });

  it('has fleets fire at the shore, which stay no longer than that', () => {
    const sets = { ...LANDING, ...known('axis', { 'army-3': 1, 'army-2': 1, 'fleet-2': 1, 'fleet-1': 2 }) };
    const { answer, because, lines } = asked(sets, ['shore-bombardment']);
    expect(because).toContain('F-193: the Axis: 2 by fleets that fire at the shore');
    expect(answer).toMatch(/^7 against 4 is a quagmire/);
    expect(lines).toContain('a Fleet 2 and two Fleet 1s, having fired, join the Win stack');
    const alone = asked({ ...LANDING, ...known('axis', { 'fleet-2': 1 }) }, ['shore-bombardment']);
    expect([alone.answer, alone.lines[0]]).toEqual([
      'the Axis is routed at once',
      'the Axis loses a Fleet 2',
    ]);
  });

  it('is disbanded where aircraft attack alone', () => {
    const sets = { ...MOSCOW, ...known('axis', { 'army-3': 0, 'army-2': 0, 'army-1': 0, air: 2 }) };
    expect(asked(sets).answer).toMatch(/^3 against 3 /);
    expect(asked(sets, ['air-support']).answer).toBe('The attack is disbanded');
  });
});

/** Every hand of a size from a pile; equal cards count as different. */
function hands(pool: Pile, size: number): readonly Pile[] {
  const cards = pool.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const take = (from: number, left: number): readonly Pile[] =>
    left === 0
      ? [NONE]
      : cards.flatMap((kind, index) =>
          index < from ? [] : take(index + 1, left - 1).map((hand) => plus(hand, some(kind))),
        );
  return take(0, size);
}

/** The table with all cards known. */
const knowing = (table: BattleTable, { attackers, defenders, neutrals }: Cards): BattleTable => {
  const force = (cards: Pile): Force => ({ ...NOBODY, known: cards });
  const of = (who: Side) => force(who === table.side ? attackers : defenders);
  return { ...table, forces: [of(0), of(1)], neutrals: force(neutrals) };
};

/** Counts the answers by enumerating every distribution of the hidden cards. */
function byHand(table: BattleTable, on: readonly OptionId[]): Readonly<Record<string, number>> {
  const options = withOptions(on);
  const defender: Side = table.side === 0 ? 1 : 0;
  const of = (force: Force, all: Pile) =>
    hands(poolOf(force, all), force.unseen).map((hand) => plus(force.known, hand));
  const [mine, theirs] = [table.side, defender].map((who) =>
    of(table.forces[who as Side], cardsOfSide(table, who as Side, options)),
  );
  const neutral = of(table.neutrals, ALL_NEUTRALS);
  const ends: Record<string, number> = {};
  for (const attackers of mine ?? [])
    for (const defenders of theirs ?? [])
      for (const neutrals of neutral) {
        const { answer } = checkBattle(knowing(table, { attackers, defenders, neutrals }), options);
        const end = 'ending' in answer ? answer.ending : answer.says;
        ends[end] = (ends[end] ?? 0) + 1;
      }
  return ends;
}

/** A force whose hidden cards can only come from `pool`. */
const among = (table: BattleTable, who: Side, pool: Pile, known_: Pile, unseen: number): Force => ({
  known: known_,
  unseen,
  elsewhere: minus(minus(cardsOfSide(table, who, withOptions([])), known_), pool),
});

describe('what may be hidden', () => {
  const POOL = pileOf({ 'army-2': 2, 'army-1': 2, 'fort-2': 1, 'fleet-1': 1, air: 1, dummy: 1 });
  const GUARDED: BattleTable = tableOf(
    draftOf({
      ...BEGIN,
      forces: [
        { ...NOBODY, known: pileOf({ 'army-3': 1, 'army-1': 1 }) },
        among(BEGIN, 1, POOL, pileOf({ 'army-1': 1 }), 2),
      ],
    }),
    withOptions([]),
  );
  const MASKED: BattleTable = {
    ...GUARDED,
    at: numberOf('scandinavia'),
    from: numberOf('northsea'),
    winter: false,
    forces: [
      among(
        BEGIN,
        0,
        pileOf({ 'army-3': 1, 'army-2': 1, 'fort-2': 1, 'fleet-3': 1, 'fleet-1': 1, air: 2, dummy: 1 }),
        pileOf({ 'fleet-2': 1 }),
        3,
      ),
      { ...NOBODY, known: NONE },
    ],
    neutrals: { known: NONE, unseen: 1, elsewhere: NONE },
  };

  it.each([
    ['defenders', GUARDED, []],
    ['attackers from the sea and a neutral', MASKED, []],
    ['attackers with all that a table may add', MASKED, ['straits', 'shore-bombardment', 'air-support']],
    ['attackers and aircraft alone', { ...MASKED, from: numberOf('ruhr') }, ['air-support']],
  ] as const)('is counted as if every way were looked at: %s', (_, table, on) => {
    const ends = byHand(table, on);
    const all = Object.values(ends).reduce((sum, count) => sum + count, 0);
    const chances = chancesOf(table, withOptions(on));
    expect(Object.keys(ends).length).toBeGreaterThan(1);
    expect(new Map(chances.map(({ ending, share }) => [ending as string, inDecimals(share)]))).toEqual(
      new Map(chances.map(({ ending }) => [ending as string, (ends[ending] ?? 0) / all])),
    );
    expect(chances.length).toBe(Object.keys(ends).length);
  });

  it('is every set of cards, each as often as it comes', () => {
    const draws = drawsOf(POOL, 3);
    expect(draws.every(({ cards }) => sizeOf(cards) === 3)).toBe(true);
    expect(draws.reduce((sum, { of }) => sum + of, 0n)).toBe(BigInt(hands(POOL, 3).length));
  });

  it('is told with exact chances, and with what each costs', () => {
    const { answer, lines, checker, draft } = asked({
      ...MOSCOW,
      winter: 'yes',
      year: 1941,
      ussr: 'yes',
      'known-allies-army-1': 0,
      'unseen-allies': 1,
    });
    // Of the 40 Allied cards that are not seen 16 are no good on land: fleets and dummies.
    expect(answer).toBe('Most often a quagmire: 60 %');
    expect(lines).toEqual([
      'Victory 40 % (2 of 5): the Axis pays with 4',
      'Quagmire 60 % (3 of 5): the Axis loses 2 by lot, the Allies 1',
    ]);
    // Cards known to be elsewhere are not hidden here: once that covers all that cannot fight, a victory is impossible.
    const fought = ['fleet-3', 'fleet-2', 'fleet-1', 'dummy'].reduce((now, card) => {
      const control = checker
        .settings(now)
        .flatMap(({ controls }) => controls)
        .find(({ id }) => id === `elsewhere-allies-${card}`);
      return control?.kind === 'number' ? control.set(control.most) : now;
    }, draft);
    expect(checker.check(fought).answer).toBe('It is surely a quagmire');
  });

  it('leaves the sets that are still lost out by one press', () => {
    const { checker, draft } = asked({ ...MOSCOW, 'unseen-allies': 1 });
    const most = (now: Draft): number => {
      const table = tableOf(now, withOptions([]));
      return sizeOf(poolOf(table.forces[1], cardsOfSide(table, 1, withOptions([]))));
    };
    expect(most(draft) - most(setIn(checker, draft, 'gone-allies-1940', ''))).toBe(13);
  });

  it('is never more than there are cards', () => {
    const table = tableOf(
      { forces: [NOBODY, { known: pileOf({ 'army-3': 9 }), unseen: 99, elsewhere: NONE }] },
      withOptions([]),
    );
    const all = cardsOfSide(table, 1, withOptions([]));
    expect(sizeOf(table.forces[1].known) + table.forces[1].unseen).toBe(sizeOf(all));
    expect(
      shareText(
        chancesOf({ ...table, forces: [NOBODY, NOBODY] }, withOptions([]))[0]?.share ?? { of: 0n, in: 1n },
      ),
    ).toBe('1 in 1');
  });
});

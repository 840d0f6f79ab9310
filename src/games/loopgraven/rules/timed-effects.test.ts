import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterOccasion,
  afterRound,
  afterTurn,
  bearing,
  reckon,
  type Change,
  type Effect,
  type Until,
} from './timed-effects.ts';

type Stat = 'steps' | 'attack' | 'income';
type Occasion = 'fight' | 'attack' | 'income';

/** Whom the effects of these tests concern: a unit, or all units of a side. */
type Scope = { readonly unit: number } | { readonly side: number };
type Some = Effect<string, Stat, Scope, Occasion>;

const figure = fc.integer({ min: -20, max: 20 });
const changes = fc.oneof(
  figure.map((delta): Change => ({ delta })),
  figure.map((floor): Change => ({ floor })),
  figure.map((cap): Change => ({ cap })),
  fc.constantFrom<Change>({ half: 'up' }, { half: 'down' }),
  figure.map((set): Change => ({ set })),
);
const untils: fc.Arbitrary<Until<Occasion>> = fc.oneof(
  fc.record({
    occasion: fc.constantFrom<Occasion>('fight', 'attack', 'income'),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ of: fc.nat(1), turn: fc.nat(9) }),
  fc.record({ round: fc.nat(9) }),
);
const scopes: fc.Arbitrary<Scope> = fc.oneof(fc.record({ unit: fc.nat(2) }), fc.record({ side: fc.nat(1) }));
const effects: fc.Arbitrary<Some[]> = fc.array(
  fc.record({
    from: fc.string({ minLength: 1, maxLength: 2 }),
    stat: fc.constantFrom<Stat>('steps', 'attack', 'income'),
    change: changes,
    scope: scopes,
    until: untils,
  }),
  { maxLength: 8 },
);
const everybody = () => true;

describe('a sum that explains itself', () => {
  it('is its base and all of its lines, one for each effect', () => {
    fc.assert(
      fc.property(figure, effects, (base, all) => {
        const { total, lines } = reckon(base, all);
        expect(lines.reduce((sum, { delta }) => sum + delta, base)).toBe(total);
        expect(lines.map(({ from }) => from).toSorted()).toEqual(all.map(({ from }) => from).toSorted());
        expect(Number.isInteger(total)).toBe(true);
      }),
    );
  });

  it('does not depend on which card was played first, unless two say what the figure is', () => {
    const shuffled = effects.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(figure, shuffled, (base, [all, other]) => {
        fc.pre(all.filter(({ change }) => 'set' in change).length < 2);
        fc.pre(new Set(all.flatMap(({ change }) => ('half' in change ? [change.half] : []))).size < 2);
        expect(reckon(base, other).total).toBe(reckon(base, all).total);
      }),
    );
  });

  it('keeps within its floor and its cap, and is what is set', () => {
    expect(reckon(3, [{ from: 'mud', change: { set: 0 } }]).total).toBe(0);
    const wait = [
      { from: 'cap', change: { cap: 4 } },
      { from: 'more', change: { delta: 9 } },
    ] as const;
    expect(reckon(1, wait)).toEqual({
      total: 4,
      lines: [
        { from: 'more', delta: 9 },
        { from: 'cap', delta: -6 },
      ],
    });
    expect(reckon(7, [{ from: 'cap', change: { cap: 9 } }]).lines).toEqual([{ from: 'cap', delta: 0 }]);
  });

  it('can be written down and read again', () => {
    fc.assert(
      fc.property(figure, effects, (base, all) => {
        const again = JSON.parse(JSON.stringify(all)) as typeof all;
        expect(again).toEqual(all);
        expect(JSON.parse(JSON.stringify(reckon(base, again)))).toEqual(reckon(base, all));
      }),
    );
  });
});

describe('a total in a fight', () => {
  const shell: Pick<Some, 'from' | 'change'> = { from: 'shell', change: { delta: -2 } };
  const floor: Pick<Some, 'from' | 'change'> = { from: 'least', change: { floor: 0 } };

  it('of a shelled platoon that rolls 4 counts 2, and of one that rolls 1 nothing', () => {
    expect(reckon(4, [shell, floor]).total).toBe(2);
    expect(reckon(1, [shell, floor])).toEqual({
      total: 0,
      lines: [
        { from: 'shell', delta: -2 },
        { from: 'least', delta: 1 },
      ],
    });
  });

  it('of 7 against body armour counts 4, and 3 where the reduction is rounded up', () => {
    expect(reckon(7, [{ from: 'armour', change: { half: 'up' } }]).total).toBe(4);
    expect(reckon(7, [{ from: 'armour', change: { half: 'down' } }]).total).toBe(3);
  });

  it('is first added up, then kept from falling below 0, then halved', () => {
    const armour = { from: 'armour', change: { half: 'up' } } as const;
    const one = { from: 'digging', change: { delta: 1 } } as const;
    expect(reckon(8, [armour, floor, shell, one]).lines).toEqual([
      { from: 'shell', delta: -2 },
      { from: 'digging', delta: 1 },
      { from: 'least', delta: 0 },
      { from: 'armour', delta: -3 },
    ]);
    expect(reckon(0, [armour, floor, shell]).total).toBe(0);
  });
});

const ofUnit = (unit: number) => (scope: Scope) => ('unit' in scope ? scope.unit === unit : scope.side === 0);
const CLOCK = [3, 2] as const;

describe('an effect', () => {
  const trenchFeet: Some = {
    from: 'N1',
    stat: 'steps',
    change: { delta: -1 },
    scope: { side: 0 },
    until: { of: 0, turn: 3 },
  };
  const shelled = (unit: number): Some => ({ ...trenchFeet, from: 'shell', scope: { unit } });

  it('concerns its own figure, and those it is about', () => {
    const all = [trenchFeet, shelled(1), shelled(2), shelled(1)];
    const steps = (unit: number) => reckon(3, bearing(all, 'steps', CLOCK, ofUnit(unit))).total;
    expect([steps(1), steps(2), steps(3)]).toEqual([0, 1, 2]);
    expect(bearing(all, 'attack', CLOCK, everybody)).toEqual([]);
  });

  it('until the end of a player’s turn is over after that turn, and after no other’s', () => {
    expect(afterTurn([trenchFeet], { of: 0, turn: 2 })).toEqual([trenchFeet]);
    expect(afterTurn([trenchFeet], { of: 1, turn: 3 })).toEqual([trenchFeet]);
    expect(afterTurn([trenchFeet], { of: 0, turn: 3 })).toEqual([]);
    expect(afterTurn([trenchFeet], { of: 0, turn: 4 })).toEqual([]);
  });

  it('of this round and the next is over after two rounds', () => {
    const shellshock: Some = {
      ...trenchFeet,
      from: 'N6',
      change: { set: 0 },
      until: { round: 5 },
    };
    expect(afterRound([shellshock], 4)).toEqual([shellshock]);
    expect(afterRound([shellshock], 5)).toEqual([]);
    expect(reckon(3, [shellshock, trenchFeet]).total).toBe(0);
  });

  it('that begins with a turn to come counts from that turn', () => {
    const later: Some = { ...shelled(1), since: { of: 0, turn: 4 }, until: { of: 0, turn: 4 } };
    expect(bearing([later], 'steps', [3, 9], everybody)).toEqual([]);
    expect(bearing([later], 'steps', [4, 9], everybody)).toEqual([later]);
    expect(afterTurn([later], { of: 0, turn: 3 })).toEqual([later]);
    expect(afterTurn([later], { of: 0, turn: 4 })).toEqual([]);
  });

  it('on the next fight is used up by it together with all that wait, by those it concerns', () => {
    const weak = (unit: number): Some => ({
      from: 'shell',
      stat: 'attack',
      change: { delta: -2 },
      scope: { unit },
      until: { occasion: 'fight', times: 1 },
    });
    const digging: Some = { ...weak(1), from: 'P1', until: { occasion: 'attack', times: 1 } };
    const all = [weak(1), weak(2), weak(1), digging];
    expect(afterOccasion(all, 'fight', ofUnit(1))).toEqual([weak(2), digging]);
    expect(afterOccasion(all, 'attack', everybody)).toEqual([weak(1), weak(2), weak(1)]);
  });

  it('on three incomes doubles each of them, and two such run side by side', () => {
    const throttle: Some = {
      from: 'P5',
      stat: 'income',
      change: { set: 2 },
      scope: { side: 0 },
      until: { occasion: 'income', times: 3 },
    };
    let waiting: readonly Some[] = [throttle];
    const times: number[] = [];
    for (let income = 0; income < 5; income++) {
      times.push(reckon(1, bearing(waiting, 'income', CLOCK, everybody)).total);
      waiting = afterOccasion(waiting, 'income', everybody);
      if (income === 0) waiting = [...waiting, throttle];
    }
    expect(times).toEqual([2, 2, 2, 2, 1]);
  });
});

describe('time', () => {
  const later = fc.tuple(fc.nat(9), fc.nat(9)).map(([one, other]) => [one, one + other] as const);

  it('only ever ends effects: what is over stays over, and what is left was there', () => {
    fc.assert(
      fc.property(effects, later, fc.nat(1), (all, [early, late], of) => {
        const soon = afterTurn(all, { of, turn: early });
        expect(all).toEqual(expect.arrayContaining([...soon]));
        expect(afterTurn(soon, { of, turn: late })).toEqual(afterTurn(all, { of, turn: late }));
        expect(afterRound(afterRound(all, early), late)).toEqual(afterRound(all, late));
      }),
    );
  });

  it('ends no effect that waits for something else', () => {
    fc.assert(
      fc.property(effects, fc.nat(9), (all, number) => {
        const untouched = (name: string) => all.filter(({ until }) => !(name in until));
        expect(afterTurn(all, { of: 0, turn: number })).toEqual(expect.arrayContaining(untouched('turn')));
        expect(afterRound(all, number)).toEqual(expect.arrayContaining(untouched('round')));
        expect(afterOccasion(all, 'fight', everybody)).toEqual(expect.arrayContaining(untouched('occasion')));
      }),
    );
  });

  it('uses up every effect that waits for an occasion after as many as it waits for', () => {
    fc.assert(
      fc.property(effects, (all) => {
        let left: readonly Some[] = all;
        for (let fights = 0; fights < 3; fights++) left = afterOccasion(left, 'fight', everybody);
        const waits = ({ until }: Some) => 'occasion' in until && until.occasion === 'fight';
        expect(left).toEqual(all.filter((effect) => !waits(effect)));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { playout } from '../../../referee/playout.ts';
import { eventsOf } from '../view/events.ts';
import { streetArmour } from './judge.ts';
import { OPTION_IDS, type OptionId } from './options.ts';
import { armourForm } from './position-format.ts';
import type { Armour, Player } from './position.ts';
import { diceFor } from './shooting.ts';
import { invariantsBroken } from './validate-position.ts';

const OPEN = Array.from({ length: 10 }, () => '..........');

/** Parses a tank: "west heavy a1 north". */
const tank = (words: string): Readonly<Record<string, string>> => {
  const [side = '', weight = '', at = '', facing = '', state = 'sound'] = words.split(' ');
  return { side, weight, at, facing, state };
};

function table(tanks: readonly string[], more: Readonly<Record<string, unknown>> = {}): Armour {
  const read = armourForm.read({ ground: OPEN, tanks: tanks.map(tank), ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

function verdict(position: Armour, written: string) {
  const move = streetArmour.parse(position, written);
  if (!move.ok) throw new Error(written);
  return streetArmour.judge(position, move.value);
}

/** The rules that a move breaks; empty if it is legal. */
const broken = (position: Armour, written: string): readonly string[] =>
  verdict(position, written).breaches.map(({ rule }) => rule);

function after(position: Armour, ...written: readonly string[]): Armour {
  return written.reduce((now, words) => {
    const move = streetArmour.parse(now, words);
    if (!move.ok || broken(now, words).length > 0) throw new Error(`${words}: ${broken(now, words).join()}`);
    return streetArmour.play(now, move.value);
  }, position);
}

const FAR = 'east light j10 north';

describe('movement', () => {
  it('gives a light tank one step more than its die, and a heavy one two fewer', () => {
    const position = table(['west light c5 north', 'west heavy a10 north', FAR], { dice: [2, 3, 3, 4] });
    // Ahead to c4, an eighth to the right, ahead to d3, another eighth: four steps.
    expect(broken(position, 'move c5 to d3 east by 3')).toEqual([]);
    expect(broken(position, 'move c5 to d3 south-east by 3')).toEqual(['C-020']);
    expect(broken(position, 'move a10 to a9 north by 2')).toEqual(['C-A11']);
    expect(broken(position, 'move a10 to a9 north by 3')).toEqual([]);
    expect(broken(position, 'move a10 to a8 north by 3')).toEqual(['C-020']);
  });

  it('goes back one square and does nothing else then, unless that is agreed', () => {
    const tanks = ['west medium c5 north', FAR];
    const position = table(tanks, { dice: [4] });
    const agreed = table(tanks, { dice: [4], options: ['back-combines'] });
    expect(broken(position, 'move c5 to c6 north by 4')).toEqual([]);
    expect(broken(position, 'move c5 to c6 north-east by 4')).toEqual(['C-A02']);
    expect(broken(agreed, 'move c5 to c6 north-east by 4')).toEqual([]);
    expect(broken(agreed, 'move c5 to c7 north by 4')).toEqual(['C-022']);
  });

  it('is told of going back what stands in its way, and not how far it is round the block', () => {
    const position = table(['west medium e8 north', FAR], { dice: [1] });
    expect(broken(position, 'move e8 to e9 north by 1')).toEqual([]);
    expect(broken(position, 'move e8 to e9 north-east by 1')).toEqual(['C-A02']);
    expect(broken(position, 'move e8 to e10 north by 1')).toEqual(['C-022']);
    expect(broken(position, 'move e8 to e10 south by 1')).toEqual(['C-020']);
    expect(broken(position, 'move e8 to d10 north by 1')).toEqual(['C-020']);
  });

  it('is told of the steps of the shortest way, the one back among them where that is agreed', () => {
    const tanks = ['west medium d3 east', 'east light h5 west'];
    const agreed = table(tanks, { dice: [2], options: ['back-combines'] });
    const [breach] = verdict(agreed, 'move d3 to c3 north by 2').breaches;
    expect(breach?.remedy).toEqual({ says: 'tooFar', needs: 3, has: 2 });
    const enough = table(tanks, { dice: [3], options: ['back-combines'] });
    expect(after(enough, 'move d3 to c3 north by 3').tanks[0]).toMatchObject({ x: 2, y: 2, facing: 0 });
  });

  it('passes one shut square diagonally, and not between two', () => {
    const corner = (north: string, east: string) =>
      table(['west medium a2 north-east', FAR], {
        ground: [`${north}.........`, `.${east}........`, ...OPEN.slice(2)],
        dice: [1],
      });
    expect(broken(corner('#', '.'), 'move a2 to b1 north-east by 1')).toEqual([]);
    expect(broken(corner('#', '#'), 'move a2 to b1 north-east by 1')).toEqual(['C-A04a']);
  });

  it('lets one more tank move where all dice are the same', () => {
    const position = table(['west light a1 east', 'west light a3 east', 'west light a5 east', FAR]);
    const thrown = after(position, 'throw 3 3');
    expect([thrown.dice, thrown.fire]).toEqual([[3, 3, 3], 4]);
    expect(after(position, 'throw 3 4').dice).toEqual([3, 4]);
  });
});

describe('dice', () => {
  it.each([
    [4, 2],
    [5, 3],
    [8, 3],
    [9, 4],
    [12, 4],
    [13, 5],
  ])('of %i tanks are %i', (tanks, dice) => {
    const weights = [...Array<string>(8).fill('light'), ...Array<string>(5).fill('medium')];
    const own = weights
      .slice(0, tanks)
      .map((weight, at) => `west ${weight} ${at < 8 ? 'a' : 'b'}${(at % 8) + 1} east`);
    const player: Player = 0;
    expect(diceFor(table([...own, FAR]), player)).toBe(dice);
  });
});

describe('shots', () => {
  const shooting = (tanks: readonly string[], more: Readonly<Record<string, unknown>> = {}) =>
    table(tanks, { stage: 'shoot', fire: 9, ...more });

  it('need a distance of two, measured from centre to centre', () => {
    const position = shooting(['west light d4 north', 'east light c3 north', 'east light e6 north']);
    expect(broken(position, 'shoot d4 at c3')).toContain('C-033');
    expect(broken(position, 'shoot d4 at e6')).toEqual([]);
  });

  it('of a tank that has moved go ahead, the beam included', () => {
    const run = { tank: 0, from: { at: 'f7', facing: 'north' } };
    const tanks = ['west light f6 north', 'east light j6 north', 'east light j7 north'];
    expect(broken(shooting(tanks, { runs: [run] }), 'shoot f6 at j6')).toEqual([]);
    expect(broken(shooting(tanks, { runs: [run] }), 'shoot f6 at j7')).toEqual(['C-031']);
    expect(broken(shooting(tanks), 'shoot f6 at j7')).toEqual([]);
  });

  it('do not pass a building, a wreck, or two shut squares at a corner', () => {
    const city = (...rows: readonly string[]) => [
      ...rows.map((row) => row.padEnd(10, '.')),
      ...OPEN.slice(rows.length),
    ];
    const tanks = ['west light a1 north', 'east light e5 north'];
    expect(broken(shooting(tanks, { ground: city('', '', '..#') }), 'shoot a1 at e5')).toEqual(['C-032']);
    expect(broken(shooting(tanks, { ground: city('', '..#') }), 'shoot a1 at e5')).toEqual([]);
    expect(broken(shooting(tanks, { ground: city('', '..#', '.#') }), 'shoot a1 at e5')).toEqual(['C-A06a']);
    expect(broken(shooting([...tanks, 'west light c3 north wreck']), 'shoot a1 at e5')).toEqual(['C-032']);
  });

  it.each([
    ['f1', 'a heavy tank’s front', 12, 'sound'],
    ['f1', 'a heavy tank’s front', 13, 'wreck'],
    ['i3', 'the very line between front and side', 11, 'wreck'],
    ['i3', 'the very line between front and side', 10, 'sound'],
    ['f10', 'its rear', 7, 'wreck'],
    ['j6', 'its side', 8, 'wreck'],
    ['j6', 'its side', 7, 'sound'],
  ])('from %s hit %s: with %i it is %s', (from, _, fire, state) => {
    const position = shooting([`west light ${from} north`, 'east heavy f6 north', 'east light a10 north'], {
      fire: from === 'f1' ? fire - 1 : fire,
    });
    expect(after(position, `shoot ${from} at f6`).tanks[1]?.state).toBe(state);
  });

  it('that are exactly enough damage where that is agreed, and a damaged tank stays', () => {
    const tanks = ['west light a1 north', 'east heavy a3 north', FAR];
    const exact = { fire: 5 };
    expect(after(shooting(tanks, exact), 'shoot a1 at a3').tanks[1]?.state).toBe('sound');
    const enough = { fire: 9, options: ['damage'] };
    const hit = after(shooting(tanks, enough), 'shoot a1 at a3');
    expect(hit.tanks[1]?.state).toBe('damaged');
    const turn = after(hit, 'end', 'throw 6 6');
    expect(broken(turn, 'move a3 to a2 north by 6')).toEqual(['C-050']);
  });
});

describe('flags', () => {
  it('are put where an enemy can come next to them, by whichever squares that are', () => {
    // Open at its corner b2 alone.
    const setting = (options: readonly string[]) =>
      table([], {
        stage: 'flag',
        task: 'one-flag',
        options: ['barricades', ...options],
        barricades: ['b1', 'a2'],
        teams: { west: { medium: 1 }, east: { medium: 1 } },
      });
    expect(broken(setting([]), 'flag a1')).toEqual([]);
    expect(broken(setting(['flag-edges']), 'flag a1')).toEqual(['C-A31']);
    const { basis, rulings } = verdict(setting([]), 'flag a1');
    expect(basis).toBe('ruling');
    expect(rulings).toContainEqual({ rule: 'C-A17', option: 'flag-edges', differs: true });
  });

  const flagged = (stage: string, more: Readonly<Record<string, unknown>> = {}) =>
    table(['west light d4 east', FAR], {
      task: 'west-on-1',
      flags: { east: ['e5'] },
      turns: { west: 3, east: 3 },
      stage,
      ...more,
    });

  it('are captured by a tank that stands still for a turn after it came', () => {
    const came = { runs: [{ tank: 0, from: { at: 'a4', facing: 'east' } }] };
    const turned = { runs: [{ tank: 0, from: { at: 'd4', facing: 'north' } }] };
    expect(after(flagged('shoot', came), 'end').stage).toBe('throw');
    expect(after(flagged('shoot', turned), 'end').stage).toBe('throw');
    expect(after(flagged('shoot', { ...turned, options: ['still-turning'] }), 'end').stage).toBe('over');
    const held = after(flagged('shoot'), 'end');
    expect(streetArmour.outcome(held)).toEqual({ winners: [0], totals: null, rules: ['C-043'] });
  });

  it('are the defender’s when the attacker’s turns are over', () => {
    const last = after(flagged('shoot', { turns: { west: 11, east: 11 }, flags: { east: ['h5'] } }), 'end');
    expect(streetArmour.outcome(last)?.winners).toEqual([1]);
  });
});

describe('thirty turns without a loss', () => {
  it.each([
    ['C-A20', 'wonByPoints', 'tanks', [], ['C-A33', 'C-A20']],
    ['C-A33', 'wonByDefence', 'west-on-1', [], ['C-A33']],
    ['C-A33', 'wonByDefence', 'west-on-1', ['stall-draws'], ['C-A33']],
    ['C-A20', 'drawnSo', 'tanks', ['stall-draws'], ['C-A33', 'C-A20']],
  ] as const)('end by %s, which says %s, in a game about %s with %j', (rule, says, task, options, rules) => {
    const flags = task === 'tanks' ? {} : { east: ['j1'] };
    const position = table(['west heavy a1 east', FAR], {
      stage: 'shoot',
      quiet: 29,
      turns: { west: 5, east: 5 },
      task,
      flags,
      options,
    });
    const end = { kind: 'end' } as const;
    const over = streetArmour.play(position, end);
    expect(streetArmour.outcome(over)?.rules).toEqual(rules);
    const last = eventsOf(position, end, over).at(-1);
    expect([last?.rule, last?.what.says]).toEqual([rule, says]);
  });
});

describe('whole games', () => {
  it.each([[[]], [[...OPTION_IDS]], [['damage', 'barricades', 'many-dice', 'flags-only']]] as readonly [
    readonly OptionId[],
  ][])('with %j end, and hold together on the way', (on) => {
    const first = streetArmour.setUp(on, { seed: '', drawn: 0, script: {}, refused: [] });
    if (!first.ok) throw new Error('no set-up');
    for (const seed of ['one', 'two', 'three']) {
      const played = playout(streetArmour, first.value, seed, null, ({ after: now, count }) => {
        if (count % 10 === 0) expect(invariantsBroken(now)).toEqual([]);
      });
      expect(played.ended).toBe(true);
      expect(streetArmour.outcome(played.last)).not.toBeNull();
    }
  });
});

describe('what a refusal quotes', () => {
  const TEAMS = { west: { heavy: 1, light: 1 }, east: { light: 2 } };
  const GROUND = ['#.........', ...OPEN.slice(1)];
  const setting = (stage: string, more: Readonly<Record<string, unknown>> = {}) =>
    table(['west light a3 east'], {
      stage,
      teams: TEAMS,
      task: 'one-flag',
      ground: GROUND,
      options: ['barricades'],
      barricades: ['a5'],
      ...more,
    });
  it.each([
    ['barricade', 'barricade a1', 'C-A45', 'taken'],
    ['barricade', 'barricade a3', 'C-A45', 'taken'],
    ['barricade', 'barricade k1', 'C-A45', 'offBoard'],
    ['flag', 'flag a1', 'C-A31', 'taken'],
    ['flag', 'flag k1', 'C-A31', 'offBoard'],
    ['flag', 'flag f5', 'C-A31', 'otherHalf'],
    ['tank', 'put light a1 east', 'C-A44', 'taken'],
    ['tank', 'put light a5 east', 'C-A44', 'taken'],
    ['tank', 'put light a3 east', 'C-002', 'taken'],
    ['tank', 'put light k1 east', 'C-A44', 'offBoard'],
    ['tank', 'put light c1 east', 'C-A44', 'outsideZone'],
    ['tank', 'put medium b1 east', 'C-A44', 'noneLeft'],
    ['tank', 'flag b1', 'C-A43', 'otherDecision'],
  ])('while a %s is put, says of “%s” what %s says', (stage, written, rule, says) => {
    const { breaches } = verdict(setting(stage), written);
    expect(breaches.map((breach) => [breach.rule, breach.remedy.says])).toEqual([[rule, says]]);
  });

  it.each([
    ['shoot a3 at c3', 'C-038', 'nobodyOn'],
    ['shoot a3 at a7', 'C-038', 'ownTank'],
    ['shoot a3 at d3', 'C-038', 'wreckAlready'],
    ['shoot a9 at j10', 'C-013', 'isWreck'],
    ['shoot j10 at a3', 'C-013', 'notYours'],
  ])('of “%s” is what %s says', (written, rule, says) => {
    const tanks = ['west light a3 east', 'west light a7 east', 'west light a9 east wreck'];
    const position = table([...tanks, 'east light d3 west wreck', FAR], { stage: 'shoot' });
    const { breaches } = verdict(position, written);
    expect(breaches.map((breach) => [breach.rule, breach.remedy.says])).toEqual([[rule, says]]);
  });

  it.each([
    ['C-037', { stage: 'over' }, ['west light a3 east', 'east light d3 west wreck']],
    ['C-043', { stage: 'over', task: 'one-flag', flags: { west: ['a1'] } }, ['west light a3 east', FAR]],
    ['C-A33', { stage: 'over', quiet: 30 }, ['west light a3 east', FAR]],
    [
      'C-A47',
      { stage: 'over', task: 'west-on-1', flags: { east: ['j1'] }, turns: { west: 12, east: 11 } },
      ['west light a3 east', FAR],
    ],
  ])('when the game is over is how it ended: %s', (rule, more, tanks) => {
    expect(broken(table(tanks, more), 'end')).toEqual([rule]);
  });
});

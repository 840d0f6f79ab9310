/** The advice of Loopgraven's referee after a refused move. */
import { expect, it } from 'vitest';
import { loopForm } from '../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../src/games/loopgraven/rules/judge.ts';
import type { Trenches } from '../../src/games/loopgraven/rules/position.ts';
import { table } from '../../content/loopgraven/examples/written-tables.ts';
import type { Written } from '../../src/book/example.ts';

const RICH = { purses: { red: 30 } } as const;
const NEAR = ['red platoon d4', 'red platoon c2', 'gray platoon e5'];
const SPOTTED = table(['red platoon d4', 'gray platoon e5'], { held: { b: ['P4'] } });
const GAS = { ...RICH, tiers: { red: { artillery: 1 } } } as const;

type Case = readonly [
  title: string,
  written: Written,
  words: string,
  advised: readonly string[],
  before?: readonly string[],
];

/** Table, try, and the advised runs of moves; "first" marks runs that come before the try. */
const CASES: readonly Case[] = [
  [
    'too far in one move, not in two',
    table(['red platoon c3']),
    'move c3 to i4',
    ['move c3 to f4; move f4 to i4', 'move c3 to f4'],
  ],
  ['too far: the nearest space that way', table(['red platoon c3']), 'move c3 to k4', ['move c3 to f4']],
  [
    'onto an enemy beside it',
    table(['red platoon d4', 'gray platoon e5']),
    'move d4 to e5',
    ['attack e5 with d4'],
  ],
  ['a unit of the enemy’s', table(['red platoon d3', 'gray platoon e5']), 'move e5 to f4', ['move d3 to f4']],
  [
    'a partner’s unit',
    table(['red platoon d3', 'violet platoon e5'], { players: 4 }),
    'move e5 to f4',
    ['move d3 to f4'],
  ],
  [
    'a unit that is held',
    table(['red platoon e5', 'red car e2'], { effects: [{ by: 'N6', unit: 0, until: 3 }] }),
    'move e5 to e6',
    ['move e2 to e6'],
  ],
  ['a third move', table(['red platoon c3'], { actions: 0 }), 'move c3 to d3', ['end']],
  [
    'an enemy that is not beside',
    table(['red platoon c3', 'gray platoon e5']),
    'attack e5 with c3',
    ['move c3 to d4; attack e5 with d4', 'move c3 to d4'],
  ],
  ['one attacker of two too far away', table(NEAR), 'attack e5 with c2 d4', ['attack e5 with d4']],
  [
    'beyond Kabiem',
    table(['red platoon b3', 'red platoon d4', 'gray platoon e5'], { held: { a: ['P2'] }, actions: 1 }),
    'attack e5 with b3',
    ['attack e5 with d4', 'move b3 to d5'],
  ],
  [
    'an attack too many',
    table(['red platoon d4', 'gray platoon e5'], { actions: 0 }),
    'attack e5 with d4',
    ['end'],
  ],
  [
    'in the enemy’s trench',
    table([], RICH),
    'deploy platoon k2',
    ['deploy platoon a2', 'deploy tank a2', 'deploy car a2'],
  ],
  [
    'on a space that is taken',
    table(['red platoon a2'], RICH),
    'deploy car a2',
    ['deploy car a3', 'deploy tank a3', 'deploy platoon a3'],
  ],
  [
    'a tank for 6 tokens',
    table([], { purses: { red: 6 } }),
    'deploy tank a2',
    ['deploy car a2', 'deploy platoon a2'],
  ],
  [
    'the first unit without an action',
    table(['red platoon e5'], { ...RICH, actions: 0 }),
    'deploy car a2',
    ['end'],
  ],
  ['a tier that is too dear', table([], { purses: { red: 5 } }), 'upgrade general', ['upgrade economy']],
  ['gas at tier 0', table(NEAR, RICH), 'fire gas e4 e5 e6', ['first upgrade artillery', 'fire normal e5']],
  [
    'gas at tier 0 with too few tokens',
    table(NEAR, { purses: { red: 12 } }),
    'fire gas e4 e5 e6',
    ['fire normal e5'],
  ],
  ['gas round a corner', table(NEAR, GAS), 'fire gas e4 e5 f5', ['fire gas e3 e4 e5', 'fire normal e5']],
  [
    'gas for 6 tokens',
    table(NEAR, { purses: { red: 6 }, tiers: { red: { artillery: 1 } } }),
    'fire gas e4 e5 e6',
    ['fire normal e5'],
  ],
  ['a shot without an action', table(NEAR, { ...RICH, actions: 0 }), 'fire normal e5', ['end']],
  [
    'a second shot where there is one',
    table(NEAR, { ...RICH, shots: 1, options: ['one-shot'] }),
    'fire normal e5',
    ['end'],
  ],
  [
    'a tier bought in this turn',
    table(NEAR, { ...GAS, guns: 1, options: ['upgrades-next-turn'] }),
    'fire gas e4 e5 e6',
    ['end'],
  ],
  ['a dodge beside an attacker', SPOTTED, 'dodge d5', ['dodge e6'], ['attack e5 with d4']],
  ['something else than a dodge', SPOTTED, 'move e5 to f5', ['stand'], ['attack e5 with d4']],
  [
    'no way back',
    table(['red platoon e5'], { stage: 'negative', round: 3, moved: { a: [0] } }),
    'back e5 to e4',
    ['back e5 to c4'],
    ['draw N5'],
  ],
  [
    'nobody to shellshock',
    table(['red platoon c3', 'red car e5'], { stage: 'negative', round: 3 }),
    'shock e5',
    ['shock c3'],
    ['draw N6'],
  ],
  [
    'a move while masks are asked',
    table(['red platoon c3'], {
      held: { a: ['P6'] },
      clouds: [{ by: 'gray', at: ['d3', 'd4', 'd5'], goes: 4 }],
    }),
    'move d3 to e4',
    ['first mask', 'first bare'],
    ['move c3 to d3'],
  ],
];

const played = (position: Trenches, words: string): Trenches => {
  const move = loopgraven.parse(position, words);
  if (!move.ok || !loopgraven.judge(position, move.value).allowed) throw new Error(`${words} is not legal`);
  return loopgraven.play(position, move.value);
};

it.each(CASES.map(([title, ...each]) => ({ title, each })))('$title', ({ each }) => {
  const [written, words, advised, before = []] = each;
  const read = loopForm.read(written);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const position = before.reduce(played, read.value);
  const tried = loopgraven.parse(position, words);
  if (!tried.ok) throw new Error(words);
  const { allowed, breaches } = loopgraven.judge(position, tried.value);
  expect(allowed).toBe(false);
  const said = breaches.map(({ advice = [] }) =>
    advice.map(
      ({ kind, moves }) =>
        (kind === 'first' ? 'first ' : '') + moves.map((move) => loopgraven.print(position, move)).join('; '),
    ),
  );
  for (const each of said) expect(each).toEqual(advised);
});

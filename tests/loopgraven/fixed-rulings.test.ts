/** Verdicts, allowed or refused, name a ruling without a switch exactly where the answer depends on it. */
import { describe, expect, it } from 'vitest';
import { table } from '../../content/loopgraven/examples/written-tables.ts';
import type { Written } from '../../src/book/example.ts';
import { loopForm } from '../../src/games/loopgraven/rules/position-format.ts';
import { loopgraven } from '../../src/games/loopgraven/rules/judge.ts';
import type { Trenches } from '../../src/games/loopgraven/rules/position.ts';

interface Case {
  readonly title: string;
  readonly on: Written;
  readonly before?: readonly string[];
  readonly tries: string;
  readonly allowed: boolean;
  /** The rulings without a switch that are named, and whether the other reading would change the answer. */
  readonly says: Readonly<Record<string, boolean | 'perhaps'>>;
}

const four = (units: readonly string[], more: Written = {}): Written => table(units, { players: 4, ...more });
const hit = (unit: number, until: number) => [
  { by: 'hit', unit, player: 'red', until },
  { by: 'hit', on: 'fight', unit, until: 1 },
];
const GAS = { active: 'gray', purses: { gray: 7 }, tiers: { gray: { artillery: 1 } } } as const;
const MASKS = { held: { a: ['P6'], b: ['P6'] } } as const;
const FAMINE = { round: 3, effects: [{ by: 'N2', side: 'a', until: 3 }] } as const;
const KABIEM = { held: { a: ['P2'] } } as const;
const SPOTTED = { held: { b: ['P4'] } } as const;

const CASES: readonly Case[] = [
  {
    title: 'a partner is attacked: an enemy, where each plays alone',
    on: four(['red platoon d4', 'violet platoon e5']),
    tries: 'attack e5 with d4',
    allowed: false,
    says: { 'W-A02': true },
  },
  {
    title: 'one’s own unit is attacked: by no reading',
    on: four(['red platoon d4', 'red platoon e5']),
    tries: 'attack e5 with d4',
    allowed: false,
    says: {},
  },
  {
    title: 'a partner’s unit attacks',
    on: four(['violet platoon d4', 'gray platoon e5']),
    tries: 'attack e5 with d4',
    allowed: false,
    says: { 'W-A34': true },
  },
  {
    title: 'a partner’s unit goes too far by any reading',
    on: four(['violet platoon c3']),
    tries: 'move c3 to i4',
    allowed: false,
    says: { 'W-A34': false },
  },
  {
    title: 'an enemy’s unit moves: no ruling',
    on: table(['red platoon c3', 'gray platoon e5']),
    tries: 'move e5 to e6',
    allowed: false,
    says: {},
  },
  {
    title: 'in a partner’s section of the trench',
    on: four([], { purses: { red: 10 } }),
    tries: 'deploy platoon a6',
    allowed: false,
    says: { 'W-A34': true },
  },
  {
    title: 'the last tank is the partner’s',
    on: four([], { purses: { red: 10 }, pools: { red: { tank: 0 }, violet: { tank: 1 } } }),
    tries: 'deploy tank a2',
    allowed: false,
    says: { 'W-A34': true, 'W-A27': 'perhaps' },
  },
  {
    title: 'a third tank in a long game: the box has two',
    on: table(['red tank e5', 'red tank e6'], { purses: { red: 10 } }),
    tries: 'deploy tank a2',
    allowed: false,
    says: {},
  },
  {
    title: 'a fifth car in a long game: the box has five',
    on: table(['red car e1', 'red car e2', 'red car e3', 'red car e4'], { purses: { red: 10 } }),
    tries: 'deploy car a2',
    allowed: false,
    says: { 'W-A27': 'perhaps' },
  },
  {
    title: 'a tank in a short game, which was agreed on',
    on: { purses: { red: 10 } },
    tries: 'deploy tank a2',
    allowed: false,
    says: {},
  },
  {
    title: 'a player without troops goes on',
    on: four(['violet platoon e5'], { purses: { red: 5 }, pools: { red: {} } }),
    tries: 'fire normal k6',
    allowed: true,
    says: { 'W-A34b': true },
  },
  {
    title: 'the partner’s platoon is shellshocked',
    on: four(['red platoon c3', 'violet platoon e5'], { stage: 'negative', round: 3 }),
    before: ['draw N6'],
    tries: 'shock e5',
    allowed: true,
    says: { 'W-A34c': true },
  },
  {
    title: 'one’s own platoon is shellshocked',
    on: four(['red platoon c3', 'violet platoon e5'], { stage: 'negative', round: 3 }),
    before: ['draw N6'],
    tries: 'shock c3',
    allowed: true,
    says: {},
  },
  {
    title: 'the mask is kept, and only the partner’s unit is in the gas',
    on: four(['violet platoon e4', 'gray platoon k6'], { ...GAS, held: { a: ['P6'] } }),
    before: ['fire gas e4 e5 e6'],
    tries: 'bare',
    allowed: true,
    says: { 'W-A34c': true },
  },
  {
    title: 'both sides have a mask, in gray’s turn',
    on: table(['red platoon e4', 'gray platoon e6'], { ...GAS, ...MASKS }),
    before: ['fire gas e4 e5 e6'],
    tries: 'mask',
    allowed: true,
    says: { 'W-A40a': true },
  },
  {
    title: 'both sides have a mask, in red’s turn',
    on: table(['red platoon e4', 'gray platoon e6'], {
      purses: { red: 7 },
      tiers: { red: { artillery: 1 } },
      ...MASKS,
    }),
    before: ['fire gas e4 e5 e6'],
    tries: 'mask',
    allowed: true,
    says: {},
  },
  {
    title: 'Famine in the field holds by both readings',
    on: table(['red platoon e5'], FAMINE),
    tries: 'move e5 to e6',
    allowed: false,
    says: {},
  },
  {
    title: 'Famine in the partner’s turn, the second of the side',
    on: four(['violet platoon e5'], { ...FAMINE, active: 'violet' }),
    tries: 'move e5 to e6',
    allowed: false,
    says: { 'W-A33b': true },
  },
  {
    title: 'Freeze in that turn, in an attack',
    on: four(['violet tank e5', 'gray platoon e6'], {
      active: 'violet',
      round: 3,
      effects: [{ by: 'N4', side: 'a', until: 3 }],
    }),
    tries: 'attack e6 with e5',
    allowed: false,
    says: { 'W-A33b': true },
  },
  {
    title: 'Trench feet in that turn',
    on: four(['violet platoon c3'], {
      active: 'violet',
      round: 3,
      effects: [{ by: 'N1', side: 'a', until: 3 }],
    }),
    tries: 'move c3 to f3',
    allowed: false,
    says: { 'W-A33b': true },
  },
  {
    title: 'out of the trench, and farther',
    on: table(['red platoon a2'], FAMINE),
    before: ['move a2 to b2'],
    tries: 'move b2 to c2',
    allowed: false,
    says: { 'W-A42': true },
  },
  {
    title: 'in the trench: perhaps it dodged into it in the enemy’s turn',
    on: table(['gray platoon k6'], {
      active: 'gray',
      round: 3,
      effects: [{ by: 'N2', side: 'b', until: 3 }],
    }),
    tries: 'move k6 to j5',
    allowed: true,
    says: { 'W-A42': 'perhaps' },
  },
  {
    title: 'in the trench, and no enemy had a turn before',
    on: table(['red platoon a2'], FAMINE),
    tries: 'move a2 to b2',
    allowed: true,
    says: {},
  },
  {
    title: 'back, which may be the way it came',
    on: table(['red platoon e5'], { stage: 'negative', round: 3, moved: { a: [0] } }),
    before: ['draw N5'],
    tries: 'back e5 to c5',
    allowed: true,
    says: { 'W-A41': 'perhaps' },
  },
  {
    title: 'sideways, which may be the way it came',
    on: table(['red platoon e5'], { stage: 'negative', round: 3, moved: { a: [0] } }),
    before: ['draw N5'],
    tries: 'back e5 to e4',
    allowed: false,
    says: { 'W-A41': 'perhaps' },
  },
  {
    title: 'three steps away, which is no way back',
    on: table(['red platoon e5'], { stage: 'negative', round: 3, moved: { a: [0] } }),
    before: ['draw N5'],
    tries: 'back e5 to b5',
    allowed: false,
    says: { 'W-A41': false },
  },
  {
    title: 'a shellshocked platoon attacks',
    on: table(['red platoon e5', 'gray platoon e6'], { effects: [{ by: 'N6', unit: 0, until: 3 }] }),
    tries: 'attack e6 with e5',
    allowed: false,
    says: { 'W-A42a': true },
  },
  {
    title: 'it moves: the card forbids it',
    on: table(['red platoon e5'], { effects: [{ by: 'N6', unit: 0, until: 3 }] }),
    tries: 'move e5 to e6',
    allowed: false,
    says: {},
  },
  {
    title: 'Kabiem with nobody beside',
    on: table(['red platoon e3', 'gray platoon e5'], KABIEM),
    tries: 'attack e5 with e3',
    allowed: true,
    says: { 'W-A48': true },
  },
  {
    title: 'Kabiem with two from two spaces away',
    on: table(['red platoon e3', 'red platoon c4', 'red platoon d4', 'gray platoon e5'], KABIEM),
    tries: 'attack e5 with c4 d4 e3',
    allowed: true,
    says: { 'W-A48': true },
  },
  {
    title: 'Kabiem with one, and one beside',
    on: table(['red platoon e3', 'red platoon d4', 'gray platoon e5'], KABIEM),
    tries: 'attack e5 with d4 e3',
    allowed: true,
    says: {},
  },
  {
    title: 'Kabiem from three spaces away',
    on: table(['red platoon e2', 'gray platoon e5'], KABIEM),
    tries: 'attack e5 with e2',
    allowed: false,
    says: { 'W-A48': false },
  },
  {
    title: 'a dodge of two steps, which a platoon goes',
    on: table(['red platoon d4', 'gray platoon e5'], SPOTTED),
    before: ['attack e5 with d4'],
    tries: 'dodge g5',
    allowed: true,
    says: {},
  },
  {
    title: 'a dodge of a shellshocked platoon',
    on: table(['red platoon d4', 'gray platoon e5'], {
      ...SPOTTED,
      effects: [{ by: 'N6', unit: 1, until: 3 }],
    }),
    before: ['attack e5 with d4'],
    tries: 'dodge g5',
    allowed: true,
    says: { 'W-A44': true },
  },
  {
    title: 'a dodge of one step with no way of two',
    on: table(['red platoon j1', 'red platoon j2', 'gray platoon k1', 'gray platoon k3'], SPOTTED),
    before: ['attack k1 with j1'],
    tries: 'dodge k2',
    allowed: true,
    says: { 'W-A44': true },
  },
  {
    title: 'a second unit without an action: perhaps at the same time as the first',
    on: table(['red platoon a2'], { purses: { red: 10 }, actions: 0, items: 1 }),
    tries: 'deploy platoon a3',
    allowed: true,
    says: { 'W-A47': 'perhaps' },
  },
  {
    title: 'a second unit with an action left',
    on: table(['red platoon a2'], { purses: { red: 10 }, actions: 1, items: 1 }),
    tries: 'deploy platoon a3',
    allowed: true,
    says: {},
  },
  {
    title: 'a second move after a hit',
    on: table(['red platoon c3'], { effects: hit(0, 2) }),
    before: ['move c3 to e3'],
    tries: 'move e3 to h3',
    allowed: false,
    says: { 'W-A38': true },
  },
  {
    title: 'the first move after a hit',
    on: table(['red platoon c3'], { effects: hit(0, 2) }),
    tries: 'move c3 to f3',
    allowed: false,
    says: {},
  },
  {
    title: 'a move in the turn of the hit, by one’s own shot',
    on: table(['red platoon c3'], { effects: hit(0, 3) }),
    tries: 'move c3 to f3',
    allowed: true,
    says: { 'W-A38': true },
  },
  {
    title: 'a hit whose turn is over: perhaps the unit has not moved since',
    on: table(['red platoon c3'], { effects: hit(0, 2).slice(1) }),
    tries: 'move c3 to f3',
    allowed: true,
    says: { 'W-A38': 'perhaps' },
  },
  {
    title: 'two hits, and two steps',
    on: table(['red platoon c3'], { effects: [...hit(0, 2), ...hit(0, 2)] }),
    tries: 'move c3 to e3',
    allowed: false,
    says: { 'W-A38a': true },
  },
];

const played = (position: Trenches, words: string): Trenches => {
  const move = loopgraven.parse(position, words);
  if (!move.ok || !loopgraven.judge(position, move.value).allowed) throw new Error(`${words} is not legal`);
  return loopgraven.play(position, move.value);
};

describe('rulings without a switch', () => {
  it.each(CASES)('$title', ({ on, before = [], tries, allowed, says }) => {
    const read = loopForm.read(on);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const position = before.reduce(played, read.value);
    const move = loopgraven.parse(position, tries);
    if (!move.ok) throw new Error(tries);
    const verdict = loopgraven.judge(position, move.value);
    const fixed = verdict.rulings.filter(({ option }) => option === null);
    expect(verdict.allowed).toBe(allowed);
    expect(Object.fromEntries(fixed.map(({ rule, differs }) => [rule, differs]))).toEqual(says);
    const rests = verdict.rulings.some(({ differs }) => differs !== false);
    expect(verdict.basis).toBe(rests ? 'ruling' : 'rule');
  });
});

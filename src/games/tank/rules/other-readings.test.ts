/** Which rulings without an option a verdict rests on. */
import { describe, expect, it } from 'vitest';
import { APART } from '../../../../content/tank/divergences.ts';
import { EXAMPLES_BY_THEME } from '../../../../content/tank/examples/all.ts';
import { ALL_AMERICANS, ALL_GERMANS, type TankExample } from '../../../../content/tank/examples/tables.ts';
import { tank } from './judge.ts';
import { tankForm } from './position-format.ts';
import type { Tank } from './position.ts';

function table(written: object): Tank {
  const found = tankForm.read({ nations: { able: 'american', baker: 'german' }, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

function moveOf(position: Tank, words: string) {
  const move = tank.parse(position, words);
  if (!move.ok) throw new Error(words);
  return move.value;
}

const playedTo = (written: object, line: readonly string[]): Tank =>
  line.reduce((position, words) => tank.play(position, moveOf(position, words)), table(written));

/** The verdict on the last move of a line, with the rulings without an option: "no: T-A34", "yes: T-A16 perhaps". */
function ruled(written: object, ...line: readonly string[]): string {
  const position = playedTo(written, line.slice(0, -1));
  const { allowed, basis, rulings } = tank.judge(position, moveOf(position, line.at(-1) ?? ''));
  const named = rulings
    .filter(({ option }) => option === null)
    .map(({ rule, differs }) => `${rule}${differs === true ? '' : ` ${differs || 'the same'}`}`);
  expect(basis).toBe(rulings.some(({ differs }) => differs !== false) ? 'ruling' : 'rule');
  return [`${allowed ? 'yes' : 'no'}:`, ...named].join(' ');
}

const hold = (...cards: readonly string[]) => ({ hands: { able: cards } });
const holdsBaker = (...cards: readonly string[]) => ({ hands: { baker: cards } });
const ATTACK = { rows: { able: ['m4'], baker: ['panther'] }, attack: { unit: 'm4', target: '1' } };
const LOST = { ...ATTACK, stage: 'lost' };
const MODIFIER = { ...ATTACK, stage: 'modifier' };
const DAMAGE = { ...ATTACK, stage: 'damage' };
const FREE = {
  stage: 'free',
  rows: { able: ['m4', 'm10'] },
  attack: { unit: 'm10', target: 'deck', foe: 'hetzer' },
  casualties: { baker: ['hetzer'] },
};
const TEN = [
  'mud',
  'trees',
  'smoke',
  'bocage',
  'buildings',
  'radio',
  'crossfire',
  'tracers',
  'ambush',
  'reserves',
];
const BARE = {
  rows: { able: ALL_AMERICANS.slice(0, 26), baker: ['panther'] },
  casualties: { able: ALL_AMERICANS.slice(26) },
};

describe('the other reading of a ruling that cannot be switched', () => {
  it.each<[string, object, readonly string[], string]>([
    [
      'has one German side and one of the allies',
      { nations: {} },
      ['bring british', 'bring american'],
      'yes: T-A25',
    ],
    ['has no two Germans', { nations: {} }, ['bring german', 'bring german'], 'yes: T-A25'],
    ['is content with a German and a Briton', { nations: {} }, ['bring german', 'bring british'], 'yes:'],
    ['has no quarrel with who comes first', { nations: {} }, ['bring british'], 'yes:'],

    [
      'calls a self-propelled gun a tank',
      {
        ...LOST,
        nations: { able: 'german', baker: 'american' },
        rows: { able: ['hetzer'], baker: ['m4'] },
        attack: { unit: 'hetzer', target: '1' },
        ...holdsBaker('buttoned-down'),
      },
      ['play buttoned-down'],
      'no: T-A08 T-A05',
    ],
    [
      'calls one a tank that has survived',
      { ...DAMAGE, rows: { able: ['m4'], baker: ['stug-iii'] }, ...hold('abandon-tank') },
      ['play abandon-tank'],
      'no: T-A08',
    ],
    [
      'calls an armoured car a tank that attacks again',
      {
        ...FREE,
        rows: { able: ['m8'] },
        attack: { ...FREE.attack, unit: 'm8' },
        ...hold('fast-turret-traverse'),
      },
      ['play fast-turret-traverse again 1'],
      'no: T-A08',
    ],
    [
      'calls a gun no tank',
      { ...DAMAGE, rows: { able: ['m4'], baker: ['pak-50'] }, ...hold('abandon-tank') },
      ['play abandon-tank'],
      'no:',
    ],
    ['makes no tank light or medium', { ...FREE, ...hold('overrun') }, ['play overrun'], 'no:'],

    ['lets cards be discarded at nine and fewer', hold('mud'), ['discard mud'], 'no: T-A34'],
    [
      'may have had its time for that',
      { ...hold('mud'), discards: ['reserves'] },
      ['discard mud'],
      'no: T-A34 perhaps',
    ],
    [
      'has cards discarded first',
      { ...hold(...TEN), casualties: { able: ['m4'] } },
      ['recover reserves'],
      'yes: T-A34',
    ],
    [
      'has nothing against that afterwards',
      { ...hold('reserves'), casualties: { able: ['m4'] } },
      ['recover reserves'],
      'yes:',
    ],

    [
      'goes on after turns without an attack',
      { options: ['attack-optional'], stage: 'choose', skipped: { able: 2, baker: 3 } },
      ['skip', 'draw mud'],
      'no: T-A39',
    ],
    [
      'goes on, and not with what is not due',
      { options: ['attack-optional'], stage: 'choose', skipped: { able: 2, baker: 3 } },
      ['skip', 'ready'],
      'no: T-A39 the same',
    ],
    [
      'lets one wait for an enemy who cannot attack',
      { options: ['attack-optional'], ranOut: { baker: true } },
      ['skip'],
      'no: T-A39a T-A35 perhaps',
    ],

    [
      'has no unit attack again that had nothing to aim at',
      { ...FREE, attack: { unit: 'm10', place: 1 }, casualties: {}, ...hold('quick-kill') },
      ['play quick-kill again 2'],
      'yes: T-A22',
    ],

    [
      'asks who is aimed at whether it is a tank',
      { ...LOST, rows: { able: ['m4'], baker: ['pak-50'] }, ...holdsBaker('buttoned-down') },
      ['play buttoned-down'],
      'yes: T-A05',
    ],
    [
      'asks a target that fits as well',
      { ...LOST, ...holdsBaker('buttoned-down') },
      ['play buttoned-down'],
      'yes:',
    ],
    [
      'asks a heavy target for Soft Ground',
      { ...LOST, rows: { able: ['m4'], baker: ['tiger'] }, ...holdsBaker('soft-ground') },
      ['play soft-ground'],
      'no: T-A05',
    ],
    [
      'asks attackers as before where a card names both',
      {
        ...LOST,
        rows: { able: ['m10'], baker: ['fallschirmjaeger'] },
        attack: { unit: 'm10', target: '1' },
        ...holdsBaker('tanks-vs-infantry'),
      },
      ['play tanks-vs-infantry'],
      'no: T-A08',
    ],

    [
      'has one card tried to stop an attack',
      { ...LOST, hands: { able: ['rally'], baker: ['shaken', 'mud'] } },
      ['play shaken', 'play rally', 'pass', 'play mud'],
      'yes: T-A16 perhaps',
    ],
    ['has that one tried', { ...LOST, ...holdsBaker('shaken', 'mud') }, ['play mud'], 'yes:'],
    [
      'has one card tried on a survivor',
      { ...DAMAGE, hands: { able: ['treads-damaged', 'commander-killed'], baker: ['repairs'] } },
      ['play treads-damaged', 'play repairs', 'play commander-killed'],
      'yes: T-A17 perhaps',
    ],
    [
      'knows no undone damage by undone morale',
      { ...DAMAGE, ...hold('treads-damaged'), discards: ['shaken', 'rally'] },
      ['play treads-damaged'],
      'yes:',
    ],

    ['passes over who has nothing to play', LOST, ['pass'], 'yes: T-A29'],
    ['does not pass over who has', { ...LOST, ...holdsBaker('mud') }, ['pass'], 'yes:'],

    [
      'is done with who has passed once',
      { ...MODIFIER, hands: { able: ['topside-hit'], baker: ['tracers'] } },
      ['pass', 'play tracers', 'play topside-hit'],
      'yes: T-A12',
    ],
    [
      'is not done with who has played',
      { ...MODIFIER, hands: { able: ['topside-hit', 'hilltop-vantage'], baker: ['entrenched'] } },
      ['play topside-hit', 'play entrenched', 'play hilltop-vantage'],
      'yes:',
    ],
    [
      'is not done with whose enemy has passed',
      { ...MODIFIER, hands: { able: ['topside-hit', 'tracers'] } },
      ['play topside-hit', 'pass', 'play tracers'],
      'yes:',
    ],

    [
      'has defenders play no bonus',
      { ...MODIFIER, ...holdsBaker('heat-round') },
      ['pass', 'play heat-round'],
      'yes: T-A31',
    ],
    [
      'has attackers play no penalty',
      { ...MODIFIER, ...hold('500-yards') },
      ['play 500-yards'],
      'yes: T-A31',
    ],
    [
      'has nobody play what changes nothing',
      { ...MODIFIER, ...hold('machine-gun') },
      ['play machine-gun'],
      'yes: T-A31',
    ],
    [
      'has a range that is too far play its part',
      {
        ...MODIFIER,
        rows: { able: ['m5'], baker: ['fallschirmjaeger'] },
        attack: { unit: 'm5', target: '1' },
        ...holdsBaker('1500-yards'),
      },
      ['pass', 'play 1500-yards'],
      'yes:',
    ],
    [
      'keeps the slot free that a defender took',
      { ...MODIFIER, hands: { able: ['ap-round'], baker: ['heat-round'] } },
      ['pass', 'play heat-round', 'play ap-round'],
      'no: T-A31',
    ],
    [
      'leaves taken what an attacker took',
      { ...MODIFIER, ...hold('ap-round', 'heat-round') },
      ['play ap-round', 'pass', 'play heat-round'],
      'no:',
    ],

    [
      'has the last unit attack again alone',
      { ...FREE, ...hold('quick-kill') },
      ['play quick-kill again 1'],
      'yes: T-A07',
    ],
    ['has it attack again', { ...FREE, ...hold('quick-kill') }, ['play quick-kill again 2'], 'yes:'],

    [
      'brings the barred an attack',
      { ranOut: { able: true }, ...hold('radio') },
      ['play radio'],
      'no: T-A33',
    ],
    [
      'brings none to whom a card does not suit',
      { ranOut: { able: true }, ...hold('overrun') },
      ['play overrun'],
      'no: T-A33 the same',
    ],
    ['brings none in the maneuver', hold('radio'), ['play radio'], 'no:'],

    [
      'undoes what was played before',
      { ...FREE, ...hold('rally'), discards: ['shaken'] },
      ['play rally'],
      'no: T-A36 perhaps',
    ],
    [
      'undoes a Hit card long played',
      {
        ...MODIFIER,
        options: ['repairs-hits'],
        attack: {
          ...ATTACK.attack,
          modifiers: [{ card: 'flank-hit', by: 'able' }],
          asked: 'baker',
          passes: 1,
        },
        ...holdsBaker('repairs'),
      },
      ['play repairs'],
      'no: T-A36',
    ],
    ['undoes nothing where nothing was played', { ...FREE, ...hold('rally') }, ['play rally'], 'no:'],
    [
      'does not wait for another',
      { ...LOST, pending: [{ card: 'shaken', by: 'baker' }] },
      ['aim at 1'],
      'no: T-A36 the same',
    ],

    [
      'has no attack by the last card of a deck',
      { ...BARE, stage: 'target', attack: { unit: 'm4', place: 0 } },
      ['aim at 1'],
      'yes: T-A20',
    ],
    [
      'has none to add to',
      { ...BARE, stage: 'modifier', attack: { unit: 'm4', place: 0, target: '1' }, ...hold('tracers') },
      ['play tracers'],
      'yes: T-A20',
    ],
    [
      'has one by a unit that attacks again',
      { ...BARE, stage: 'target', attack: { unit: 'm4', place: 0, again: true } },
      ['aim at 1'],
      'yes:',
    ],

    ['leaves out the turn of the barred', { ranOut: { able: true } }, ['ready'], 'yes: T-A21'],
    [
      'leaves out what they draw',
      { stage: 'draw', toDraw: 3, ranOut: { able: true } },
      ['draw mud'],
      'yes: T-A21',
    ],
    ['leaves in the turn of whose enemy is barred', { ranOut: { baker: true } }, ['ready'], 'yes:'],

    [
      'may have left a deck empty',
      {
        stage: 'target',
        rows: { able: ['m4'] },
        attack: { unit: 'm4' },
        ranOut: { baker: true },
        casualties: { baker: ALL_GERMANS.slice(0, 15) },
      },
      ['aim at deck'],
      'yes: T-A35 perhaps',
    ],
    [
      'may not have barred anybody',
      { options: ['attack-optional'], ranOut: { able: true } },
      ['skip'],
      'no: T-A35 perhaps',
    ],
  ])('%s', (_title, written, line, said) => {
    expect(ruled(written, ...line)).toBe(said);
  });
});

/** The winner, and the time at which a deck is filled, do not affect verdicts. */
const NO_TRY = ['T-A39', 'T-A22', 'T-A36', 'T-A35', 'T-A27'];

describe('the case at which the readings of a ruling part', () => {
  const examples: readonly TankExample[] = Object.values(EXAMPLES_BY_THEME).flat();

  it.each(Object.entries(APART).filter(([rule]) => !NO_TRY.includes(rule)))(
    'names it: %s',
    (rule, { by }) => {
      const example = examples.find(({ id }) => id === by);
      if (example?.kind !== 'try' && example?.kind !== 'course') throw new Error(by);
      const line = example.kind === 'try' ? [...(example.before ?? []), example.try] : example.moves;
      const named = line.map((_, index) =>
        ruled({ nations: {}, ...example.position }, ...line.slice(0, index + 1)),
      );
      expect(named.filter((said) => new RegExp(`${rule}( perhaps)?( |$)`).test(said))).not.toEqual([]);
    },
  );
});

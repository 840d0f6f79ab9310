/** Rulings without an option are cited wherever a verdict rests on one. */
import { describe, expect, it } from 'vitest';
import { BOOK } from '../../../../content/street-armour/book.ts';
import { OTHER_READINGS } from '../../../../content/street-armour/examples/rulings.ts';
import { SPEECH_EN } from '../../../../content/street-armour/messages.en.ts';
import { RULINGS } from '../../../../content/street-armour/rulings.ts';
import { exampleOf } from '../../../book/book.ts';
import { claimOf } from '../../../book/check/verify-questions.ts';
import { streetArmour } from './judge.ts';
import { armourForm } from './position-format.ts';
import type { Armour } from './position.ts';

type Written = Readonly<Record<string, unknown>>;

/** Parses a tank: "west heavy a1 north". */
function tank(words: string): Written {
  const [side, weight, at, facing, state = 'sound'] = words.split(' ');
  return { side, weight, at, facing, state };
}
const OPEN = Array.from({ length: 10 }, () => '..........');
const FAR = 'east light j10 north';

function read(written: Written): Armour {
  const found = armourForm.read(written);
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}
const table = (tanks: readonly string[], more: Written = {}): Written => ({
  ground: OPEN,
  tanks: tanks.map(tank),
  ...more,
});

const parsed = (position: Armour, words: string) => {
  const move = streetArmour.parse(position, words);
  if (!move.ok) throw new Error(words);
  return move.value;
};

function after(written: Written, before: readonly string[]): Armour {
  return before.reduce((now, words) => {
    const move = parsed(now, words);
    expect(streetArmour.judge(now, move).allowed, words).toBe(true);
    return streetArmour.play(now, move);
  }, read(written));
}

/** Whether a move is legal, and what a ruling has to do with it; undefined if nothing. */
function answer(rule: string, position: Armour, words: string) {
  const { allowed, rulings, basis } = streetArmour.judge(position, parsed(position, words));
  const differs = rulings.find((ruled) => ruled.rule === rule)?.differs;
  if (differs === true || differs === 'perhaps') expect(basis).toBe('ruling');
  return [allowed, differs];
}

const TEAMS = { west: { medium: 1 }, east: { light: 2 } };
const HEAVY = table(['west heavy c2 east', 'east light f3 west'], { dice: [2, 5] });
const SHOT = (fire: number) =>
  table(['west light f1 north', 'east heavy f6 north', FAR], { stage: 'shoot', fire });
const PAIR = ['west light a1 east', 'west light a3 east', 'east light d1 west', FAR];
const TURNED = table(['west light f6 north', 'east light f9 north', 'east light f3 north', FAR], {
  stage: 'shoot',
  fire: 9,
  options: ['many-dice'],
  runs: [{ tank: 0, from: { at: 'f6', facing: 'north' } }],
});
const FLAGGED = table(['west light e5 north', FAR], {
  task: 'one-flag',
  flags: { west: ['a1'], east: ['f6'] },
  dice: [2, 3],
});
const TWO_FLAGS = { ...FLAGGED, task: 'two-flags', flags: { west: ['a1', 'a3'], east: ['f6', 'j1'] } };
const WAITED = { turns: { west: 2, east: 2 } };
const QUIET = { ...table(['west medium a1 east', FAR]), stage: 'over', quiet: 30 };
const FLAG = { ...table([]), stage: 'flag', task: 'one-flag', teams: TEAMS };
const PUT = { ...table([]), stage: 'tank', teams: TEAMS };

describe('a ruling without a switch', () => {
  it.each<[string, Written, readonly string[], string, boolean, boolean | 'perhaps' | undefined]>([
    ['C-A11', HEAVY, [], 'move c2 to b2 east by 2', false, true],
    ['C-A11', HEAVY, [], 'move c2 to c2 north-east by 2', false, false],
    ['C-A11', HEAVY, [], 'move c2 to d2 east by 2', false, false],
    ['C-A11', HEAVY, [], 'move c2 to b2 east by 5', true, undefined],
    ['C-A27', SHOT(2), [], 'shoot f1 at f6', true, true],
    ['C-A27', SHOT(12), [], 'shoot f1 at f6', true, undefined],
    ['C-A03', TURNED, [], 'shoot f6 at f9', true, true],
    ['C-A03', TURNED, [], 'shoot f6 at f3', true, undefined],
    ['C-A08', table(PAIR, { stage: 'shoot', fire: 9 }), ['shoot a1 at d1'], 'shoot a3 at d1', false, true],
    [
      'C-A08',
      table(PAIR, { stage: 'shoot', fire: 9, options: ['damage'] }),
      ['shoot a1 at d1'],
      'shoot a3 at d1',
      false,
      'perhaps',
    ],
    ['C-A08', table(PAIR, { stage: 'shoot', fire: 9 }), ['shoot a1 at d1'], 'shoot a1 at j10', false, false],
    [
      'C-A08',
      table(['west light a1 east', 'east light d1 west wreck', FAR], { stage: 'shoot' }),
      [],
      'shoot a1 at d1',
      false,
      undefined,
    ],
    ['C-A26', table(PAIR), ['throw 3 3', 'move a3 to b3 east by 3'], 'move b3 to c3 east by 3', false, true],
    [
      'C-A26',
      table(PAIR),
      ['throw 3 4', 'move a3 to b3 east by 3'],
      'move b3 to c3 east by 4',
      false,
      undefined,
    ],
    // One step of the three or four that it has: it may have moved by this die or by the other.
    [
      'C-A25',
      table(PAIR),
      ['throw 3 4', 'move a3 to b3 east by 3'],
      'move b3 to c3 east by 3',
      false,
      'perhaps',
    ],
    [
      'C-A25',
      table(PAIR),
      ['throw 3 4', 'move a3 to e3 east by 3'],
      'move e3 to f3 east by 3',
      false,
      undefined,
    ],
    ['C-A25', HEAVY, [], 'move c2 to c2 east by 5', false, false],
    ['C-A31', FLAG, [], 'flag f5', false, true],
    ['C-A31', { ...FLAG, ground: ['.#........', '##........', '..........'] }, [], 'flag a1', false, true],
    ['C-A31', { ...FLAG, ground: ['#.........', ...OPEN.slice(1)] }, [], 'flag a1', false, false],
    ['C-A31', FLAG, [], 'flag e5', true, undefined],
    ['C-A43', PUT, [], 'put medium a1 east', true, undefined],
    ['C-A43', PUT, ['put medium a1 east'], 'put light j1 west', true, undefined],
    [
      'C-A43',
      { ...PUT, teams: { west: { medium: 2 }, east: { light: 2 } } },
      ['put medium a1 east'],
      'put light j1 west',
      true,
      true,
    ],
    ['C-A43', PUT, [], 'flag a1', false, false],
    ['C-A14', { stage: 'first', teams: TEAMS }, [], 'throw 3 4', true, true],
    ['C-A14', { stage: 'first', teams: TEAMS }, [], 'throw 3 4 5', false, false],
    ['C-A14', { stage: 'first', teams: TEAMS }, [], 'put medium a3 east', false, 'perhaps'],
    ['C-A14', { stage: 'first', teams: TEAMS }, [], 'put heavy a3 east', false, false],
    ['C-A24', { stage: 'team' }, [], 'team 0-0-0', false, false],
    ['C-A34', { stage: 'team', points: 60 }, [], 'team 4-0-0', false, 'perhaps'],
    ['C-A34', { stage: 'team', points: 39 }, [], 'team 4-0-0', false, undefined],
    ['C-A34', { stage: 'team', points: 60, window: 5 }, [], 'team 4-0-0', true, undefined],
    // The only flag would have been captured as this turn began, and the game won.
    ['C-A46', { ...FLAGGED, ...WAITED }, [], 'move e5 to e4 north by 2', true, true],
    ['C-A46', { ...FLAGGED, ...WAITED }, [], 'cease', true, true],
    ['C-A46', FLAGGED, [], 'cease', true, undefined],
    ['C-A46', { ...TWO_FLAGS, ...WAITED }, [], 'cease', true, undefined],
    ['C-A46', { ...TWO_FLAGS, ...WAITED }, [], 'move e5 to f6 south-east by 3', false, true],
    ['C-A33', QUIET, [], 'throw 3 4', false, true],
    ['C-A33', QUIET, [], 'cease', false, false],
    ['C-A33', { ...QUIET, quiet: 3, tanks: [tank('west light a1 east')] }, [], 'throw 3 4', false, undefined],
  ])('%s has its say, or none (%#)', (rule, written, before, words, allowed, differs) => {
    expect([words, ...answer(rule, after(written, before), words)]).toEqual([words, allowed, differs]);
  });
});

describe('the book', () => {
  it('says of each try at which readings part what the verdict says', () => {
    const asked: string[] = [];
    for (const [rule, { by, otherwise }] of Object.entries(OTHER_READINGS)) {
      const example = exampleOf(BOOK, by);
      if (example.kind !== 'try') continue;
      const claim = claimOf(SPEECH_EN.kernel, otherwise);
      const position = after(example.position, example.before ?? []);
      const [allowed, differs] = answer(rule, position, example.try);
      expect([rule, differs !== false]).toEqual([rule, claim?.yes !== allowed]);
      asked.push(rule);
    }
    expect(asked.length).toBeGreaterThanOrEqual(7);
    expect(Object.keys(OTHER_READINGS).toSorted()).toEqual(
      Object.entries(RULINGS)
        .flatMap(([rule, { option }]) => (option === null ? [rule] : []))
        .toSorted(),
    );
  });

  it.each([
    ['C-A14', 'equal-throws', 'throw 3 4'],
    ['C-A43', 'by-turns', 'put light j1 west'],
    ['C-A27', 'vain-shot', 'shoot f1 at f6'],
  ])('shows with a move of a course that %s has a say: %s', (rule, by, words) => {
    const example = exampleOf(BOOK, by);
    if (example.kind !== 'course') throw new Error(by);
    const found = example.moves.map((move, index) => {
      const position = after(example.position, example.moves.slice(0, index));
      return [move, ...answer(rule, position, move)];
    });
    expect(found).toContainEqual([words, true, true]);
  });
});

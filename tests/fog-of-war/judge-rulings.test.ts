/** Verdicts, allowed or refused, name a ruling without a switch exactly where the answer depends on it. */
import { describe, expect, it } from 'vitest';
import {
  alliesAt,
  axisAt,
  cards,
  table,
  theirTurn,
  wheel,
} from '../../content/fog-of-war/examples/tables.ts';
import { chanceOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { fogForm } from '../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../src/games/fog-of-war/rules/judge.ts';
import { OPTION_IDS } from '../../src/games/fog-of-war/rules/options.ts';

function judged(written: object, tried: string) {
  const read = fogForm.read(written);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const move = fogOfWar.parse(read.value, tried);
  if (!move.ok) throw new Error(tried);
  const { allowed, basis, rulings } = fogOfWar.judge(read.value, move.value);
  return { allowed, basis, fixed: rulings.filter(({ option }) => option === null) };
}

const BY_SEA = { control: { emed: 'axis' }, ...axisAt('egypt') };
const GREECE = { options: ['neutral-stays'], neutrals: { greece: cards('army-2') } };
const producing = (more: object) => ({
  stage: 'intel',
  winter: true,
  played: true,
  waits: [
    { kind: 'entries', seat: 'allies' },
    { kind: 'produce', seat: 'axis', left: 3, points: 0 },
  ],
  ...more,
});
const DEFEATED = {
  waits: [
    { kind: 'battle', seat: 'axis', at: 'spain', from: 'vichy', age: 3, step: 'held' },
    { kind: 'match', seat: 'allies', need: 3, attacks: false },
  ],
  control: { vichy: 'axis', spain: 'allies' },
  neutrals: { spain: cards('army-2 army-2 army-1') },
};

describe('a ruling without a switch decides', () => {
  it.each([
    [
      'F-A16',
      'a launch from a sea that land would go before',
      table({ alpha: 'army-2' }, {}, BY_SEA),
      'launch alpha from emed',
      true,
    ],
    [
      'F-A17',
      'a launch from a source in quagmire',
      theirTurn(
        { egypt: 'army-1' },
        { alpha: 'army-2', egypt: 'army-1' },
        { quagmires: [{ at: 'egypt', attacker: 'axis' }], ...alliesAt('libya') },
      ),
      'launch alpha from egypt',
      false,
    ],
    [
      'F-A65',
      'a launch past a sea that supply need not pass',
      table({ alpha: 'army-2' }, {}, { options: ['sea-supply'], ...axisAt('egypt') }),
      'launch alpha from libya via emed',
      false,
    ],
    [
      'F-A23',
      'an attack of the Allies on the neutral USSR',
      theirTurn(
        {},
        { alpha: 'army-2' },
        { control: { poland: 'allies', berlin: 'allies', italy: 'allies' }, ...alliesAt('baltic') },
      ),
      'launch alpha from poland',
      false,
    ],
    [
      'F-A54',
      'a card in a neutral quagmire that the enemy attacks',
      table(
        { hand: 'army-1' },
        { greece: 'army-2' },
        { ...GREECE, quagmires: [{ at: 'greece', attacker: 'allies' }] },
      ),
      'place army-1 greece',
      true,
    ],
    [
      'F-A64',
      'a card of an attacker without supply',
      table(
        { hand: 'army-1', levant: 'army-1' },
        {},
        { options: ['supply-and-defence'], quagmires: [{ at: 'levant', attacker: 'axis', due: true }] },
      ),
      'place army-1 levant',
      true,
    ],
    [
      'F-A60',
      'a second operation after the first was disbanded',
      table({ hand: 'army-1' }, {}, { planned: true }),
      'plan paris army-1',
      false,
    ],
    [
      'F-A61',
      'a look at neutral cards of one’s own side',
      table({}, {}, { control: { greece: 'axis' }, neutrals: { greece: cards('army-1') } }),
      'intel greece neutral',
      true,
    ],
    [
      'F-A31',
      'a look where one’s own cards lie alone in a quagmire',
      table({ paris: 'army-1' }, {}, { quagmires: [{ at: 'paris', attacker: 'axis' }] }),
      'intel paris',
      false,
    ],
    ['F-A26', 'one point more of an odd production', table({}, {}, producing({})), 'points', false],
    [
      'F-A13',
      'the advantage in a quagmire',
      table(
        { paris: 'army-1' },
        { paris: 'army-1' },
        {
          quagmires: [{ at: 'paris', attacker: 'axis' }],
          waits: [
            { kind: 'battle', seat: 'axis', at: 'paris', step: 'totals' },
            { kind: 'advantage', seat: 'axis' },
          ],
        },
      ),
      'spend',
      true,
    ],
    [
      'F-A55',
      'a payment with neutral cards',
      table({}, { spain: 'army-1' }, DEFEATED),
      'match army-1 neutral army-2',
      true,
    ],
    ['F-A55', 'a payment without them', table({}, { spain: 'army-1' }, DEFEATED), 'match army-1', false],
  ] as const)('%s: %s', (rule, _, written, tried, allowed) => {
    expect(judged(written, tried)).toEqual({
      allowed,
      basis: 'ruling',
      fixed: [{ rule, option: null, differs: true }],
    });
  });

  it.each([
    ['a launch from land', table({ alpha: 'army-2' }, {}, BY_SEA), 'launch alpha from libya'],
    [
      'a launch from the only area, a sea',
      theirTurn({}, { alpha: 'army-2' }, { control: { paris: 'axis', vichy: 'axis' }, ...alliesAt('paris') }),
      'launch alpha from northsea',
    ],
    [
      'a launch that has just begun',
      table({ alpha: 'army-2' }, {}, { wheels: { axis: wheel('alpha', { alpha: 'paris' }) } }),
      'launch alpha from ruhr',
    ],
    [
      'a second operation beside the first',
      table(
        { hand: 'army-1', alpha: 'army-1' },
        {},
        { planned: true, wheels: { axis: wheel('alpha', { alpha: 'spain' }) } },
      ),
      'plan paris army-1',
    ],
    [
      'a point more of an even production',
      table({}, {}, producing({ control: { scandinavia: 'axis' } })),
      'points',
    ],
    [
      'a launch when looking is due',
      table({ alpha: 'army-2' }, {}, { ...axisAt('paris'), stage: 'intel' }),
      'launch alpha from ruhr',
    ],
  ] as const)('nothing of %s', (_, written, tried) => {
    expect(judged(written, tried).fixed).toEqual([]);
  });

  it('nothing that is not said: what is refused by one alone is refused as a ruling', () => {
    const begun = fogOfWar.setUp(OPTION_IDS, chanceOf('fixed'));
    if (!begun.ok) throw new Error(begun.faults.join());
    playout(fogOfWar, begun.value, 'fixed', 4000, ({ before }) => {
      for (const move of fogOfWar.moves(before).slice(0, 20))
        for (const { rule, differs } of fogOfWar.judge(before, move).rulings)
          expect([rule, differs]).toEqual([rule, true]);
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance/random.ts';
import { judgeBy, judgedBy } from './judgment.ts';
import { playout } from './playout.ts';
import { cardDuel, FIRST_DUEL } from '../../tests/made-up/rules-only/card-duel.ts';
import { diceRace, START } from '../../tests/made-up/rules-only/dice-race.ts';
import type { Breach } from './verdict.ts';
import { ENGLISH_STONES as steppingStones } from '../../tests/made-up/in-words.ts';
import { REFEREE_EN } from './messages/kernel.en.ts';

describe('a try of somebody', () => {
  it('who does not decide is never allowed, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0, 1, 'chance' as const), (seed, by) => {
        playout(cardDuel, FIRST_DUEL, seed, 60, ({ before, move }) => {
          const verdict = judgedBy(cardDuel, before, move, by, REFEREE_EN);
          expect(verdict.allowed).toBe(cardDuel.toAct(before) === by);
          expect(verdict.breaches.length > 0).toBe(!verdict.allowed);
        });
      }),
    );
  });

  it('who does not decide is told by which rule, and who does', () => {
    const rolled = diceRace.play(START, { roll: 2 });
    expect(judgedBy(diceRace, rolled, 'run', 1, REFEREE_EN)).toEqual({
      allowed: false,
      basis: 'rule',
      breaches: [{ rule: 'R2', remedy: 'it is the ant’s turn' }],
      rulings: [],
    });
    expect(judgedBy(diceRace, START, 'run', 0, REFEREE_EN).breaches).toEqual([
      { rule: 'R2', remedy: 'chance comes first: roll or draw, or enter what came' },
    ]);
  });

  it('when the game has ended is for the game’s own rules to refuse', () => {
    const over = { far: false, at: [4, 0], hands: [[1], [1]], turn: 1 } as const;
    for (const by of [0, 1])
      expect(judgedBy(steppingStones, over, { hops: 1 }, by, REFEREE_EN)).toMatchObject({
        allowed: false,
        breaches: [{ rule: 'S2', remedy: 'the game has ended: nobody hops any more' }],
      });
  });
});

/** A number may be named up to 3, or with the option `more` up to 5; 4 is illegal by a ruling without an option. */
const judge = judgeBy<
  { readonly more: boolean },
  number,
  'most' | 'odd',
  'more',
  Breach<'most' | 'odd', number>,
  string
>({
  breaches: ({ more }, number) => (number > (more ? 5 : 3) ? [{ rule: 'most', remedy: 'name less' }] : []),
  explained: (_position, _number, found) => found,
  options: () => ['more'],
  ruleOf: () => 'most',
  switched: ({ more }) => ({ more: !more }),
  unswitched: (_position, number) =>
    number % 2 === 1 ? [{ rule: 'odd', option: null, differs: false }] : [],
});

describe('a verdict', () => {
  const rest = (more: boolean, number: number) => {
    const { allowed, basis, rulings } = judge({ more }, number);
    return [allowed, basis, rulings.map(({ rule, differs }) => `${rule} ${String(differs)}`)];
  };

  it('rests on a ruling where the answer would be the opposite under the other reading', () => {
    expect(rest(false, 4)).toEqual([false, 'ruling', ['most true']]);
    expect(rest(true, 4)).toEqual([true, 'ruling', ['most true']]);
  });

  it('names a ruling that is broken either way, and rests on the rule', () => {
    expect(rest(false, 6)).toEqual([false, 'rule', ['most false']]);
    expect(rest(false, 2)).toEqual([true, 'rule', []]);
  });

  it('names those that decide before the others', () => {
    expect(rest(false, 5)).toEqual([false, 'ruling', ['most true', 'odd false']]);
    expect(rest(false, 1)).toEqual([true, 'rule', ['odd false']]);
  });

  it('of Stepping Stones turns on its option exactly where the hop is too far', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const first = steppingStones.setUp([], chanceOf(seed));
        if (!first.ok) throw new Error(first.faults.join());
        playout(steppingStones, first.value, seed, null, ({ before }) => {
          for (const hops of [1, 2]) {
            const { allowed, basis } = steppingStones.judge(before, { hops });
            const other = steppingStones.judge({ ...before, far: !before.far }, { hops });
            expect(basis === 'ruling').toBe(allowed !== other.allowed);
          }
        });
      }),
    );
  });
});

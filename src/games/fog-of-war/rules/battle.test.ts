/** Results and costs of battles, against the figures in the rulebook. */
import { describe, expect, it } from 'vitest';
import { attackerPays, defenderPays, resultOf } from './battle.ts';
import { withOptions, type OptionId } from './options.ts';
import { kindOf, NONE, partsOf, pileOf, strengthOf } from './card-counts.ts';

const price = (need: number, on: readonly OptionId[] = []) => ({
  need,
  ground: 'ground' as const,
  options: withOptions(on),
});
const spent = (payments: readonly { readonly cards: readonly number[] }[]): readonly string[] =>
  payments.map(({ cards }) => cards.join('')).toSorted();

describe('a battle', () => {
  it.each([
    [8, 3, 'victory'],
    [8, 5, 'quagmire'],
    [4, 4, 'quagmire'],
    [7, 4, 'quagmire'],
    [8, 4, 'victory'],
    [3, 4, 'defeat'],
    [2, 4, 'rout'],
    [1, 4, 'rout'],
    [4, 5, 'defeat'],
    [1, 0, 'victory'],
  ] as const)('of %i against %i is a %s', (attack, defence, result) => {
    expect(resultOf(attack, defence)).toBe(result);
  });

  it('is paid for exactly where cards allow it: 3 with an army 3 or with armies 2 and 1', () => {
    const pile = pileOf({ 'army-3': 1, 'army-2': 1, 'army-1': 2 });
    const ways = attackerPays(pile, price(3));
    expect(spent(ways)).toEqual(
      spent([{ cards: pileOf({ 'army-3': 1 }) }, { cards: pileOf({ 'army-2': 1, 'army-1': 1 }) }]),
    );
  });

  it('is paid for with the least that is enough where they do not', () => {
    const pile = pileOf({ 'army-3': 1, 'army-2': 2 });
    expect(spent(attackerPays(pile, price(1)))).toEqual(spent([{ cards: pileOf({ 'army-2': 1 }) }]));
    expect(attackerPays(pile, price(1, ['loss-minimal-set'])).length).toBe(2);
    expect(attackerPays(pile, price(1, ['loss-at-least'])).length).toBe(5);
    expect(attackerPays(pile, price(9))).toEqual([{ cards: pile, neutrals: NONE }]);
  });

  it('costs any one card where nothing stood against it', () => {
    expect(attackerPays(pileOf({ 'army-3': 1, 'army-1': 2 }), price(0)).length).toBe(2);
  });

  it('that a player and a neutral have held costs the player first', () => {
    const [own, neutral] = [pileOf({ 'army-1': 1 }), pileOf({ 'army-2': 2 })];
    const [way, ...others] = defenderPays(own, neutral, price(2));
    expect(others).toEqual([]);
    expect(way).toEqual({ cards: own, neutrals: pileOf({ 'army-2': 1 }) });
    expect(defenderPays(pileOf({ 'army-3': 1 }), neutral, price(2))).toEqual([
      { cards: pileOf({ 'army-3': 1 }), neutrals: NONE },
    ]);
    expect(defenderPays(own, neutral, price(2, ['loss-any-order']))).toEqual([
      { cards: NONE, neutrals: pileOf({ 'army-2': 1 }) },
    ]);
  });
});

it('counts aircraft on land and at sea, and forts and fleets where they belong', () => {
  const pile = pileOf({ 'army-2': 1, 'fort-3': 1, 'fleet-3': 1, air: 2, dummy: 4 });
  expect([strengthOf(pile, 'ground'), strengthOf(pile, 'naval')]).toEqual([7, 5]);
  expect(kindOf('air')).toBeGreaterThan(0);
  expect(partsOf(pileOf({ 'army-1': 2, air: 1 })).length).toBe(6);
});

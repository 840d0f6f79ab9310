/** Every input of "Can I?" for The Fog of War gives a valid table that shows the input, and an answer. */
import { describe, expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../src/games/fog-of-war/index.ts';
import { combinations, doubtsOf } from '../../src/site/ask/validate-situations.ts';
import { layTable, valuesAtFirst } from '../../src/site/ask/situation-table.ts';

const { referee } = FOG_OF_WAR;
const judges = { game: await referee.game(), form: await referee.form() };
const situations = await referee.situations();

describe.each(situations)('the situation "$name"', (situation) => {
  it('can be with every answer that may be given, and says what may be done then', () => {
    for (const options of [[], ['sea-supply'], ['supply-and-defence']])
      for (const values of combinations(situation)) {
        const laid = layTable(judges, situation, values, options);
        expect([values, laid.ok]).toEqual([values, true]);
        if (laid.ok) expect([values, doubtsOf(judges, situation, values, laid.value)]).toEqual([values, []]);
      }
  });

  it('has a try that is allowed in one table and another that is refused', () => {
    const seen = new Set<boolean>();
    for (const options of [[], ['sea-supply']])
      for (const values of [valuesAtFirst(situation), ...combinations(situation)]) {
        const laid = layTable(judges, situation, values, options);
        if (!laid.ok) continue;
        for (const { move } of laid.value.tries) {
          const read = judges.game.parse(laid.value.position, move);
          if (read.ok) seen.add(judges.game.judge(laid.value.position, read.value).allowed);
        }
      }
    expect(seen.size).toBe(2);
  });
});

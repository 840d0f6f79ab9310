import { describe, expect, it } from 'vitest';
import { SITUATIONS as OURS } from '../../../content/victory-tank/situations.ts';
import { victoryTankForm } from '../../games/victory-tank/form.ts';
import { victoryTank } from '../../games/victory-tank/game.ts';
import { anyForm, anyGame } from '../../referee/any.ts';
import { isCount, layTable, nearest, valuesAtFirst, type Situation, type Values } from './situation.ts';

const judges = { game: anyGame(victoryTank), form: anyForm(victoryTankForm) };
const SITUATIONS: readonly Situation[] = OURS;

/** Every combination of what can be entered; of long counts the ends, the middle and what they begin with. */
function combinations({ fields }: Situation): readonly Values[] {
  return fields.reduce<readonly Values[]>(
    (all, field) => {
      const values = isCount(field)
        ? [...new Set([field.least, 1, field.begin, 3, 4, field.most])].filter(
            (value) => value >= field.least && value <= field.most,
          )
        : field.among.map(({ id }) => id);
      return all.flatMap((before) => values.map((value) => ({ ...before, [field.id]: value })));
    },
    [{}],
  );
}

describe.each(SITUATIONS.map((situation) => [situation.name, situation] as const))('%s', (_, situation) => {
  const laid = combinations(situation).map((values) => ({
    values,
    result: layTable(judges, situation, values, []),
  }));

  it('begins with a table at which every try has an answer', () => {
    const first = layTable(judges, situation, valuesAtFirst(situation), []);
    if (!first.ok) throw new Error(first.faults.map(({ message }) => message).join('; '));
    expect(first.value.tries.length).toBeGreaterThanOrEqual(2);
  });

  it('gives a table or a reason, whatever is entered, and every try can be read', () => {
    for (const { values, result } of laid) {
      if (!result.ok) {
        expect(result.faults.map(({ message }) => message).join(''), JSON.stringify(values)).not.toBe('');
        continue;
      }
      for (const { move } of result.value.tries) {
        const parsed = judges.game.parse(result.value.position, move);
        expect(parsed.ok, `${JSON.stringify(values)}: ${move}`).toBe(true);
        if (parsed.ok) expect(judges.game.judge(result.value.position, parsed.value).rulings).toBeDefined();
      }
    }
  });

  it('offers the nearest possible table in the place of an impossible one', () => {
    const impossible = laid.filter(({ result }) => !result.ok);
    const [first] = impossible;
    const last = impossible.at(-1);
    for (const each of [first, last]) {
      if (each === undefined) continue;
      const offered = nearest(judges, situation, each.values, []);
      expect(offered && layTable(judges, situation, offered, []).ok, JSON.stringify(each.values)).toBe(true);
    }
  });
});

it('a crew of four on the tank is put right by one crew less', () => {
  const [onto] = SITUATIONS;
  if (onto === undefined) throw new Error('there is no situation');
  const values = { ...valuesAtFirst(onto), owner: 'red', crew: 4 };
  const result = layTable(judges, onto, values, []);
  expect(result.ok ? [] : result.faults.map(({ rule }) => rule)).toEqual(['M7c']);
  expect(nearest(judges, onto, values, [])).toEqual({ ...values, crew: 3 });
});

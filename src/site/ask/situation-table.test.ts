import { VICTORY_TANK } from '../../games/victory-tank/index.ts';
import { describe, expect, it } from 'vitest';
import { SITUATIONS as OURS } from '../../../content/victory-tank/situations/all.ts';
import type { Situation } from '../../book/situation.ts';
import { doubtsAt, prove } from './validate-situations.ts';
import { layTable, nearest, valuesAtFirst } from './situation-table.ts';

const { referee } = VICTORY_TANK;
const judges = { game: await referee.game(), form: await referee.form() };
const SITUATIONS: readonly Situation[] = OURS;

it('a crew of four on the tank is put right by one crew less', () => {
  const [onto] = SITUATIONS;
  if (onto === undefined) throw new Error('there is no situation');
  const values = { ...valuesAtFirst(onto), owner: 'red', crew: 4 };
  const result = layTable(judges, onto, values, []);
  expect(result.ok ? [] : result.faults.map(({ rule }) => rule)).toEqual(['M7c']);
  expect(nearest(judges, onto, values, [])).toEqual({ ...values, crew: 3 });
});

describe('a situation that is not what it says', () => {
  const [, , , , , step] = SITUATIONS;
  if (step === undefined) throw new Error('there is no step');
  const doubts = (changed: Partial<Situation>, values = {}) =>
    doubtsAt(judges, { ...step, ...changed }, { ...valuesAtFirst(step), ...values }, []);

  it('stops the build: enemy soldiers who are not there', () => {
    const write: Situation['write'] = (entered) => ({
      ...step.write(entered),
      soldiers: { red: { e1s1: 3 }, gray: {} },
    });
    expect(() => prove(judges, [{ ...step, write }])).toThrow(
      'Situation "step" at {"mine":1,"onto":"free","theirs":2,"garrison":0,"left":1}: My soldiers on the field: 1 was entered, the table shows 3.',
    );
    expect(doubts({ write }, { onto: 'enemy' })).toEqual([
      'Where they want to go: Open ground: it cannot be told from what was chosen',
      'Where they want to go: Enemy soldiers: the table does not show it',
      'Enemy soldiers there: 2 was entered, the table shows 0',
    ]);
  });

  it('stops the build: every answer is no, and nobody says so', () => {
    const tries = () => [{ says: '1 soldier steps there', move: 'step 1 e1s1 to e1s2' }];
    const values = { onto: 'base' };
    expect(doubts({ tries }, values)).toEqual([
      'every answer is no, and it does not say that nothing can be done',
    ]);
    expect(doubts({ tries, nothing: () => 'Nobody gets in there.' }, values)).toEqual([]);
    expect(doubts({ nothing: () => 'Nobody gets in there.' }, values)).toEqual([
      'it says that nothing can be done, and something can',
    ]);
  });

  it('stops the build: one try under two names', () => {
    const tries = () => [
      { says: 'One steps there', move: 'step 1 e1s1 to s1' },
      { says: 'A soldier steps there', move: 'step 1 e1s1 to s1' },
    ];
    expect(doubts({ tries })).toEqual(['two tries are the same by their notation']);
  });

  it('stops the build: it asks for what has not been entered', () => {
    const write: Situation['write'] = ({ number }) => ({ soldiers: { gray: { s1: number('theirs') } } });
    expect(() => doubts({ write })).toThrow('Situation "step": "theirs" is not asked there.');
  });
});

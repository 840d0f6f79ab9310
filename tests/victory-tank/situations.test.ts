/**
 * "Can I?": the table fits the words, and each refusal cites the right rules. Tests a random quarter of each situation's
 * combinations and those that a row of its reading is about; `npm run differential` tests all.
 */
import { VICTORY_TANK } from '../../src/games/victory-tank/index.ts';
import { describe, expect, it } from 'vitest';
import { SITUATIONS } from '../../content/victory-tank/situations/all.ts';
import type { LikelyTry, Situation } from '../../src/book/situation.ts';
import type { Move } from '../../src/games/victory-tank/rules/moves.ts';
import { OPTION_IDS } from '../../src/games/victory-tank/rules/options.ts';
import type { Position } from '../../src/games/victory-tank/rules/position.ts';
import { combinations, doubtsOf, nearFirst } from '../../src/site/ask/validate-situations.ts';
import {
  askedFields,
  layTable,
  valuesAtFirst,
  type LaidTable,
  type Values,
} from '../../src/site/ask/situation-table.ts';
import { allows } from '../literal/victory-tank/referee.ts';
import { AGAIN, drawnFrom } from '../lot.ts';
import { fits, mayFit, READINGS, type Chosen, type Row } from './situation-readings.ts';

const { referee } = VICTORY_TANK;
const judges = { game: await referee.game(), form: await referee.form() };
/** A generous timeout, ms. */
const TIMEOUT = 300_000;

const chosenIn = (situation: Situation, values: Values): Chosen =>
  Object.fromEntries(askedFields(situation.fields, values).map(({ id }) => [id, values[id] ?? '']));

/** The words of a try with each number replaced by `#`. */
const named = ({ says }: LikelyTry): string => says.replace(/\d+/g, '#');

/** The rules of the first row that fits; removes the row from `unused`. */
function read(rows: readonly Row[], chosen: Chosen, unused: Set<Row>): readonly string[] | undefined {
  const row = rows.find(([when]) => fits(when, chosen));
  if (row !== undefined) unused.delete(row);
  return row?.[1];
}

/** The answer to a try: the rules cited, each once, and whether the second referee allows it. */
function answered({ position }: LaidTable, { move: words }: LikelyTry) {
  const move = judges.game.parse(position, words);
  if (!move.ok) throw new Error(`"${words}": ${move.faults.join('; ')}`);
  const { allowed, breaches } = judges.game.judge(position, move.value);
  return {
    allowed,
    rules: [...new Set(breaches.map(({ rule }) => rule))],
    isAllowedBySecond: allows(position as Position, move.value as Move),
  };
}

/** The answers of a table that differ from the reading, as texts. */
function misread(situation: Situation, values: Values, unused: Set<Row>): readonly string[] {
  const reading = READINGS[situation.id];
  if (reading === undefined) return ['nobody has read it'];
  const chosen = chosenIn(situation, values);
  const laid = layTable(judges, situation, values, []);
  const differs = (
    what: string,
    expected: readonly string[] | undefined,
    found: readonly (string | null)[],
  ) =>
    expected?.join() === found.join()
      ? []
      : [`${what}: cites ${found.join(', ')}, not ${expected?.join(', ')}`];
  if (!laid.ok)
    return differs('no such table', read(reading.impossible, chosen, unused), [
      ...new Set(laid.faults.map(({ rule }) => rule)),
    ]);
  return [
    ...doubtsOf(judges, situation, values, laid.value),
    ...laid.value.tries.flatMap((each) => {
      const { allowed, rules, isAllowedBySecond } = answered(laid.value, each);
      const number = Number(/\d+/.exec(each.says)?.[0] ?? 0);
      const expected = read(reading.tries[named(each)] ?? [], { ...chosen, '#': number }, unused);
      return [
        ...differs(each.says, expected, rules),
        ...(allowed === isAllowedBySecond ? [] : [`${each.says}: the second referee says otherwise`]),
        ...(each.says.match(/\d+/g) ?? []).flatMap((figure) =>
          each.move.split(/\D+/).includes(figure)
            ? []
            : [`${each.says}: "${each.move}" is not about ${figure}`],
        ),
      ];
    }),
  ];
}

describe.each(SITUATIONS.map((situation) => [situation.name, situation] as const))('%s', (_, situation) => {
  it('is answered by the words that are chosen and by the rules in the way', { timeout: TIMEOUT }, () => {
    const { tries, impossible } = READINGS[situation.id] ?? { tries: {}, impossible: [] };
    const unused = new Set([...Object.values(tries).flat(), ...impossible]);
    const found: string[] = [];
    const isDrawn = drawnFrom(situation.id, 4);
    const isWanted = (chosen: Chosen) => [...unused].some(([when]) => mayFit(when, chosen));
    for (const values of combinations(situation)) {
      if (!isDrawn() && !isWanted(chosenIn(situation, values))) continue;
      const [first] = misread(situation, values, unused);
      if (first !== undefined && found.length < 20) found.push(`${JSON.stringify(values)}: ${first}`);
    }
    expect(found, AGAIN).toEqual([]);
    // A row that is never used is superfluous, or hidden behind an earlier one.
    expect([...unused].map(([when, rules]) => [String(when), rules])).toEqual([]);
  });

  it.each(OPTION_IDS)('holds at a table that has switched %s', (option) => {
    let tables = 0;
    const isDrawn = drawnFrom(`${situation.id} ${option}`, 4);
    for (const values of nearFirst(situation)) {
      if (tables > 5 && !isDrawn()) continue;
      const laid = layTable(judges, situation, values, [option]);
      if (!laid.ok) continue;
      tables += 1;
      expect(doubtsOf(judges, situation, values, laid.value), `${JSON.stringify(values)}, ${AGAIN}`).toEqual(
        [],
      );
      for (const each of laid.value.tries) {
        const { allowed, isAllowedBySecond } = answered(laid.value, each);
        expect(isAllowedBySecond, each.says).toBe(allowed);
      }
    }
    expect(tables).toBeGreaterThan(5);
  });
});

it('tells of an attack what it is by its first point, and of no battle before it', async () => {
  const attack = SITUATIONS.find(({ id }) => id === 'attack');
  const scenery = await referee.scenery();
  if (attack === undefined) throw new Error('nobody attacks');
  const laid = layTable(judges, attack, { ...valuesAtFirst(attack), mine: 3 }, []);
  if (!laid.ok) throw new Error(JSON.stringify(laid.faults));
  const { position, tries } = laid.value;
  const [first] = tries;
  const move = judges.game.parse(position, first?.move ?? '');
  if (!move.ok) throw new Error(move.faults.join());
  const { allowed, rulings } = judges.game.judge(position, move.value);
  expect({ says: first?.says, allowed, rulings }).toEqual({
    says: 'Attack with 3 soldiers',
    allowed: true,
    rulings: [],
  });
  const happened = scenery.happenings(position, move.value, judges.game.play(position, move.value));
  expect(happened.map(({ rule }) => rule)).toContain('A1');
  expect(tries.map(({ says }) => says)).not.toContain('Leave the rest of the Attack');
});

it('has all its situations read, and reads none that is gone', () => {
  expect(Object.keys(READINGS).toSorted()).toEqual(SITUATIONS.map(({ id }) => id).toSorted());
});

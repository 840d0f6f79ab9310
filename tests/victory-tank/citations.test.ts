import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../content/victory-tank/examples/all.ts';
import { RULING_EXAMPLES } from '../../content/victory-tank/examples/rulings.ts';
import { RULINGS } from '../../content/victory-tank/rulings.ts';
import { STATEMENTS, type StatementId } from '../../content/victory-tank/statements.ts';
import { answer } from '../../src/book/answer.ts';
import { decidedBy } from '../../src/book/check/example-faults.ts';
import type { Ruling, Statement } from '../../src/book/statement.ts';
import { OPTION_RULES } from '../../src/games/victory-tank/rules/other-readings.ts';
import { OPTION_IDS } from '../../src/games/victory-tank/rules/options.ts';
import { deskOf } from '../../src/site/game-bundle.ts';
import { citationsIn, ENGINE, placesOf, STATEMENT_IDS } from './citations.ts';

/** Rulings about the set-up, the effects of moves or the score: none decides whether a move is legal. */
const SAYS_WHAT_FOLLOWS: readonly StatementId[] = [
  'G5',
  'F5a',
  'C5a',
  'M0a',
  // The tank may end wherever its last crew may get off, so no answer is known to depend on this.
  'M8a',
  'R1b',
  'E1a',
  'E2b',
  'E2c',
];

const { referee } = await deskOf('victory-tank');

const HASHES = 'content/victory-tank/statements.hashes.json';
const hashOf = (id: StatementId): string =>
  createHash('sha256').update(STATEMENTS[id].text).digest('hex').slice(0, 12);

describe('rule sentences', () => {
  const cited = ENGINE.flatMap(citationsIn);

  it('are each cited by the engine', () => {
    const inCode = new Set(cited.filter((citation) => citation.inCode).map((citation) => citation.id));
    expect(STATEMENT_IDS.filter((id) => !inCode.has(id))).toEqual([]);
  });

  it('exist wherever one is cited, in comments too', () => {
    const known = new Set<string>(STATEMENT_IDS);
    expect(cited.filter((citation) => !known.has(citation.id))).toEqual([]);
  });

  it('are each shown by an example', () => {
    const shown = new Set(EXAMPLES.flatMap((example) => example.shows));
    expect(STATEMENT_IDS.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('are looked at again wherever they are cited when one is reworded', () => {
    const known = JSON.parse(readFileSync(HASHES, 'utf8')) as Record<string, string>;
    const reworded = STATEMENT_IDS.filter((id) => known[id] !== hashOf(id));
    const places = reworded.map(
      (id) => `${id}, now "${hashOf(id)}" in ${HASHES}: see ${placesOf(id).join(', ')}`,
    );
    expect(places).toEqual([]);
    expect(Object.keys(known)).toEqual(STATEMENT_IDS);
  });

  it('are whole sentences, and no two alike', () => {
    const texts = Object.values(STATEMENTS).map((statement) => statement.text);
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the register of rulings', () => {
  const entries = Object.entries(RULINGS) as [StatementId, Ruling][];

  it('has an entry for each ruling, with the option its statement names', () => {
    for (const [id, ruling] of entries) {
      const statement: Statement = STATEMENTS[id];
      expect([id, statement.provenance, statement.option ?? null]).toEqual([id, 'ruling', ruling.option]);
    }
  });

  it('switches every option of the referee, each by one entry', () => {
    const switched = entries.flatMap(([id, { option }]) => (option === null ? [] : [[option, id]]));
    expect(Object.fromEntries(switched)).toEqual(OPTION_RULES);
    expect(switched.length).toBe(OPTION_IDS.length);
  });

  it('shows for each option a case in which the readings differ', () => {
    expect(Object.keys(RULING_EXAMPLES).sort()).toEqual([...OPTION_IDS].sort());
    for (const [option, example] of Object.entries(RULING_EXAMPLES)) expect(example.turnsOn).toBe(option);
  });

  it('shows each ruling that can decide about a try in one that it decides', () => {
    if (!referee) throw new Error('Victory Tank has a referee.');
    const decided = new Set(EXAMPLES.flatMap((example) => decidedBy(answer(referee, example))));
    const never = entries.map(([id]) => id).filter((id) => !decided.has(id));
    expect(never).toEqual(SAYS_WHAT_FOLLOWS);
  });
});

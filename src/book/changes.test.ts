import { describe, expect, it } from 'vitest';
import { HISTORY } from '../../content/victory-tank/rules-history.ts';
import { STATEMENTS } from '../../content/victory-tank/statements.ts';
import { victoryTank } from '../games/victory-tank/rules/judge.ts';
import { changesSince } from './changes.ts';

const THREE = [
  { rules: '1', changed: [] },
  {
    rules: '2',
    changed: [
      { statement: 'M1', was: 'One soldier steps.' },
      { statement: 'M9', was: null },
    ],
  },
  { rules: '3', changed: [{ statement: 'M1', was: 'Two soldiers step.' }] },
];

describe('what has changed since a version of the rules', () => {
  it('is each sentence as it was then, once', () => {
    expect(changesSince(THREE, '1')).toEqual([
      { statement: 'M1', was: 'One soldier steps.' },
      { statement: 'M9', was: null },
    ]);
    expect(changesSince(THREE, '2')).toEqual([{ statement: 'M1', was: 'Two soldiers step.' }]);
    expect(changesSince(THREE, '3')).toEqual([]);
  });

  it('is unknown for a version from after them', () => {
    expect(changesSince(THREE, '4')).toBe(null);
  });
});

describe('the history of Victory Tank', () => {
  it('ends with the version that the referee plays', () => {
    expect(HISTORY.at(-1)?.rules).toBe(victoryTank.rules);
    expect(new Set(HISTORY.map(({ rules }) => rules)).size).toBe(HISTORY.length);
  });

  it('names sentences that there are', () => {
    const ids: readonly string[] = Object.keys(STATEMENTS);
    for (const { changed } of HISTORY) for (const { statement } of changed) expect(ids).toContain(statement);
  });
});

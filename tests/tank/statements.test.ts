/** Checks of the sentences, rulings and examples of TanK. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TACTICS_CARDS } from '../../cards/tank/data/cards.ts';
import { EXAMPLES_BY_THEME } from '../../content/tank/examples/all.ts';
import { RULING_EXAMPLES } from '../../content/tank/examples/rulings.ts';
import type { TankExample } from '../../content/tank/examples/tables.ts';
import { RULINGS } from '../../content/tank/rulings.ts';
import { STATEMENTS } from '../../content/tank/statements.ts';
import { OPTION_IDS } from '../../src/games/tank/rules/options.ts';

const HASHES = 'content/tank/statements.hashes.json';
const EXAMPLES: readonly TankExample[] = Object.values(EXAMPLES_BY_THEME).flat();

describe('the sentences of TanK', () => {
  it('are each shown by an example', () => {
    const shown = new Set<string>(EXAMPLES.flatMap(({ shows }) => shows));
    expect(Object.keys(STATEMENTS).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('are looked at again wherever they are cited when one is reworded', () => {
    const known = JSON.parse(readFileSync(HASHES, 'utf8')) as Record<string, string>;
    const now = Object.fromEntries(
      Object.entries(STATEMENTS).map(([id, { text }]) => [
        id,
        createHash('sha256').update(text).digest('hex').slice(0, 12),
      ]),
    );
    expect(now).toEqual(known);
  });

  it('have a ruling for each switch, and an example where its readings part', () => {
    const switches = Object.values(RULINGS).flatMap(({ option }) => (option === null ? [] : [option]));
    expect(switches.toSorted()).toEqual([...OPTION_IDS].toSorted());
    for (const [option, { id, ...example }] of Object.entries<TankExample>(RULING_EXAMPLES))
      expect([id, 'turnsOn' in example && example.turnsOn]).toEqual([id, option]);
  });
});

it('the tactics deck has ninety-two cards, one of each', () => {
  expect(TACTICS_CARDS.length).toBe(92);
  expect(new Set(TACTICS_CARDS.map(({ id }) => id)).size).toBe(92);
  expect(TACTICS_CARDS.every(({ count }) => count === 1)).toBe(true);
});

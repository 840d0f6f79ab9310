/** Writes `perft.json` and `cases.json` of a game anew: `node tests/conformance/write.ts tank`. */
import { writeFileSync } from 'node:fs';
import { jsonOf } from './generate-tables.ts';

const TABLES = {
  'victory-tank': async () => ({
    ...(await import('./victory-tank/cases.ts')),
    ...(await import('./victory-tank/counts.ts')),
  }),
  tank: async () => (await import('./tank/tables.ts')).TABLES,
  'street-armour': async () => (await import('./street-armour/tables.ts')).TABLES,
  loopgraven: async () => (await import('./loopgraven/tables.ts')).TABLES,
  'fog-of-war': async () => (await import('./fog-of-war/tables.ts')).TABLES,
} as const;

const games = Object.keys(TABLES) as (keyof typeof TABLES)[];
const game = games.find((id) => id === process.argv[2]);
if (game === undefined) throw new Error(`Name a game: ${games.join(', ')}.`);
const { cases, CASES, counts, PERFT } = await TABLES[game]();
writeFileSync(PERFT, jsonOf(counts()));
writeFileSync(CASES, jsonOf(cases()));

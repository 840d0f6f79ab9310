/** Writes `perft.json` and `cases.json` of a game anew: `node tests/conformance/write.ts tank`. */
import { writeFileSync } from 'node:fs';
import { jsonOf } from './generate-tables.ts';

const TABLES = {
  'victory-tank': async () => ({
    ...(await import('./victory-tank/cases.ts')),
    ...(await import('./victory-tank/counts.ts')),
  }),
  tank: () => import('./tank/tables.ts'),
  'street-armour': () => import('./street-armour/tables.ts'),
  loopgraven: () => import('./loopgraven/tables.ts'),
  'fog-of-war': () => import('./fog-of-war/tables.ts'),
} as const;

const games = Object.keys(TABLES) as (keyof typeof TABLES)[];
const game = games.find((id) => id === process.argv[2]);
if (game === undefined) throw new Error(`Name a game: ${games.join(', ')}.`);
const { cases, CASES, counts, PERFT } = await TABLES[game]();
writeFileSync(PERFT, jsonOf(counts()));
writeFileSync(CASES, jsonOf(cases()));

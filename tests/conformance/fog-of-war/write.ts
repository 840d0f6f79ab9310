/** Writes The Fog of War's `perft.json` and `cases.json` anew: `node tests/conformance/fog-of-war/write.ts`. */
import { writeFileSync } from 'node:fs';
import { jsonOf } from '../files.ts';
import { cases, CASES, counts, PERFT } from './tables.ts';

writeFileSync(PERFT, jsonOf(counts()));
writeFileSync(CASES, jsonOf(cases()));

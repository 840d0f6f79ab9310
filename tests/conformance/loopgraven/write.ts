/** Writes Loopgraven's `perft.json` and `cases.json` anew: `node tests/conformance/loopgraven/write.ts`. */
import { writeFileSync } from 'node:fs';
import { jsonOf } from '../files.ts';
import { cases, CASES, counts, PERFT } from './tables.ts';

writeFileSync(PERFT, jsonOf(counts()));
writeFileSync(CASES, jsonOf(cases()));

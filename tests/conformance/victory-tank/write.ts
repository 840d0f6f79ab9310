/** Writes `perft.json` and `cases.json` anew: `node tests/conformance/victory-tank/write.ts`. */
import { writeFileSync } from 'node:fs';
import { cases, CASES } from './cases.ts';
import { counts, PERFT } from './counts.ts';
import { jsonOf } from '../files.ts';

writeFileSync(PERFT, jsonOf(counts()));
writeFileSync(CASES, jsonOf(cases()));

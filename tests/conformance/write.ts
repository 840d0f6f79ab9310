/** Writes `perft.json` and `cases.json` anew: `node tests/conformance/write.ts`. */
import { writeFileSync } from 'node:fs';
import { cases } from './cases.ts';
import { counts } from './counts.ts';
import { CASES, jsonOf, PERFT } from './files.ts';

writeFileSync(PERFT, jsonOf(counts()));
writeFileSync(CASES, jsonOf(cases()));

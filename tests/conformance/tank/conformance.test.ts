/** Checks TanK's `perft.json` and `cases.json` against both referees. */
import { tank } from '../../../src/games/tank/rules/judge.ts';
import { legalMoves } from '../../literal/tank/legal.ts';
import { next } from '../../literal/tank/next.ts';
import { checkTables, literalOf } from '../check-tables.ts';
import { TABLES } from './tables.ts';

checkTables(TABLES, literalOf(tank, legalMoves, next));

/** Checks Loopgraven's `perft.json` and `cases.json` against both referees. */
import { loopgraven } from '../../../src/games/loopgraven/rules/judge.ts';
import { legalMoves } from '../../literal/loopgraven/legal.ts';
import { next } from '../../literal/loopgraven/next.ts';
import { checkTables, literalOf } from '../check-tables.ts';
import { TABLES } from './tables.ts';

checkTables(TABLES, literalOf(loopgraven, legalMoves, next));

/** Checks Street Armour's `perft.json` and `cases.json` against both referees. */
import { streetArmour } from '../../../src/games/street-armour/rules/judge.ts';
import { legalMoves } from '../../literal/street-armour/legal.ts';
import { next } from '../../literal/street-armour/next.ts';
import { checkTables, literalOf } from '../check-tables.ts';
import { TABLES } from './tables.ts';

checkTables(TABLES, literalOf(streetArmour, legalMoves, next));

/** Checks The Fog of War's `perft.json` and `cases.json` against both referees. */
import { legalMoves, nextAfter } from '../../literal/fog-of-war/referee.ts';
import { inOrder } from '../../literal/fog-of-war/table.ts';
import { checkTables } from '../check-tables.ts';
import { TABLES } from './tables.ts';

checkTables(TABLES, {
  legal: (position) => [...legalMoves(position).keys()],
  next: nextAfter,
  seen: inOrder,
});

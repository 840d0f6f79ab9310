import type { StatementId } from '../../../content/tank/statements.ts';
import type { Game } from '../../referee/game.ts';
import { judge } from './judge.ts';
import type { Move } from './move.ts';
import type { Seen } from './observe.ts';
import type { OptionId } from './options.ts';
import { parse } from './parse.ts';
import { playedTank } from './played.ts';
import type { Tank } from './position.ts';
import type { TankSaid } from './said.ts';

/** TanK, as the referee knows it. */
export const tank: Game<Tank, Move, StatementId, OptionId, Seen, TankSaid> = {
  ...playedTank,
  judge,
  parse: (_, written) => parse(written),
};

import type { StatementId } from '../../../content/victory-tank/statements.ts';
import type { Game } from '../../referee/game.ts';
import { judge } from './judge.ts';
import type { Move } from './move.ts';
import type { Observation } from './observe.ts';
import type { OptionId } from './options.ts';
import { parse } from './parse.ts';
import { playedTank } from './played.ts';
import type { Position } from './position.ts';
import type { TankSaid } from './said.ts';

/** Victory Tank, as the kernel knows it. */
export const victoryTank: Game<Position, Move, StatementId, OptionId, Observation, TankSaid> = {
  ...playedTank,
  judge,
  parse,
};

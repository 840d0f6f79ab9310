import type { StatementId } from '../../../content/loopgraven/statements.ts';
import type { Game } from '../../referee/game.ts';
import { judge } from './judge.ts';
import type { Move } from './move.ts';
import type { Seen } from './observe.ts';
import type { OptionId } from './options.ts';
import { parse } from './parse.ts';
import { playedLoopgraven } from './played.ts';
import type { Trenches } from './position.ts';
import type { LoopSaid } from './said.ts';

/** Loopgraven, as the referee knows it. */
export const loopgraven: Game<Trenches, Move, StatementId, OptionId, Seen, LoopSaid> = {
  ...playedLoopgraven,
  judge,
  parse: (_, written) => parse(written),
};

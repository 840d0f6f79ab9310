import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import type { Game } from '../../referee/game.ts';
import { judge } from './judge.ts';
import type { Move } from './move.ts';
import type { Seen } from './observe.ts';
import type { OptionId } from './options.ts';
import { parse } from './parse.ts';
import { playedFog } from './played.ts';
import type { War } from './position.ts';
import type { FogSaid } from './said.ts';

/** The Fog of War, as the referee knows it. */
export const fogOfWar: Game<War, Move, StatementId, OptionId, Seen, FogSaid> = {
  ...playedFog,
  judge,
  parse: (_, written) => parse(written),
};

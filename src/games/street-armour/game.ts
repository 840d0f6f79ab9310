import type { StatementId } from '../../../content/street-armour/statements.ts';
import type { Game } from '../../referee/game.ts';
import { judge } from './judge.ts';
import type { Move } from './move.ts';
import type { Seen } from './observe.ts';
import type { OptionId } from './options.ts';
import { parse } from './parse.ts';
import { playedArmour } from './played.ts';
import type { Armour } from './position.ts';
import type { ArmourSaid } from './said.ts';

/** Street Armour, as the referee knows it. */
export const streetArmour: Game<Armour, Move, StatementId, OptionId, Seen, ArmourSaid> = {
  ...playedArmour,
  judge,
  parse: (_, written) => parse(written),
};

import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import type { Checkers } from '../../referee/checker.ts';
import { battleChecker } from './battle-checker.ts';
import type { OptionId } from './options.ts';
import type { CheckerSaid } from './said-check.ts';
import { supplyChecker } from './supply-checker.ts';

/** What tables of The Fog of War ask again and again: whether supply comes there, and how this battle would end. */
export const fogCheckers: Checkers<OptionId, StatementId, CheckerSaid> = {
  under: (on) => [supplyChecker(on), battleChecker(on)],
};

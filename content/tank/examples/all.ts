import { FREE_EXAMPLES } from './after-an-attack.ts';
import { ATTACK_EXAMPLES } from './attack.ts';
import { MODIFIER_EXAMPLES } from './modifiers.ts';
import { MORE_RULING_EXAMPLES, RULING_EXAMPLES } from './rulings.ts';
import { TURN_EXAMPLES } from './turn.ts';

/** The examples by theme, in the order in which a reader meets them. */
export const EXAMPLES_BY_THEME = {
  'An attack': ATTACK_EXAMPLES,
  'Cards for and against it': MODIFIER_EXAMPLES,
  'A turn': TURN_EXAMPLES,
  'After an attack': FREE_EXAMPLES,
  'Where the readings part': [...MORE_RULING_EXAMPLES, ...Object.values(RULING_EXAMPLES)],
} as const;

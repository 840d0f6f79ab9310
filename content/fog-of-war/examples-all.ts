import { BATTLE_EXAMPLES, LANDING_EXAMPLES } from './examples-battles.ts';
import { FALL_EXAMPLES, NEUTRAL_EXAMPLES, SOVIET_EXAMPLES } from './examples-countries.ts';
import { LAUNCH_EXAMPLES } from './examples-launches.ts';
import { LOOK_EXAMPLES } from './examples-looks.ts';
import { OPERATION_EXAMPLES } from './examples-operations.ts';
import { PAYMENT_EXAMPLES } from './examples-payments.ts';
import { QUAGMIRE_EXAMPLES } from './examples-quagmires.ts';
import { PLAY_EXAMPLES } from './examples-play.ts';
import { SET_UP_EXAMPLES } from './examples-set-up.ts';
import { SEA_EXAMPLES, SUPPLY_EXAMPLES } from './examples-supply.ts';
import { DEFENCE_EXAMPLES, TURN_EXAMPLES, YEAR_EXAMPLES } from './examples-turn.ts';
import { PRODUCTION_EXAMPLES, WINNING_EXAMPLES, YEAR_END_EXAMPLES } from './examples-year.ts';

/** Examples by theme, in the order of a game. */
export const EXAMPLES_BY_THEME = {
  'Setting up': SET_UP_EXAMPLES,
  'Years and winter': YEAR_EXAMPLES,
  'A turn': TURN_EXAMPLES,
  Defending: DEFENCE_EXAMPLES,
  Operations: OPERATION_EXAMPLES,
  Supply: SUPPLY_EXAMPLES,
  'Supply at sea': SEA_EXAMPLES,
  'A launch': LAUNCH_EXAMPLES,
  Battles: BATTLE_EXAMPLES,
  Landings: LANDING_EXAMPLES,
  'What pays': PAYMENT_EXAMPLES,
  Quagmires: QUAGMIRE_EXAMPLES,
  Looking: LOOK_EXAMPLES,
  'Small neutrals': NEUTRAL_EXAMPLES,
  'The USSR and the USA': SOVIET_EXAMPLES,
  'France, Britain and Germany': FALL_EXAMPLES,
  'The end of a year': YEAR_END_EXAMPLES,
  Production: PRODUCTION_EXAMPLES,
  Winning: WINNING_EXAMPLES,
  'An example of play': PLAY_EXAMPLES,
} as const;

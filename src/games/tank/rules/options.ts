import { switchesOf, type Switches } from '../../../referee/options.ts';

/**
 * The rulings a table may switch. Each option stands for the *other* reading; all are off by default, and any
 * set may be on together. `content/tank/rulings.ts` has both readings.
 */
export const OPTION_IDS = [
  'even', // T-120a: breaking points of ours, 24 German casualties and 18 of the allies
  'destroyers-are-tanks', // T-A38: a tank destroyer is a tank, neither light, medium nor heavy
  'mechanised-are-vehicles', // T-A38a: mechanised infantry is a vehicle as well
  'recover-all-turn', // T-A18: casualties are brought back at any time of one's own turn
  'recover-to-deck', // T-A19: they go under the formation deck
  'attack-optional', // T-A23: a turn may go by without an attack
  'survivors-join-row', // T-A10: a top card that survives goes into its owner's row
  'breakdown-vehicles', // T-A24: only vehicles break down
  'range-for-each', // T-A13: one Range card for each player
  'flame-anywhere', // T-A14: the Flame Thrower knows no range
  'flame-once', // T-A14a: range matters only when it is played
  'penetration-for-all', // T-A04: penetration cards change the infantry factor too
  'guns-as-infantry', // T-A09: guns are hit by the infantry factor
  'support-returns', // T-A02: support goes to the reserve after its attack
  'free-for-next', // T-A06: a FREE card's condition is the next attacker's
  'same-unit-alone', // T-A32: a "same unit" card brings no new attacker
  'repairs-hits', // T-A03: Repairs undoes a Hit card, too
  'no-counter', // T-A15: what undoes a card cannot be undone
] as const;

export type OptionId = (typeof OPTION_IDS)[number];

export type Options = Switches<OptionId>;

export const { withOptions, optionsOn } = switchesOf(OPTION_IDS);

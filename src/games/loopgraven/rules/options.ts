import { switchesOf, type Switches } from '../../../referee/options.ts';

/**
 * The rulings a table may switch. Each option stands for the *other* reading; all are off by default, and any
 * set may be on together. `content/loopgraven/rulings.ts` has both readings.
 */
export const OPTION_IDS = [
  'first-round-white', // W-A01: events from the second round on
  'team-purse', // W-A34a: partners share one purse
  'roll-per-player', // W-A33a: each player rolls for an event
  'keep-one-round', // W-A43: kept cards are discarded with the round
  'no-reshuffle', // W-A43a: a stack that is empty stays empty
  'trench-feet-two', // W-A15: Trench feet last two rounds
  'hits-all', // W-A16: Famine and Freeze concern both sides
  'haversack-turn', // W-A17: all that the side moved in its last turn
  'shellshock-opponent', // W-A18: the enemy chooses the platoon
  'kabiem-turn', // W-A14: for all attacks of a turn
  'body-armour-reduction', // W-A36b: what is taken off is rounded up
  'spotted-free', // W-A20: a dodged attack costs no action
  'double-bonus', // W-A21: Full throttle doubles the whole income
  'one-action-per-unit', // W-A06: a unit acts once a turn
  'deploy-to-field', // W-A07: onto the field in front of the trench
  'supporting-defence', // W-A03: units beside the target defend with it
  'trench-cover', // W-A32: 1 more in defence on an own trench space
  'damage-die', // W-A12: Keep digging adds 1 to each die
  'upgrades-next-turn', // W-A28: the artillery too counts from the next turn on
  'fire-free', // W-A09: firing is no action
  'fire-range', // W-A09a: six spaces from an own trench at most
  'one-shot', // W-A09b: one shot a turn
  'no-friendly-fire', // W-A09c: a shot spares the units of its side
  'weak-attack-only', // W-A05: the 2 less wait for an attack
  'gas-rounds', // W-A39: a cloud stays for three rounds
  'lose-board-empty', // W-A24: a side that has deployed and has none on the board is out
  'trench-none-free', // W-A25: full where none is free, whoever stands there
  'spotted-anywhere', // W-A20a: to any space, beside an attacker too
] as const;

export type OptionId = (typeof OPTION_IDS)[number];
export type Options = Switches<OptionId>;

export const { withOptions, optionsOn } = switchesOf(OPTION_IDS);

import { switchesOf, type Switches } from '../../../referee/options.ts';

/**
 * The rulings a table may switch. Each option stands for the *other* reading; all are off by default, and any
 * set may be on together. `content/street-armour/rulings.ts` has both readings.
 */
export const OPTION_IDS = [
  'narrow-city', // C-A40: an earlier city of ours
  'plain-dice', // C-A41: ordinary dice, small number 7 less the large one
  'no-gun', // C-A10: no gun adds to the firepower
  'barricades', // C-051: three on each side
  'damage', // C-050: firepower that is exactly enough damages
  'many-dice', // C-A01: a tank may take several dice, each for a movement of its own
  'back-combines', // C-A02: one square back among other steps
  'gap-any', // C-A04: one shut square beside it bars a diagonal step
  'gap-never', // C-A04a: nothing beside it bars a diagonal step; before gap-any
  'corner-any', // C-A06: one shut square at a corner shuts the line of fire
  'corner-never', // C-A06a: no corner shuts it; before corner-any
  'ruler-up', // C-A05: distance is rounded up
  'ruler-squares', // C-A05a: distance is counted in squares, diagonal ones too; before ruler-up
  'tie-attacker', // C-A07: on the line between two faces the worse armour is hit
  'damaged-uncounted', // C-A12: damaged tanks bring no dice
  'damaged-ahead', // C-A30: damaged tanks shoot ahead only, as if they had moved
  'second-destroys', // C-A13: a second exact hit destroys
  'still-turning', // C-A16: turning on the square is standing still
  'still-idle', // C-A16a: shooting is not
  'flag-edges', // C-A17: next to a flag are four squares
  'flags-only', // C-A19: in a game about flags nobody wins by destroying
  'stall-draws', // C-A20: what ends without a loss is a draw
] as const;

export type OptionId = (typeof OPTION_IDS)[number];

export type Options = Switches<OptionId>;

export const { withOptions, optionsOn } = switchesOf(OPTION_IDS);

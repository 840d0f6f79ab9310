/** What stands beside the board says: all that can be done, what each card comes to, what lies where. It comes when it is opened. */
import { agreeing } from '../../language.ts';

export const BESIDE_WORDS = {
  all: 'All that can be done, in words',
  byHand: 'Or choose what came at the table:',
  unseen: {
    /** Of what is seen of a move, the rest of which is not. */
    rest: (seen: string) => `${seen}; you do not see what it is`,
    chosen: (player: string) => `${agreeing(player, 'has', 'have')} chosen; you do not see what`,
    drawn: 'A card is drawn; you do not see which',
  },
  zones: {
    heading: 'What lies beside the board',
    common: 'On the table',
    allOf: (name: string) => `${name}: all of it`,
  },
  reckoning: {
    heading: { win: 'What each card would do', standing: 'What the other side may do about it' },
    about: 'Every card you have not seen counts as equally likely.',
  },
} as const;

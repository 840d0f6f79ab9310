/** What stands beside the board says: all that can be done, what each card comes to, what lies where. It comes when it is opened. */
export const BESIDE_WORDS = {
  all: 'All that can be done, in words',
  byHand: 'Or choose what came at the table:',
  /** Of what is seen of a move, the rest of which is not. */
  unseenRest: (seen: string) => `${seen}; you do not see what it is`,
  zones: {
    heading: 'What lies beside the board',
    common: 'On the table',
    allOf: (name: string) => `${name}: all of it`,
  },
  reckoning: {
    heading: {
      win: 'What each card would do',
      standing: 'What the other side may do about it',
      dice: 'What each attack may come to',
    },
    about: {
      cards: 'Every card you have not seen counts as equally likely.',
      dice: 'Every side of a die counts as equally likely.',
    },
  },
} as const;

/** Texts of the side panel: all moves, totals of the cards, zones. Loaded with the panel. */
export const SIDEBAR_WORDS = {
  all: 'All that can be done, in words',
  look: (name: string) => `${name}, look closely`,
  byHand: 'Or choose what came at the table:',
  /** A move of which the viewer sees only a part. */
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

/** Texts of the pages that settle disputes. */

export const ASK_WORDS = {
  answers: { yes: 'Yes', no: 'No', silent: (yes: boolean) => `We rule ${yes ? 'yes' : 'no'}` },

  canI: {
    title: 'Can I?',
    about: (game: string): string =>
      `Ask the referee of ${game}: three taps to a yes, a no, or an honest “the rulebook is silent”.`,
    lead: 'Pick what your question is about, say how the table stands, and try it.',
    noScript:
      'The referee needs JavaScript, which is switched off here. The questions that others asked are answered without it.',
    toQuestions: 'Questions others asked',
    situations: 'What is it about?',
    byHand: 'The position on our table',
    fromGame: 'The game I am playing here',
    noGame: 'No game is kept on this device yet.',
    gameBroken: 'The game kept on this device cannot be read any more.',
    loading: 'Calling the referee …',
    failed: 'The referee could not be loaded. Check the connection and load the page again.',
    table: 'How does the table stand?',
    fewer: (what: string): string => `Fewer: ${what}`,
    more: (what: string): string => `More: ${what}`,
    tries: 'What do you want to do?',
    others: 'Anything else: touch the board, or choose here',
    othersHere: 'Anything else',
    over: 'Nobody has anything to decide here.',
    verdict: 'The referee says',
    waiting: 'Choose what to do, and the answer stands here.',
    yes: 'Yes.',
    no: 'No.',
    silent: (yes: boolean): string => `The rulebook is silent: we rule ${yes ? 'yes' : 'no'}.`,
    double: (yes: boolean): string => `The rulebook can be read two ways: we rule ${yes ? 'yes' : 'no'}.`,
    legal: 'Why not',
    comes: 'What happens',
    plain: 'No rule stands in its way.',
    ruling: 'The ruling',
    other: 'The other reading',
    perhaps: 'By the other reading it depends on what was done before in the same action.',
    aside: 'The other reading is about where or how it is done, not about whether.',
    differs: (yes: boolean): string => `By the other reading the answer would be ${yes ? 'no' : 'yes'}.`,
    same: 'By the other reading the answer would be the same.',
    notYet: 'This cannot happen in a game yet: the reasons are listed with it.',
    impossible: 'This cannot happen in a game',
    nearest: 'The nearest that can',
    putRight: (changes: string): string => `Change it: ${changes}`,
    noneNear: 'No table near it can happen either.',
    rulings: (count: number): string =>
      count === 0 ? 'Our table’s rulings: as Fieldkit rules' : `Our table’s rulings: ${count} switched`,
    rulingsAbout: 'What your table has agreed. The device keeps it.',
    rulingsNotKept:
      'What your table has agreed. This device keeps nothing: it holds until the page is closed.',
  },

  cards: {
    title: 'What the cards do',
    about: (game: string): string =>
      `Every printed card of ${game}: what it does, the rulings that touch it, the questions about it.`,
    lead: 'Tap a card to read what it does.',
    none: 'Nothing is written about these cards.',
    times: (count: number): string => `${count} of them`,
    touches: (count: number): string => `More rules that touch it: ${count}`,
    rulings: (count: number): string => `Rulings that touch it: ${count}`,
    questions: (count: number): string => `Questions about it: ${count}`,
  },

  agree: {
    title: 'Agree before you play',
    about: (game: string): string =>
      `One page to print: where the rulebook of ${game} can be read two ways, both readings with a box to tick.`,
    lead: (game: string, count: number): string =>
      `The rulebook of ${game} can be read two ways in ${count} ${count === 1 ? 'place' : 'places'}. Tick one reading of each; where you tick neither, the default holds.`,
    print: 'Print this page',
    toRegister: 'Why we rule so: the register',
    names: ['Player', 'Player', 'Date'],
    default: 'default',
    note: 'The other readings go together, as many of them as you like.',
    code: 'Scan: a phone that plays by what is ticked here.',
    codeBlank: 'Scan: why we rule so, and both readings on a board.',
  },

  register: {
    label: 'Our table plays it by the other reading',
    heading: 'Our table',
    none: 'Everything as we rule.',
    /** A template: the page puts `{count}` in. */
    some: 'By the other reading: {count}.',
    notKept:
      'This device keeps nothing for this site. The links on this page, and one you share, carry your choice along.',
    play: 'Play a new game by it',
    ask: 'Ask “Can I?” by it',
    sheet: 'Print it as a sheet',
    reset: 'All as we rule',
    link: {
      asks: 'This link has other rulings than this device. Yours hold until you decide.',
      theirs: 'The link, by the other reading: {ids}.',
      own: 'Yours, by the other reading: {ids}.',
      none: 'nothing',
      take: 'Use the link’s',
      stay: 'Keep mine',
      taken: 'The link’s rulings hold on this device now.',
      undo: 'Back to mine',
      stayed: 'Yours still hold.',
      after: 'Use the link’s after all',
    },
  },

  questions: {
    title: 'Questions',
    about: (game: string): string =>
      `What players of ${game} ask at the table, with the referee’s answer, the table it speaks of and the rule.`,
    aboutSituation: (situation: string, game: string): string =>
      `${situation}: what players of ${game} ask at the table, with the referee’s answer and the rule.`,
    lead: (count: number): string =>
      `${count} questions as players ask them. The referee gave each answer when this page was made; where the rulebook is silent, it says so.`,
    contents: 'Situations',
    all: 'All questions',
    none: 'Nobody has asked anything yet.',
    byRule: 'By rule',
    byRuleText: 'The questions that a numbered sentence helps to settle.',
    link: (asks: string): string => `Link to: ${asks}`,
    rules: 'Settled by',
    says: 'The ruling',
    other: 'The other reading',
    differs: 'By the other reading the answer would be the opposite.',
    perhaps: 'By the other reading it depends on what was done before in the same action.',
    same: 'By the other reading the answer would be the same.',
    untried: 'This ruling has no switch, so the other reading has not been tried.',
    example: 'This case among the examples',
  },
} as const;

/** What the pages say that settle disputes: English, in one place. */

export const ASK_WORDS = {
  answers: { yes: 'Yes', no: 'No', silent: (yes: boolean) => `We rule ${yes ? 'yes' : 'no'}` },

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
    same: 'By the other reading the answer would be the same.',
    untried: 'This ruling has no switch, so the other reading has not been tried.',
    example: 'This case among the examples',
  },
} as const;

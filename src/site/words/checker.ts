/** Texts of the checkers for a real table, apart from those of a game. */
export const CHECKER_WORDS = {
  title: 'Measure',
  about: (game: string) => `Settles with exact figures what tables of ${game} quarrel about most.`,
  noScript: 'Measuring needs JavaScript, which is switched off here. The rules can be read without it.',
  loading: 'Laying out the board …',
  failed: 'This could not be loaded. Check the connection and load the page again.',
  answer: 'The answer',
  because: 'Why',
  choice: 'What is asked',
  again: 'Begin again',
  rulings: 'Switch on what you agreed on before play, as far as the answer depends on it.',
} as const;

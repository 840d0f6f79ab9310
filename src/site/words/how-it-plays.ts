/** What the page says that shows how a game plays: English, in one place. */
export const PLAYED_WORDS = {
  title: 'How it plays',
  about: (game: string) =>
    `Thousands of games of ${game} between players that decide by themselves: who wins, how long it takes, and what figures and rulings do.`,
  contents: 'Contents',
  made: 'What is counted, and what is made up',
  again: 'To play it again',
  table: 'The same in figures',
  tableOf: (title: string) => `${title}: the figures`,
  from: 'from',
  to: 'to',
  least: 'least',
  most: 'most',
  picture: (title: string) => `A plot: ${title}. Its figures are in the table below.`,
} as const;

/** Texts of the page on how a game plays. */
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
  rules: (version: string) => `Played by the rules of version ${version}. Every command names its seed.`,
  /** Plots in words, for screen readers. */
  told: {
    what: (axis: string, point: string, bar: string) => `The plot shows ${axis}: ${point}, and ${bar}.`,
    row: (name: string, at: string, from: string, to: string) => `${name}: ${at}, from ${from} to ${to}`,
    reach: (least: string, most: string) => `at least ${least}, at most ${most}`,
  },
} as const;

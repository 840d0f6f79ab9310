/** Texts about working offline and new versions. */

/** What there is beside the pages of a game. */
export interface Beside {
  readonly pocket: boolean;
  /** Other games on the site. */
  readonly others: boolean;
}

export const OFFLINE_WORDS = {
  ready: (game: string, { pocket, others }: Beside) =>
    `All pages of ${game} are on this device now and open without a network${pocket ? ', the pocket edition too' : ''}. Ready-made PDFs are not: download those while you have a network, or let the desk make them here.${others ? ' Another game comes when you open one of its pages.' : ''}`,
  gameReady: (game: string) =>
    `${game} is on this device now and opens without a network. More pictures of its pieces and the print desk are still coming.`,
  readyShelf:
    'This page is on this device now and opens without a network. A game comes when you open one of its pages.',
  comingLabel: 'On its way to this device',
  coming: (game: string) =>
    `${game} is coming onto this device, to open without a network. Stay for some seconds: this note goes once it is here.`,
  close: 'Close',
  update: 'A new version of these pages is here. Nothing changes until you say so.',
  changing: 'The new version comes now.',
  changed: 'Rule sentences that changed',
  gone: 'no longer stands',
  now: 'Change to it now',
  later: 'Later',
  title: 'Not on this device yet',
  about: 'A page that was asked for without a network.',
  text: 'This has not been fetched before, and there is no network now. Games that you have opened are here, and their sheets can be made at the desk.',
  home: 'Back to the shelf',
  app: 'Small war games to print, learn and settle.',
} as const;

/** What the site says of the network and of its own new versions: English, in one place. */
export const OFFLINE_WORDS = {
  ready:
    'These pages are on this device now and open without a network, the pocket edition too. Ready-made PDFs are not: download those while you have a network, or let the desk make them here.',
  update: 'A new version of these pages is here. Nothing changes until you say so.',
  changed: 'Rule sentences that changed',
  gone: 'no longer stands',
  now: 'Change to it now',
  later: 'Later',
  title: 'Not on this device yet',
  about: 'A page that was asked for without a network.',
  text: 'This has not been fetched before, and there is no network now. Pages that you have visited open; sheets can be made at the desk, if it was kept on this device.',
  home: 'Back to the shelf',
  app: 'Small war games to print, learn and settle.',
} as const;

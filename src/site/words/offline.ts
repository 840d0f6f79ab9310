/** What the site says of the network and of its own new versions: English, in one place. */
export const OFFLINE_WORDS = {
  ready: 'These pages are on this device now and open without a network.',
  update: 'A new version of these pages is here. Nothing changes until you say so.',
  changed: 'Rule sentences that changed',
  gone: 'no longer stands',
  now: 'Change to it now',
  later: 'Later',
  title: 'Not on this device yet',
  about: 'A page that was asked for without a network.',
  text: 'This page has not been fetched before, and there is no network now. What you have visited opens.',
  home: 'Back to the shelf',
  app: 'Small war games to print, learn and settle.',
} as const;

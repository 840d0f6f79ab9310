/** What is said where the end of an address is nothing on its page: English, in one place. */

export const LANDING_WORDS = {
  /** What the address ends in stands between the two. */
  unknown: [
    'The link ends in ',
    ', which is nothing on this page: a part of it was lost on the way, or it is of another version of these pages. Nothing of yours has changed.',
  ],
  search: 'Search for it',
  elsewhere: 'What this link holds opens on another page.',
  open: 'Open it there',
} as const;

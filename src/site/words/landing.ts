/** Texts for a URL fragment that names nothing on its page. */

export const LANDING_WORDS = {
  /** The fragment goes between the two parts. */
  unknown: [
    'This page has nothing called ',
    '. A part of the link was lost on the way, or it belongs to another version of these pages. Nothing of yours has changed.',
  ],
  tooLong:
    'This link is longer than any that these pages make: something was added to it on the way. The page is as it is without it; ask for the link once more.',
  otherRulings:
    'This link names rulings that this page does not know: a part of it was changed on the way, or it belongs to another version of these pages. The rulings are as they were; ask for the link once more.',
  search: 'Search for it',
  elsewhere: 'What this link holds opens on another page.',
  open: 'Open it there',
} as const;

/** Texts about links and QR codes. */

const moves = (count: number): string => `${count} move${count === 1 ? '' : 's'}`;

export const LINK_WORDS = {
  here: 'Share what is open here',
  arrived: {
    heading: 'From a link',
    position: 'A position with all cards open.',
    view: (player: string) =>
      `A position as ${player} sees it. What is hidden from ${player} is not in the link: it was dealt afresh, and may lie otherwise on the table it came from.`,
    record: (count: number) => (count === 0 ? 'A game before its first move.' : `A game of ${moves(count)}.`),
    rulings: (count: number) =>
      count === 0
        ? 'Rulings: all as Fieldkit rules. A new game under them.'
        : `Rulings: ${count} with the other reading. A new game under them.`,
    asks: (count: number) =>
      `Your own game of ${moves(count)} is on the table. If you open the link, it is put away among the games on this device.`,
    stops: (why: string) => `It opens as far as it goes: ${why}.`,
    save: 'Save the link as a file',
    open: 'Open the link',
    leave: 'Stay with my game',
    close: 'Understood',
    since: (rules: string) =>
      `The link was made under version ${rules} of the rules. These have changed since:`,
    was: (sentence: string) => `(before: ${sentence})`,
    isNew: '(new)',
    damaged:
      'This link is damaged: a part of it was changed or lost on the way. Ask for it once more, or scan it again. Your game is as it was.',
    newer:
      'This link was made by a newer Fieldkit. Load the page again while you are online, then open the link. Your game is as it was.',
    laterRules: (rules: string) =>
      `This link was made under version ${rules} of the rules, which this page does not know yet. Load the page again while you are online. Your game is as it was.`,
    otherGame: 'This link belongs to another game.',
    openThere: 'Open it there',
    noGame: 'This link belongs to a game that is not on this shelf. Your game is as it was.',
    impossible: (what: string) =>
      `What this link leads to cannot happen in a game: ${what}. Your game is as it was.`,
    earlier: (rules: string, what: string) =>
      `This link was made under version ${rules} of the rules, and under the present ones it cannot be played: ${what}. Your game is as it was.`,
  },
  share: {
    what: 'What it leads to',
    position: 'This position',
    record: (count: number) => `The whole game, ${moves(count)}`,
    rulings: 'The rulings',
    eyes: 'Whose cards it shows',
    all: 'All cards, open',
    only: (player: string) => `What ${player} sees; the rest is not in the link`,
    open: 'A whole game holds what both players drew and hold.',
    refused: (why: string) => `There is no link to this: ${why}.`,
    link: 'The link',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The browser does not let the page copy: select the link and copy it yourself.',
    send: 'Send it',
    sent: 'Sent.',
    notSent: 'Nothing was sent.',
    code: 'Show it as a QR code',
    hideCode: 'Hide the QR code',
    codeFailed: 'The QR code could not be loaded. Check the connection and try again.',
    codeTooLong: 'This link is too long for a QR code: copy it, or send it.',
    codeAbout: 'Point the camera of another phone at it.',
    codeOf: 'QR code of the link',
    ownMachine: 'This page is open from your own machine alone, so others cannot open the link here.',
  },
} as const;

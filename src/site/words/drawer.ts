/** Texts of the table's drawer: display settings, saving and sharing, rulings. Loaded with the drawer. */
/** Up to the largest number of seats. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

export const DRAWER_WORDS = {
  ways: {
    ways: 'Leave the table',
    leave: 'Another table',
    rules: 'Rules',
  },
  setUp: {
    heading: 'Set up a position',
    change: 'Change this position',
    goOn: 'Go on setting up',
  },
  share: {
    heading: 'Share a link',
    about: 'The link holds everything by itself: nothing is sent to anybody until you hand it on.',
    make: 'Make a link',
    loading: 'Making the link …',
    failed: 'No link could be made: a part of the page did not load. Check the connection and try again.',
  },
  view: {
    label: 'Who sees what',
    all: 'Everything open',
    each: 'Your own cards, and the device is handed over between turns',
    only: (player: string) => `What ${player} sees`,
  },
  opponent: {
    label: 'Opponent',
    none: (players: number) => `Nobody: ${NUMBERS[players] ?? players} players at this screen`,
    plays: (player: string) => `It plays ${player}`,
    sees: 'It sees what its player sees and nothing else.',
  },
  atOnce: 'Play what costs one point at once, without Go',
  asksAlways: 'Ask me also where I can only pass',
  motion: 'Show pieces moving and cards turning over',
  sound: 'Sounds: your turn, hits, dice, the end',
  rulings: {
    heading: 'Rulings',
    about: 'Where the rulebook is silent or can be read two ways, the other reading can be switched on.',
    failed: 'The rulings could not be loaded. Check the connection and open this again.',
    changed: (count: number) => (count === 0 ? 'as Fieldkit rules' : `${count} changed`),
    ours: 'Our reading',
    other: 'The other reading',
  },
  file: {
    heading: 'Keep and share',
    save: 'Save this game',
    share: 'Send this game as a file',
    shared: 'Sent.',
    notShared: 'Nothing was sent. Save the game as a file instead.',
    copy: 'Copy as text',
    copied: 'The game is copied.',
    notCopied: 'The browser does not let the page copy. Save the game as a file instead.',
    open: 'Open a saved game',
    fresh: 'New game',
  },
} as const;

/** What the sandbox says that is no content of a game: English, in one place. */
import { capital } from '../../language.ts';

/** As far as there are seats. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

const moves = (count: number): string => `${count} move${count === 1 ? '' : 's'}`;

/** What stands in the page itself: no script carries it. */
export const PLAY_PAGE = {
  title: (game: string) => `Play ${game}`,
  about: (game: string) => `${game} for two at one screen, with the referee beside you.`,
  noScript: 'The sandbox needs scripts. The box, the rules and the downloads work without them.',
} as const;

export const PLAY_WORDS = {
  loading: 'Setting up the table …',
  failedToLoad: 'The referee could not be loaded. Check the connection and load the page again.',
  board: (game: string) => `The board of ${game}. Arrow keys go from place to place.`,
  boardTools: {
    nearer: 'Look closer',
    farther: 'Look from farther away',
    fit: 'Fit',
    open: (says: string, means: string) => (says === means ? says : `${means}: ${says}`),
    chosen: (says: string) => `Chosen: ${says}`,
  },
  choose: {
    heading: (player: string) => `${capital(player)} decides`,
    chosen: 'So far',
    startAgain: 'Choose again',
    over: 'The game is over.',
    list: (count: number) => `All ${count} legal moves in notation`,
    theirs: (player: string) => `${capital(player)} decides. You look with other eyes.`,
    lookThrough: (player: string) => `Look as ${player}`,
    draw: 'Let the device roll or draw',
    byHand: 'Or choose what came at the table:',
    notDrawn: (reason: string) => `Nothing could be drawn: ${reason}.`,
  },
  bar: {
    label: 'What is proposed',
    turn: (player: string) => `${capital(player)}’s turn`,
    pick: 'Touch what shall go, or choose from the list.',
    choose: 'Choose on the table or from the list.',
    to: 'Touch where to.',
    go: 'Go',
    putBack: 'Put back',
    atOnce: 'Play what costs one point at once, without Go',
  },
  reckoning: {
    heading: 'What each card would come to',
    about: 'Any card you have not seen is taken to be as likely as any other.',
    win: 'a certain win',
    loss: 'a certain loss',
    chance: (share: number) => `a win in ${(100 * share).toFixed(1)} % of the hands there may be`,
  },
  referee: {
    switch: 'Referee mode: anything may be tried',
    about: 'What is not allowed may be tried too, and the referee says why it is not.',
    field: 'A move in notation',
    go: 'Try it',
    refused: (words: string) => `Not allowed: ${words}`,
    notUnderstood: 'The referee does not understand that',
    remedy: 'What would do',
    ruling: (rule: string) => `This turns on ruling ${rule}`,
    other: 'The other reading',
    perhaps: 'With that reading the answer turns on what was done before in the same action.',
    otherwise: (allowed: boolean) =>
      allowed ? 'Under it, the move would not be allowed.' : 'Under it, the move would be allowed.',
    close: 'Understood',
  },
  handOver: {
    heading: (player: string) => `Hand the device to ${player}`,
    about: 'Cards stay hidden until then.',
    here: (player: string) => `I am ${player}: show my cards`,
  },
  zones: {
    common: 'On the table',
    of: (player: string) => capital(player),
    times: (count: number) => `× ${count}`,
  },
  setUp: {
    heading: 'Set up a position',
    change: 'Change this position',
    goOn: 'Go on setting up',
    loading: 'Bringing the editor …',
    failed: 'The editor could not be loaded. Check the connection and try again. Your game is as it was.',
  },
  share: {
    heading: 'Share a link',
    about: 'The link holds everything by itself: nothing is sent to anybody until you hand it on.',
    make: 'Make a link',
    loading: 'Making the link …',
    failed: 'What it takes to make a link could not be loaded. Check the connection and try again.',
  },
  linkFailed:
    'What it takes to open the link could not be loaded. Check the connection and load the page again.',
  history: {
    heading: 'The game so far',
    none: 'No move yet.',
    setUp: 'Set-up',
    hidden: 'something hidden',
    undo: 'Take back',
    lookedAt: (count: number, all: number) => `You look back: after ${moves(count)} of ${all}.`,
    present: 'Back to the game',
    goOn: 'Take back to here',
    fork: 'Go on from here as another game',
    asks: (count: number) => `This takes back ${moves(count)}. Nobody forgets what was seen since:`,
    secret: (player: string) => `something that only ${player} has seen`,
    seenBy: (player: string | null, what: string) =>
      player === null ? what : `${what} (${player} has seen it)`,
    yes: (count: number) => `Take back ${moves(count)}`,
    no: 'Leave it',
    takenBack: (count: number) => `${capital(moves(count))} taken back.`,
  },
  replay: {
    heading: (game: string) => `The moves of this game of ${game} again`,
    slider: 'Where in the game',
    start: 'the start',
    at: (count: number, all: number, told: string) => `${count} of ${all}: ${told}`,
    first: 'To the start',
    back: 'A move back',
    on: 'A move on',
    last: 'To the end',
    play: 'Replay',
    pause: 'Pause',
    pace: 'Speed',
    paces: { slow: 'Slow', steady: 'Steady', fast: 'Fast' },
  },
  reveal: {
    none: 'no card',
    says: (what: string) => `${capital(what)}.`,
  },
  view: {
    label: 'Who sees what',
    all: 'Everything is open',
    each: 'Whoever decides, handed over between turns',
    only: (player: string) => `What ${player} sees`,
  },
  opponent: {
    label: 'Built-in opponent',
    none: (players: number) => `Nobody: ${NUMBERS[players] ?? players} players at this screen`,
    plays: (player: string) => `It plays ${player}`,
    thinks: (player: string) => `${capital(player)} thinks …`,
    sees: 'It sees what its player sees and nothing else.',
    failed: 'The built-in opponent could not be started. You can play its side yourself.',
  },
  motion: 'Show what happens in motion',
  rulings: {
    heading: 'Rulings',
    about: 'Where the rulebook is silent or can be read two ways, the other reading can be switched on.',
    failed: 'The rulings could not be loaded. Check the connection and open this again.',
    changed: (count: number) => (count === 0 ? 'as Fieldkit rules' : `${count} changed`),
    ours: 'As ruled',
    other: 'The other reading',
    refused: (why: string) => `Not switched, since the game so far would not be legal under it: ${why}.`,
    switched: (option: string, on: boolean) =>
      on ? `The other reading is in force: ${option}.` : `The reading as ruled is in force again: ${option}.`,
  },
  games: {
    heading: 'Other games on this device',
    count: (count: number) => (count === 0 ? 'none' : String(count)),
    about: 'A game is put away here when another one takes its place.',
    name: 'Name',
    open: 'Open',
    openIt: (name: string) => `Open ${name}`,
    delete: 'Delete',
    deleteIt: (name: string) => `Delete ${name}`,
    deleteYes: 'Delete for good',
    deleteNo: 'Keep it',
    deleted: 'Deleted.',
    elsewhere: 'This game went on in another tab: here is how it stands there.',
    unreadable: (count: number) =>
      count === 1
        ? 'One more is kept that this page cannot read. It stays on this device as it is.'
        : `${count} more are kept that this page cannot read. They stay on this device as they are.`,
    named: (count: number, when: Date) =>
      `${capital(moves(count))}, ${when.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`,
    putAway: (name: string) => `The other game is put away in the list: ${name}.`,
    forked: (count: number) => `Another game, from after ${moves(count)}.`,
  },
  file: {
    heading: 'Keep and share',
    save: 'Save the record',
    share: 'Share the record',
    shared: 'Shared.',
    notShared: 'Nothing was shared. Save the record as a file instead.',
    copy: 'Copy as text',
    copied: 'The record is copied.',
    notCopied: 'The browser does not let the page copy. Save the record as a file instead.',
    open: 'Open a record',
    noJson: {
      broken: 'It is not JSON, or it breaks off in the middle',
      'too deep': 'Its lists stand deeper in each other than those of any game',
      'too long': 'It is longer than any game',
    },
    refused: (why: string) =>
      `That file is no game that can be played on. ${capital(why)}. Your game is as it was.`,
    opened: (count: number, since: string) => `Opened: ${moves(count)}. ${since}`.trim(),
    fresh: 'New game',
    begun: 'A new game.',
    notKept: 'This device keeps nothing for the site: save the record before you close the page.',
    keptBroken:
      'The game kept on this device could not be read, so a new one was begun. The old one can be saved as it is.',
    saveUnread: 'Save what could not be read',
  },
} as const;

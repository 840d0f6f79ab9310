/** Texts of the Play page, apart from those of a game. */
import { agreeing, capital } from '../../language.ts';

/** Up to the largest number of seats. */
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

const moves = (count: number): string => `${count} move${count === 1 ? '' : 's'}`;

/** Texts in the page's HTML; no script contains them. */
export const PLAY_PAGE = {
  title: (game: string) => `Play ${game}`,
  about: (game: string) => `${game} for two at one screen, with the referee beside you.`,
  noScript:
    'Playing needs JavaScript, which is switched off here. The box, the rules and the downloads work without it.',
} as const;

export const PLAY_WORDS = {
  loading: 'Setting up the table …',
  failedToLoad: 'The referee could not be loaded. Check the connection and load the page again.',
  board: (game: string) => `The board of ${game}. Arrow keys go from place to place.`,
  boardTools: {
    nearer: 'Zoom in',
    farther: 'Zoom out',
    fit: 'Fit',
    open: (says: string, means: string) => (says === means ? says : `${means}: ${says}`),
    chosen: (says: string) => `Chosen: ${says}`,
  },
  notDrawn: (reason: string) => `Nothing could be drawn: ${reason}.`,
  start: {
    goOn: 'Go on',
    look: 'Look at it',
    yours: 'Your game',
    over: 'Your last game',
    heading: 'A new table',
    against: 'Against the computer',
    versus: 'vs',
    as: (player: string, rank: string) =>
      `You play ${player}, against ${/^[aeiou]/i.test(rank) ? 'an' : 'a'} ${rank.replace(/,.*/, '').toLowerCase()}`,
    level: 'From recruit to general',
    levels: (weakest: string, strongest: string) =>
      `From ${weakest.toLowerCase()} to ${strongest.toLowerCase()}`,
    oneScreen: 'At one screen',
    change: 'Choose your side and the computer’s strength',
    side: 'You play',
    here: (players: number) => `${capital(NUMBERS[players] ?? String(players))} of us here`,
    open: 'Everything open',
    hidden: 'Secrets hidden: pass the phone',
    hides: 'Hide what is secret',
    position: 'From a position',
    positionSays: 'Set up what lies before you, or open a link',
    puzzle: 'Today’s puzzle',
    puzzleSays: 'One turn to find',
    learn: 'First time? Play a guided round',
  },
  setUp: {
    loading: 'Opening the editor …',
    failed: 'The editor could not be loaded. Check the connection and try again. Your game is as it was.',
  },
  linkFailed:
    'The link could not be opened: a part of the page did not load. Check the connection and load the page again.',
  history: {
    /** A move hidden from the viewer; without a player, a chance event. */
    unseen: (player: string | null) =>
      player === null
        ? 'A card is drawn; you do not see which'
        : `${capital(agreeing(player, 'has', 'have'))} chosen; you do not see what`,
    /** How often in a row something happened, appended to it. */
    often: (count: number) => `, ${count === 2 ? 'twice' : `${NUMBERS[count] ?? count} times`}`,
    takenBack: (count: number) => `${capital(moves(count))} taken back.`,
  },
  rulings: {
    refused: (why: string) =>
      `Not switched, since by that reading the game so far could not have been played: ${why}.`,
    switched: (on: boolean) =>
      on ? 'From here on the other reading holds.' : 'From here on our reading holds again.',
  },
  games: {
    deleted: 'Deleted.',
    elsewhere: 'This game went on in another tab: here is how it stands there.',
    named: (count: number, when: Date) =>
      `${capital(moves(count))}, ${when.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`,
    hurt: (when: Date) =>
      `Kept as it was, ${when.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`,
    refused: (why: string) => `That game cannot be opened here: ${why}. It stays in the list as it is.`,
    putAway: (name: string) => `The other game is put away in the list: ${name}.`,
    forked: (count: number) => `A new game, from after ${moves(count)}.`,
  },
  file: {
    refused: (why: string) =>
      `That file holds no game that can be played here. ${capital(why)}. Your game is as it was.`,
    opened: (count: number, since: string) => `Opened: ${moves(count)}. ${since}`.trim(),
    begun: 'A new game.',
    notKept: 'This device keeps nothing for the site: save the game before you close the page.',
  },
} as const;

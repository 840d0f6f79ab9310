/** Texts of the table during play. */
import { agreeing, capital, owning } from '../../language.ts';

const turnOf = (player: string): string => `${capital(owning(player))} turn`;

/** A chance that is neither certain nor impossible: "about 37 times in 100". */
function timesInAHundred(share: number): string {
  const times = Math.round(100 * share);
  if (times === 0) return 'less than once in 100 times';
  return times === 100 ? 'nearly always' : `about ${times === 1 ? 'once' : `${times} times`} in 100`;
}

export const TABLE_PLAY_WORDS = {
  choose: {
    heading: turnOf,
    yours: 'Your turn',
    chosen: 'So far',
    startAgain: 'Choose again',
    over: 'The game is over.',
    theirs: (player: string) => `${turnOf(player)}. You see the table as another player does.`,
    lookThrough: (player: string) => `See it as ${agreeing(player, 'does', 'do')}`,
    draw: 'Let the device roll or draw',
  },
  bar: {
    label: 'What is proposed',
    turn: turnOf,
    comes: 'What comes?',
    pick: 'Tap what is to go, then where to.',
    lay: 'Tap where the card is to lie, or drag it there.',
    choose: 'Choose here or on the table.',
    here: 'Choose here.',
    list: 'Choose from the list.',
    anything: 'Try anything: tap what is to go, then where to, allowed or not.',
    toAnywhere: 'Tap where to, allowed or not: the referee says why.',
    nothing: 'Nothing can be tried there now.',
    shut: 'Nothing can be done there now: tap what is lit.',
    card: 'Tap a card.',
    cardOr: 'Tap a card, or choose here.',
    rolled: 'Let the device decide, or pick from the list what came at your own table.',
    to: 'Tap where to.',
    past: 'You are looking back',
    go: 'Go',
    putBack: 'Put back',
    instead: 'What was proposed is put back: this cannot come after it.',
    done: (said: string) => `Done: ${said}`,
  },
  head: { menu: 'Table and settings', side: 'The game so far, and all that can be done' },
  side: {
    label: 'Beside the board',
    close: 'Back to the board',
    failed: 'What stands here could not be loaded. Check the connection and load the page again.',
  },
  drawer: {
    heading: 'The table',
    close: 'Close',
    failed: 'The settings could not be loaded. Check the connection and open them again.',
  },
  seat: {
    sitters: { you: 'you', opponent: 'computer', somebody: 'here' },
    points: (count: number) => `${count} point${count === 1 ? '' : 's'} left`,
    cards: (count: number) => `${count} card${count === 1 ? '' : 's'}`,
    score: 'score now',
    hand: 'Cards in sight',
    times: (count: number) => `× ${count}`,
    putDown: 'Put it back',
    playing: (who: string, what: string) => `${who}, ${what}`,
    ofMost: (most: number) => `of ${most}`,
  },
  reckoning: {
    win: 'wins for certain',
    loss: 'loses for certain',
    chance: (share: number) => `wins ${timesInAHundred(share)}`,
    standing: {
      win: 'cannot be stopped',
      loss: 'is not enough by itself',
      chance: (share: number) => `is not stopped ${timesInAHundred(share)}`,
    },
  },
  handOver: {
    heading: (player: string) => `Hand the device to ${player}`,
    about: 'Cards stay hidden until then.',
    here: (player: string) => `I am ${player}: show my cards`,
  },
  opponent: {
    thinks: (player: string) => `${capital(agreeing(player, 'is', 'are'))} thinking …`,
    failed: 'The opponent could not be started. You can play its side yourself.',
  },
} as const;

/** Texts of the round and score page, apart from those of a game. */

import { capital, owning } from '../../language.ts';
import { wins } from '../../book/winners.ts';

export const ROUND_AND_SCORE_WORDS = {
  title: 'Round and score',
  about: (game: string) =>
    `Keeps the round of ${game} with one phone between the players, and counts the score.`,
  intro:
    'Lay one phone between you: each of you has a side of it. It keeps track of turns and points; the cards and pieces stay on the table.',
  noScript:
    'Keeping the round needs JavaScript, which is switched off here. The rules and the register can be read without it.',
  loading: 'Laying out the tracks …',
  failedToLoad: 'The round could not be loaded. Check the connection and load the page again.',
  notKept:
    'This device keeps nothing for this page. It goes on, but closing the page loses the round: write it down before.',

  tracker: {
    heading: 'The round',
    name: (player: string) => capital(player),
    round: (round: number, rounds: number | null) =>
      rounds === null ? `Round ${round}` : `Round ${round} of ${rounds}`,
    track: (player: string, what: string, left: number) => `${capital(owning(player))} ${what}: ${left}`,
    undo: 'Take back',
    between: 'Put it between you',
    back: 'Back to the page',
    sure: (says: string) => `Yes: ${says}`,
    no: 'Not yet',
    fresh: 'Start over',
    freshAsk: 'This forgets the round and the score of this table.',
    freshYes: 'Forget them',
    toScore: 'Count the score',
  },

  kept: {
    since: (rules: string) =>
      `This round was kept under version ${rules} of the rules. It goes on; these have changed since:`,
    later: (rules: string) =>
      `This round was kept under version ${rules} of the rules, which this page does not know yet. It goes on by the rules it knows; load the page again while you are online.`,
    cut: (held: number, kept: number) =>
      `The round stands after ${held} of its ${kept} steps: what comes next does not fit the rulings that hold now. Switch them back, and all of it is here again; go on from here, and the rest is forgotten.`,
  },

  rulings: {
    heading: 'Rulings at this table',
    about: 'Switch on what you agreed on before play, as far as the round and the score depend on it.',
  },

  pad: {
    heading: 'The score',
    about: 'Enter what is on the table when the last round is over.',
    untouched: 'Nothing is entered yet. The result, and why, will stand here.',
    less: (what: string) => `${what}: one less`,
    more: (what: string) => `${what}: one more`,
    field: (what: string, player: string | null) => (player === null ? what : `${capital(player)}: ${what}`),
    line: 'What counts',
    total: 'Total',
    wins,
    draw: 'A draw',
    impossible: 'This cannot happen in a game:',
    nearest: 'Correct it to the nearest that can',
    sentence: (says: string) => `${capital(says)}.`,
  },
} as const;

/** Texts of the sheets over the table: a refusal, a battle, the opponent's turn, the end. */
import { wins } from '../../book/winners.ts';
import { agreeing, capital, owning } from '../../language.ts';

export const PANEL_WORDS = {
  refused: {
    label: 'Not allowed',
    stamp: 'Not allowed',
    tried: (words: string) => `You tried: ${words}.`,
    notUnderstood: 'The referee does not understand that',
    picture: (what: string) => `The try on the board: ${what}.`,
    more: (count: number) => (count === 1 ? 'One more reason' : `${count} more reasons`),
    legal: 'What would be allowed',
    then: ', then ',
    show: 'Show',
    wayPicture: (what: string) => `What would be done: ${what}.`,
    understood: 'Understood',
    doThis: 'Do this',
    itself: 'The rulebook says so itself.',
    ruling: (rule: string) => `The rulebook leaves this open: it depends on ruling ${rule}.`,
    other: 'The other reading',
    perhaps: 'By that reading it depends on what was done before in the same action.',
    otherwise: 'By that reading it would be allowed.',
    readOn: 'Read on in the rules',
  },
  battle: {
    label: 'The battle',
    won: (player: string, high: number, low: number) =>
      `${capital(agreeing(player, 'wins', 'win'))}, ${high} to ${low}`,
    none: 'no card',
    cardOf: (player: string) => capital(player),
    side: (player: string) => capital(player),
    odds: (player: string) => `${owning(player)} odds`,
    chance: (share: number) =>
      share === 1 ? 'always wins' : share === 0 ? 'never wins' : `${Math.round(100 * share)} in 100`,
    press: 'Press a block for its rule.',
    score: 'Score if it ended now',
    was: (points: number) => `${points} before`,
    goOn: 'Go on',
  },
  end: {
    label: 'The end of the game',
    won: wins,
    youWin: 'You win',
    draw: 'Nobody wins',
    side: (player: string) => capital(player),
    again: 'Play again',
    changeSides: 'Change sides',
    lookBack: 'Look back',
    replay: 'Replay',
    show: 'Show the score',
    turned: 'Turning point',
    turnedAt: (player: string, told: string) => `${told}. From there on ${player} led.`,
    toTurn: 'Show it',
  },
  replay: {
    score: 'Score if it had ended there:',
    scoreOf: (player: string, points: number) => `${capital(player)} ${points}`,
    round: (round: number) => `Round ${round}`,
  },
} as const;

import { capital, type InOtherWords } from '../../language.ts';
import type { SHEET_WORDS as ENGLISH } from './sheet.ts';

export const SHEET_WORDS: InOtherWords<typeof ENGLISH> = {
  sentence: (what) => `${capital(what.join('; '))}.`,
  close: 'Sluiten',
  refused: {
    label: 'Niet toegestaan',
    stamp: 'Mag niet',
    tried: (words) => `Je probeerde: ${words}.`,
    notUnderstood: 'De scheidsrechter begrijpt dat niet',
    picture: (what) => `De poging op het bord: ${what}.`,
    more: (count) => (count === 1 ? 'Nog een reden' : `Nog ${count} redenen`),
    legal: 'Wat wel zou mogen',
    then: ', daarna ',
    doThis: 'Doe dit',
    itself: 'De spelregels zeggen het zelf.',
    ruling: (rule) => `De spelregels laten dit open: het hangt af van uitspraak ${rule}.`,
    other: 'De andere lezing',
    perhaps: 'Bij die lezing hangt het af van wat er eerder in dezelfde actie gedaan is.',
    otherwise: 'Dan zou de zet mogen.',
    readOn: 'Lees verder in de spelregels',
  },
  battle: {
    label: 'Het gevecht',
    won: (player, high, low) => `${capital(player)} wint, ${high} tegen ${low}`,
    none: 'geen kaart',
    cardOf: (player) => capital(player),
    side: (player) => capital(player),
    odds: (player) => `Kansen van ${player}`,
    chance: (share) =>
      share === 1 ? 'wint altijd' : share === 0 ? 'wint nooit' : `${Math.round(100 * share)} op 100`,
    press: 'Druk op een blok voor zijn regel.',
    score: 'Stand als het nu afliep',
    was: (points) => `eerst ${points}`,
    goOn: 'Verder',
  },
  turn: {
    label: 'Wat de andere kant deed',
    of: (player) => `Beurt van ${player}.`,
  },
  end: {
    label: 'Het einde van het spel',
    won: (players) => `${capital(players.join(' en '))} ${players.length === 1 ? 'wint' : 'winnen'}`,
    draw: 'Niemand wint',
    side: (player) => capital(player),
    again: 'Nog een keer',
    changeSides: 'Wissel van kant',
    lookBack: 'Kijk terug',
    show: 'Toon de stand',
  },
  replay: {
    score: 'Stand als het daar was afgelopen:',
    scoreOf: (player, points) => `${capital(player)} ${points}`,
    round: (round) => `Ronde ${round}`,
  },
};

import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { HISTORY_WORDS as ENGLISH } from './history.ts';

const moves = (count: number): string => counted(DUTCH, count, { one: 'zet', other: 'zetten' });

export const HISTORY_WORDS: InOtherWords<typeof ENGLISH> = {
  referee: {
    switch: 'Met scheidsrechter: alles mag geprobeerd worden',
    about: 'Wat niet mag, kun je ook proberen; de scheidsrechter zegt dan waarom het niet mag.',
    field: 'Een zet in notatie',
    go: 'Probeer het',
  },
  history: {
    heading: 'Het spel tot nu toe',
    none: 'Nog geen zet.',
    setUp: 'Begin',
    undo: 'Terugnemen',
    lookedAt: (count, all) =>
      `Je kijkt terug, naar ${count === 0 ? 'het begin' : `zet ${count}`} van een spel van ${moves(all)}.`,
    present: 'Terug naar het spel',
    goOn: 'Neem terug tot hier',
    fork: 'Speel vanaf hier verder als een nieuw spel',
    asks: (count) => `Dit neemt ${moves(count)} terug. Wat sindsdien gezien is, blijft gezien:`,
    secret: (player) => `iets wat alleen ${player} gezien heeft`,
    seenBy: (player, what) => (player === null ? what : `${what} (${player} heeft het gezien)`),
    yes: (count) => `Neem ${moves(count)} terug`,
    no: 'Laat het zo',
  },
  replay: {
    heading: (game) => `Bekijk dit spel ${game} nog eens`,
    slider: 'Waar in het spel',
    start: 'het begin',
    at: (count, all, told) => `${count} van ${all}: ${told}`,
    first: 'Naar het begin',
    back: 'Eén zet terug',
    on: 'Eén zet verder',
    last: 'Naar het eind',
    play: 'Speel af',
    pause: 'Pauze',
    pace: 'Tempo',
    paces: { slow: 'Langzaam', steady: 'Rustig', fast: 'Snel' },
  },
};

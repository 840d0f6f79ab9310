import type { InOtherWords } from '../../language.ts';
import type { SIDEBAR_WORDS as ENGLISH } from './sidebar.ts';

export const SIDEBAR_WORDS: InOtherWords<typeof ENGLISH> = {
  all: 'Alles wat kan, in woorden',
  look: (name) => `${name}, van dichtbij`,
  byHand: 'Of kies wat er aan tafel uitkwam:',
  unseenRest: (seen) => `${seen}; je ziet niet wat het is`,
  zones: {
    heading: 'Wat er naast het bord ligt',
    common: 'Op tafel',
    allOf: (name) => `${name}: alles`,
  },
  reckoning: {
    heading: {
      win: 'Wat elke kaart zou doen',
      standing: 'Wat de ander ertegen kan doen',
      dice: 'Wat elke aanval kan opleveren',
    },
    about: {
      cards: 'Elke kaart die je niet gezien hebt, telt als even waarschijnlijk.',
      dice: 'Elke kant van een dobbelsteen telt als even waarschijnlijk.',
    },
  },
};

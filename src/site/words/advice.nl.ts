import type { InOtherWords } from '../../language.ts';
import type { ADVICE_WORDS as ENGLISH } from './advice.ts';
import { percent } from './hundred.ts';

export const ADVICE_WORDS: InOtherWords<typeof ENGLISH> = {
  ask: 'Wat zou jij doen?',
  looking: 'Er wordt een goede zet gezocht …',
  failed: 'Er is nu geen advies. Probeer het later nog eens.',
  best: 'Het beste van wat geprobeerd is',
  chances: (player, share) => `Hiermee wint ${player} ongeveer ${percent(share)} van de 100 spellen.`,
  other: (words, share, less) =>
    Math.round(100 * less) === 0
      ? `${words}: even goed, ongeveer ${percent(share)} van de 100`
      : `${words}: ongeveer ${percent(share)} van de 100, ${percent(less)} minder`,
  why: (does, share) => `De zet ${does}: ${percent(share)} op de 100.`,
  knows: (player) => `Met wat ${player} kan weten, en niets anders.`,
};

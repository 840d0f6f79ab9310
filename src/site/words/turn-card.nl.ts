import { capital, type InOtherWords } from '../../language.ts';
import type { TURN_WORDS as ENGLISH } from './turn-card.ts';

export const TURN_WORDS: InOtherWords<typeof ENGLISH> = {
  label: 'Wat de andere kant deed',
  both: 'Wat er gebeurd is',
  answers: (player) => `${capital(player)} antwoordt.`,
  of: (player) => `Beurt van ${player}.`,
  sentence: (what) => `${capital(what.join('; '))}.`,
  close: 'Sluiten',
};

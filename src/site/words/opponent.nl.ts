import { capital, type InOtherWords } from '../../language.ts';
import type { OPPONENT_WORDS as ENGLISH } from './opponent.ts';

export const OPPONENT_WORDS: InOtherWords<typeof ENGLISH> = {
  rank: {
    label: 'Hoe goed de computer speelt',
    names: {
      recruit: 'Rekruut, voor de eerste spellen',
      sergeant: 'Sergeant, sterker',
      general: 'Generaal, de sterkste',
    },
  },
  progress: (player) => `${capital(player)} denkt na`,
  hurry: 'Beslis nu',
};

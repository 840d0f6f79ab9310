import { capital, type InOtherWords } from '../../language.ts';
import type { OPPONENT_WORDS as ENGLISH } from './opponent.ts';

export const OPPONENT_WORDS: InOtherWords<typeof ENGLISH> = {
  rank: {
    label: 'Hoe goed de computer speelt',
    names: {
      recruit: 'Rekruut, die net als jij nog leert',
      sergeant: 'Sergeant, die vooruitdenkt',
      general: 'Generaal, die er de tijd voor neemt',
    },
  },
  progress: (player) => `${capital(player)} denkt na`,
  hurry: 'Beslis nu',
};

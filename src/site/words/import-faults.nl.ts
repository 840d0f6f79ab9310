import type { InOtherWords } from '../../language.ts';
import type { ENDS as ENGLISH_ENDS, NOT_JSON as ENGLISH } from './import-faults.ts';

export const NOT_JSON: InOtherWords<typeof ENGLISH> = {
  broken: 'Het is geen JSON, of het breekt halverwege af',
  'too deep': 'Er staan lijsten dieper in elkaar dan in welk spel ook',
  'too long': 'Het is langer dan welk spel ook',
};

export const ENDS: InOtherWords<typeof ENGLISH_ENDS> = {
  broken: (moves) => (moves === 0 ? 'Het breekt af voor de eerste zet' : `Het breekt af na zet ${moves}`),
  'no move': (moves) => `Wat er als zet ${moves + 1} staat, is geen zet in notatie`,
};

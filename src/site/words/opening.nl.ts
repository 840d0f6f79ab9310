import type { InOtherWords } from '../../language.ts';
import type { NOT_JSON as ENGLISH } from './opening.ts';

export const NOT_JSON: InOtherWords<typeof ENGLISH> = {
  broken: 'Het is geen JSON, of het breekt halverwege af',
  'too deep': 'Er staan lijsten dieper in elkaar dan in welk spel ook',
  'too long': 'Het is langer dan welk spel ook',
};

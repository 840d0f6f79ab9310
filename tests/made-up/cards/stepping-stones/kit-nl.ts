/** Stapstenen zoals de pers het neemt: dezelfde dozen en getallen, in het Nederlands. */
import { boxInWords } from '../../../../src/kit/translation.ts';
import { NAMES } from '../../content/stepping-stones/nl/cards.ts';
import { STATEMENTS } from '../../content/stepping-stones/nl/statements.ts';
import { BOX } from './data/box.ts';
import { kitIn } from './kit.ts';

export const steppingStonesKit = kitIn({
  language: 'nl',
  box: boxInWords(BOX, NAMES),
  title: 'Stapstenen',
  about: 'Twee kikkers, vier stenen: een spel dat voor de tests is verzonnen.',
  rule: STATEMENTS.S1.text,
});

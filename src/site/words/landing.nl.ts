import type { InOtherWords } from '../../language.ts';
import type { LANDING_WORDS as ENGLISH } from './landing.ts';

export const LANDING_WORDS: InOtherWords<typeof ENGLISH> = {
  unknown: [
    'Op deze pagina bestaat geen ',
    '. Onderweg is er een stuk van de link verloren gegaan, of de link hoort bij een andere versie van deze pagina’s. Bij jou is niets veranderd.',
  ],
  tooLong:
    'Deze link is langer dan alle links die deze pagina’s maken: onderweg is er iets aan toegevoegd. Je ziet de pagina zoals die zonder link is; vraag nog eens om de link.',
  otherRulings:
    'Deze link noemt uitspraken die deze pagina niet kent: onderweg is er iets veranderd, of de link hoort bij een andere versie van deze pagina’s. De uitspraken zijn zoals ze waren; vraag nog eens om de link.',
  search: 'Zoek ernaar',
  elsewhere: 'Wat in deze link zit, opent op een andere pagina.',
  open: 'Open het daar',
};

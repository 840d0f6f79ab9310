/** Teksten van de checkers voor een echte tafel, behalve die van een spel. */
import type { InOtherWords } from '../../language.ts';
import type { CHECKER_WORDS as English } from './checker.ts';

export const CHECKER_WORDS: InOtherWords<typeof English> = {
  title: 'Meten',
  about: (game) => `Rekent precies na waarover spelers van ${game} het vaakst van mening verschillen.`,
  noScript:
    'Meten heeft JavaScript nodig, en dat staat hier uit. De spelregels zijn ook zonder JavaScript te lezen.',
  loading: 'Het bord wordt klaargelegd …',
  failed: 'Dit kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw.',
  answer: 'Het antwoord',
  because: 'Waarom',
  choice: 'Wat wordt er gevraagd?',
  again: 'Opnieuw beginnen',
  rulings: 'Zet aan wat jullie vooraf hebben afgesproken, voor zover het antwoord ervan afhangt.',
};

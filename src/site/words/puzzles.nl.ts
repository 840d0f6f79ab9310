import type { InOtherWords } from '../../language.ts';
import type { PUZZLE_WORDS as ENGLISH } from './puzzles.ts';

export const PUZZLE_WORDS: InOtherWords<typeof ENGLISH> = {
  title: (game) => `Puzzels van ${game}`,
  pageTitle: (puzzle) => `Puzzel: ${puzzle}`,
  about: (game) =>
    `Beurten van ${game} om te vinden op een bord, van makkelijk naar moeilijk, elke dag een andere.`,
  lead: 'Eén beurt is voor jou, en daarin moet iets lukken. Niets is verborgen. Probeer het op het bord: wat je ook doet, de anderen antwoorden zo goed als ze kunnen.',
  today: 'De puzzel van vandaag',
  list: 'Van makkelijk naar moeilijk',
  number: (number, all) => `Puzzel ${number} van ${all}`,
  solved: 'Opgelost',
  noScript:
    'Om de puzzels te spelen is JavaScript nodig, en dat staat hier uit. Hier staat wat elke puzzel vraagt, met de oplossing eronder; de spelregels werken ook zonder.',
  solution: 'De oplossing',
  loading: 'De tafel wordt klaargezet …',
  failedToLoad:
    'De scheidsrechter kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
  notKept:
    'Dit apparaat bewaart niets voor de site, dus morgen weet niemand meer dat je deze puzzel hebt opgelost.',
  board: 'De tafel van deze puzzel. Met de pijltjestoetsen ga je van plek naar plek.',
  beside: 'Naast het bord',
  hint: (taken) => (taken === 0 ? 'Een tip' : 'Nog een tip'),
  hints: 'Tips',
  show: 'Laat de oplossing zien',
  takeBack: 'Neem terug',
  lost: 'Dat was het niet.',
  lostText: 'Vanaf hier kan het niet meer.',
  missed: 'Niet helemaal.',
  again: 'Ga terug naar waar het nog kan',
  fresh: 'Begin opnieuw',
  reached: 'Dat is het.',
  shown: 'Het is je voorgedaan. Probeer het nu op het bord.',
  came: 'Wat er gebeurde',
  best: 'De beste manier',
  why: 'Waarom',
  rules: 'De regels hierbij',
  next: (title) => `Volgende puzzel: ${title}`,
  all: 'Alle puzzels',
};

import type { InOtherWords } from '../../language.ts';
import type { OFFLINE_WORDS as ENGLISH } from './offline.ts';

export const OFFLINE_WORDS: InOtherWords<typeof ENGLISH> = {
  ready:
    'Deze pagina’s staan nu op dit apparaat en openen zonder netwerk, de zakuitgave ook. Kant-en-klare pdf’s niet: haal die op zolang je een netwerk hebt, of laat de printtafel ze hier maken.',
  update: 'Er is een nieuwe versie van deze pagina’s. Er verandert niets tot je het zegt.',
  changed: 'Regelzinnen die veranderd zijn',
  gone: 'staat er niet meer',
  now: 'Nu overgaan',
  later: 'Later',
  title: 'Nog niet op dit apparaat',
  about: 'Een pagina die zonder netwerk gevraagd werd.',
  text: 'Dit is nog niet eerder opgehaald, en er is nu geen netwerk. Pagina’s die je bezocht hebt, openen wel; vellen kun je aan de printtafel maken, als die op dit apparaat bewaard is.',
  home: 'Terug naar de plank',
  app: 'Kleine oorlogsspellen om te printen, te leren en te beslissen.',
};

import type { InOtherWords } from '../../language.ts';
import type { OFFLINE_WORDS as ENGLISH } from './offline.ts';

export const OFFLINE_WORDS: InOtherWords<typeof ENGLISH> = {
  ready: 'Deze pagina’s staan nu op dit apparaat en openen zonder netwerk.',
  update: 'Er is een nieuwe versie van deze pagina’s. Er verandert niets tot je het zegt.',
  changed: 'Regelzinnen die veranderd zijn',
  gone: 'staat er niet meer',
  now: 'Nu overgaan',
  later: 'Later',
  title: 'Nog niet op dit apparaat',
  about: 'Een pagina die zonder netwerk gevraagd werd.',
  text: 'Deze pagina is nog niet eerder opgehaald, en er is nu geen netwerk. Wat je bezocht hebt, opent wel.',
  home: 'Terug naar de plank',
  app: 'Kleine oorlogsspellen om te printen, te leren en te beslissen.',
};

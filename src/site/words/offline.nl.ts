import type { InOtherWords } from '../../language.ts';
import type { OFFLINE_WORDS as ENGLISH } from './offline.ts';

export const OFFLINE_WORDS: InOtherWords<typeof ENGLISH> = {
  ready: (game, { pocket, others }) =>
    `Alle pagina’s van ${game} staan nu op dit apparaat en openen zonder netwerk${pocket ? ', de zakuitgave ook' : ''}. Kant-en-klare pdf’s niet: haal die op zolang je een netwerk hebt, of laat de printtafel ze hier maken.${others ? ' Een ander spel komt erbij als je een pagina ervan opent.' : ''}`,
  gameReady: (game) =>
    `${game} staat nu op dit apparaat en opent zonder netwerk. Meer plaatjes van de onderdelen en de printtafel komen nog.`,
  readyShelf:
    'Deze pagina staat nu op dit apparaat en opent zonder netwerk. Een spel komt erbij als je een pagina ervan opent.',
  comingLabel: 'Onderweg naar dit apparaat',
  coming: (game) =>
    `${game} komt op dit apparaat te staan, om zonder netwerk te openen. Blijf nog enkele seconden: deze melding verdwijnt zodra het er is.`,
  close: 'Sluit',
  update: 'Er is een nieuwe versie van deze pagina’s. Er verandert niets tot jij het zegt.',
  changing: 'De nieuwe versie komt nu.',
  changed: 'Regelzinnen die veranderd zijn',
  gone: 'staat er niet meer',
  now: 'Nu vernieuwen',
  later: 'Later',
  title: 'Nog niet op dit apparaat',
  about: 'Een pagina waar zonder netwerk om werd gevraagd.',
  text: 'Dit is nog niet eerder opgehaald, en er is nu geen netwerk. Spellen die je geopend hebt, staan hier wel, en hun vellen kun je aan de printtafel maken.',
  home: 'Terug naar de plank',
  app: 'Kleine oorlogsspellen: printen, leren, spelen, knopen doorhakken.',
};

import { counted, DUTCH, type InOtherWords, capital } from '../../language.ts';
import type { LEARN_WORDS as ENGLISH } from './learn.ts';

const steps = (count: number): string => counted(DUTCH, count, { one: 'stap', other: 'stappen' });

export const LEARN_WORDS: InOtherWords<typeof ENGLISH> = {
  title: (game) => `Leer ${game} door het te spelen`,
  about: (game) =>
    `Lessen waarin je ${game} met je eigen handen klaarzet en speelt, en die zeggen waarom iets niet mag.`,
  lead: 'Elke les is een tafel met een paar dingen om te doen. Probeer wat je wilt: de scheidsrechter zegt wat niet mag en waarom, en alles is terug te nemen.',
  lessons: 'De lessen',
  first: 'Voor een eerste partij',
  later: 'Later, als je het nodig hebt',
  lesson: (number, all) => `Les ${number} van ${all}`,
  pageTitle: (lesson) => `Les: ${lesson}`,
  count: steps,
  progress: (done, all) =>
    done === 0 ? steps(all) : done === all ? 'Klaar' : `${done} van ${steps(all)} gedaan`,
  noScript:
    'Om de lessen te spelen is JavaScript nodig, en dat staat hier uit. De stappen zijn wel te lezen; de spelregels en de voorbeelden werken ook zonder.',
  goOn: (lesson) => `Deze les heb je gedaan. Ga verder met: ${lesson}`,
  loading: 'De tafel wordt klaargezet …',
  failedToLoad:
    'De scheidsrechter kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
  notKept:
    'Dit apparaat bewaart niets voor de site, dus hoe ver je was, is vergeten zodra de pagina dichtgaat.',
  bare: 'De tafel van deze les. Er ligt nog niets.',
  board: 'De tafel van deze les. Met de pijltjestoetsen ga je van veld naar veld.',
  steps: 'Stappen van deze les',
  step: (number, all) => `Stap ${number} van ${all}`,
  stepLink: (number, title, done) => `Stap ${number}: ${title}${done ? ', gedaan' : ''}`,
  rules: 'De regels hierbij',
  beside: 'Naast het bord',
  zone: (owner, name) => (owner === undefined ? name : `${capital(owner)}: ${name.toLowerCase()}`),
  covered: '?',
  choices: 'Wat je kunt doen',
  onBoard: 'Tik op een plek op het bord.',
  places: (count) => `De ${count} plekken als lijst`,
  anything: 'Probeer iets wat niet mag',
  anythingOn:
    'Probeer nu wat je maar wilt, op het bord of uit de lijst. Wat niet mag, verandert niets: de scheidsrechter zegt waarom.',
  hint: 'Een tip',
  show: 'Laat het zien',
  hinted: (hint) => `Tip: ${hint}`,
  watch: (player) => `Laat ${player} spelen`,
  comes: 'Kijk wat er komt',
  next: 'Verder',
  finish: 'Maak de les af',
  right: 'Goed.',
  called: 'Dat zegt de scheidsrechter ook.',
  shown: 'Het is je voorgedaan.',
  other: (words) => `Toegestaan: ${words}`,
  otherText: 'Dat mag, en ooit is het misschien het beste. Deze stap vraagt iets anders.',
  notThis: (words) => `Niet helemaal: ${words}`,
  notThisText: 'Kijk naar de regels naast de stap, of neem de tip.',
  takeBack: 'Neem het terug',
  lost: 'Vanaf hier kan het niet meer.',
  missed: 'Niet helemaal.',
  again: 'Ga terug naar waar het nog kan',
  came: 'Wat er gebeurde',
  cameAll: 'Alles wat er gebeurde',
  ended: (lesson) => `Je hebt het gedaan: ${lesson}`,
  nextLesson: (title) => `Volgende les: ${title}`,
  allLessons: 'Alle lessen',
  play: 'Speel het hele spel',
  onceMore: 'Nog eens vanaf de eerste stap',
  lay: {
    put: (field) => `Leg op: ${field}`,
    pieces: (count) => `${count}`,
    piece: (count, field) => `${count} op ${field}`,
  },
};

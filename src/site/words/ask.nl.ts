import { DUTCH, type InOtherWords } from '../../language.ts';
import type { ASK_WORDS as ENGLISH } from './ask.ts';

const yesNo = (yes: boolean): string => (yes ? 'ja' : 'nee');

export const ASK_WORDS: InOtherWords<typeof ENGLISH> = {
  answers: { yes: 'Ja', no: 'Nee', silent: (yes) => `Wij zeggen ${yesNo(yes)}` },

  canI: {
    title: 'Mag ik?',
    about: (game) =>
      `Vraag het de scheidsrechter van ${game}: drie tikken tot een ja, een nee, of een eerlijk ‘het regelboek zwijgt’.`,
    lead: 'Waar gaat het om? Zeg hoe de tafel erbij staat en probeer het.',
    noScript:
      'De scheidsrechter heeft JavaScript nodig, en dat staat hier uit. De vragen van anderen zijn ook zonder JavaScript beantwoord.',
    toQuestions: 'Vragen die anderen stelden',
    situations: 'Waar gaat het om?',
    byHand: 'De stand op onze tafel',
    fromGame: 'Mijn spel op de pagina Spelen',
    noGame: 'Op dit apparaat is geen spel bewaard.',
    gameBroken: 'Het bewaarde spel is niet meer te lezen.',
    loading: 'De scheidsrechter wordt geroepen …',
    failed: 'De scheidsrechter kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
    table: 'Hoe staat de tafel erbij?',
    fewer: (what) => `Minder: ${what}`,
    more: (what) => `Meer: ${what}`,
    tries: 'Wat wil je doen?',
    others: 'Iets anders: tik op het bord, of kies hier',
    othersHere: 'Iets anders',
    over: 'Hier heeft niemand iets te beslissen.',
    verdict: 'De scheidsrechter zegt',
    waiting: 'Kies wat je wilt doen, en hier staat het antwoord.',
    yes: 'Ja.',
    no: 'Nee.',
    silent: (yes) => `Het regelboek zwijgt: wij zeggen ${yesNo(yes)}.`,
    double: (yes) => `Het regelboek is op twee manieren te lezen: wij zeggen ${yesNo(yes)}.`,
    legal: 'Waarom niet',
    comes: 'Wat er gebeurt',
    plain: 'Geen regel staat in de weg.',
    ruling: 'De uitspraak',
    other: 'De andere lezing',
    perhaps: 'Bij de andere lezing hangt het antwoord af van wat er eerder in dezelfde actie gedaan is.',
    aside: 'De andere lezing gaat over waar of hoe het gebeurt, niet over of het mag.',
    differs: (yes) => `Bij de andere lezing zou het antwoord ${yesNo(!yes)} zijn.`,
    same: 'Bij de andere lezing zou het antwoord hetzelfde zijn.',
    notYet: 'Dit kan in een spel nog niet voorkomen: de redenen staan erbij.',
    impossible: 'Dit kan in een spel niet voorkomen',
    nearest: 'De dichtstbijzijnde stand die wel kan',
    putRight: (changes) => `Verander het: ${changes}`,
    noneNear: 'Ook van de standen in de buurt kan er geen.',
    rulings: (count) =>
      count === 0
        ? 'De uitspraken aan onze tafel: zoals Fieldkit zegt'
        : `De uitspraken aan onze tafel: ${count} omgezet`,
    rulingsAbout: 'Wat jullie tafel heeft afgesproken. Het apparaat bewaart het.',
    rulingsNotKept:
      'Wat jullie tafel heeft afgesproken. Dit apparaat bewaart niets: het geldt tot de pagina dichtgaat.',
  },

  cards: {
    title: 'Wat de kaarten doen',
    about: (game) => `Elke gedrukte kaart van ${game}: wat die doet, met de uitspraken en de vragen erover.`,
    lead: 'Tik op een kaart om te lezen wat die doet.',
    none: 'Over deze kaarten is niets geschreven.',
    times: (count) => `${count} stuks`,
    touches: (count) => `Andere regels over deze kaart: ${count}`,
    rulings: (count) => `Uitspraken over deze kaart: ${count}`,
    questions: (count) => `Vragen over deze kaart: ${count}`,
  },

  agree: {
    title: 'Spreek dit af voordat je speelt',
    about: (game) =>
      `Eén pagina om te printen: waar het regelboek van ${game} op twee manieren te lezen is, beide lezingen met een hokje.`,
    lead: (game, count) =>
      `Het regelboek van ${game} is op ${count} ${DUTCH.form(count, { one: 'plaats', other: 'plaatsen' })} op twee manieren te lezen. Kruis bij elk één lezing aan; waar je niets aankruist, geldt de standaard.`,
    print: 'Print deze pagina',
    toRegister: 'Waarom wij dat zeggen: het register',
    names: ['Speler', 'Speler', 'Datum'],
    default: 'standaard',
    note: 'De andere lezingen mogen in elke combinatie gelden.',
    code: 'Scan dit, en je telefoon speelt volgens wat hier is aangekruist.',
    codeBlank: 'Scan dit om te zien waarom wij dat zeggen, met beide lezingen op een bord.',
  },

  register: {
    label: 'Onze tafel speelt volgens de andere lezing',
    heading: 'Onze tafel',
    none: 'Alles zoals wij zeggen.',
    some: 'Volgens de andere lezing: {count}.',
    notKept:
      'Dit apparaat bewaart niets voor de site: met de knoppen hieronder, en met een link, neem je het mee.',
    play: 'Speel zo een nieuw spel',
    ask: 'Vraag zo ‘Mag ik?’',
    sheet: 'Print dit als blad',
    reset: 'Alles zoals wij zeggen',
    link: {
      asks: 'In deze link staan andere uitspraken dan op dit apparaat. Die van jou gelden tot je beslist.',
      theirs: 'De link, volgens de andere lezing: {ids}.',
      own: 'Die van jou, volgens de andere lezing: {ids}.',
      none: 'niets',
      take: 'Gebruik die van de link',
      stay: 'Houd die van mij',
      taken: 'De uitspraken van de link gelden nu op dit apparaat.',
      undo: 'Terug naar die van mij',
      stayed: 'Die van jou gelden nog.',
      after: 'Gebruik toch die van de link',
    },
  },

  questions: {
    title: 'Vragen',
    about: (game) =>
      `Wat spelers van ${game} aan tafel vragen, met het antwoord van de scheidsrechter en de regel.`,
    aboutSituation: (situation, game) =>
      `${situation}: wat spelers van ${game} aan tafel vragen, met het antwoord van de scheidsrechter en de regel.`,
    lead: (count) =>
      `${count} ${DUTCH.form(count, { one: 'vraag', other: 'vragen' })} zoals spelers ze stellen. De scheidsrechter gaf het antwoord toen deze pagina werd gemaakt; waar het regelboek zwijgt, zegt hij dat.`,
    contents: 'Situaties',
    all: 'Alle vragen',
    none: 'Er is nog niets gevraagd.',
    byRule: 'Per regel',
    byRuleText: 'De vragen waarbij een genummerde zin meebeslist.',
    link: (asks) => `Link naar: ${asks}`,
    rules: 'Beslist door',
    says: 'De uitspraak',
    other: 'De andere lezing',
    differs: 'Bij de andere lezing zou het antwoord omgekeerd zijn.',
    perhaps: 'Bij de andere lezing hangt het antwoord af van wat er eerder in dezelfde actie gedaan is.',
    same: 'Bij de andere lezing zou het antwoord hetzelfde zijn.',
    untried: 'Deze uitspraak is niet om te zetten, dus is de andere lezing niet geprobeerd.',
    example: 'Dit geval bij de voorbeelden',
  },
};

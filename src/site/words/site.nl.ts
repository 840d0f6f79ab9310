import { factsOf } from '../../kit/words/kit.nl.ts';
import { counted, DUTCH, type InOtherWords, capital } from '../../language.ts';
import type { WORDS as ENGLISH } from './site.ts';

const many = (count: number, one: string, other: string): string => counted(DUTCH, count, { one, other });

const cards = (count: number): string => many(count, 'kaart', 'kaarten');

export const WORDS: InOtherWords<typeof ENGLISH> = {
  site: 'Fieldkit',
  about:
    'Print kleine oorlogsspellen thuis, leer ze al spelend, en hak knopen door waar hun spelregels iets openlaten.',
  unofficial:
    'Fieldkit is een onofficiële aanvulling, gemaakt door spelers. De spellen zijn van hun ontwerpers en uitgevers; woorden, tekeningen en borden hier zijn van onszelf.',
  licenses: 'Licenties van de lettertypen en programma’s.',
  ours: 'Onze spellen',
  mine: (titles) => ({
    name: titles.length > 3 ? 'Onze spellen' : DUTCH.and(titles),
    about: `${DUTCH.and(titles)}, om thuis te printen.`,
  }),
  previewOf: (game) =>
    game === undefined
      ? 'Kaarten van de spellen op de plank, in een waaier'
      : `Kaarten van ${game}, in een waaier`,
  skip: 'Naar de tekst',
  theme: 'Donkere modus',
  nav: { site: 'Site', game: 'Dit spel', more: 'Meer' },
  pages: {
    box: { name: 'De doos', go: 'Haal de vellen op' },
    print: { name: 'Printtafel', go: 'Maak ze passend voor je printer' },
    learn: { name: 'Lessen', go: 'Leer al spelend' },
    puzzles: { name: 'Puzzels', go: 'Vind de beste beurt' },
    rules: { name: 'Spelregels', go: 'Lees de spelregels' },
    cards: { name: 'Kaarten', go: 'Bekijk wat de kaarten doen' },
    examples: { name: 'Voorbeelden', go: 'Bekijk voorbeelden' },
    play: { name: 'Spelen', go: 'Speel op een bord' },
    'how-it-plays': { name: 'Hoe een spel verloopt', go: 'Kijk wie er wint, en waardoor' },
    'can-i': { name: 'Mag ik?', go: 'Vraag het de scheidsrechter' },
    questions: { name: 'Vragen', go: 'Lees wat anderen vroegen' },
    table: { name: 'Ronde en score', go: 'Houd ronde en score bij' },
    check: { name: 'Meten', go: 'Meet aan je tafel' },
    rulings: { name: 'Uitspraken', go: 'Open het register' },
    agree: { name: 'Afspraken', go: 'Spreek het vooraf af' },
  },
  deeds: {
    print: {
      short: 'Printen',
      name: 'Printen',
      text: 'Alles wat in de doos zat, op vellen voor A4 en Letter die goed uit je eigen printer komen.',
    },
    learn: {
      short: 'Leren',
      name: 'Leren',
      text: 'Lessen op een bord waarop je alles mag proberen en dat zegt waarom iets niet mag; de spelregels in de volgorde waarin je ze nodig hebt.',
    },
    play: {
      short: 'Spelen',
      name: 'Spelen',
      text: 'Op een bord, met z’n tweeën of tegen de computer; of op je eigen tafel, met ronde en score op een telefoon.',
    },
    settle: {
      short: 'Beslissen',
      name: 'Knopen doorhakken',
      text: 'Ja, nee, of ‘het regelboek zwijgt’: wat wij zeggen, de andere lezing, en wat die verandert.',
    },
  },
  read: { short: 'Lezen', name: 'Lezen' },

  home: {
    poster: 'Je hebt een regelboek gevonden, en geen doos.',
    pitch:
      'Hier is de rest: vellen voor je printer, lessen, een bord om op te spelen, en een scheidsrechter voor wat de regels in het midden laten.',
    each: 'Voor elk spel',
    abroad: 'In een andere taal',
    abroadSays: 'De kaarten, regels en lessen van deze spellen zijn in hun eigen taal.',
    facts: (facts) => factsOf(facts).join(' · '),
  },

  abroad: {
    says: {
      en: 'De regels, kaarten en lessen van dit spel zijn in het Engels; met de links hieronder kom je daar.',
      nl: 'De regels, kaarten en lessen van dit spel zijn in het Nederlands; met de links hieronder kom je daar.',
    },
  },

  box: {
    contents: 'Wat er in de doos zit',
    count: (count, pieces, sheets) =>
      DUTCH.and([
        ...(count === 0 && pieces + sheets > 0 ? [] : [cards(count)]),
        ...(pieces === 0 ? [] : [many(pieces, 'speelstuk', 'speelstukken')]),
        ...(sheets === 0 ? [] : [many(sheets, 'vel', 'vellen')]),
      ]),
    edition: (hasCards) => `Toon ${hasCards ? 'de kaarten' : 'de speelstukken'} in`,
    editions: { colour: 'kleur', 'low-ink': 'weinig inkt' },
    cards,
    back: 'De achterkant',
    backOf: (deck) => `Achterkant van: ${deck}`,
    other: 'De andere kant',
    otherOf: (card) => `Andere kant van: ${card}`,
    pieces: 'Speelstukken',
    counter: (width, height) => `een plat fiche van ${width} × ${height} mm`,
    sheets: 'Vellen',
    sheet: {
      mat: 'een mat',
      pad: 'om op te schrijven',
      poster: 'een bord van papier',
      strip: 'om mee te meten',
      wheel: 'schijven op een pen',
      die: 'een dobbelsteen om te vouwen',
    },
    size: (width, height) => `${Math.round(width)} × ${Math.round(height)} mm`,
    orElse: (what, width, depth) => `, of ${what} op ${width} × ${depth} mm`,
    showpiece: {
      standee: 'een papieren figuur die staat',
      cube: 'een papieren blokje',
      model: 'een papieren model',
    },
    provenance: {
      rulebook: 'zoals in het regelboek',
      published: 'zoals elders uitgegeven',
      derived: 'afgeleid uit het regelboek',
      ours: 'aangevuld door Fieldkit',
    },
    credits: 'Wie het spel gemaakt heeft',
  },

  search: {
    label: 'Zoek in de regels',
    hint: 'in gewone woorden, of met een nummer zoals A5',
    go: 'Zoek',
    game: 'In de regels van',
    everyGame: 'elk spel',
    title: 'Zoeken',
    about: 'Zoek in de regels, in gewone woorden, of zoek een zin op nummer.',
    noScript:
      'Zoeken gaat met JavaScript, en dat staat hier uit. De inhoud van de spelregels en de lijst met nummers onderaan brengen je ook overal.',
    everything: 'Alles wat er te lezen is',
  },

  rules: {
    title: (game) => `De spelregels van ${game}`,
    about: (game) =>
      `De volledige spelregels van ${game} in onze eigen woorden, in de volgorde waarin je ze leert, met geteste voorbeelden.`,
    lead: (count) =>
      `Alles, in de volgorde waarin je het nodig hebt. De ${many(count, 'genummerde zin is de regel', 'genummerde zinnen zijn de regels')}; de rest legt uit.`,
    contents: 'Inhoud',
    numbers: 'Op nummer',
    numbersText: 'Elke genummerde zin, bij het deel van de regels waar zijn letter voor staat.',
    chaptersText: 'Elke genummerde zin, bij zijn hoofdstuk.',
    toRulings: 'Zinnen die een uitspraak zijn, staan met hun andere lezing in het register.',
    linkTo: (id) => `Regel ${id}, link hierheen`,
    beside: (examples, rulings, questions) =>
      [
        examples > 0 && many(examples, 'voorbeeld', 'voorbeelden'),
        questions > 0 && many(questions, 'vraag', 'vragen'),
        rulings > 0 && many(rulings, 'uitspraak', 'uitspraken'),
      ]
        .filter(Boolean)
        .join(', '),
    besideOf: (id) => `bij ${id}`,
    ruling: 'Uitspraak',
  },

  rulings: {
    title: 'Het register van uitspraken',
    about: (game) =>
      `Waar het regelboek van ${game} zwijgt of op twee manieren te lezen is: beide lezingen, de onze, waarom, en wat er verschilt.`,
    lead: (count, switches) =>
      `Op ${many(count, 'plaats', 'plaatsen')} zwijgt het regelboek, of is het op twee manieren te lezen. Hier staat wat wij zeggen, en de andere lezing. ${switches} daarvan ${DUTCH.form(switches, { one: 'is', other: 'zijn' })} om te zetten: spreek dat af voordat je speelt.`,
    contents: 'Inhoud',
    switches: 'Vooraf af te spreken',
    switchesText:
      'Bij elk hiervan hoort een optie. Die staat uit tot je die aanzet; elke combinatie mag. De scheidsrechter antwoordt volgens de lezingen die gelden.',
    fixed: 'Niet om te zetten',
    fixedText:
      'Hier staat de andere lezing voor wie die elders tegenkomt; de scheidsrechter houdt zich aan de onze, want de rest van de regels steunt daarop.',
    ours: 'Wij zeggen',
    other: 'De andere lezing',
    alters: 'Daarmee luiden deze zinnen',
    from: 'Waarom',
    option: 'Optie',
    none: 'geen',
    differ: 'Waar ze verschillen',
    underOurs: 'Volgens onze lezing',
    underOther: 'Volgens de andere',
    asShown: 'Zoals hier te zien is.',
    notPlayed: 'De scheidsrechter speelt niet volgens deze lezing: dit zeggen wij, de scheidsrechter niet.',
    notPlayedBut: (differs) =>
      `De scheidsrechter speelt niet volgens deze lezing, maar zegt wel dat het antwoord ${differs ? 'omgekeerd' : 'hetzelfde'} zou zijn.`,
  },

  examples: {
    title: 'Voorbeelden',
    about: (game) =>
      `Gevallen uit ${game} met de tafel, wat er gedaan wordt, en wat de scheidsrechter zegt, regel voor regel.`,
    lead: (count) =>
      `${many(count, 'geval', 'gevallen')} met het antwoord van de scheidsrechter. Dat gaf hij toen deze pagina werd gemaakt; niemand heeft het met de hand opgeschreven.`,
    contents: 'Inhoud',
    all: 'Alle voorbeelden',
    aboutTheme: (theme, game) =>
      `${theme}: gevallen uit ${game} met de tafel, wat er gedaan wordt, en wat de scheidsrechter zegt.`,
    table: 'De tafel',
    after: 'Daarna',
    back: 'Terug',
    next: 'Volgende zet',
    step: (step, steps, move, happened) =>
      [`${step} van ${steps}`, ...(happened.length === 0 ? [move] : happened.map(capital))]
        .map((part) => `${part}.`)
        .join(' '),
  },

  lost: {
    title: 'Op dit veld ligt niets',
    text: 'Het adres leidt de mist in: daar ligt geen pagina van deze site.',
    home: 'Terug naar de plank',
  },
};

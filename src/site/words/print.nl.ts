import { COUNTERS, SHEETS, SHOWPIECES, TILES } from '../../kit/component.ts';
import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { LayoutName } from '../../press/impose/plan/print-options.ts';
import type { PRINT_WORDS as ENGLISH } from './print.ts';

const many = (count: number, one: string, other: string): string => counted(DUTCH, count, { one, other });

/** Nooit 100 als het niet alles is. */
const percent = (share: number): string =>
  share === 1 ? '100 %' : `${DUTCH.number(Math.min(99.9, Math.round(share * 1000) / 10), 1)} %`;

const LAYOUT_NAMES: Readonly<Record<LayoutName, string>> = {
  auto: 'gekozen voor bijna elke printer',
  '9': '9 kaarten, staand',
  '8': '8 kaarten, liggend',
  '6': '6 kaarten, elk met eigen afloop',
};

export const PRINT_WORDS: InOtherWords<typeof ENGLISH> = {
  title: 'Printtafel',
  about: (game) =>
    `Maak de vellen van ${game} passend voor je papier en je printer: bekijk elke pagina, en laat de PDF op je eigen apparaat maken.`,
  intro:
    'Beantwoord een paar vragen, bekijk de vellen en neem de PDF. Die wordt hier gemaakt, op je apparaat; er wordt niets verstuurd.',
  noScript:
    'De printtafel heeft JavaScript nodig, en dat staat hier uit. Kant-en-klare vellen voor A4 en Letter zijn er ook zonder:',
  readyMade: 'Kant-en-klare vellen',
  rules:
    'De spelregels horen niet bij de vellen van deze printtafel: een kant-en-klaar bestand heeft ze met al het andere erbij, en er is een boekje.',
  form: 'Wat je print, en hoe',
  loading: 'De vellen worden ingedeeld …',
  failed: {
    fonts: 'De lettertypen konden niet opgehaald worden. Kijk of er verbinding is; wat je koos, blijft.',
    scripts: 'Een deel van de pers kon niet opgehaald worden. Kijk of er verbinding is; wat je koos, blijft.',
    memory: 'Dit apparaat heeft te weinig geheugen vrij om de vellen te tonen. Wat je koos, blijft.',
    unknown: 'De pers kon niet gestart worden, of gaf het op. Kijk of er verbinding is; wat je koos, blijft.',
  },
  again: 'Probeer het opnieuw',
  sides: {
    legend: 'Print je printer vanzelf dubbelzijdig?',
    options: {
      duplex: { name: 'Ja', about: 'of je draait de stapel zelf om' },
      fold: { name: 'Nee: vouwen', about: 'voor- en achterkant naast elkaar; vouwen, lijmen, snijden' },
      single: { name: 'Nee: twee vellen lijmen', about: 'voor- en achterkanten op eigen vellen' },
      fronts: {
        name: 'Alleen voorkanten',
        about: 'voor kaarten in hoesjes: er worden geen achterkanten geprint',
      },
    },
  },
  edition: {
    legend: 'Kleur, of inkt sparen?',
    options: {
      colour: { name: 'Kleur' },
      'low-ink': { name: 'Inkt sparen', about: 'getekend met lijn en arcering' },
    },
  },
  paper: { legend: 'Papier' },
  more: 'Meer kiezen: kant, indeling, marges, onderdelen, aantallen',
  flip: {
    legend: 'De printer draait het papier over de',
    options: {
      long: { name: 'lange kant', about: 'zoals de meeste' },
      short: { name: 'korte kant' },
    },
  },
  layout: { label: 'Pokerkaarten op een vel', options: LAYOUT_NAMES },
  margins: {
    label: 'Wat je printer onbedrukt laat, mm',
    about: 'Leeg: onbekend. Of 4.2, of 5,3 (boven en onder, zijkanten), of vier vanaf boven met de klok mee.',
    unread: (text) => `Geef één, twee of vier lengtes in mm, zoals 4.2 of 5,3, en niet ‘${text.trim()}’.`,
  },
  part: {
    legend: 'Wat er geprint wordt',
    options: {
      flat: { name: 'Kaarten en fiches' },
      tiles: {
        name: 'Tegels',
        about: 'voor- en achterkanten om op dik karton te plakken, in plaats van kaarten die het bord vormen',
      },
      models: {
        name: 'Papieren modellen',
        about: 'om te knippen, te vouwen en te lijmen, in plaats van de platte fiches',
      },
      boxes: {
        name: 'Dozen',
        about: 'om het spel in te bewaren, zo groot als de kaarten die je zo print',
      },
    },
  },
  sleeves: {
    legend: 'De kaarten in de dozen zitten in',
    options: {
      none: { name: 'geen hoesjes' },
      thin: { name: 'dunne hoesjes', about: '40 micron per kant' },
      thick: { name: 'dikke hoesjes', about: '90 micron per kant' },
    },
  },
  copies: {
    legend: 'Hoeveel van elk',
    about: 'Zet 0 bij wat je niet nodig hebt.',
    group: (word, names, count) => {
      const own = {
        [COUNTERS]: 'Fiches',
        [SHEETS]: 'Matten en borden',
        [SHOWPIECES]: 'Papieren modellen',
        [TILES]: 'Tegels',
      }[word];
      return `${own ?? DUTCH.and(names)} (${count})`;
    },
  },
  earlier: {
    summary: 'Al eens geprint? Neem alleen wat veranderd is',
    version: 'De versie die je hebt',
    none: 'geen: print alles',
    file: 'Of de PDF die je printte',
    aboutFile: 'In het bestand staat wat erop staat. Het wordt hier gelezen, op je apparaat.',
    reading: (file) => `${file} wordt gelezen …`,
    unread: (file) =>
      `${file} zegt niet wat het print: het moet een PDF met vellen van Fieldkit zijn. Er is niets veranderd.`,
    otherGame: (file) => `In ${file} zitten de vellen van een ander spel. Er is niets veranderd.`,
    goingBy: (file) => `Uitgegaan van ${file}.`,
    forget: 'Print alles opnieuw',
    edition: 'kies dat bij ‘Kleur, of inkt sparen?’',
    unknown: (version, known) =>
      `Er is geen versie ‘${version}’ van dit spel: ${
        known.length === 0 ? 'geef de PDF die je printte' : `kies ${DUTCH.or(known)}`
      }.`,
    changes: (since) => `Veranderd sinds ${since}`,
    comes: 'Op deze vellen',
    goes: 'Haal uit je doos',
    nothingGoes: 'Er hoeft niets uit.',
    upToDate: 'Niets te printen',
  },
  facts: {
    heading: 'Dit heb je nodig',
    sheets: (count) => many(count, 'vel', 'vellen'),
    cuts: (count) => many(count, 'snede', 'sneden'),
    folds: (count) => many(count, 'vouw', 'vouwen'),
    glued: (count) => many(count, 'paar vellen om te lijmen', 'paar vellen om te lijmen'),
    minutes: (count) => `ongeveer ${count} minuten`,
    inking: 'inkt op de bedrukte kanten …',
    ink: (share) => `${percent(Math.round(share * 100) / 100)} inkt op de bedrukte kanten`,
  },
  printers: {
    whole: (share, models) =>
      `Op ${percent(share)} van de ${DUTCH.number(models)} bekende printermodellen komt elke kaart er heel uit.`,
    safer: (layout, share) =>
      `Bij de eerstvolgende veiligere indeling, ${LAYOUT_NAMES[layout]}, is dat ${percent(share)}.`,
    take: 'Neem die indeling',
  },
  refused: {
    heading: 'Zo kan dit niet geprint worden',
    usual: 'Laat de printtafel indeling en marges kiezen',
  },
  preview: {
    heading: 'De vellen',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    page: (number, pages, label) =>
      `Pagina ${number} van ${pages}: ${/^\d/.test(label) ? `vel ${label}` : label}`,
    picture: (label, title) => `Vel ${label}: ${title}`,
  },
  make: {
    button: 'Maak de PDF',
    cancel: 'Stop',
    cancelled: 'Gestopt. Wat je koos, blijft.',
    progress: 'Hoe ver het bestand is',
    steps: {
      planning: 'De voorkanten worden getekend …',
      loading: 'Het schilderen wordt voorbereid …',
      pictures: 'De plaatjes worden getekend …',
      painting: 'De vellen worden geschilderd …',
      joining: 'Het bestand wordt samengevoegd …',
      packing: 'De zip wordt gepakt …',
    },
    done: (name, size) => `${name}, ${size}, is klaar.`,
    save: 'Bewaar het nog eens',
    open: 'Print op 100 %, zonder ‘Passend maken’ of ‘Aanpassen aan pagina’. Het eerste vel zegt hoe je juist dit bestand print.',
    noSpace:
      'Er is op dit apparaat geen plaats voor het bestand. Maak ruimte en probeer het opnieuw; wat je koos, blijft.',
    broken: {
      fonts:
        'De lettertypen konden niet opgehaald worden. Kijk of er verbinding is en probeer het opnieuw; wat je koos, blijft.',
      scripts:
        'Een deel van de pers kon niet opgehaald worden. Kijk of er verbinding is en probeer het opnieuw; wat je koos, blijft.',
      memory:
        'Dit apparaat heeft daar te weinig geheugen voor vrij. Sluit andere pagina’s en probeer het opnieuw; wat je koos, blijft.',
      unknown:
        'Het bestand kon niet gemaakt worden: de pers op dit apparaat gaf het op. Wat je koos, blijft; probeer het opnieuw.',
    },
  },
  places: {
    summary: 'Neem het ergens anders heen: drukkers, virtuele tafels, snijmachines',
    about:
      'Alles wordt hier gemaakt, op je apparaat, van de kaarten en in de uitvoering die je hierboven koos.',
    address: 'Het webadres van de map waarin je de plaatjes zet',
    noAddress: (text) =>
      `Geef een adres zoals https://example.org/game/, en niet ‘${text}’: daar haalt een virtuele tafel de plaatjes.`,
    list: [
      {
        place: 'game-crafter',
        name: 'The Game Crafter',
        about:
          'Een plaatje van elke kaart, achterkant, zijde van het doosje en elk vierkant stuk in de pixels die zij vragen, met het aantal in de naam.',
        button: 'Maak de zip voor The Game Crafter',
      },
      {
        place: 'make-playing-cards',
        name: 'MakePlayingCards',
        about: 'Een plaatje van elk exemplaar, voor- en achterkanten onder dezelfde nummers.',
        button: 'Maak de zip voor MakePlayingCards',
      },
      {
        place: 'pdf',
        name: 'Een drukker naar keuze',
        about:
          'Een PDF met één kant per pagina, voor- en achterkant om de beurt, met afloop en snijmaat in de paginamaten, en wat je tegen de drukker zegt. De kleuren zijn RGB, en het is geen PDF/X: de drukker zet ze om.',
        button: 'Maak de zip voor een drukker',
      },
      {
        place: 'tabletop-simulator',
        name: 'Tabletop Simulator',
        about:
          'Vellen met kaarten, stukken, en een bewaard spel: de tafel klaargezet, handen, en de regels in het notitieboek.',
        button: 'Maak de zip voor Tabletop Simulator',
      },
      {
        place: 'vassal',
        name: 'VASSAL',
        about:
          'Een module voor VASSAL: de tafel klaargezet, stapels die schudden, stukken, dobbelstenen, handen, en de regels bij de hulp.',
        button: 'Maak de module voor VASSAL',
      },
      {
        place: 'cutter',
        name: 'Een snijmachine',
        about: 'Vellen van je papier met paskruisen, en de lijnen om te snijden en te vouwen als SVG en DXF.',
        button: 'Maak de zip voor een snijmachine',
      },
    ],
  },
  here: 'Deze printtafel staat nu op dit apparaat: die werkt ook zonder netwerk.',
  notKept: 'Dit apparaat bewaart niets voor deze pagina: een link onthoudt wat je koos.',
};

import type { InOtherWords } from '../../language.ts';
import type { DRAWER_WORDS as ENGLISH } from './drawer.ts';

const NUMBERS = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'];

export const DRAWER_WORDS: InOtherWords<typeof ENGLISH> = {
  ways: {
    ways: 'Verlaat de tafel',
    leave: 'Een andere tafel',
    rules: 'Spelregels',
  },
  setUp: {
    heading: 'Zet een stand klaar',
    change: 'Verander deze stand',
    goOn: 'Ga verder met klaarzetten',
  },
  share: {
    heading: 'Deel een link',
    about: 'Alles zit in de link: niemand krijgt iets te zien tot je die doorgeeft.',
    make: 'Maak een link',
    loading: 'De link wordt gemaakt …',
    failed:
      'Er kon geen link gemaakt worden: een deel van de pagina is niet geladen. Kijk of er verbinding is en probeer het opnieuw.',
  },
  view: {
    label: 'Wie wat ziet',
    all: 'Alle kaarten open',
    each: 'Je eigen kaarten, en je geeft het apparaat na elke beurt door',
    only: (player) => `Wat ${player} ziet`,
  },
  opponent: {
    label: 'Tegenstander',
    none: (players) => `Geen: ${NUMBERS[players] ?? players} spelers aan dit scherm`,
    plays: (player) => `De computer speelt ${player}`,
    sees: 'De computer ziet wat die speler ziet, en verder niets.',
  },
  atOnce: 'Speel wat één punt kost meteen, zonder op ‘Doen’ te drukken',
  asksAlways: 'Vraag het mij ook als ik alleen maar kan passen',
  motion: 'Laat stukken bewegen en kaarten omdraaien',
  sound: 'Geluid: jouw beurt, treffers, dobbelstenen, het einde',
  rulings: {
    heading: 'Uitspraken',
    about: 'Waar het regelboek zwijgt of op twee manieren te lezen is, kun je de andere lezing aanzetten.',
    failed: 'De uitspraken konden niet geladen worden. Kijk of er verbinding is en open dit opnieuw.',
    changed: (count) => (count === 0 ? 'zoals Fieldkit zegt' : `${count} veranderd`),
    ours: 'Onze lezing',
    other: 'De andere lezing',
  },
  file: {
    heading: 'Bewaren en delen',
    save: 'Bewaar dit spel',
    share: 'Stuur dit spel als bestand',
    shared: 'Verstuurd.',
    notShared: 'Er is niets verstuurd. Bewaar het spel als bestand.',
    copy: 'Kopieer als tekst',
    copied: 'Het spel is gekopieerd.',
    notCopied: 'De browser laat de pagina niet kopiëren. Bewaar het spel als bestand.',
    open: 'Open een bewaard spel',
    fresh: 'Nieuw spel',
  },
};

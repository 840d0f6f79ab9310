import type { InOtherWords } from '../../language.ts';
import { MEETS } from '../../press/calibrate/vernier.ts';
import type { CALIBRATE_WORDS as ENGLISH } from './calibrate.ts';

export const CALIBRATE_WORDS: InOtherWords<typeof ENGLISH> = {
  summary: 'Liggen voor- en achterkant niet gelijk?',
  fold: 'Bij vellen om te vouwen is dit niet nodig: voor- en achterkant komen op één kant uit de printer.',
  intro: `Print het testvel zoals je de kaarten gaat printen, houd het tegen het licht en typ in wat de schalen aangeven. Vier keer ${MEETS}: de achterkanten zitten goed.`,
  sheet: {
    button: 'Maak het testvel',
    about: (way) => `Voor ${way}, zoals hierboven gekozen.`,
  },
  printer: {
    label: 'Printer',
    none: 'geen: achterkanten blijven zoals ze zijn',
    unsaved: 'de getallen hieronder, niet bewaard',
    otherWay: (name, was, is) =>
      `‘${name}’ is afgelezen van een testvel voor ${was}. Voor ${is} klopt het misschien niet.`,
    takeWay: 'Print zoals het getest is',
  },
  numbers: {
    legend: 'Wat de schalen aangeven',
    diagram: 'Waar de schalen op het testvel staan: 1 en 2 linksboven, 3 en 4 rechtsonder.',
    label: (number) => `Schaal ${number}`,
    meets: 'De achterkanten zitten goed: er wordt niets verschoven.',
    corrected: (words) => `Van voren gezien ligt elke achterkant ${words}.`,
    rare: 'Zo veel zit een printer er zelden naast. Kijk nog eens op het testvel: klopt het eerste cijfer?',
  },
  keep: {
    label: 'Bewaar ze als',
    hint: 'Printer, lade, papier',
    button: 'Bewaar',
    nameless: 'Geef de printer eerst een naam: het model, de lade, het papier.',
    kept: (name) => `‘${name}’ is op dit apparaat bewaard.`,
    refused:
      'Dit apparaat bewaart niets voor deze pagina. Bewaar de printer als bestand; de link houdt de getallen ook vast.',
    unread: 'Iets wat dit apparaat van je printers bewaart, is hier niet te lezen. Het blijft zoals het is.',
    forget: (name) => `Wis ‘${name}’`,
    forgotten: (name) => `‘${name}’ is gewist. De getallen blijven zoals je ze koos.`,
  },
  files: {
    one: (name) => `Bewaar ‘${name}’ als bestand`,
    all: (count) => `Bewaar alle ${count} als bestand`,
    bring: 'Open printers uit een bestand',
    brought: (names) => `Geopend: ${names.map((name) => `‘${name}’`).join(', ')}.`,
    name: 'fieldkit-printers.json',
  },
};

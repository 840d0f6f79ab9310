import type { InOtherWords } from '../../language.ts';
import { MEETS } from '../../press/calibrate/vernier.ts';
import type { CALIBRATE_WORDS as ENGLISH } from './calibrate.ts';

export const CALIBRATE_WORDS: InOtherWords<typeof ENGLISH> = {
  summary: 'Liggen voor- en achterkant niet gelijk? Klopt de maat niet?',
  fold: 'Bij deze vellen kan geen achterkant verkeerd liggen. De maat kan wel afwijken: print het testvel, meet het met een liniaal en typ beide getallen in.',
  intro: `Print het testvel zoals je de kaarten gaat printen, houd het tegen het licht en typ in wat de schalen aangeven. Vier keer ${MEETS}: de achterkanten zitten goed. Op de laatste bladzijde meet je de maat.`,
  sheet: {
    button: 'Maak het testvel',
    about: (way) => `Voor ${way}, zoals hierboven gekozen.`,
  },
  printer: {
    label: 'Printer',
    none: 'geen: er wordt niets aangepast',
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
  size: {
    legend: 'Hoe lang hij print, %',
    across: 'Schaal 5, breedte',
    along: 'Schaal 6, lengte',
    exact: 'De maat klopt: er wordt niets aangepast.',
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

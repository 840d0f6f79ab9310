import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { SHEET_WORDS as ENGLISH } from './sheets.ts';

const sheets = (count: number): string => counted(DUTCH, count, { one: 'vel', other: 'vellen' });

export const SHEET_WORDS: InOtherWords<typeof ENGLISH> = {
  title: 'Printen',
  usual:
    'Eén bestand met de hele doos, in kleur, voor een printer die dubbelzijdig print: kaarten, fiches, doosjes en regels in de volgorde waarin ze geprint worden.',
  usualAlone:
    'Eén bestand met de hele doos, in kleur, voor een printer die dubbelzijdig print: alles in de volgorde waarin het geprint wordt.',
  download: (paper) => `De hele doos voor ${paper}`,
  size: (count, size) => `PDF, ${sheets(count)}, ${size}`,
  how: 'Print op 100 %, zonder ‘Passend maken’ of ‘Aanpassen aan pagina’. Het eerste vel zegt hoe je juist dit bestand print, en heeft de omtrek van een bankpas, om de maat mee te controleren.',
  all: (parts) =>
    [
      'Elk bestand: stuk voor stuk, enkelzijdig, met weinig inkt',
      ...(parts.includes('models') ? ['papieren modellen'] : []),
      ...(parts.includes('tiles') ? ['tegels'] : []),
      ...(parts.includes('boxes') ? ['doosjes'] : []),
    ].join(', '),
  parts: {
    whole: 'De hele doos',
    flat: 'Kaarten en fiches',
    models: 'Papieren modellen',
    tiles: 'Kaarten als tegels',
    boxes: 'Doosjes om het in te bewaren',
  },
  tiles:
    'voor- en achterkanten apart, elk met eigen snijlijnen: om op beide kanten van dik karton te plakken',
  boxes: {
    duplex:
      'voor kaarten op beide kanten van één vel: om te knippen, te vouwen en te lijmen, van papier van 200 tot 250 gram',
    fold: 'voor gevouwen kaarten, die dikker zijn: om te knippen, te vouwen en te lijmen, van papier van 200 tot 250 gram',
    single:
      'voor kaarten van twee gelijmde vellen, die dikker zijn: om te knippen, te vouwen en te lijmen, van papier van 200 tot 250 gram',
    fronts:
      'voor kaarten in hoesjes met een speelkaart erachter: om te knippen, te vouwen en te lijmen, van papier van 200 tot 250 gram',
  },
  sides: {
    duplex: 'voor- en achterkanten op de twee kanten van het papier',
    fold: 'voor- en achterkanten op één kant, rond een vouw: voor een printer die het papier niet kan draaien; vouwen, lijmen, snijden',
    single: 'op één kant: om te knippen, te vouwen en te lijmen, in plaats van de platte fiches',
    fronts: 'alleen voorkanten, voor kaarten in hoesjes',
  },
  editions: { colour: 'kleur', 'low-ink': 'weinig inkt: getekend met lijn en arcering' },
  sums: 'Controlesommen van de bestanden (SHA-256)',
  more: (command) => [
    'Een andere indeling, een deel van de doos, doosjes voor kaarten in hoesjes, de marges van je eigen printer, losse plaatjes voor een virtuele tafel: in een kopie van het project zegt ',
    command,
    ' waar je om kunt vragen.',
  ],
};

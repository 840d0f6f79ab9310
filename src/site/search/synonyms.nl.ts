/** Woorden die in elk spel hetzelfde betekenen. */
import type { SYNONYMS as ENGLISH } from './synonyms.ts';

export const SYNONYMS: typeof ENGLISH = [
  ['aantal', 'veel', 'hoeveel'],
  ['begin', 'start', 'begint', 'beginnen', 'eerste'],
  ['einde', 'eindigt', 'afgelopen', 'laatste'],
  ['klaarzetten', 'opzetten', 'voorbereiden', 'klaarleggen'],
  ['winnen', 'wint', 'gewonnen', 'doel', 'einde', 'winnaar'],
  ['gelijk', 'gelijkspel', 'remise'],
  ['kosten', 'kost', 'prijs', 'duur', 'hoeveel kost', 'betalen', 'betaal'],
  ['geld', 'munt', 'munten', 'muntjes', 'goud'],
  ['kopen', 'koop', 'aanschaffen'],
  ['plaatsen', 'neerzetten', 'zetten'],
  ['dobbelsteen', 'dobbelstenen', 'worp', 'gooien'],
  ['maat', 'maten', 'team', 'teamgenoot', 'bondgenoot', 'kamp'],
  ['vijand', 'tegenstander', 'tegenspeler'],
  ['soldaat', 'soldaten', 'infanterie', 'poppetje', 'poppetjes'],
  ['aanval', 'aanvallen', 'aanvalt', 'gevecht', 'vechten', 'bestormen', 'strijd'],
  ['schieten', 'schot', 'vuren', 'kanon', 'bombarderen'],
  ['bewegen', 'beweging', 'beweegt', 'lopen', 'gaan', 'stappen', 'stap', 'verplaatsen', 'zet'],
  ['in de weg', 'geblokkeerd'],
  ['uitwijken', 'ontwijken', 'opzij', 'ontsnappen'],
];

import type { InOtherWords } from '../../language.ts';
import type { GAMES_WORDS as ENGLISH } from './kept-games.ts';

export const GAMES_WORDS: InOtherWords<typeof ENGLISH> = {
  heading: 'Andere spellen op dit apparaat',
  count: (count) => (count === 0 ? 'geen' : String(count)),
  about: 'Een spel komt hier te liggen als een ander zijn plaats inneemt.',
  name: 'Naam',
  open: 'Open',
  openIt: (name) => `Open ${name}`,
  delete: 'Wis',
  deleteIt: (name) => `Wis ${name}`,
  deleteYes: 'Wis voorgoed',
  deleteNo: 'Bewaar het',
  save: 'Bewaar als bestand',
  saveIt: (name) => `Bewaar ${name} als bestand`,
  unread: 'Een spel dat niet te lezen is',
  isHurt: 'Bewaard zoals het was: niet alles ervan kan gespeeld worden.',
  hurt: {
    stops: (moves) => (moves === 0 ? 'Dit spel kan niet verder' : `Dit spel stopt na zet ${moves}`),
    unopened: 'Het spel dat hier bewaard is, gaat niet open',
    instead: 'In plaats daarvan is een nieuw spel begonnen.',
    goOn: (moves) =>
      moves === 0
        ? 'Het staat aan het begin: van daar kun je verder.'
        : 'Het staat zoals het toen stond: van daar kun je verder.',
    stays: 'Alles blijft zoals het was, bij de andere spellen op dit apparaat, tot je het daar wist.',
    lasts: 'Bewaar alles zoals het was voordat je de pagina sluit.',
    save: 'Bewaar zoals het was',
    read: 'Begrepen',
  },
  notKept: {
    label: 'Er wordt niets bewaard',
    save: 'Bewaar dit spel',
  },
};

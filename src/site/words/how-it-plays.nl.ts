import type { InOtherWords } from '../../language.ts';
import type { PLAYED_WORDS as ENGLISH } from './how-it-plays.ts';

export const PLAYED_WORDS: InOtherWords<typeof ENGLISH> = {
  title: 'Hoe een spel verloopt',
  about: (game) =>
    `Duizenden spellen ${game} tussen spelers die zelf beslissen: wie wint, hoe lang het duurt, en wat getallen en uitspraken doen.`,
  contents: 'Inhoud',
  made: 'Wat er geteld is, en wat bedacht',
  again: 'Om het na te spelen',
  table: 'Hetzelfde in getallen',
  tableOf: (title) => `${title}: de getallen`,
  from: 'van',
  to: 'tot',
  least: 'minste',
  most: 'meeste',
  picture: (title) => `Een grafiek: ${title}. De getallen staan in de tabel eronder.`,
  rules: (version) =>
    `Gespeeld volgens de regels van versie ${version}. Elke opdracht noemt zijn begingetal.`,
  told: {
    what: (axis, point, bar) => `De grafiek toont ${axis}: ${point}, en ${bar}.`,
    row: (name, at, from, to) => `${name}: ${at}, van ${from} tot ${to}`,
    reach: (least, most) => `minstens ${least}, hoogstens ${most}`,
  },
};

import { DUTCH, type InOtherWords, capital } from '../language.ts';
import type { BOOK_WORDS as ENGLISH } from './words.ts';

const wins = (names: readonly string[]): string =>
  `${capital(DUTCH.and(names))} ${DUTCH.form(names.length, { one: 'wint', other: 'winnen' })}`;

export const BOOK_WORDS: InOtherWords<typeof ENGLISH> = {
  allowed: 'Toegestaan',
  refused: 'Niet toegestaan',
  score: (winners, totals) =>
    [winners.length === 0 ? 'Gelijkspel' : wins(winners), ...(totals === null ? [] : [totals])].join(', '),
  faults: 'Dit kan niet voorkomen',
  course: 'Zo gaat dat',
  maySo: 'Dat mag.',
  mayNot: 'Dat mag niet.',
  and: (parts) => DUTCH.and(parts),
  alsoDoes: (what) => `en ${what}`,
  times: (what, count) => `${what}, ${count === 2 ? 'twee' : count} keer`,
  says: (says) => `${capital(says)}.`,
  byRuling: 'Dit antwoord berust op een uitspraak: bij de andere lezing zou het omgekeerd zijn.',
  byOther: 'Dit antwoord berust op een uitspraak: bij onze lezing zou het omgekeerd zijn.',
  marks: {
    rulebook: null,
    published: 'van de uitgever',
    derived: 'afgeleid',
    ruling: 'uitspraak',
    simplified: 'vereenvoudigd',
    ours: 'ons getal',
  },
  hands: 'Aan tafel',
  example: 'Voorbeeld',
};

/** What every simple game says, in the languages that games can have. */
import { capital, counted, DUTCH, ENGLISH, type LanguageId, quoted } from '../language.ts';

interface SimpleWords {
  /** The rule of a game without written rules. */
  readonly lists: string;
  readonly ended: string;
  readonly unlisted: string;
  readonly forbids: (rule: string) => string;
  readonly noMove: (written: string, some: readonly string[]) => string;
  readonly noField: (parts: readonly string[]) => string;
  readonly needed: (kind: Kind) => string;
  readonly unplayable: (why: string) => string;
  /** Of a part that is written, and entries that the first position has in it. */
  readonly lacking: (part: string, entries: readonly string[]) => string;
}

/** The kinds of JSON. */
export type Kind = 'number' | 'text' | 'truth' | 'list' | 'object' | 'nothing';

const KINDS_EN: Readonly<Record<Kind, string>> = {
  number: 'a number',
  text: 'a text',
  truth: 'true or false',
  list: 'a list',
  object: 'an object',
  nothing: 'null',
};

const KINDS_NL: Readonly<Record<Kind, string>> = {
  number: 'een getal',
  text: 'een tekst',
  truth: 'true of false',
  list: 'een lijst',
  object: 'een object',
  nothing: 'null',
};

export const SIMPLE_WORDS: Readonly<Record<LanguageId, SimpleWords>> = {
  en: {
    lists: 'Whose turn it is makes one of the moves that the game offers.',
    ended: 'the game has ended',
    unlisted: 'that is none of the moves that can be made now',
    forbids: (rule) => `sentence ${rule} does not allow it`,
    noMove: (written, some) =>
      `"${written}" is no move${some.length > 0 ? `; write one like ${some.map((move) => `"${move}"`).join(' or ')}` : ''}`,
    noField: (parts) => `a position has no such part; there are ${parts.join(', ')}`,
    needed: (kind) => `${KINDS_EN[kind]} is needed`,
    unplayable: (why) => `the rules cannot go on from it: ${why}`,
    lacking: (part, entries) =>
      `"${part}" is written without ${ENGLISH.and(entries)}; write them too, since it is taken as it stands`,
  },
  nl: {
    lists: 'Wie aan de beurt is, doet een van de zetten die het spel geeft.',
    ended: 'het spel is afgelopen',
    unlisted: 'dat is geen van de zetten die nu kunnen',
    forbids: (rule) => `zin ${rule} laat het niet toe`,
    noMove: (written, some) =>
      `${quoted(DUTCH, written)} is geen zet${some.length > 0 ? `; schrijf het als ${DUTCH.or(some.map((move) => quoted(DUTCH, move)))}` : ''}`,
    noField: (parts) => `zo’n deel heeft een stand niet; er zijn ${parts.join(', ')}`,
    needed: (kind) => `hier hoort ${KINDS_NL[kind]}`,
    unplayable: (why) => `de regels kunnen er niet mee verder: ${why}`,
    lacking: (part, entries) =>
      `${quoted(DUTCH, part)} is geschreven zonder ${DUTCH.and(entries)}; schrijf die er ook bij, want het wordt genomen zoals het er staat`,
  },
};

interface BoardWords {
  readonly hand: string;
  readonly none: string;
  readonly cards: (count: number) => string;
  readonly draw: string;
  readonly wins: (names: readonly string[]) => string;
  readonly turn: (name: string) => string;
  readonly chance: string;
  readonly at: (piece: string, field: string) => string;
  readonly to: (field: string) => string;
}

/** What a simple board says by itself. */
export const BOARD_WORDS: Readonly<Record<LanguageId, BoardWords>> = {
  en: {
    hand: 'Hand',
    none: 'none',
    cards: (count) => counted(ENGLISH, count, { one: 'card', other: 'cards' }),
    draw: 'The game ends in a draw.',
    wins: (names) => `${capital(ENGLISH.and(names))} ${names.length > 1 ? 'win' : 'wins'}.`,
    turn: (name) => `${capital(name)} is to move.`,
    chance: 'Chance decides.',
    at: (piece, field) => `${piece} on ${field}`,
    to: (field) => `to ${field}`,
  },
  nl: {
    hand: 'Hand',
    none: 'geen',
    cards: (count) => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' }),
    draw: 'Het spel eindigt in een gelijkspel.',
    wins: (names) => `${capital(DUTCH.and(names))} ${names.length > 1 ? 'winnen' : 'wint'}.`,
    turn: (name) => `${capital(name)} is aan zet.`,
    chance: 'Het toeval beslist.',
    at: (piece, field) => `${piece} op ${field}`,
    to: (field) => `naar ${field}`,
  },
};

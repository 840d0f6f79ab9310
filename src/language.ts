/**
 * Languages, and how what is said becomes a sentence of one. A language is a value that is handed down; there is none
 * that is in force everywhere.
 *
 *     const say = sayingOf(CATALOGUE);
 *     say({ says: 'needsPoints', needs: 3, has: 2 }); // "needs 3 points, red has 2"
 */

/** As in `lang` and in addresses. */
export const LANGUAGE_IDS = ['en', 'nl'] as const;
export type LanguageId = (typeof LANGUAGE_IDS)[number];

/** The forms that a noun takes beside a number, as far as these languages have them. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

export interface Language {
  readonly id: LanguageId;
  /** As its own speakers call it. */
  readonly name: string;
  /** What stands before and behind words that are quoted. */
  readonly quotes: readonly [open: string, close: string];
  /** Whether a page of it may divide words at the ends of lines: where they are long. */
  readonly hyphenates: boolean;
  /** The form that goes with a number. */
  readonly form: (count: number, forms: Forms) => string;
  /** "a, b and c". */
  readonly and: (parts: readonly string[]) => string;
  /** "a, b or c". */
  readonly or: (parts: readonly string[]) => string;
  /** A number as it is written, with so many digits behind the point at most: "4,700". */
  readonly number: (value: number, digits?: number) => string;
  /** A day and an hour, short. */
  readonly moment: (when: Date) => string;
}

type Traits = Pick<Language, 'id' | 'name' | 'quotes' | 'hyphenates'>;

function languageOf(traits: Traits, and: string, or: string): Language {
  const { id } = traits;
  const rules = new Intl.PluralRules(id);
  // Without a comma before the last, as rules are written here.
  const list = (parts: readonly string[], last: string): string =>
    parts.length < 2
      ? parts.join('')
      : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;
  return {
    ...traits,
    form: (count, { one, other }) => (rules.select(count) === 'one' ? one : other),
    and: (parts) => list(parts, and),
    or: (parts) => list(parts, or),
    number: (value, digits = 0) => value.toLocaleString(id, { maximumFractionDigits: digits }),
    moment: (when) => when.toLocaleString(id, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}

export const ENGLISH = languageOf(
  { id: 'en', name: 'English', quotes: ['“', '”'], hyphenates: false },
  'and',
  'or',
);

export const DUTCH = languageOf(
  { id: 'nl', name: 'Nederlands', quotes: ['‘', '’'], hyphenates: true },
  'en',
  'of',
);

export const LANGUAGES: Readonly<Record<LanguageId, Language>> = { en: ENGLISH, nl: DUTCH };

/** "1 stone", "2 stones". */
export const counted = ({ form }: Language, count: number, forms: Forms): string =>
  `${count} ${form(count, forms)}`;

/** Whether an English name is of many: "the Allies", and not "the Axis". */
const isMany = (name: string): boolean => /^the .*[^i]s$/i.test(name);

/** The form of an English verb that goes with a name: "red wins", "the Allies win". */
export const agreeing = (name: string, one: string, many: string): string =>
  `${name} ${isMany(name) ? many : one}`;

/** "red’s", "the Axis’s", "the Allies’". */
export const owning = (name: string): string => `${name}’${isMany(name) ? '' : 's'}`;

/** Words with their first letter capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words that follow others in a sentence; "A 2" of a card would not. */
export const goingOn = (words: string): string =>
  /^\p{Lu}(?:\p{Ll}| \p{Ll})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Several things in a row, in one sentence. */
export const inTurn = (parts: readonly string[]): string =>
  parts.map((words, index) => (index === 0 ? words : goingOn(words))).join('; ');

/** Words in the quotes of a language. */
export const quoted = ({ quotes: [open, close] }: Language, words: string): string => open + words + close;

/** Something to be said, by its key; what else it has are figures: numbers, names, and what is said inside it. */
export interface Said {
  readonly says: string;
}

/** Puts into words what is said. */
export type Say<S extends Said> = (said: S) => string;

/** What has a key, with its figures. */
type Keyed<S extends Said, Key> = S extends Said ? (Key extends S['says'] ? S : never) : never;

/** How one key is put into words; `say` puts what is said inside it. */
type Sentence<S extends Said, Key, All extends Said> =
  string | ((said: Keyed<S, Key>, say: Say<All>) => string);

/**
 * The sentences of a language, one for each key that an engine says: a record that lacks one does not compile. A sentence
 * without figures is a string. A part of a catalogue may say `All` of it inside its sentences.
 */
export type Catalogue<S extends Said, All extends Said = S> = {
  readonly [Key in S['says']]: Sentence<S, Key, All>;
};

/** What puts into words all that a catalogue has sentences for. */
export function sayingOf<S extends Said>(catalogue: Catalogue<S>): Say<S> {
  const say: Say<S> = (said) => {
    // A key stands beside its own sentence: the types of the record say so, and no union can.
    const sentence = catalogue[said.says as S['says']] as
      string | ((said: S, say: Say<S>) => string) | undefined;
    // Nobody checks the types of a maker's speech.
    if (sentence === undefined) throw new Error(`the speech has no sentence for "${said.says}"`);
    return typeof sentence === 'string' ? sentence : sentence(said, say);
  };
  return say;
}

/** How a game speaks in a language. */
export interface Speech<S extends Said, SeatId extends string = string> {
  readonly language: Language;
  /** The game's name. */
  readonly game: string;
  /** What its players are called, as in the middle of a sentence. */
  readonly seats: Readonly<Record<SeatId, string>>;
  readonly catalogue: Catalogue<S>;
  /** The same as it is told to one of the players, by number: "you" for their name. Left out, nobody is spoken to. */
  readonly toldTo?: (seat: number) => Catalogue<S>;
}

/** The shape of a record of words, for the same in another language: its keys, and functions of the same figures. */
export type InOtherWords<Words> = Words extends string
  ? string
  : Words extends RegExp | boolean | number | null | undefined
    ? Words
    : Words extends (...figures: infer Figures) => infer Said
      ? (...figures: Figures) => InOtherWords<Said>
      : { readonly [Key in keyof Words]: InOtherWords<Words[Key]> };

/** The same words in every language. */
export type InEach = Readonly<Record<LanguageId, string>>;

/** A thing whose words are in one language. */
export type Worded<T> = T extends InEach
  ? string
  : T extends (...figures: never[]) => unknown
    ? T
    : T extends readonly unknown[] | object
      ? { readonly [Key in keyof T]: Worded<T[Key]> }
      : T;

const LANGUAGE_KEYS = [...LANGUAGE_IDS].sort().join(' ');

/**
 * A thing with its words in a language, wherever in it they stand in each.
 *
 *     wordedIn('nl', [{ id: 'hop', title: { en: 'Hopping', nl: 'Springen' } }]); // [{ id: 'hop', title: 'Springen' }]
 */
export function wordedIn<const T>(language: LanguageId, thing: T): Worded<T> {
  if (typeof thing !== 'object' || thing === null) return thing as Worded<T>;
  if (Array.isArray(thing)) return thing.map((each: unknown) => wordedIn(language, each)) as Worded<T>;
  // What has exactly the languages for keys is words: the type says so too.
  if (Object.keys(thing).sort().join(' ') === LANGUAGE_KEYS)
    return (thing as unknown as InEach)[language] as Worded<T>;
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [key, wordedIn(language, value as unknown)]),
  ) as Worded<T>;
}

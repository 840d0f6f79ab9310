/**
 * Languages, and how messages become sentences. A language is passed as a value; there is no global one.
 *
 *     const say = sayingOf(CATALOGUE);
 *     say({ says: 'needsPoints', needs: 3, has: 2 }); // "needs 3 points, red has 2"
 */

/** As in `lang` and in URLs. */
export const LANGUAGE_IDS = ['en', 'nl'] as const;
export type LanguageId = (typeof LANGUAGE_IDS)[number];

/** The plural forms of a noun, as far as these languages have them. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

export interface Language {
  readonly id: LanguageId;
  /** Its name in itself. */
  readonly name: string;
  /** Its quotation marks. */
  readonly quotes: readonly [open: string, close: string];
  /** Whether its pages hyphenate: where words are long. */
  readonly hyphenates: boolean;
  /** The plural form for a number. */
  readonly form: (count: number, forms: Forms) => string;
  /** "a, b and c". */
  readonly and: (parts: readonly string[]) => string;
  /** "a, b or c". */
  readonly or: (parts: readonly string[]) => string;
  /** A number with at most `digits` decimals: "4,700". */
  readonly number: (value: number, digits?: number) => string;
  /** Date and time, short. */
  readonly moment: (when: Date) => string;
}

type Traits = Pick<Language, 'id' | 'name' | 'quotes' | 'hyphenates'>;

function languageOf(traits: Traits, and: string, or: string): Language {
  const { id } = traits;
  const rules = new Intl.PluralRules(id);
  // No serial comma: the house style.
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

/** Whether an English name is plural: "the Allies", but not "the Axis". */
const isMany = (name: string): boolean => /^the .*[^i]s$/i.test(name);

/** An English verb that agrees with a name: "red wins", "the Allies win". */
export const agreeing = (name: string, one: string, many: string): string =>
  `${name} ${isMany(name) ? many : one}`;

/** "red’s", "the Axis’s", "the Allies’". */
export const owning = (name: string): string => `${name}’${isMany(name) ? '' : 's'}`;

/** A letter and a figure: the field d3, which is no D3. */
const BEGINS_WITH_FIELD = /^\p{Ll}+\d/u;

/** Words at the beginning of a sentence; the name of a field stays as it is written. */
export const capital = (words: string): string =>
  BEGINS_WITH_FIELD.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

/** Lowercases words for the middle of a sentence, but not the "A 2" of a card. */
export const goingOn = (words: string): string =>
  /^\p{Lu}(?:\p{Ll}| \p{Ll})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** Joins clauses with semicolons into one sentence. */
export const inTurn = (parts: readonly string[]): string =>
  parts.map((words, index) => (index === 0 ? words : goingOn(words))).join('; ');

export const quoted = ({ quotes: [open, close] }: Language, words: string): string => open + words + close;

/** A message: its key, with figures such as numbers, names and nested messages. */
export interface Said {
  readonly says: string;
}

/** Translates a message. */
export type Say<S extends Said> = (said: S) => string;

/** The message with a key. */
type Keyed<S extends Said, Key> = S extends Said ? (Key extends S['says'] ? S : never) : never;

/** The sentence for one key; `say` translates nested messages. */
type Sentence<S extends Said, Key, All extends Said> =
  string | ((said: Keyed<S, Key>, say: Say<All>) => string);

/**
 * The sentences of a language, one for each message key: a missing one does not compile. A sentence without
 * figures is a string. Part of a catalogue may translate nested messages of `All`.
 */
export type Catalogue<S extends Said, All extends Said = S> = {
  readonly [Key in S['says']]: Sentence<S, Key, All>;
};

/** Translates messages by a catalogue. */
export function sayingOf<S extends Said>(catalogue: Catalogue<S>): Say<S> {
  const say: Say<S> = (said) => {
    // The catalogue's type pairs keys and sentences; TypeScript cannot express that for a union.
    const sentence = catalogue[said.says as S['says']] as
      string | ((said: S, say: Say<S>) => string) | undefined;
    // A maker's speech may be untyped, so check at run time.
    if (sentence === undefined) throw new Error(`the speech has no sentence for "${said.says}"`);
    return typeof sentence === 'string' ? sentence : sentence(said, say);
  };
  return say;
}

/** A game's texts in one language. */
export interface Speech<S extends Said, SeatId extends string = string> {
  readonly language: Language;
  readonly game: string;
  /** Player names by seat id, as in the middle of a sentence. */
  readonly seats: Readonly<Record<SeatId, string>>;
  readonly catalogue: Catalogue<S>;
  /**
   * The catalogue when speaking to one player, by number: "you" instead of their name. Left out, nobody is
   * addressed.
   */
  readonly toldTo?: (seat: number) => Catalogue<S>;
}

/** The type of a translation: the same keys, and functions with the same parameters. */
export type InOtherWords<Words> = Words extends string
  ? string
  : Words extends RegExp | boolean | number | null | undefined
    ? Words
    : Words extends (...figures: infer Figures) => infer Said
      ? (...figures: Figures) => InOtherWords<Said>
      : { readonly [Key in keyof Words]: InOtherWords<Words[Key]> };

/** A text in every language. */
export type InEach = Readonly<Record<LanguageId, string>>;

/** A value with its texts in one language. */
export type Worded<T> = T extends InEach
  ? string
  : T extends (...figures: never[]) => unknown
    ? T
    : T extends readonly unknown[] | object
      ? { readonly [Key in keyof T]: Worded<T[Key]> }
      : T;

const LANGUAGE_KEYS = [...LANGUAGE_IDS].sort().join(' ');

/**
 * Translates a value: replaces every text in several languages inside it by the one in `language`.
 *
 *     wordedIn('nl', [{ id: 'hop', title: { en: 'Hopping', nl: 'Springen' } }]); // [{ id: 'hop', title: 'Springen' }]
 */
export function wordedIn<const T>(language: LanguageId, thing: T): Worded<T> {
  if (typeof thing !== 'object' || thing === null) return thing as Worded<T>;
  if (Array.isArray(thing)) return thing.map((each: unknown) => wordedIn(language, each)) as Worded<T>;
  // An object whose keys are exactly the language ids is a text.
  if (Object.keys(thing).sort().join(' ') === LANGUAGE_KEYS)
    return (thing as unknown as InEach)[language] as Worded<T>;
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [key, wordedIn(language, value as unknown)]),
  ) as Worded<T>;
}

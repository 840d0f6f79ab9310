/** The search terms of a text: lower-case words without stop words, each as its stem or synonym. */
import { stemmer } from 'stemmer';
import type { LanguageId } from '../../language.ts';

/** A language's and a game's words for search. */
export interface Vocabulary {
  readonly language: LanguageId;
  /** Stop words. */
  readonly empty: readonly string[];
  /** Groups of synonyms; several words may stand for one. */
  readonly synonyms: readonly (readonly [string, ...(readonly string[])])[];
  /** Irregular forms that no stemmer knows: "drive", "drove", "driven". Synonyms take precedence. */
  readonly irregular: readonly (readonly [string, ...(readonly string[])])[];
  /** Particles that may be separated from their verb: "up" of "set the game up". */
  readonly apart: readonly string[];
}

/** The terms of a text, in order. */
export type Terms = (text: string) => readonly string[];

/** Lower case without accents and punctuation, words separated by one space. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]s\b/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** Only English is stemmed: elsewhere search matches beginnings of words, which finds most forms. */
const stemOf = (language: LanguageId, word: string): string => (language === 'en' ? stemmer(word) : word);

/** The base form of a word: "drive" of "drives", "driving" and "drove". */
export function rootOf({
  language,
  irregular,
}: Pick<Vocabulary, 'language' | 'irregular'>): (word: string) => string {
  const bases = new Map(
    irregular.flatMap(([base, ...forms]) => forms.map((form) => [plain(form), plain(base)] as const)),
  );
  return (word) => stemOf(language, bases.get(word) ?? word);
}

export function termsOf({ language, empty, synonyms, irregular, apart }: Vocabulary): Terms {
  const stem = (word: string): string => stemOf(language, word);
  const root = rootOf({ language, irregular });
  const nothing = new Set(empty.map(plain));
  const groups = synonyms.map((group) => group.map(plain));
  const same = new Map(
    groups.flatMap(([first = '', ...others]) =>
      [first, ...others]
        .filter((word) => !word.includes(' '))
        .map((word) => [stem(word), stem(first)] as const),
    ),
  );
  const termOf = (word: string): string => same.get(stem(word)) ?? same.get(root(word)) ?? root(word);
  /** A two-word synonym is matched in any of its forms: "2 places", "two fields". */
  const phraseOf = (words: readonly string[]): string => words.map(termOf).join(' ');
  // The word a group stands for may itself be two words: it then becomes one term, like its synonyms.
  const phrases = groups.flatMap((group) =>
    group
      .filter((words) => words.includes(' '))
      .map((words) => [phraseOf(words.split(' ')), group.slice(0, 1)] as const),
  );
  const meant = new Map(phrases);
  /** Longest first, so that "home base" is not read as "base". */
  const longest = Math.max(1, ...phrases.map(([phrase]) => phrase.split(' ').length));
  /** "Set the game up" becomes "set up the game": moves a separated particle to its verb. */
  const together = (words: readonly string[]): readonly string[] => {
    const said = [...words];
    for (let at = 0; at < said.length; at++) {
      const behind = [2, 3].find((gap) => {
        const [verb = '', end = ''] = [said[at], said[at + gap]];
        return apart.includes(end) && meant.has(phraseOf([verb, end]));
      });
      if (behind !== undefined) said.splice(at + 1, 0, ...said.splice(at + behind, 1));
    }
    return said;
  };
  const joined = (words: readonly string[]): readonly string[] => {
    const said: string[] = [];
    for (let at = 0; at < words.length;) {
      let size = Math.min(longest, words.length - at);
      while (size > 1 && !meant.has(phraseOf(words.slice(at, at + size)))) size -= 1;
      said.push(...(size > 1 ? (meant.get(phraseOf(words.slice(at, at + size))) ?? []) : [words[at] ?? '']));
      at += size;
    }
    return said;
  };
  return (text) => {
    const words = joined(
      together(
        plain(text)
          .split(' ')
          .filter((word) => word !== ''),
      ),
    );
    const telling = words.filter((word) => !nothing.has(word));
    // "What is it?" has only stop words: better than none.
    return (telling.length > 0 ? telling : words).map(termOf);
  };
}

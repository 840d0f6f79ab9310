/** What a text is sought by: its words in small letters, without those that say nothing, each by its stem and synonym. */
import { stemmer } from 'stemmer';
import type { LanguageId } from '../../language.ts';

/** The words of a language and of a game that finding needs to know. */
export interface Vocabulary {
  readonly language: LanguageId;
  /** Words that are in every question, and say nothing of what is asked. */
  readonly empty: readonly string[];
  /** Words for the same thing, as people say them; several words may stand for one. */
  readonly synonyms: readonly (readonly [string, ...(readonly string[])])[];
  /** Words whose forms no stem tells: "drive", "drove", "driven". What a synonym says of a form comes before. */
  readonly irregular: readonly (readonly [string, ...(readonly string[])])[];
  /** Words that end a phrase also from afar: "up" of "set the game up". */
  readonly apart: readonly string[];
}

/** A text's terms, in its order. */
export type Terms = (text: string) => readonly string[];

/** Small letters without their accents, one blank between two words; what stands between letters falls. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]s\b/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** Only English is stemmed: elsewhere the beginnings of words are sought, which finds most forms. */
const stemOf = (language: LanguageId, word: string): string => (language === 'en' ? stemmer(word) : word);

/** How a word of a language is written in all its forms: "drive" of "drives", "driving" and "drove". */
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
  /** Two words in one are sought in any of their forms, and by the words that stand for them: "2 places", "two fields". */
  const phraseOf = (words: readonly string[]): string => words.map(termOf).join(' ');
  // What stands for the others may itself be two words: they are one term then, as the words that mean it are.
  const phrases = groups.flatMap((group) =>
    group
      .filter((words) => words.includes(' '))
      .map((words) => [phraseOf(words.split(' ')), group.slice(0, 1)] as const),
  );
  const meant = new Map(phrases);
  /** The longest first, so that "home base" is not taken for a base that is at home. */
  const longest = Math.max(1, ...phrases.map(([phrase]) => phrase.split(' ').length));
  /** "Set the game up" is "set up the game": a short word that ends a phrase may stand after what the phrase is about. */
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
    // "What is it?" has no other words: they are better than none.
    return (telling.length > 0 ? telling : words).map(termOf);
  };
}

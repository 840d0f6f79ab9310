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

export function termsOf({ language, empty, synonyms }: Vocabulary): Terms {
  const stem = (word: string): string => stemOf(language, word);
  const nothing = new Set(empty.map(plain));
  const groups = synonyms.map((group) => group.map(plain));
  /** The longest first, so that "home base" is not taken for a base that is at home. */
  const phrases = groups
    .flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const))
    .filter(([phrase]) => phrase.includes(' '))
    .toSorted(([one], [other]) => other.length - one.length);
  const same = new Map(
    groups.flatMap(([first = '', ...others]) =>
      [first, ...others]
        .filter((word) => !word.includes(' '))
        .map((word) => [stem(word), stem(first)] as const),
    ),
  );
  return (text) => {
    const words = phrases
      .reduce(
        (said, [phrase, first]) => ` ${said} `.replaceAll(` ${phrase} `, ` ${first} `).trim(),
        plain(text),
      )
      .split(' ')
      .filter((word) => word !== '');
    const telling = words.filter((word) => !nothing.has(word));
    // "What is it?" has no other words: they are better than none.
    return (telling.length > 0 ? telling : words).map((word) => same.get(stem(word)) ?? stem(word));
  };
}

/** Credits, and the note that this is no official print: for the foot of a file's first page. */
import type { Kit } from './kit.ts';
import { kitWords } from './words/kit-words.ts';

/** "Game design: A and B. Publisher: C.", and who wrote the words. */
export function colophonOf({ credits, language }: Pick<Kit, 'credits' | 'language'>): string {
  const { credit, own } = kitWords(language);
  const parts = [...new Set(credits.map(({ part }) => part))];
  const namesOf = (part: string) => credits.filter((each) => each.part === part).map(({ name }) => name);
  return [...parts.map((part) => credit(part, namesOf(part))), own].join(' ');
}

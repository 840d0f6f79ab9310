/** Credits, and whose words and pictures these are: for the foot of a file's first page. */
import type { Kit } from './kit.ts';
import { kitWords } from './words/kit-words.ts';

/** "Game design: A and B. Publisher: C.", and who wrote the words; of a maker's own game, its licence. */
export function colophonOf({
  credits,
  language,
  makers,
}: Pick<Kit, 'credits' | 'language' | 'makers'>): string {
  const { credit, own, licence } = kitWords(language);
  const parts = [...new Set(credits.map(({ part }) => part))];
  const namesOf = (part: string) => credits.filter((each) => each.part === part).map(({ name }) => name);
  const standing = makers === undefined ? own : licence(makers.licence);
  return [...parts.map((part) => credit(part, namesOf(part))), standing].filter(Boolean).join(' ');
}

/**
 * A fallback for a game whose rules nobody has put into a teaching order: all sentences, chapter by chapter.
 */
import Slugger from 'github-slugger';
import type { SourceBlock } from './blocks.ts';
import type { Book } from './book.ts';

type PlainBlock =
  Extract<SourceBlock, { readonly kind: 'heading' }> | { readonly kind: 'rule'; readonly id: string };

/** Every sentence once; empty chapters are left out. */
export function plainRules({ chapters }: Pick<Book, 'chapters'>): readonly PlainBlock[] {
  const slugger = new Slugger();
  return chapters
    .map(({ name, statements }) => ({ name, ids: Object.keys(statements) }))
    .filter(({ ids }) => ids.length > 0)
    .flatMap(({ name, ids }): PlainBlock[] => [
      { kind: 'heading', depth: 1, slug: slugger.slug(name), text: name },
      ...ids.map((id) => ({ kind: 'rule', id }) as const),
    ]);
}

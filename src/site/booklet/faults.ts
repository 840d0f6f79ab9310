/** What is wrong with a text of rules beside the game that it is of: for a maker to mend, before anything is set. */
import type { Kit } from '../../kit/kit.ts';
import { examplesIn, type Book } from '../../book/book.ts';
import { findFace } from '../faces.ts';
import type { SourceBlock } from '../../book/blocks.ts';

/** Every block, and those inside others after them. */
export const allBlocks = (blocks: readonly SourceBlock[]): readonly SourceBlock[] =>
  blocks.flatMap((block) => (block.kind === 'aside' ? [block, ...allBlocks(block.blocks)] : [block]));

interface Of {
  readonly kit: Kit;
  readonly book: Book;
}

/** What a block names that is not there. */
function namesFaults(block: SourceBlock, { kit, book }: Of): string[] {
  switch (block.kind) {
    case 'rule':
      return Object.hasOwn(book.statements, block.id) ? [] : [`There is no rule ${block.id}.`];
    case 'case':
      return examplesIn(book).some(({ id }) => id === block.id) ? [] : [`There is no example "${block.id}".`];
    case 'faces':
      return block.faces
        .filter((name) => !findFace(kit, name))
        .map((name) => `${kit.title} has no face "${name}".`);
    case 'aside':
      return block.blocks
        .filter(({ kind }) => kind !== 'paragraph')
        .map(({ kind }) => `An aside holds paragraphs, and no ${kind}.`);
    case 'heading':
    case 'paragraph':
      return [];
  }
}

/** Sentences that are missing, or there more than once. */
function countFaults(blocks: readonly SourceBlock[], { statements }: Book): string[] {
  const ids = blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  return Object.keys(statements).flatMap((id) => {
    const times = ids.filter((each) => each === id).length;
    if (times === 1) return [];
    return [times === 0 ? `Rule ${id} is missing.` : `Rule ${id} is there ${times} times.`];
  });
}

/** Everything that keeps a text from being set, a sentence each. */
export function textFaults(text: readonly SourceBlock[], of: Of): readonly string[] {
  const blocks = allBlocks(text);
  return [...blocks.flatMap((block) => namesFaults(block, of)), ...countFaults(blocks, of.book)];
}

/** Checks a rules text against its game before it is typeset. */
import type { Kit } from '../../kit/kit.ts';
import { rulesPictureSize } from '../../kit/rules-pictures.ts';
import { examplesIn, type Book } from '../../book/book.ts';
import { findFace } from '../named-faces.ts';
import type { SourceBlock } from '../../book/blocks.ts';

/** All blocks, each followed by those inside it. */
export const allBlocks = (blocks: readonly SourceBlock[]): readonly SourceBlock[] =>
  blocks.flatMap((block) => (block.kind === 'aside' ? [block, ...allBlocks(block.blocks)] : [block]));

interface Of {
  readonly kit: Kit;
  readonly book: Book;
}

/** Why there is no face of this name. */
function noFace(kit: Kit, name: string): readonly string[] {
  const picture = kit.rulesPictures?.find(({ id }) => id === name);
  const size = picture && rulesPictureSize(kit, picture);
  return size && !size.ok ? size.faults : [`${kit.title} has no face "${name}".`];
}

/** Names in a block that do not exist. */
function namesFaults(block: SourceBlock, { kit, book }: Of): string[] {
  switch (block.kind) {
    case 'rule':
      return Object.hasOwn(book.statements, block.id) ? [] : [`There is no rule ${block.id}.`];
    case 'case':
      return examplesIn(book).some(({ id }) => id === block.id) ? [] : [`There is no example "${block.id}".`];
    case 'faces':
      return block.faces.filter((name) => !findFace(kit, name)).flatMap((name) => noFace(kit, name));
    case 'aside':
      return block.blocks
        .filter(({ kind }) => kind !== 'paragraph')
        .map(({ kind }) => `An aside holds paragraphs, and no ${kind}.`);
    case 'heading':
    case 'paragraph':
      return [];
  }
}

/** Sentences that are missing from the text or in it more than once. */
function countFaults(blocks: readonly SourceBlock[], { statements }: Book): string[] {
  const ids = blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  return Object.keys(statements).flatMap((id) => {
    const times = ids.filter((each) => each === id).length;
    if (times === 1) return [];
    return [times === 0 ? `Rule ${id} is missing.` : `Rule ${id} is there ${times} times.`];
  });
}

/** Everything that keeps a text from being typeset, one sentence each. */
export function textFaults(text: readonly SourceBlock[], of: Of): readonly string[] {
  const blocks = allBlocks(text);
  return [...blocks.flatMap((block) => namesFaults(block, of)), ...countFaults(blocks, of.book)];
}

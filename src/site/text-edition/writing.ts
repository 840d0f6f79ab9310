import type { Block, BlockOf, Words } from '../../book/blocks.ts';

/** A line of a list; `rule` is the number of the sentence that it quotes. */
export interface Item {
  readonly words: Words;
  readonly rule?: string;
}

/** A block of the book, or a list: what others show, a text tells one by one. */
export type TextBlock =
  Block | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] };

/** A text before it is written as HTML or as lines. */
export interface Writing {
  readonly title: string;
  /** Stands under the title. */
  readonly lead: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/** The chapters of a text, for its contents. */
export const chaptersOf = ({ blocks }: Writing): readonly BlockOf<'heading'>[] =>
  blocks.filter((block) => block.kind === 'heading').filter(({ depth }) => depth === 1);

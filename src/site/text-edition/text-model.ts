import type { Block, BlockOf, Words } from '../../book/blocks.ts';

/** A list item; `rule` is the id of the sentence it quotes. */
export interface Item {
  readonly words: Words;
  readonly rule?: string;
}

/** A block of the book, or a list: tables and pictures become lists. */
export type TextBlock =
  Block | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] };

/** A text before it is rendered as HTML or plain lines. */
export interface Writing {
  readonly title: string;
  /** Paragraphs below the title. */
  readonly lead: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/** The chapters, for the table of contents. */
export const chaptersOf = ({ blocks }: Writing): readonly BlockOf<'heading'>[] =>
  blocks.filter((block) => block.kind === 'heading').filter(({ depth }) => depth === 1);

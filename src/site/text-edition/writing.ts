/** A text as plain data, before it is written as HTML or as lines: what it says and in which order, not how it looks. */

/** A stretch of words; `notation` is to be read letter by letter: "w1n1". */
export type Words = string | readonly { readonly text: string; readonly notation?: boolean }[];

/** A line of a list; `rule` is the number of the sentence that it quotes. */
export interface Item {
  readonly words: Words;
  readonly rule?: string;
}

export type Block =
  /** A chapter is 1, what stands under it deeper; `id` is its place, unique in the text. */
  | { readonly kind: 'heading'; readonly depth: 1 | 2 | 3; readonly id: string; readonly words: string }
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** A numbered sentence in its place; `mark` says where it comes from, if not from the rulebook. */
  | { readonly kind: 'rule'; readonly id: string; readonly words: string; readonly mark?: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  /** What stands beside the run of the text, under a name of its own. */
  | { readonly kind: 'beside'; readonly name: string; readonly blocks: readonly Block[] };

export interface Writing {
  readonly title: string;
  /** Stands under the title. */
  readonly lead: readonly string[];
  readonly blocks: readonly Block[];
}

/** Words without what makes a notation stand out. */
export const plain = (words: Words): string =>
  typeof words === 'string' ? words : words.map(({ text }) => text).join('');

/** The chapters of a text, for its contents. */
export const chaptersOf = ({ blocks }: Writing): readonly Extract<Block, { readonly kind: 'heading' }>[] =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.depth === 1 ? [block] : []));

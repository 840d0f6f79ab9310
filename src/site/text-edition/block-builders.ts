/** Helpers for blocks of plain text. */
import { plain } from '../../book/blocks.ts';
import type { Item, TextBlock } from './text-model.ts';

export const heading = (depth: 1 | 2 | 3, slug: string, text: string): TextBlock => ({
  kind: 'heading',
  depth,
  slug,
  text,
});

export const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', words: [plain(text)] });

export const item = (text: string, rule?: string): Item => ({
  words: [plain(text)],
  ...(rule !== undefined && { rule }),
});

export const list = (items: readonly Item[], ordered = false): TextBlock => ({
  kind: 'list',
  ordered,
  items,
});

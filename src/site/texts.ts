/** The rules in their teaching order: MDX, found by its place, `content/<game>/rules.mdx`. */
import type { MDXInstance } from 'astro';
import { RULES } from 'virtual:fieldkit-rules';

type Text = MDXInstance<Record<string, unknown>>;

/** The text of a game's rules; null where nobody has written one. */
export const textOf = async (game: string): Promise<Text | null> => (await RULES[game]?.()) ?? null;

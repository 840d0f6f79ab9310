/** The rules texts: MDX, imported from `content/<game>/rules.mdx`. */
import type { MDXInstance } from 'astro';
import { RULES } from 'virtual:fieldkit-rules';

type Text = MDXInstance<Record<string, unknown>>;

/** A game's rules text; null if it has none. */
export const textOf = async (game: string): Promise<Text | null> => (await RULES[game]?.()) ?? null;

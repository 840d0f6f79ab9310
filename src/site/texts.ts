/** The rules in their teaching order: MDX, found by its place, `content/<game>/rules.mdx`. */
import type { MDXInstance } from 'astro';

type Text = MDXInstance<Record<string, unknown>>;

const TEXTS = import.meta.glob<Text>('/**/content/*/rules.mdx');

/** The text of a game's rules. */
export async function textOf(game: string): Promise<Text> {
  const [, load] = Object.entries(TEXTS).find(([path]) => path.endsWith(`/content/${game}/rules.mdx`)) ?? [];
  if (!load) throw new Error(`There is no content/${game}/rules.mdx.`);
  return load();
}

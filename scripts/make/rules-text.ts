/** The text of a game's rules from its place: `content/<game>/rules.mdx`, where the site finds it too. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceBlock } from '../../src/book/blocks.ts';
import { refusal, refusalOf } from '../cli/refusal.ts';
import { native } from './native.ts';

await native(() => import('satteri'), 'Rules are read by satteri');
const { readRulesText } = await import('../../src/site/rules-text.ts');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders that hold no sources, and are large. */
const ELSEWHERE = ['node_modules', 'dist', '.git'];

/** The blocks of a game's rules in their order; refuses where there is no such text, or it cannot be read. */
export function rulesTextOf(game: string): readonly SourceBlock[] {
  const [path] = globSync(`**/content/${game}/rules.mdx`, { cwd: ROOT, exclude: ELSEWHERE });
  if (path === undefined) throw refusal(`There is no content/${game}/rules.mdx.`);
  const read = readRulesText(readFileSync(join(ROOT, path), 'utf8'));
  if (!read.ok) throw refusalOf(read.faults.map((fault) => `${path}, ${fault}.`));
  return read.value;
}

/** The text of a game's rules from its place, `content/<game>/rules.mdx` in the house or beside a maker's shelf. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceBlock } from '../../src/book/blocks.ts';
import { plainRules } from '../../src/book/plain-rules.ts';
import type { Desk } from '../../src/site/game-bundle.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { refusal, refusalOf } from '../cli/refusal.ts';
import { native } from './native.ts';

await native(() => import('satteri'), 'Rules are read by satteri');
const { readRulesText } = await import('../../src/site/rules-text.ts');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the text of a game's rules stands, if there is one; `home` is the folder that holds its `content/`. */
export const rulesPathOf = ({ id, home = ROOT, translation }: Text): string =>
  join(home, 'content', id, ...(translation === undefined ? [] : [translation]), 'rules.mdx');

/** Whose text it is. */
type Text = Pick<ShelfGame, 'id' | 'home' | 'translation'>;

/** The blocks of a game's rules in their order; refuses where there is no such text, or it cannot be read. */
export function rulesTextOf(game: Text): readonly SourceBlock[] {
  const path = rulesPathOf(game);
  if (!existsSync(path)) throw refusal(`There is no ${path}.`);
  const read = readRulesText(readFileSync(path, 'utf8'));
  if (!read.ok) throw refusalOf(read.faults.map((fault) => `${path}, ${fault}.`));
  return read.value;
}

/** The rules of a game as far as there are any: in their teaching order, or else sentence by sentence. */
export const rulesOf = ({ book }: Desk, game: Text): readonly SourceBlock[] =>
  existsSync(rulesPathOf(game)) ? rulesTextOf(game) : plainRules(book);

/** Reads the rules text of a game, `content/<game>/rules.mdx`, from the project or next to a maker's shelf. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceBlock } from '../../src/book/blocks.ts';
import { plainRules } from '../../src/book/plain-rules.ts';
import type { Desk } from '../../src/site/game-bundle.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { refusal, refusalOf } from '../cli/command-error.ts';
import { native } from './native.ts';

await native(() => import('satteri'), 'Rules are read by satteri');
const { readRulesText } = await import('../../src/site/rules-text.ts');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Path of a game's rules text; `home` is the folder that contains `content/`. */
export const rulesPathOf = ({ id, home = ROOT, translation }: Text): string =>
  join(home, 'content', id, ...(translation === undefined ? [] : [translation]), 'rules.mdx');

/** The game whose text it is. */
type Text = Pick<ShelfGame, 'id' | 'home' | 'translation'>;

/** The blocks of a game's rules; throws a refusal if there is no text or it cannot be read. */
export function rulesTextOf(game: Text): readonly SourceBlock[] {
  const path = rulesPathOf(game);
  if (!existsSync(path)) throw refusal(`There is no ${path}.`);
  const read = readRulesText(readFileSync(path, 'utf8'));
  if (!read.ok) throw refusalOf(read.faults.map((fault) => `${path}, ${fault}.`));
  return read.value;
}

/** The rules of a game: its text in teaching order, that of its book, or else all sentences. */
export const rulesOf = ({ book }: Desk, game: Text): readonly SourceBlock[] =>
  existsSync(rulesPathOf(game)) ? rulesTextOf(game) : (book.text ?? plainRules(book));

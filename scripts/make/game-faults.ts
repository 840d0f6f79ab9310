/** What keeps a game from being told: parts that disagree, and a text of rules that names what there is not. */
import { existsSync } from 'node:fs';
import { gameFaults } from '../../src/book/game-faults.ts';
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { textFaults } from '../../src/site/booklet/faults.ts';
import { rulesPathOf, rulesTextOf } from './rules-text.ts';

/** The faults of `content/<game>/rules.mdx`, where there is one. */
async function rulesFaults(game: ShelfGame): Promise<readonly string[]> {
  const { id, kit, book } = game;
  if (!existsSync(rulesPathOf(game))) return [];
  const place = `${id}, content/${id}/rules.mdx`;
  if (book === undefined) return [`${place}: there is no book whose sentences it could tell.`];
  const of = { kit: await kit(), book: await book() };
  return textFaults(rulesTextOf(game), of).map((fault) => `${place}: ${fault}`);
}

/** Every fault of a game, a sentence each: the parts first, since the text is told by them. */
export async function faultsOf(game: ShelfGame): Promise<readonly string[]> {
  const faults = await gameFaults(game);
  return faults.length > 0 ? faults : rulesFaults(game);
}
